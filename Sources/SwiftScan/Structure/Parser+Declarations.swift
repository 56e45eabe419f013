extension Parser {
  /// A declaration with its attributes and modifiers. The caller has seen that one begins here.
  mutating func parseDeclaration() {
    guard enter() else { return }
    let node = open(.macroExpansionDeclaration)
    parseAttributes()
    parseModifiers()
    switch kind {
    case .keyword: parseKeywordDeclaration(node)
    case .identifier where isContextual(.actor) && nextKind == .identifier: parseNominal(node, .actorDeclaration)
    case .identifier where isContextual(.macro): parseMacro(node)
    case .poundIdentifier: parseExpression([])
    case .poundElse, .poundElseif, .poundEndif:
      // The attributes of `#if` round attributes; they stand for themselves.
      nodes.base[node].kind = .unexpected
      dissolve(node)
      return leave()
    default: missing()
    }
    close(node)
    leave()
  }

  /// Removes a node and leaves its children in its place.
  private mutating func dissolve(_ position: Int) {
    var place = position
    while place &+ 1 < nodes.count {
      nodes.base[place] = nodes.base[place &+ 1]
      place &+= 1
    }
    nodes.count &-= 1
  }

  private mutating func parseKeywordDeclaration(_ node: Int) {
    switch token.pointee.word {
    case .let, .var: parseVariable(node)
    case .func: parseFunction(node)
    case .`init`: parseInit(node)
    case .struct: parseNominal(node, .structDeclaration)
    case .class: parseNominal(node, .classDeclaration)
    case .enum: parseNominal(node, .enumDeclaration)
    case .protocol: parseNominal(node, .protocolDeclaration)
    case .extension: parseExtension(node)
    case .case: parseEnumCase(node)
    case .typealias: parseTypealias(node)
    case .associatedtype: parseAssociatedtype(node)
    case .subscript: parseSubscript(node)
    case .deinit:
      nodes.base[node].kind = .deinitializerDeclaration
      leaf(.name)
      parseEffects(node)
      if isAt(.leftBrace) { parseBlock(.codeBlock, .code) }
    case .import: parseImport(node)
    case .operator: parseOperatorDeclaration(node)
    case .precedencegroup:
      nodes.base[node].kind = .precedenceGroupDeclaration
      advance()
      parseDeclaredName()
      if isAt(.leftBrace) { if let after = afterPartner(token) { token = min(after, last) } else { advance() } }
    default: missing()
    }
  }

  /// The name after the keyword of a declaration.
  mutating func parseDeclaredName() {
    if isAt(.identifier) || (isAt(.keyword) && !isAtLineStart) { leaf(.name) } else { missing() }
  }

  // MARK: Types

  private mutating func parseNominal(_ node: Int, _ kind: NodeKind) {
    nodes.base[node].kind = kind
    advance()
    parseDeclaredName()
    if isLess(token) { parseGenericParameters() }
    parseInheritance()
    parseGenericWhere()
    parseMemberBlock()
  }

  private mutating func parseExtension(_ node: Int) {
    nodes.base[node].kind = .extensionDeclaration
    advance()
    parseType()
    parseInheritance()
    parseGenericWhere()
    parseMemberBlock()
  }

  private mutating func parseMemberBlock() {
    if isAt(.leftBrace) { parseBlock(.memberBlock, .members) } else { missing() }
  }

  /// `: A, B`.
  mutating func parseInheritance() {
    guard isAt(.colon) else { return }
    let node = open(.inheritanceClause)
    advance()
    repeat {
      if isAt(.leftBrace) || isKeyword(.where) { break }
      parseType()
    } while eat(.comma)
    close(node)
  }

  /// `where A: B, C == D`.
  mutating func parseGenericWhere() {
    guard isKeyword(.where) else { return }
    let node = open(.genericWhereClause)
    advance()
    repeat {
      if isAt(.leftBrace) { break }
      let requirement = open(.genericRequirement)
      if isAt(.integerLiteral) { leaf(.integerLiteral) } else { parseType() }
      if isAt(.colon) || (kind.isOperator && token.pointee.word == .equals) {
        advance()
        if isAt(.integerLiteral) { leaf(.integerLiteral) } else { parseRequirementType() }
      } else {
        missing()
      }
      close(requirement)
    } while eat(.comma)
    close(node)
  }

  /// The right side of a requirement; a layout constraint, `_Trivial(64)`, is a type with its size as tokens.
  private mutating func parseRequirementType() {
    parseType()
    if isAt(.leftParen), !isAtLineStart, let after = afterPartner(token) { token = after }
  }

  /// `<T: P, each U>`.
  mutating func parseGenericParameters() {
    let node = open(.genericParameterClause)
    advance()
    while !isGreater(token), hasMore {
      let before = token
      let parameter = open(.genericParameter)
      parseAttributes()
      if eatKeyword(.let) {
        setFlags(parameter, .isLet)
      } else if isContextual(.each), nextKind == .identifier {
        advance()
      }
      if isAt(.identifier) || isKeyword(.Self) { leaf(.name) } else { missing() }
      if isEllipsis { advance() }
      if eat(.colon) { parseType() }
      close(parameter)
      if !eat(.comma) || token == before { break }
    }
    parseGenericWhere()
    if isGreater(token) { advance() } else { missing() }
    close(node)
  }

  // MARK: Others

  private mutating func parseTypealias(_ node: Int) {
    nodes.base[node].kind = .typealiasDeclaration
    advance()
    parseDeclaredName()
    if isLess(token) { parseGenericParameters() }
    if eat(.equal) { parseType() } else { missing() }
    parseGenericWhere()
  }

  private mutating func parseAssociatedtype(_ node: Int) {
    nodes.base[node].kind = .associatedtypeDeclaration
    advance()
    parseDeclaredName()
    parseInheritance()
    if eat(.equal) { parseType() }
    parseGenericWhere()
  }

  private mutating func parseImport(_ node: Int) {
    nodes.base[node].kind = .importDeclaration
    advance()
    if isAt(.keyword), nextKind == .identifier, !isAtLineStart { advance() }
    repeat {
      if isName(token) || kind.isOperator { leaf(.name) } else { missing() }
    } while eat(.period)
  }

  private mutating func parseOperatorDeclaration(_ node: Int) {
    nodes.base[node].kind = .operatorDeclaration
    advance()
    parseOperatorName()
    if eat(.colon) {
      while isAt(.identifier), !isAtLineStart {
        advance()
        if !eat(.comma) { break }
      }
    }
    if isAt(.leftBrace), !isAtLineStart, let after = afterPartner(token) { token = min(after, last) }
  }

  /// An operator that is declared, whatever the lexer took it for.
  mutating func parseOperatorName() {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation, .infixQuestion, .postfixQuestion, .prefixAmpersand, .equal, .arrow,
      .period, .regexLiteral:
      let node = open(.name)
      advance()
      // `!` and pieces of `>>` are tokens of their own.
      while token.pointee.flags.contains(.continuesOperator)
        || (!token.pointee.flags.contains(.spaceBefore) && (kind == .exclamation || kind == .postfixQuestion || kind == .equal))
      {
        advance()
      }
      close(node)
    default: parseDeclaredName()
    }
  }

  private mutating func parseMacro(_ node: Int) {
    nodes.base[node].kind = .macroDeclaration
    advance()
    parseDeclaredName()
    if isLess(token) { parseGenericParameters() }
    if isAt(.leftParen) { parseParameterClause() }
    parseEffects(node)
    if isAt(.arrow) { parseReturnClause() }
    if isAt(.equal) { parseInitializer([]) }
    parseGenericWhere()
  }
}
