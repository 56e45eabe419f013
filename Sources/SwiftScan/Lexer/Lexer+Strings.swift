extension Lexer {
  /// The opening delimiter of a string literal, and what follows up to its first interpolation or its end.
  ///
  /// - Parameters:
  ///   - cursor: stands at the quote.
  ///   - first: the first `#`, or the quote.
  mutating func lexString(_ cursor: inout Cursor, quote first: Cursor, pounds: Int) {
    let multiline = cursor[1] == UInt8(ascii: "\"") && cursor[2] == UInt8(ascii: "\"") && !(pounds > 0 && endsOnLine(cursor, pounds))
    cursor += multiline ? 3 : 1
    brackets.push(.string, token: tokens.count)
    if multiline { pending.formUnion(.multiline) }
    emit(.stringStart, from: first, to: cursor, pounds: pounds)
    lexStringBody(&cursor)
  }

  /// Whether three quotes after `#` are an empty or one-quote literal, `#"""#`: the delimiter closes again on the line.
  private func endsOnLine(_ quote: Cursor, _ pounds: Int) -> Bool {
    var place = quote + 3
    if hasPounds(place, pounds) { return true }
    while place < end, place.pointee != 0x0A, place.pointee != 0x0D {
      if place.pointee == UInt8(ascii: "\""), hasPounds(place + 1, pounds) { return true }
      place += 1
    }
    return false
  }

  @inline(__always)
  private func hasPounds(_ place: Cursor, _ pounds: Int) -> Bool {
    for i in 0..<pounds where place[i] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Lexes on in the innermost literal: at its beginning, or after an interpolation.
  mutating func lexStringBody(_ cursor: inout Cursor) {
    let opening = tokens.base[Int(brackets.top.token)]
    let multiline = opening.flags.contains(.multiline)
    let pounds = Int(opening.poundCount)
    let first = cursor
    while true {
      while !has(ByteTables.Trait.stringStop, cursor.pointee) { cursor += 1 }
      switch cursor.pointee {
      case UInt8(ascii: "\""):
        let quotes = multiline ? 3 : 1
        if multiline, cursor[1] != UInt8(ascii: "\"") || cursor[2] != UInt8(ascii: "\"") {
          cursor += 1
        } else if pounds == 0 || hasPounds(cursor + quotes, pounds) {
          return endString(&cursor, first, delimiter: quotes &+ pounds)
        } else {
          cursor += 1
        }
      case UInt8(ascii: "\\"):
        guard pounds == 0 || hasPounds(cursor + 1, pounds) else {
          cursor += 1
          continue
        }
        let escaped = cursor + 1 + pounds
        if escaped.pointee == UInt8(ascii: "(") { return beginInterpolation(&cursor, first, multiline: multiline, to: escaped + 1) }
        // The escaped character may be a quote or a backslash; a line break or the end of the file is looked at in its own right.
        cursor = escaped.pointee == 0x0A || escaped.pointee == 0x0D || escaped >= end ? escaped : escaped + 1
      case 0x0A, 0x0D:
        guard multiline else { return endString(&cursor, first, delimiter: 0) }
        stepOverNewline(&cursor)
      default:
        if cursor >= end { return endString(&cursor, first, delimiter: 0) }
        cursor += 1
      }
    }
  }

  @inline(__always)
  private mutating func endString(_ cursor: inout Cursor, _ first: Cursor, delimiter: Int) {
    if cursor > first { emit(.stringSegment, from: first, to: cursor) }
    guard delimiter > 0 else { return abandonTop(at: cursor) }
    let entry = brackets.pop()
    join(entry, to: tokens.count)
    emit(.stringEnd, from: cursor, to: cursor + delimiter, payload: entry.token)
    cursor += delimiter
  }

  private mutating func beginInterpolation(_ cursor: inout Cursor, _ first: Cursor, multiline: Bool, to inside: Cursor) {
    if cursor > first { emit(.stringSegment, from: first, to: cursor) }
    brackets.push(.interpolation, token: tokens.count)
    brackets.entries.base[brackets.entries.count &- 1].lineBreakEndsOuter = lineBreakEndsInterpolation
    lineBreakEndsInterpolation = !multiline
    emit(.interpolationStart, from: cursor, to: inside)
    cursor = inside
  }
}
