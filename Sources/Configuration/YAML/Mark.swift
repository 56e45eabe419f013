/// A place in a text.
public struct Mark: Sendable, Hashable, Comparable {
  /// From 1.
  public let line: Int
  /// In Unicode scalars, from 1.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Mark, right: Mark) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// A value of the configuration, and where it stands.
public struct Marked<Value: Sendable & Hashable>: Sendable, Hashable {
  public let value: Value
  public let mark: Mark

  public init(_ value: Value, at mark: Mark) {
    self.value = value
    self.mark = mark
  }
}
