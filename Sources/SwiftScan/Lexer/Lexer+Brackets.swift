extension Lexer {
  @inline(__always)
  mutating func open(_ bracket: BracketStack.Bracket, _ kind: TokenKind, _ cursor: inout Cursor) {
    brackets.push(bracket, token: tokens.count)
    emit(kind, from: cursor, to: cursor + 1)
    cursor += 1
  }

  /// Closes the innermost bracket, which is of the right kind.
  @inline(__always)
  mutating func close(_ kind: TokenKind, _ cursor: inout Cursor) {
    let entry = brackets.pop()
    join(entry, to: tokens.count)
    emit(kind, from: cursor, to: cursor + 1, payload: entry.token)
    cursor += 1
  }

  @inline(__always)
  func join(_ entry: BracketStack.Entry, to closing: Int) {
    tokens.base[Int(entry.token)].payload = UInt32(truncatingIfNeeded: closing)
  }

  /// `)` while something else is innermost: the end of an interpolation, or a mistake.
  @inline(never)
  mutating func closeMismatchedParen(_ cursor: inout Cursor) {
    if brackets.parens > 0 {
      while !brackets.topIs(.paren) { abandonTop(at: cursor) }
      return close(.rightParen, &cursor)
    }
    // Square brackets that were left open in an interpolation end with it.
    var depth = brackets.entries.count
    var squares = brackets.squares
    while squares > 0, depth > 0, brackets.entries[depth &- 1].bracket == .square {
      squares &-= 1
      depth &-= 1
    }
    guard depth > 0, brackets.entries[depth &- 1].bracket == .interpolation else {
      emit(.rightParen, from: cursor, to: cursor + 1)
      cursor += 1
      return
    }
    while !brackets.topIs(.interpolation) { abandonTop(at: cursor) }
    lineBreakEndsInterpolation = brackets.top.lineBreakEndsOuter
    close(.interpolationEnd, &cursor)
    lexStringBody(&cursor)
  }

  /// `]` or `}` while something else is innermost. Closes what it can reach, else is alone.
  @inline(never)
  mutating func closeMismatched(_ bracket: BracketStack.Bracket, _ kind: TokenKind, _ reachable: UInt32, _ cursor: inout Cursor) {
    guard reachable > 0 else {
      emit(kind, from: cursor, to: cursor + 1)
      cursor += 1
      return
    }
    while !brackets.topIs(bracket) { abandonTop(at: cursor) }
    close(kind, &cursor)
  }

  /// Leaves the innermost bracket without its end. A literal or interpolation gets an empty end token.
  mutating func abandonTop(at cursor: Cursor) {
    guard !brackets.isEmpty else { return }
    let entry = brackets.pop()
    tokens.base[Int(entry.token)].flags.formUnion(.unterminated)
    switch entry.bracket {
    case .paren, .square, .brace: break
    case .string: emitMissingEnd(.stringEnd, entry, at: cursor)
    case .interpolation:
      lineBreakEndsInterpolation = entry.lineBreakEndsOuter
      emitMissingEnd(.interpolationEnd, entry, at: cursor)
    }
  }

  private mutating func emitMissingEnd(_ kind: TokenKind, _ entry: BracketStack.Entry, at cursor: Cursor) {
    join(entry, to: tokens.count)
    emit(kind, from: cursor, to: cursor, payload: entry.token)
    tokens.base[tokens.count &- 1].flags.formUnion(.unterminated)
  }

  /// A line break inside an interpolation of a single-line literal ends both, with all that is open in them.
  @inline(never)
  mutating func abandonInterpolations(at cursor: Cursor) {
    while lineBreakEndsInterpolation {
      while !brackets.isEmpty, !brackets.topIs(.interpolation) { abandonTop(at: cursor) }
      abandonTop(at: cursor)
      abandonTop(at: cursor)
    }
  }
}
