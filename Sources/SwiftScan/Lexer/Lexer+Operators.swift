extension Lexer {
  /// White space, an opening bracket or a separator on the left makes an operator not left-bound.
  @inline(__always)
  func isLeftBound(_ cursor: Cursor) -> Bool {
    pending.isDisjoint(with: .spaceBefore) && !has(ByteTables.Trait.opensBefore, cursor[-1])
  }

  @inline(__always)
  private func isRightBound(_ cursor: Cursor, leftBound: Bool) -> Bool {
    let byte = cursor.pointee
    if has(ByteTables.Trait.closesAfter, byte) { return false }
    switch byte {
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"): return cursor[1] != UInt8(ascii: "/") && cursor[1] != UInt8(ascii: "*")
    case 0xC2: return cursor[1] != 0xA0
    default: return true
    }
  }

  mutating func lexOperator(_ cursor: inout Cursor) {
    let first = cursor
    if first.pointee == UInt8(ascii: "<"), first[1] == UInt8(ascii: "#"), let end = placeholderEnd(first) {
      cursor = end
      return emitName(.identifier, from: first, to: end)
    }
    var place = first
    var slash: Cursor?
    while true {
      let byte = place.pointee
      if isOperatorByte(byte) {
        if byte == UInt8(ascii: "."), first.pointee != UInt8(ascii: "."), place > first { break }
        if byte == UInt8(ascii: "/"), slash == nil { slash = place }
        place += 1
      } else if byte >= 0x80, let scalar = scalar(at: place), scalar.value.continuesOperator {
        place += scalar.length
      } else {
        break
      }
    }
    let leftBound = isLeftBound(first)
    if let slash {
      if let regexEnd = regexInOperator(slash, place, leftBound: leftBound) {
        if slash > first { emitOperator(&cursor, to: slash, leftBound: leftBound) }
        return emitRegex(&cursor, to: regexEnd, pounds: 0)
      }
      place = commentInOperator(first, place)
    }
    // `func ==<T>(…)`: the angle bracket begins the generic parameters.
    if place - first > 1, place[-1] == UInt8(ascii: "<"), tokens.count > 0, tokens.base[tokens.count &- 1].isKeyword(.func),
      isNameByte(place.pointee)
    {
      place -= 1
    }
    emitOperator(&cursor, to: place, leftBound: leftBound)
  }

  /// Whether a period stands before `?` or `!` of a key path, `\Root?.!`, and is no part of an operator.
  func isKeyPathPeriod(_ cursor: Cursor) -> Bool {
    switch cursor[1] {
    case UInt8(ascii: "?"): true
    case UInt8(ascii: "!"): lastKind == .backslash || lastKind == .postfixQuestion || lastKind == .exclamation
    default: false
    }
  }

  /// Emits the operator between `cursor` and `place`.
  private mutating func emitOperator(_ cursor: inout Cursor, to place: Cursor, leftBound: Bool) {
    let first = cursor
    let rightBound = isRightBound(place, leftBound: leftBound)
    let kind: TokenKind = leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
    let length = place - first
    cursor = place
    if length == 1 {
      switch first.pointee {
      case UInt8(ascii: "="): return emit(.equal, from: first, to: place)
      case UInt8(ascii: "&") where kind == .prefixOperator: return emit(.prefixAmpersand, from: first, to: place)
      case UInt8(ascii: "?"): return emit(.infixQuestion, from: first, to: place)
      case UInt8(ascii: "."): return emit(.period, from: first, to: place)
      default: return emitName(kind, from: first, to: place)
      }
    }
    if length == 2 {
      if first[0] == UInt8(ascii: "-"), first[1] == UInt8(ascii: ">") { return emit(.arrow, from: first, to: place) }
      if first[0] == UInt8(ascii: "*"), first[1] == UInt8(ascii: "/") { return emit(.unknown, from: first, to: place) }
    }
    if first.pointee == UInt8(ascii: ">") || (first.pointee == UInt8(ascii: "<") && first[1] == UInt8(ascii: ">")) {
      return emitPieces(from: first, to: place, kind)
    }
    emitName(kind, from: first, to: place)
  }

  /// An operator that begins with `>` or `<>`, cut where generic arguments may begin and end.
  private mutating func emitPieces(from first: Cursor, to end: Cursor, _ kind: TokenKind) {
    var place = first
    while place < end {
      if place > first { pending.formUnion(.continuesOperator) }
      switch place.pointee {
      case UInt8(ascii: "<") where place == first: emit(kind, from: place, to: place + 1, payload: UInt32(Word.less.rawValue))
      case UInt8(ascii: ">"): emit(kind, from: place, to: place + 1, payload: UInt32(Word.greater.rawValue))
      case UInt8(ascii: "?"): emit(.postfixQuestion, from: place, to: place + 1)
      case UInt8(ascii: "!"): emit(.exclamation, from: place, to: place + 1)
      case UInt8(ascii: "=") where place + 1 == end: emit(.equal, from: place, to: end)
      default:
        emitName(kind, from: place, to: end)
        return
      }
      place += 1
    }
  }

  /// Where a comment begins inside an operator, it ends the operator.
  private func commentInOperator(_ first: Cursor, _ end: Cursor) -> Cursor {
    var place = first + 1
    while place < end {
      if place.pointee == UInt8(ascii: "/"), place[1] == UInt8(ascii: "/") || place[1] == UInt8(ascii: "*") { return place }
      place += 1
    }
    return end
  }

  /// The end of an editor placeholder, `<#name#>`, on its line.
  private mutating func placeholderEnd(_ first: Cursor) -> Cursor? {
    guard first >= placeholderFence else { return nil }
    var place = first + 2
    while place < end, place.pointee != 0x0A, place.pointee != 0x0D {
      if place.pointee == UInt8(ascii: "#"), place[1] == UInt8(ascii: ">") { return place + 2 }
      place += 1
    }
    placeholderFence = place
    return nil
  }
}
