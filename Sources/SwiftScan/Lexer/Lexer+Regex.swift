extension Lexer {
  mutating func emitRegex(_ cursor: inout Cursor, to end: Cursor, pounds: Int) {
    let first = cursor
    // Only an extended literal has line breaks inside.
    while cursor < end {
      if pounds > 0, cursor.pointee == 0x0A || cursor.pointee == 0x0D { stepOverNewline(&cursor) } else { cursor += 1 }
    }
    cursor = end
    emit(.regexLiteral, from: first, to: end, pounds: pounds)
  }

  /// Decides, as the Swift compiler does, whether a `/` in an operator begins a regex literal: by what stands before and round it.
  ///
  /// - Parameters:
  ///   - slash: the first slash of the operator that ends at `place`.
  /// - Returns: the end of the literal.
  mutating func regexInOperator(_ slash: Cursor, _ place: Cursor, leftBound: Bool) -> Cursor? {
    guard !leftBound else { return nil }
    var certain = false
    if tokens.count > 0 {
      let last = tokens.base[tokens.count &- 1]
      if last.isKeyword(.func) || last.isKeyword(.operator) { return nil }
      if !isRightBoundForRegex(place) {
        let afterTry = tokens.count > 1 && (last.kind == .postfixQuestion || last.kind == .exclamation)
          && tokens.base[tokens.count &- 2].isKeyword(.try)
        if !afterTry && !isRegexPosition(last) { return nil }
        switch last.kind {
        case .leftParen, .leftSquare, .comma, .colon, .interpolationStart: certain = afterTry
        default: certain = true
        }
      }
    } else {
      certain = !isRightBoundForRegex(place)
    }
    return regexEnd(at: slash, pounds: 0, certain: certain)
  }

  private func isRightBoundForRegex(_ place: Cursor) -> Bool {
    !has(ByteTables.Trait.closesAfter, place.pointee)
  }

  /// Whether an expression may begin after a token.
  private func isRegexPosition(_ last: Token) -> Bool {
    switch last.kind {
    case .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal, .semicolon,
      .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch last.word {
      case .true, .false, .Any, .nil, .self, .Self, .super, .underscore: return false
      default: return true
      }
    default:
      return false
    }
  }

  /// The end of a regex literal; nil if there is none.
  ///
  /// - Parameters:
  ///   - slash: the opening slash.
  ///   - pounds: how many `#` stand before it.
  ///   - certain: nothing but a literal can stand here, so that one without end reaches to the end of its line.
  mutating func regexEnd(at slash: Cursor, pounds: Int, certain: Bool) -> Cursor? {
    var place = slash + 1
    if pounds == 0 {
      switch place.pointee {
      case 0x20, 0x09: if !certain { return nil }
      case UInt8(ascii: "/"), UInt8(ascii: "*"): return nil
      default: break
      }
    }
    let firstNewline = pounds > 0 ? newlineAfterSpace(place) : nil
    if firstNewline != nil, pounds >= unterminatedRegexPounds { return firstNewline }
    var groups = 0
    var classes = 0
    var unescapedSpace: Cursor?
    while place < end {
      let byte = place.pointee
      switch byte {
      case UInt8(ascii: "/"):
        if pounds == 0 {
          if place[1] == UInt8(ascii: "/") || place[1] == UInt8(ascii: "*") { return certain ? place : nil }
          if !certain, unescapedSpace == place - 1 { return nil }
          return place + 1
        }
        var close = place + 1
        while close.pointee == UInt8(ascii: "#") { close += 1 }
        if close - place > pounds { return close }
      case 0x0A, 0x0D:
        if firstNewline == nil { return certain ? place : nil }
      case UInt8(ascii: "\\"):
        if place + 1 < end, place[1] != 0x0A, place[1] != 0x0D { place += 1 }
      case UInt8(ascii: "(") where classes == 0: groups &+= 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !certain { return nil }
        groups = max(0, groups &- 1)
      case UInt8(ascii: "["): classes &+= 1
      case UInt8(ascii: "]"): classes = max(0, classes &- 1)
      case 0x20, 0x09: unescapedSpace = place
      default: break
      }
      place += 1
    }
    if let firstNewline {
      unterminatedRegexPounds = min(unterminatedRegexPounds, pounds)
      return firstNewline
    }
    return certain ? end : nil
  }

  /// The line break that makes an extended literal a multi-line one: only spaces stand before it.
  private func newlineAfterSpace(_ first: Cursor) -> Cursor? {
    var place = first
    while place.pointee == 0x20 || place.pointee == 0x09 { place += 1 }
    return place.pointee == 0x0A || place.pointee == 0x0D ? place : nil
  }
}
