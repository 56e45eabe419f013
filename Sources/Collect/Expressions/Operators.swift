import SwiftScan

/// Precedences of the standard library's operators, tightest highest; the order of its precedence groups.
enum Precedence {
  static let shift: UInt8 = 16
  static let multiplication: UInt8 = 15
  static let addition: UInt8 = 14
  static let range: UInt8 = 13
  static let casting: UInt8 = 12
  static let coalescing: UInt8 = 11
  static let comparison: UInt8 = 10
  static let conjunction: UInt8 = 9
  static let disjunction: UInt8 = 8
  /// `DefaultPrecedence`, of operators that a file does not explain.
  static let other: UInt8 = 7
  static let ternary: UInt8 = 6
  static let arrow: UInt8 = 5
  static let assignment: UInt8 = 4

  static func isRightAssociative(_ precedence: UInt8) -> Bool {
    precedence == coalescing || precedence == ternary || precedence == arrow || precedence == assignment
  }

  static func of(_ word: Word) -> UInt8? {
    switch word {
    case .star, .slash, .percent, .ampersand: multiplication
    case .plus, .minus, .bar, .caret: addition
    case .closedRange, .halfOpenRange: range
    case .nilCoalescing: coalescing
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .equals, .notEquals: comparison
    case .and: conjunction
    case .or: disjunction
    case .plusAssign, .minusAssign: assignment
    default: nil
    }
  }

  /// Operators that are no `Word`, by their spelling.
  static func of(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt8 {
    for (known, precedence) in spelled where known.utf8CodeUnitCount == spelling.count {
      let bytes = UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount)
      if bytes.elementsEqual(spelling) { return precedence }
    }
    return other
  }

  private static let spelled: [(StaticString, UInt8)] = [
    ("===", comparison), ("!==", comparison), ("~=", comparison), (">=", comparison), (".==", comparison), (".!=", comparison),
    (".<", comparison), (".>", comparison), (".<=", comparison), (".>=", comparison),
    ("*=", assignment), ("/=", assignment), ("%=", assignment), ("<<=", assignment), (">>=", assignment), ("&=", assignment),
    ("^=", assignment), ("|=", assignment), ("&*=", assignment), ("&+=", assignment), ("&-=", assignment), ("&<<=", assignment),
    ("&>>=", assignment), (".&=", assignment), (".|=", assignment), (".^=", assignment),
    ("<<", shift), (">>", shift), ("&<<", shift), ("&>>", shift), ("&*", multiplication), (".&", multiplication),
    ("&+", addition), ("&-", addition), (".|", addition), (".^", addition), (">", comparison),
  ]
}
