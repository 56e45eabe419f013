import LabelPlacement

/// Where a layout puts things, as Graphviz's `plain` format tells it: lengths in inches, the origin at the lower left.
struct PlainLayout {
  struct Line {
    var from: String
    var to: String
    /// Points on the spline, near enough to be joined by straight lines.
    var points: [Point]
    /// The middle of its words, and their number of characters.
    var label: (at: Point, length: Int)?
  }

  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var boxes: [String: Rectangle] = [:]
  private(set) var lines: [Line] = []

  /// Lines that it does not understand are passed over: the layout is then judged by what is left.
  init(_ text: String) {
    for row in text.split(whereSeparator: \.isNewline) {
      var reader = TokenReader(row)
      switch reader.word() {
      case "graph":
        guard reader.number() != nil, let w = reader.number(), let h = reader.number() else { continue }
        (width, height) = (w, h)
      case "node":
        guard let name = reader.word(), let x = reader.number(), let y = reader.number(), let w = reader.number(), let h = reader.number()
        else { continue }
        boxes[name] = Rectangle(center: Point(x: x, y: y), width: w, height: h)
      case "edge":
        if let line = Self.line(&reader) { lines.append(line) }
      default: continue
      }
    }
  }

  private static func line(_ reader: inout TokenReader) -> Line? {
    guard let from = reader.word(), let to = reader.word(), let number = reader.number(), number >= 1, number < 10_000 else { return nil }
    var controls: [Point] = []
    for _ in 0..<Int(number) {
      guard let x = reader.number(), let y = reader.number() else { return nil }
      controls.append(Point(x: x, y: y))
    }
    var line = Line(from: from, to: to, points: Polyline(curves: controls).points, label: nil)
    if let (text, x, y) = reader.label() { line.label = (Point(x: x, y: y), text) }
    return line
  }
}

/// The words of a line of the `plain` format: bare or in quotes.
private struct TokenReader {
  private var rest: Substring

  init(_ line: Substring) { rest = line }

  mutating func word() -> String? {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first else { return nil }
    if first == "\"" {
      let inner = rest.dropFirst()
      guard let end = inner.firstIndex(of: "\"") else { return nil }
      let word = inner[..<end]
      rest = inner[inner.index(after: end)...]
      return String(word)
    }
    let word = rest.prefix { $0 != " " }
    rest = rest[word.endIndex...]
    return String(word)
  }

  mutating func number() -> Double? {
    guard let value = word().flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  /// `<words> x y style color`: the number of characters without markup, and the place.
  func label() -> (length: Int, x: Double, y: Double)? {
    let words = rest.split(separator: " ")
    guard words.count >= 5, let x = Double(words[words.count - 4]), let y = Double(words[words.count - 3]) else { return nil }
    let text = words.dropLast(4).joined(separator: " ")
    // Of several lines the longest counts.
    let lengths = text.split(separator: "<br align=\"left\"/>").map(\.count)
    return (max((lengths.max() ?? 0) - 2, 1), x, y)
  }
}
