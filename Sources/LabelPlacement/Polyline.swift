/// A line through points, with its length.
public struct Polyline: Hashable, Sendable {
  public let points: [Point]
  /// The way along the line to each point.
  private let lengths: [Double]

  /// - Parameter points: those that are no numbers are left out.
  public init(_ points: [Point]) {
    let points = points.filter { $0.x.isFinite && $0.y.isFinite }
    self.points = points
    var lengths: [Double] = []
    lengths.reserveCapacity(points.count)
    for (i, point) in points.enumerated() { lengths.append(i == 0 ? 0 : lengths[i - 1] + points[i - 1].distance(to: point)) }
    self.lengths = lengths
  }

  /// A chain of cubic Bézier curves, near enough to be drawn as straight lines.
  ///
  /// - Parameter controls: 3n + 1 control points, as Graphviz gives them; points that make no whole curve are passed over.
  public init(curves controls: [Point]) {
    guard let first = controls.first else {
      self.init([])
      return
    }
    var points = [first]
    var i = 0
    while i + 3 < controls.count {
      let (a, b, c, d) = (controls[i], controls[i + 1], controls[i + 2], controls[i + 3])
      let steps = Self.steps(a.distance(to: b) + b.distance(to: c) + c.distance(to: d))
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        let u = 1 - t
        points.append(
          Point(
            x: u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x,
            y: u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y))
      }
      i += 3
    }
    self.init(points)
  }

  /// Straight pieces of about 16 points.
  private static func steps(_ length: Double) -> Int {
    guard length.isFinite else { return 6 }
    return Int(min(max(length / 16, 6), 64))
  }

  public var length: Double { lengths.last ?? 0 }

  /// The point at a way along the line, and the line's direction there, of length 1; nil for a line without length.
  func place(at way: Double) -> (point: Point, direction: Point)? {
    guard let i = lengths.firstIndex(where: { $0 >= way && $0 > 0 }), i > 0 else { return nil }
    let (a, b, piece) = (points[i - 1], points[i], lengths[i] - lengths[i - 1])
    guard piece > 0 else { return nil }
    let share = (way - lengths[i - 1]) / piece
    return (
      Point(x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y)), Point(x: (b.x - a.x) / piece, y: (b.y - a.y) / piece)
    )
  }
}
