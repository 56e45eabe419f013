/// A place in the source, as users see it.
public struct SourceLocation: Hashable, Sendable, Codable, Comparable {
  /// Relative to the current directory (`../` where it lies outside), or absolute where no relation is known; `/` between parts.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool {
    let order = compareBytes(a.file, b.file)
    return order != 0 ? order < 0 : (a.line, a.column) < (b.line, b.column)
  }
}
