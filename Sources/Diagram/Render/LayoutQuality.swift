import LabelPlacement

/// What is wrong with a layout, as numbers that grow with it. Layouts of one diagram are compared by it.
struct LayoutQuality {
  /// Lines through boxes that are not their ends.
  let boxesHit: Int
  /// Lines that cross each other; nil where there are too many lines to look.
  let crossings: Int?
  /// Words that a line of another arrow runs through.
  let wordsHit: Int
  /// How far the sides are from those of a sheet of paper (√2 : 1, lying), as a factor from 1.
  let proportion: Double
  /// By what factor it is shrunk on a sheet A3, lying, with a margin of a centimetre; 1 where it fits as it is.
  let paperScale: Double

  /// Above this many lines crossings are not counted: that is quadratic in their points.
  private static let crossingLimit = 120

  init(_ layout: PlainLayout) {
    var boxesHit = 0
    var wordsHit = 0
    let boxes = layout.boxes.sorted { $0.key < $1.key }
    for line in layout.lines {
      for (name, box) in boxes where name != line.from && name != line.to {
        if line.points.contains(where: { Self.isInside($0, box) }) { boxesHit += 1 }
      }
    }
    for (i, line) in layout.lines.enumerated() {
      guard let label = line.label else { continue }
      let words = Rectangle(center: label.at, width: Double(label.length) * 0.062, height: 0.1)
      for (j, other) in layout.lines.enumerated() where i != j {
        if other.points.contains(where: { Self.isInside($0, words) }) { wordsHit += 1 }
      }
    }
    self.boxesHit = boxesHit
    self.wordsHit = wordsHit
    crossings = layout.lines.count <= Self.crossingLimit ? Self.crossings(layout.lines) : nil
    let ratio = layout.height > 0 ? layout.width / layout.height / 1.414 : 1
    proportion = ratio > 0 ? max(ratio, 1 / ratio) : .infinity
    // Inches.
    paperScale = layout.width > 0 && layout.height > 0 ? min(1, 15.75 / layout.width, 10.9 / layout.height) : 1
  }

  /// One number: less is better. A line through a box tells of a way that is not there, a crossing only disturbs.
  func cost(crossingsCount: Bool) -> Double {
    10 * Double(boxesHit) + Double(wordsHit) + (crossingsCount ? Double(crossings ?? 0) : 0)
  }

  /// Well inside: a line along an edge is no fault.
  private static func isInside(_ point: Point, _ box: Rectangle) -> Bool {
    abs(point.x - box.center.x) < box.width / 2 - 0.02 && abs(point.y - box.center.y) < box.height / 2 - 0.02
  }

  private static func crossings(_ lines: [PlainLayout.Line]) -> Int {
    let bounds = lines.map { line in
      (
        left: line.points.map(\.x).min() ?? 0, right: line.points.map(\.x).max() ?? 0, low: line.points.map(\.y).min() ?? 0,
        high: line.points.map(\.y).max() ?? 0
      )
    }
    var count = 0
    for i in lines.indices {
      for j in lines.indices.dropFirst(i + 1) {
        // Lines that share an end meet there.
        let ends: Set<String> = [lines[i].from, lines[i].to]
        guard !ends.contains(lines[j].from), !ends.contains(lines[j].to) else { continue }
        guard bounds[i].left <= bounds[j].right, bounds[j].left <= bounds[i].right, bounds[i].low <= bounds[j].high,
          bounds[j].low <= bounds[i].high
        else { continue }
        if cross(lines[i].points, lines[j].points) { count += 1 }
      }
    }
    return count
  }

  private static func cross(_ a: [Point], _ b: [Point]) -> Bool {
    for (p, q) in zip(a, a.dropFirst()) {
      for (r, s) in zip(b, b.dropFirst()) where isLeft(p, q, r) != isLeft(p, q, s) && isLeft(r, s, p) != isLeft(r, s, q) { return true }
    }
    return false
  }

  /// Whether a point is on the left of a line, or on it.
  private static func isLeft(_ a: Point, _ b: Point, _ point: Point) -> Bool {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0
  }
}
