/// One thing that a parser says of a file, in words that do not depend on the parser.
///
/// Both sides are turned into lists of these; where the lists differ, one of the two is wrong about the source.
public struct Observation: Hashable, Comparable, Sendable {
  public let category: Category
  /// Line from 1.
  public let line: Int
  /// The canonical text: free of white space and comments, and the same from both sides when they mean the same.
  public let text: String

  public init(_ category: Category, line: Int, _ text: String) {
    self.category = category
    self.line = line
    self.text = text
  }

  public static func < (a: Observation, b: Observation) -> Bool {
    if a.line != b.line { return a.line < b.line }
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return a.text < b.text
  }
}

/// What is compared. The canonical text of each is described in `docs/judge.md`.
public enum Category: UInt8, CaseIterable, Sendable, CustomStringConvertible {
  case declaration
  case enumCase
  case switchArm
  case call
  case stringLiteral
  /// Extents of all nodes that both trees have; only when asked for.
  case structure
  /// Extents of all tokens; together with `structure`.
  case token

  public var description: String {
    switch self {
    case .declaration: "declaration"
    case .enumCase: "enum case"
    case .switchArm: "switch arm"
    case .call: "call"
    case .stringLiteral: "string literal"
    case .structure: "structure"
    case .token: "token"
    }
  }
}
