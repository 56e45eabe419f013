/// The pieces of all lines by where they are, so that those near a rectangle are found without looking at all.
struct SegmentGrid {
  struct Segment {
    let arrow: Int
    let a: Point
    let b: Point
  }

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let side = 48.0
  private let segments: [Segment]
  private var cells: [Cell: [Int]] = [:]

  init(_ arrows: [Drawing.Arrow]) {
    var all: [Segment] = []
    for (i, arrow) in arrows.enumerated() {
      for line in arrow.lines { for (a, b) in zip(line.points, line.points.dropFirst()) { all.append(Segment(arrow: i, a: a, b: b)) } }
    }
    segments = all
    for (i, segment) in all.enumerated() {
      let middle = Point(x: (segment.a.x + segment.b.x) / 2, y: (segment.a.y + segment.b.y) / 2)
      let area = Rectangle(center: middle, width: abs(segment.a.x - segment.b.x), height: abs(segment.a.y - segment.b.y))
      for cell in Self.cells(area) { cells[cell, default: []].append(i) }
    }
  }

  /// Calls with each piece that may have a point in a rectangle, now and then more than once.
  func near(_ area: Rectangle, _ body: (Segment) -> Void) {
    for cell in Self.cells(area) { for i in cells[cell] ?? [] { body(segments[i]) } }
  }

  private static func cells(_ area: Rectangle) -> [Cell] {
    let (left, right, low, high) = (index(area.left), index(area.right), index(area.low), index(area.high))
    // A drawing of a mile in each direction is no drawing.
    guard right - left < 2000, high - low < 2000, (right - left + 1) * (high - low + 1) < 20_000 else { return [] }
    return (left...right).flatMap { column in (low...high).map { Cell(column: column, row: $0) } }
  }

  private static func index(_ value: Double) -> Int {
    value.isFinite ? Int(min(max((value / side).rounded(.down), -1_000_000), 1_000_000)) : 0
  }
}
