extension Parser {
  mutating func parseFunction(_ node: Int) {
    nodes.base[node].kind = .functionDeclaration
    advance()
    if isAt(.identifier) || isAt(.keyword) { parseDeclaredName() } else { parseOperatorName() }
    parseSignature(node)
    if isAt(.leftBrace) { parseBlock(.codeBlock, .code) }
  }

  mutating func parseInit(_ node: Int) {
    nodes.base[node].kind = .initializerDeclaration
    leaf(.name)
    if isAt(.postfixQuestion) || isAt(.infixQuestion) {
      setFlags(node, .isOptional)
      advance()
    } else if eat(.exclamation) {
      setFlags(node, .isForced)
    }
    parseSignature(node)
    if isAt(.leftBrace) { parseBlock(.codeBlock, .code) }
  }

  /// Generic parameters, parameters, effects, result and requirements.
  private mutating func parseSignature(_ node: Int) {
    if isLess(token) { parseGenericParameters() }
    if isAt(.leftParen) { parseParameterClause() } else { missing() }
    parseEffects(node)
    if isAt(.arrow) {
      parseReturnClause()
      parseEffects(node)
    }
    parseGenericWhere()
  }

  mutating func parseSubscript(_ node: Int) {
    nodes.base[node].kind = .subscriptDeclaration
    leaf(.name)
    if isLess(token) { parseGenericParameters() }
    if isAt(.leftParen) { parseParameterClause() } else { missing() }
    parseReturnClause()
    parseGenericWhere()
    if isAt(.leftBrace) { parseAccessorBlock() }
  }

  // MARK: Parameters

  /// `(a b: T = v, …)` of a function, closure, macro or enum case.
  ///
  /// - Parameter ofClosure: a name may stand alone; elsewhere it is a type.
  mutating func parseParameterClause(ofClosure: Bool = false) {
    let node = open(.parameterClause)
    advance()
    while !isAt(.rightParen), hasMore {
      let before = token
      parseParameter(ofClosure)
      if !eat(.comma) || token == before { break }
    }
    closeBracket(.rightParen)
    close(node)
  }

  /// Whether the attributes here stand before a name; else they belong to the type.
  private var areAttributesOfParameter: Bool {
    var place = token
    while place.pointee.kind == .atSign {
      countWork()
      skipAttribute(&place)
    }
    while place.pointee.kind == .identifier, place.pointee.word.isParameterModifier, isName(place + 1) {
      countWork()
      place += 1
    }
    return isName(place) && (place[1].kind == .colon || (isName(place + 1) && place[2].kind == .colon))
  }

  private mutating func parseParameter(_ ofClosure: Bool) {
    let node = open(.parameter)
    if isAt(.atSign), areAttributesOfParameter { parseAttributes() }
    // `isolated` and the like may stand before two names or before the type; before one name they are a label.
    while isAt(.identifier), token.pointee.word.isParameterModifier, isName(token + 1), isName(token + 2) {
      leaf(.modifier)
    }
    if isName(token), nextKind == .colon {
      leaf(.name)
    } else if isName(token), isName(token + 1), token[2].kind == .colon {
      leaf(.name)
      leaf(.name)
    } else if isName(token), nextKind == .comma || nextKind == .rightParen, ofClosure {
      leaf(.name)
    }
    if eat(.colon) || !(isAt(.comma) || isAt(.rightParen) || isAt(.equal)) { parseType() }
    if isEllipsis {
      setFlags(node, .isVariadic)
      advance()
    }
    if isAt(.equal) { parseInitializer([]) }
    close(node)
  }
}

extension Word {
  /// Words before the name of a parameter.
  var isParameterModifier: Bool {
    switch self {
    case .isolated, ._const: true
    default: false
    }
  }
}
