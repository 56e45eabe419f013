/// A line of the table that cannot be read.
public struct ShapeError: Error, CustomStringConvertible, Sendable, Hashable {
  /// From 1.
  public let line: Int
  /// In Unicode scalars, from 1.
  public let column: Int
  public let description: String
  /// The word that is none of `known`; nil where the fault is another.
  public let word: String?
  /// The words that could stand there.
  public let known: [String]

  init(line: Int, column: Int, _ description: String, word: String? = nil, known: [String] = []) {
    self.line = line
    self.column = column
    self.description = description
    self.word = word
    self.known = known
  }
}

/// Reads the table's form, one shape a line: `form Receiver.name(label: role, _: role?, …) effect kind -> Target`. `#` starts a comment.
/// Of several shapes that fit a call the first counts.
public enum ShapeParser {
  /// The shapes in order of their lines.
  /// - Throws: `ShapeError` at the first line that cannot be read.
  public static func parse(_ text: String) throws(ShapeError) -> [CallShape] {
    var shapes: [CallShape] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let shape = try shape(line, number: index + 1) { shapes.append(shape) }
    }
    return shapes
  }

  /// The shape of one line; nil where it is empty or a comment.
  /// - Parameter number: the line's number, for errors.
  public static func shape(_ line: Substring, number: Int = 1) throws(ShapeError) -> CallShape? {
    var reader = ShapeLineReader(line, number: number)
    guard !reader.isAtEnd else { return nil }
    let shape = try reader.readShape()
    if let fault = ShapeDemands.fault(of: shape) { throw ShapeError(line: number, column: reader.effectColumn, fault) }
    return shape
  }
}
