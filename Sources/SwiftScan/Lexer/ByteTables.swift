/// What the lexer does with a token that begins with a byte.
enum ByteClass: UInt8 {
  /// Space, tab, vertical tab, form feed, NUL, other control characters.
  case space
  /// LF, CR.
  case newline
  /// Letter or underscore.
  case name
  case digit
  case quote
  case leftParen
  case rightParen
  case leftSquare
  case rightSquare
  case leftBrace
  case rightBrace
  /// Comma, colon, semicolon, at sign, backslash: tokens of one byte.
  case single
  case period
  case slash
  /// `!`, `?`
  case postfixMark
  /// All other operator characters of ASCII.
  case operatorCharacter
  case pound
  case dollar
  case backtick
  /// First or following byte of a character outside ASCII.
  case unicode
  case apostrophe
}

/// Tables by byte value, made once a scanner. Held behind pointers: a global array would be checked on every access.
struct ByteTables {
  /// Raw values of `ByteClass`.
  let classes: UnsafeMutablePointer<UInt8>
  /// Bits of `Trait`.
  let traits: UnsafeMutablePointer<UInt8>
  /// Kind of a token of class `single`.
  let singles: UnsafeMutablePointer<TokenKind>

  enum Trait {
    static var nameByte: UInt8 { 1 }
    static var operatorByte: UInt8 { 2 }
    /// Before an operator: it is not left-bound.
    static var opensBefore: UInt8 { 4 }
    /// After an operator: it is not right-bound.
    static var closesAfter: UInt8 { 8 }
    /// Ends the plain part of a string literal: quote, backslash, line break, NUL.
    static var stringStop: UInt8 { 16 }
    static var hexDigit: UInt8 { 32 }
    static var decimalDigit: UInt8 { 64 }
  }

  init() {
    classes = .allocate(capacity: 256)
    traits = .allocate(capacity: 256)
    singles = .allocate(capacity: 256)
    for value in 0..<256 {
      let byte = UInt8(truncatingIfNeeded: value)
      classes[value] = ByteTables.byteClass(byte).rawValue
      traits[value] = ByteTables.traits(byte)
      singles[value] = ByteTables.single(byte)
    }
  }

  func free() {
    classes.deallocate()
    traits.deallocate()
    singles.deallocate()
  }

  private static func byteClass(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x0A, 0x0D: .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): .name
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"): .single
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .postfixMark
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      .operatorCharacter
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "'"): .apostrophe
    case 0x80...0xFF: .unicode
    default: .space
    }
  }

  private static func traits(_ byte: UInt8) -> UInt8 {
    var traits: UInt8 = 0
    switch byteClass(byte) {
    case .name, .digit: traits |= Trait.nameByte
    case .period, .slash, .postfixMark, .operatorCharacter: traits |= Trait.operatorByte
    default: break
    }
    switch byte {
    case 0x20, 0x0D, 0x0A, 0x09, 0, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): traits |= Trait.opensBefore | Trait.closesAfter
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): traits |= Trait.opensBefore
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): traits |= Trait.closesAfter
    default: break
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x0A, 0x0D, 0: traits |= Trait.stringStop
    case UInt8(ascii: "0")...UInt8(ascii: "9"): traits |= Trait.hexDigit | Trait.decimalDigit
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): traits |= Trait.hexDigit
    default: break
    }
    return traits
  }

  private static func single(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .atSign
    case UInt8(ascii: "\\"): .backslash
    default: .unknown
    }
  }
}
