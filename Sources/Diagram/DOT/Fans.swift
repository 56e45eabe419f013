/// Many ends of one start would stand in one long row: every second, third or fourth is put a step further away. (The idea is that of
/// Graphviz's `unflatten`.)
enum Fans {
  /// Up to this many stand in one row.
  private static let rowLimit = 6
  private static let longest = 4

  /// The lengths of arrows in ranks, by their positions; those that are missing have length 1.
  static func lengths(_ diagram: Diagram) -> [Int: Int] {
    var incoming: [String: Int] = [:]
    var starts: Set<String> = []
    for arrow in diagram.arrows where arrow.from != arrow.to {
      incoming[arrow.to, default: 0] += 1
      starts.insert(arrow.from)
    }
    var ends: [String: [Int]] = [:]
    for (i, arrow) in diagram.arrows.enumerated() where incoming[arrow.to] == 1 && !starts.contains(arrow.to) {
      ends[arrow.from, default: []].append(i)
    }
    var lengths: [Int: Int] = [:]
    for fan in ends.values where fan.count > rowLimit {
      let rows = min(longest, (fan.count + rowLimit - 1) / rowLimit)
      for (place, i) in fan.enumerated() where place % rows > 0 { lengths[i] = 1 + place % rows }
    }
    return lengths
  }
}
