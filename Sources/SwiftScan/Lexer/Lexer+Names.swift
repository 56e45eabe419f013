extension Lexer {
  /// An identifier or keyword of ASCII letters, digits and underscores, eight bytes at a time; others go the slow way.
  @inline(__always)
  mutating func lexName(_ cursor: inout Cursor) {
    let first = cursor
    let word = UnsafeRawPointer(first).loadUnaligned(as: UInt64.self).littleEndian
    var stops = Lexer.nameStops(word)
    var length: Int
    let prefix: UInt64
    if stops != 0 {
      let bits = stops.trailingZeroBitCount & 0x38
      length = bits &>> 3
      prefix = word & ((1 &<< UInt64(truncatingIfNeeded: bits)) &- 1)
    } else {
      length = 8
      prefix = word
      while true {
        stops = Lexer.nameStops(UnsafeRawPointer(first + length).loadUnaligned(as: UInt64.self).littleEndian)
        if stops != 0 { break }
        length &+= 8
      }
      length &+= stops.trailingZeroBitCount &>> 3
    }
    let next = first[length]
    if next >= 0x80 || next == UInt8(ascii: "$") { return lexLongName(&cursor) }
    let symbol = names.intern(first, length, prefix: prefix)
    emit(symbol < UInt32(truncatingIfNeeded: Word.reservedCount) ? .keyword : .identifier, from: first, to: first + length, payload: symbol)
    cursor = first + length
  }

  /// The high bit of every byte that is no letter, digit or underscore of ASCII.
  @inline(__always)
  private static func nameStops(_ word: UInt64) -> UInt64 {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let folded = low | 0x2020_2020_2020_2020
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    let underscores = ~((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F)
    return ~((letters | digits | underscores) & ~word) & 0x8080_8080_8080_8080
  }

  /// A name with characters outside ASCII.
  @inline(never)
  private mutating func lexLongName(_ cursor: inout Cursor) {
    let first = cursor
    skipNameCharacters(&cursor)
    emitName(.identifier, from: first, to: cursor)
  }

  func skipNameCharacters(_ cursor: inout Cursor) {
    while true {
      let byte = cursor.pointee
      if isNameByte(byte) || byte == UInt8(ascii: "$") {
        cursor += 1
      } else if byte >= 0x80, let scalar = scalar(at: cursor), scalar.value.continuesName {
        cursor += scalar.length
      } else {
        return
      }
    }
  }

  /// Emits a token whose symbol is its text.
  mutating func emitName(_ kind: TokenKind, from first: Cursor, to end: Cursor) {
    emit(kind, from: first, to: end, payload: intern(first, end))
  }

  mutating func intern(_ first: Cursor, _ end: Cursor) -> UInt32 {
    let length = end - first
    var prefix = UnsafeRawPointer(first).loadUnaligned(as: UInt64.self).littleEndian
    if length < 8 { prefix &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1 }
    return names.intern(first, length, prefix: prefix)
  }

  /// `$0`, `$name`, or a dollar alone.
  mutating func lexDollar(_ cursor: inout Cursor) {
    let first = cursor
    cursor += 1
    skipNameCharacters(&cursor)
    emitName(cursor - first > 1 ? .dollarIdentifier : .identifier, from: first, to: cursor)
  }

  /// `` `name` ``; the symbol is that of the name. A backtick without a second one on its line is unknown.
  mutating func lexBacktick(_ cursor: inout Cursor) {
    let first = cursor
    guard let end = backtickedEnd(first) else {
      cursor += first[1] == UInt8(ascii: "`") ? 2 : 1
      return emit(.unknown, from: first, to: cursor)
    }
    pending.formUnion(.backticked)
    cursor = end
    emit(.identifier, from: first, to: end, payload: intern(first + 1, end - 1))
  }

  /// The end of a name in backticks that begins at a place; nil if there is none, or one without characters.
  private func backtickedEnd(_ first: Cursor) -> Cursor? {
    guard first.pointee == UInt8(ascii: "`") else { return nil }
    var place = first + 1
    while place < end, place.pointee != UInt8(ascii: "`"), place.pointee != 0x0A, place.pointee != 0x0D { place += 1 }
    return place < end && place.pointee == UInt8(ascii: "`") && place - first > 1 ? place + 1 : nil
  }

  /// What begins with `#`: raw strings, extended regex literals, directives, macros.
  mutating func lexPound(_ cursor: inout Cursor) {
    let first = cursor
    var place = cursor
    while place.pointee == UInt8(ascii: "#") { place += 1 }
    if place.pointee == UInt8(ascii: "\"") {
      cursor = place
      return lexString(&cursor, quote: first, pounds: place - first)
    }
    if place.pointee == UInt8(ascii: "/"), let end = regexEnd(at: place, pounds: place - first, certain: true) {
      return emitRegex(&cursor, to: end, pounds: place - first)
    }
    // All but the last of several are noise.
    if place - first > 1 {
      cursor = place - 1
      emit(.unknown, from: first, to: cursor)
    }
    let pound = cursor
    cursor += 1
    let name = cursor
    if let end = backtickedEnd(name) {
      pending.formUnion(.backticked)
      cursor = end
      return emit(.poundIdentifier, from: pound, to: end, payload: intern(name + 1, end - 1))
    }
    skipNameCharacters(&cursor)
    guard cursor > name, !has(ByteTables.Trait.decimalDigit, name.pointee) else {
      cursor = name
      return emit(.unknown, from: pound, to: name)
    }
    let symbol = intern(name, cursor)
    let kind: TokenKind
    switch Symbol(rawValue: symbol).word {
    case .if: kind = .poundIf
    case .else: kind = .poundElse
    case .elseif: kind = .poundElseif
    case .endif: kind = .poundEndif
    default: kind = .poundIdentifier
    }
    emit(kind, from: pound, to: cursor, payload: symbol)
  }
}
