/// Many ends of one start would stand in one long row: every second, third or fourth is put a step further away. (The idea is that of
/// Graphviz's `unflatten`.)
enum Fans {
  /// Up to this many stand in one row.
  private static let rowLimit = 6

  /// The lengths of arrows in ranks, by their positions; those that are missing have length 1.
  static func lengths(_ diagram: Diagram, _ direction: Direction) -> [Int: Int] {
    var sources: [String: Set<String>] = [:]
    var starts: Set<String> = []
    for arrow in diagram.arrows where arrow.from != arrow.to {
      sources[arrow.to, default: []].insert(arrow.from)
      starts.insert(arrow.from)
    }
    // Several arrows to one end have one length.
    var ends: [String: [String]] = [:]
    var seen: Set<String> = []
    for arrow in diagram.arrows where sources[arrow.to]?.count == 1 && !starts.contains(arrow.to) && arrow.from != arrow.to {
      if seen.insert(arrow.to).inserted { ends[arrow.from, default: []].append(arrow.to) }
    }
    var steps: [String: Int] = [:]
    for fan in ends.values where fan.count > rowLimit {
      let rows = rows(fan.count, direction)
      for (place, id) in fan.enumerated() where place % rows > 0 { steps[id] = 1 + place % rows }
    }
    var lengths: [Int: Int] = [:]
    for (i, arrow) in diagram.arrows.enumerated() where arrow.from != arrow.to { lengths[i] = steps[arrow.to] }
    return lengths
  }

  /// So many that the fan has about the sides of a sheet of paper: a box with its arrow is about four times as wide as it is high going to
  /// the right, and twice going down.
  private static func rows(_ count: Int, _ direction: Direction) -> Int {
    let share = direction == .leftToRight ? 0.35 : 0.8
    let rows = Int((Double(count) * share).squareRoot().rounded())
    return min(max(rows, 2), 8)
  }
}
