extension Parser {
  /// `@Name`, with arguments.
  ///
  /// - Parameter ofType: it stands before a type, so that a parenthesis after it may begin the type.
  mutating func parseAttribute(ofType: Bool = false) {
    let node = open(.attribute)
    advance()
    guard isName(token) else {
      missing()
      return close(node)
    }
    let word = token.pointee.word
    parseAttributeName()
    if hasAttributeArguments(token) && (!ofType || word == .convention || word == .differentiable || word == .isolated || word == .other) {
      if word.hasSpecialArguments || (ofType && !isAttributeOfFunctionType(word)) {
        parseAttributeTokens()
      } else if token[1].isKeyword(.where) {
        advance()
        parseGenericWhere()
        closeBracket(.rightParen)
      } else {
        parseArguments(.rightParen, .attribute)
      }
    }
    close(node)
  }

  private func isAttributeOfFunctionType(_ word: Word) -> Bool { word == .other }

  private mutating func parseAttributeName() {
    let first = nodes.count
    parseNamedType()
    guard isAt(.period), isName(token + 1) else { return }
    wrap(first, .memberType)
    while isAt(.period), isName(token + 1) {
      advance()
      parseNamedType()
    }
    close(first)
  }

  /// Arguments that are no expressions, as tokens.
  private mutating func parseAttributeTokens() {
    let node = open(.attributeArguments)
    if let after = afterPartner(token) { token = min(after, last) } else { advance() }
    close(node)
  }

  /// Attributes, and `#if` round attributes, before a declaration.
  mutating func parseAttributes() {
    while true {
      switch kind {
      case .atSign: parseAttribute()
      case .poundIf:
        guard afterConditionalOfAttributes(token) != nil else { return }
        parseConditional(.code)
      default: return
      }
    }
  }

  /// Modifiers, with attributes that stand among them.
  mutating func parseModifiers() {
    while true {
      switch kind {
      case .keyword, .identifier:
        let word = token.pointee.word
        guard word.isModifier, !token.pointee.flags.contains(.backticked), isModifierHere(word) else { return }
        let node = open(.modifier)
        advance()
        if isAt(.leftParen), word.mayHaveDetail, let after = afterPartner(token) { token = after }
        close(node)
      case .atSign: parseAttribute()
      default: return
      }
    }
  }

  /// `class` is a modifier before `func`, `var` and the like; a word that may be a name is none where a declaration does not go on.
  private func isModifierHere(_ word: Word) -> Bool {
    if word == .class {
      guard nextKind == .keyword || nextKind == .identifier else { return nextKind == .atSign }
      // `class async {`: the name of a class may be the word of a modifier.
      return token[1].kind == .keyword || (token[1].word.isModifier && token[2].kind != .leftBrace && token[2].kind != .colon)
    }
    return nextKind == .keyword || nextKind == .identifier || nextKind == .leftParen || nextKind == .atSign || nextKind == .poundIdentifier
      || kind == .keyword
  }
}

extension Word {
  /// Attributes whose arguments are no expressions.
  var hasSpecialArguments: Bool {
    switch self {
    case .available, .backDeployed, .objc, .abi, .differentiable, .derivative, .transpose, .convention, ._specialize,
      ._originallyDefinedIn, ._implements, ._effects, ._documentation, ._dynamicReplacement, ._spi, .attached, .freestanding,
      .storageRestrictions, .nonisolated, .isolated:
      true
    default: false
    }
  }
}
