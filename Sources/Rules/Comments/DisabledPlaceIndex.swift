import NavigationGraph

/// The places where comments switch rules off, by file, rule and line.
struct DisabledPlaceIndex {
  private struct Key: Hashable {
    let file: String
    /// Nil for every rule.
    let rule: String?
  }

  private let places: [Key: LineRanges]

  /// O(places · log places).
  init(_ places: [DisabledPlace]) {
    let byKey = Dictionary(grouping: places.indices) { Key(file: places[$0].comment.file, rule: places[$0].rule) }
    self.places = byKey.mapValues { positions in LineRanges(positions.map { (places[$0].lines, $0) }) }
  }

  /// The positions of the places that may switch a rule off at a line, ascending.
  func positions(_ rule: String, _ location: SourceLocation) -> [Int] {
    let found = [rule, nil].flatMap { places[Key(file: location.file, rule: $0)]?.covering(location.line) ?? [] }
    return found.sorted()
  }
}

/// Ranges of lines, for asking which of them hold a line: ordered by where they begin, with a tree of where they end.
private struct LineRanges {
  private let starts: [Int]
  private let values: [Int]
  /// A complete binary tree: the leaves from `leaves` on are the ends of the ranges, each node above the latest of its two.
  private var ends: [Int]
  private let leaves: Int

  init(_ ranges: [(lines: ClosedRange<Int>, value: Int)]) {
    let sorted = ranges.sorted { ($0.lines.lowerBound, $0.value) < ($1.lines.lowerBound, $1.value) }
    starts = sorted.map(\.lines.lowerBound)
    values = sorted.map(\.value)
    var leaves = 1
    while leaves < sorted.count { leaves *= 2 }
    self.leaves = leaves
    ends = Array(repeating: Int.min, count: leaves * 2)
    for (position, range) in sorted.enumerated() { ends[leaves + position] = range.lines.upperBound }
    for node in stride(from: leaves - 1, to: 0, by: -1) { ends[node] = max(ends[node * 2], ends[node * 2 + 1]) }
  }

  /// The values of the ranges that hold a line. O(found · log ranges).
  func covering(_ line: Int) -> [Int] {
    var result: [Int] = []
    var open = [(node: 1, first: 0, count: leaves)]
    while let (node, first, count) = open.popLast() {
      guard first < starts.count, starts[first] <= line, ends[node] >= line else { continue }
      if count == 1 {
        result.append(values[first])
      } else {
        let half = count / 2
        open.append((node * 2 + 1, first + half, half))
        open.append((node * 2, first, half))
      }
    }
    return result
  }
}
