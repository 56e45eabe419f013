/// Position of a token in `SyntaxTree.tokens`.
public struct TokenIndex: Hashable, Comparable, Sendable, BitwiseCopyable {
  public var rawValue: UInt32

  @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public init(_ position: Int) { rawValue = UInt32(truncatingIfNeeded: position) }

  /// The index as an offset into the token array.
  @inlinable public var position: Int { Int(rawValue) }
  @inlinable public static func < (a: TokenIndex, b: TokenIndex) -> Bool { a.rawValue < b.rawValue }
  /// The token `distance` places further on. The array ends with several `endOfFile` tokens, so a look at one or two places ahead is safe.
  @inlinable public static func + (a: TokenIndex, distance: Int) -> TokenIndex { TokenIndex(a.position &+ distance) }
  @inlinable public static func - (a: TokenIndex, distance: Int) -> TokenIndex { TokenIndex(a.position &- distance) }
}

/// What stands round a token and how it was written.
public struct TokenFlags: OptionSet, Sendable, BitwiseCopyable {
  public var rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between this token and the one before (also when it is inside a comment); the first token of a file has it.
  @inlinable public static var newlineBefore: TokenFlags { TokenFlags(rawValue: 1) }
  /// White space or a comment stands before the token; the first token of a file has it.
  @inlinable public static var spaceBefore: TokenFlags { TokenFlags(rawValue: 2) }
  /// White space, a comment or the end of the file stands after the token.
  @inlinable public static var spaceAfter: TokenFlags { TokenFlags(rawValue: 4) }
  /// An identifier that was written in backticks. Its symbol is that of the name between them.
  @inlinable public static var backticked: TokenFlags { TokenFlags(rawValue: 8) }
  /// This token continues the operator before it. An operator that begins with `>` or `<>` is cut after each of these,
  /// so that `Set<Array<Int>>?` needs no splitting: `>>=` is three tokens, of which the second and third carry this flag.
  @inlinable public static var continuesOperator: TokenFlags { TokenFlags(rawValue: 16) }
  /// A `<` that was found not to begin generic arguments.
  @inlinable static var comparesNotGeneric: TokenFlags { TokenFlags(rawValue: 128) }
  /// `stringStart` of a `"""` literal.
  @inlinable public static var multiline: TokenFlags { TokenFlags(rawValue: 32) }
  /// A string, comment or bracket that the file or the line ends before it is closed. On an empty `stringEnd` or `interpolationEnd`:
  /// there was none.
  @inlinable public static var unterminated: TokenFlags { TokenFlags(rawValue: 64) }
}

/// A lexical element of Swift: 16 bytes, no reference.
///
/// White space and comments are no tokens. Tokens cover the file in order and do not overlap.
public struct Token: Sendable, BitwiseCopyable {
  /// Offset of the first byte in the file.
  public var offset: UInt32
  /// Number of bytes. Zero only for `endOfFile`, and for a `stringEnd` or `interpolationEnd` that is missing in the source.
  public var length: UInt32
  /// Meaning depends on `kind`; read it through `symbol` and `partner`.
  @usableFromInline var payload: UInt32
  public var kind: TokenKind
  public var flags: TokenFlags
  /// Number of `#` before the quote of a `stringStart` or the slash of a `regexLiteral` (at most 65,535).
  public var poundCount: UInt16

  @usableFromInline static var noPayload: UInt32 { .max }

  @inlinable init(kind: TokenKind, flags: TokenFlags, offset: UInt32, length: UInt32, payload: UInt32, poundCount: UInt16 = 0) {
    self.offset = offset
    self.length = length
    self.payload = payload
    self.kind = kind
    self.flags = flags
    self.poundCount = poundCount
  }

  /// The interned name of an identifier, keyword, `$name` (with its dollar), `#name` (without the `#`) or operator; `Symbol.none` for
  /// all other kinds.
  @inlinable public var symbol: Symbol { kind.hasSymbol ? Symbol(rawValue: payload) : .none }

  /// The well-known word that this token spells, in or out of backticks; `.other` when it is none.
  @inlinable public var word: Word { symbol.word }

  /// For a bracket, a `stringStart`/`stringEnd`, or an `interpolationStart`/`interpolationEnd`: the token that closes or opens it.
  /// Nil when it has none, and for all other kinds.
  @inlinable public var partner: TokenIndex? {
    kind.hasPartner && payload != Token.noPayload ? TokenIndex(payload) : nil
  }

  /// Offset of the byte after the token.
  @inlinable public var endOffset: UInt32 { offset &+ length }

  /// Whether this is the reserved word (not in backticks).
  @inlinable public func isKeyword(_ word: Word) -> Bool { kind == .keyword && payload == UInt32(word.rawValue) }

  /// Whether this is the identifier or contextual keyword (not in backticks).
  @inlinable public func isContextual(_ word: Word) -> Bool {
    kind == .identifier && payload == UInt32(word.rawValue) && !flags.contains(.backticked)
  }
}
