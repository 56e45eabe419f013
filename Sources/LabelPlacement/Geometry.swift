/// A point of a drawing; lengths are in points, the y axis may go either way.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  func distance(to other: Point) -> Double { ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot() }
}

/// A rectangle with sides along the axes.
public struct Rectangle: Hashable, Sendable {
  public var center: Point
  public var width: Double
  public var height: Double

  public init(center: Point, width: Double, height: Double) {
    self.center = center
    self.width = width
    self.height = height
  }

  var left: Double { center.x - width / 2 }
  var right: Double { center.x + width / 2 }
  var low: Double { center.y - height / 2 }
  var high: Double { center.y + height / 2 }

  /// The same with each side moved outward; negative: inward, to nothing at most.
  func grown(by margin: Double) -> Rectangle {
    Rectangle(center: center, width: max(width + 2 * margin, 0), height: max(height + 2 * margin, 0))
  }

  /// The area that two have in common.
  func overlap(_ other: Rectangle) -> Double {
    let x = min(right, other.right) - max(left, other.left)
    let y = min(high, other.high) - max(low, other.low)
    return x > 0 && y > 0 ? x * y : 0
  }

  func contains(_ other: Rectangle) -> Bool {
    other.left >= left && other.right <= right && other.low >= low && other.high <= high
  }

  /// How far a point is outside; 0 inside.
  func distance(to point: Point) -> Double {
    let x = max(left - point.x, 0, point.x - right)
    let y = max(low - point.y, 0, point.y - high)
    return (x * x + y * y).squareRoot()
  }

  /// Whether a straight line has a point in it (Liang and Barsky: A new concept and method for line clipping, 1984).
  func meets(_ a: Point, _ b: Point) -> Bool {
    var from = 0.0
    var to = 1.0
    for (start, change, least, most) in [(a.x, b.x - a.x, left, right), (a.y, b.y - a.y, low, high)] {
      if change == 0 {
        if start < least || start > most { return false }
        continue
      }
      let (first, second) = ((least - start) / change, (most - start) / change)
      from = max(from, min(first, second))
      to = min(to, max(first, second))
      if from > to { return false }
    }
    return true
  }

  /// The least distance between it and a straight line; 0 where they meet.
  func distance(toSegment a: Point, _ b: Point) -> Double {
    if meets(a, b) { return 0 }
    // Where they do not meet, an end of the line or a corner is nearest.
    let corners = [Point(x: left, y: low), Point(x: left, y: high), Point(x: right, y: low), Point(x: right, y: high)]
    let ofCorners = corners.map { Self.distance($0, a, b) }.min() ?? .infinity
    return min(distance(to: a), distance(to: b), ofCorners)
  }

  private static func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let square = x * x + y * y
    let share = square > 0 ? min(max(((point.x - a.x) * x + (point.y - a.y) * y) / square, 0), 1) : 0
    return point.distance(to: Point(x: a.x + share * x, y: a.y + share * y))
  }
}
