extension Lexer {
  /// An integer or floating-point literal; letters that belong to no literal are taken in, as the compiler does.
  mutating func lexNumber(_ cursor: inout Cursor) {
    let first = cursor
    var kind = TokenKind.integerLiteral
    if first[0] == UInt8(ascii: "0"), first[1] == UInt8(ascii: "x") {
      cursor += 2
      skipDigits(&cursor, ByteTables.Trait.hexDigit)
      if isHexFraction(cursor) {
        cursor += 1
        skipDigits(&cursor, ByteTables.Trait.hexDigit)
      }
      if cursor.pointee | 0x20 == UInt8(ascii: "p") {
        kind = .floatLiteral
        skipExponent(&cursor)
      }
    } else if first[0] == UInt8(ascii: "0"), first[1] == UInt8(ascii: "o") || first[1] == UInt8(ascii: "b") {
      cursor += 2
    } else {
      skipDigits(&cursor, ByteTables.Trait.decimalDigit)
      // After a period a number is a position in a tuple: `pair.0.1`.
      if cursor.pointee == UInt8(ascii: "."), has(ByteTables.Trait.decimalDigit, cursor[1]), lastKind != .period {
        kind = .floatLiteral
        cursor += 1
        skipDigits(&cursor, ByteTables.Trait.decimalDigit)
      }
      if cursor.pointee | 0x20 == UInt8(ascii: "e") {
        kind = .floatLiteral
        skipExponent(&cursor)
      }
    }
    skipNameCharacters(&cursor)
    emit(kind, from: first, to: cursor)
  }

  private func skipDigits(_ cursor: inout Cursor, _ trait: UInt8) {
    while has(trait, cursor.pointee) || cursor.pointee == UInt8(ascii: "_") { cursor += 1 }
  }

  private func skipExponent(_ cursor: inout Cursor) {
    cursor += 1
    if cursor.pointee == UInt8(ascii: "-") || cursor.pointee == UInt8(ascii: "+") { cursor += 1 }
    skipDigits(&cursor, ByteTables.Trait.decimalDigit)
  }

  /// Whether a period after hexadecimal digits begins a fraction: there are digits, and then the exponent that such a literal must have.
  private func isHexFraction(_ cursor: Cursor) -> Bool {
    guard cursor.pointee == UInt8(ascii: "."), has(ByteTables.Trait.hexDigit, cursor[1]) else { return false }
    var place = cursor + 1
    skipDigits(&place, ByteTables.Trait.hexDigit)
    return place.pointee | 0x20 == UInt8(ascii: "p")
  }
}
