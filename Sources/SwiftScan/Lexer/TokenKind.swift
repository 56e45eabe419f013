/// Kinds of tokens.
public enum TokenKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Ends the token array (several times, so that looking ahead needs no check). Not counted in `SyntaxTree.tokenCount`.
  case endOfFile

  // Kinds with a symbol.

  /// A name, a contextual keyword (`async`, `get`, `actor`), or anything in backticks.
  case identifier
  /// A reserved word (`func`, `self`, `_`, …). After a period it is a name like any other.
  case keyword
  /// `$0`, `$name`.
  case dollarIdentifier
  /// `#name`: a macro, `#selector`, `#available`, …; not `#if` and its kin. The symbol is the name without `#`.
  case poundIdentifier
  /// An operator with white space on both sides or on neither.
  case binaryOperator
  /// An operator bound to what stands right of it.
  case prefixOperator
  /// An operator bound to what stands left of it.
  case postfixOperator

  // Kinds with a partner.

  case leftParen
  case rightParen
  case leftSquare
  case rightSquare
  case leftBrace
  case rightBrace
  /// Opening quote with its `#`s: `"`, `"""`, `#"`. Followed by segments and interpolations, then `stringEnd`.
  case stringStart
  /// Closing quote with its `#`s.
  case stringEnd
  /// `\(`, `\#(`; then the tokens of the interpolation, then `interpolationEnd`.
  case interpolationStart
  /// `)` of an interpolation.
  case interpolationEnd

  // Kinds without payload.

  /// Text of a string literal between quotes and interpolations, escapes as written. Never empty.
  case stringSegment
  case integerLiteral
  case floatLiteral
  /// `/…/` or `#/…/#`, whole.
  case regexLiteral
  case comma
  case colon
  /// `::` between a module and a name.
  case colonColon
  case semicolon
  case period
  /// `@`
  case atSign
  /// `\` of a key path.
  case backslash
  /// `=`
  case equal
  /// `->`
  case arrow
  /// `&` before an argument.
  case prefixAmpersand
  /// `?` without white space on its left.
  case postfixQuestion
  /// `?` with white space on its left: the ternary operator.
  case infixQuestion
  /// `!` without white space on its left.
  case exclamation
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  /// A `#` that stands alone, an odd quote, a control character, invalid UTF-8.
  case unknown

  @inlinable public var hasSymbol: Bool { rawValue >= TokenKind.identifier.rawValue && rawValue <= TokenKind.postfixOperator.rawValue }
  @inlinable public var hasPartner: Bool { rawValue >= TokenKind.leftParen.rawValue && rawValue <= TokenKind.interpolationEnd.rawValue }
  @inlinable public var isOperator: Bool { rawValue >= TokenKind.binaryOperator.rawValue && rawValue <= TokenKind.postfixOperator.rawValue }
}
