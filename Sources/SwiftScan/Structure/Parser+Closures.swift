extension Parser {
  /// `{ … }` as a value.
  mutating func parseClosure() {
    let node = open(.closureExpression)
    advance()
    if startsClosureSignature { parseClosureSignature() }
    parseItems(.code)
    _ = eat(.rightBrace)
    close(node)
  }

  /// Whether what follows the opening brace leads up to an `in`.
  private var startsClosureSignature: Bool {
    var place = token
    switch place.pointee.kind {
    case .identifier, .keyword, .dollarIdentifier:
      // Most closures begin with a name that is no parameter: the next token tells.
      switch place[1].kind {
      case .comma, .arrow, .colon: break
      case .keyword: if !place[1].isKeyword(.in) && !place[1].isKeyword(.throws) { return false }
      case .identifier: if !place[1].isContextual(.async) { return false }
      default: return false
      }
    case .leftParen, .leftSquare, .atSign: break
    default: return false
    }
    while place.pointee.kind == .atSign {
      countWork()
      skipAttribute(&place)
    }
    if place.pointee.kind == .leftSquare {
      guard let after = afterPartner(place) else { return false }
      place = after
    }
    if place.pointee.kind == .leftParen {
      guard let after = afterPartner(place) else { return false }
      place = after
    } else if isParameterWord(place) {
      place += 1
      while place.pointee.kind == .comma, isParameterWord(place + 1) {
        countWork()
        place += 2
      }
      if place.pointee.kind == .colon { return place[1].kind == .identifier && place[2].isKeyword(.in) }
    }
    while place.pointee.isContextual(.async) || place.pointee.isContextual(.reasync) || place.pointee.isKeyword(.throws)
      || place.pointee.isKeyword(.rethrows)
    {
      place += 1
      if place.pointee.kind == .leftParen, let after = afterPartner(place) { place = after }
    }
    if place.pointee.kind == .arrow {
      place += 1
      guard skipType(&place, depth: 0) else { return false }
    }
    return place.pointee.isKeyword(.in)
  }

  private func isParameterWord(_ place: UnsafeMutablePointer<Token>) -> Bool {
    (place.pointee.kind == .identifier && !(place.pointee.isContextual(.async) && place[1].isKeyword(.in) == false && startsArrow(place)))
      || place.pointee.isKeyword(.underscore) || place.pointee.kind == .dollarIdentifier
  }

  private mutating func parseClosureSignature() {
    let node = open(.closureSignature)
    while isAt(.atSign) { parseAttribute() }
    if isAt(.leftSquare) { parseCaptures() }
    if isAt(.leftParen) {
      parseParameterClause(ofClosure: true)
    } else if isParameterWord(token) {
      let clause = open(.parameterClause)
      repeat {
        guard isParameterWord(token) else { break }
        let parameter = open(.parameter)
        leaf(.name)
        if eat(.colon) { parseType() }
        close(parameter)
      } while eat(.comma)
      close(clause)
    }
    parseEffects(node)
    if isAt(.arrow) { parseReturnClause() }
    if !eatKeyword(.in) { missing() }
    close(node)
  }

  /// `[weak self, x = y]`
  private mutating func parseCaptures() {
    let node = open(.captureClause)
    advance()
    while !isAt(.rightSquare), hasMore {
      let before = token
      let capture = open(.capture)
      if (isContextual(.weak) || isContextual(.unowned)) && (nextKind == .identifier || nextKind == .keyword || nextKind == .leftParen) {
        advance()
        if isAt(.leftParen), let after = afterPartner(token) { token = after }
      }
      if isName(token) { leaf(.name) } else { missing() }
      if isAt(.equal) {
        parseInitializer([])
      } else if !isAt(.comma), !isAt(.rightSquare) {
        // An expression that is captured without a name.
        parseSuffixes([])
      }
      close(capture)
      if !eat(.comma) || token == before { break }
    }
    closeBracket(.rightSquare)
    close(node)
  }
}
