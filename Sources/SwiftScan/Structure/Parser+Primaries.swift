extension Parser {
  /// A primary and what is applied to it. Whether anything is applied is known before the primary is parsed, from the token after it,
  /// so that the node of the chain can stand before it.
  mutating func parsePrimaryAndSuffixes(_ context: Context) {
    switch kind {
    case .identifier, .dollarIdentifier:
      parseName(token + 1, .identifierExpression, context)
    case .period:
      parseImplicitMember(context)
    case .stringStart:
      parseChain(afterPartner(token), context, closures: false) { $0.parseString() }
    case .integerLiteral:
      parseSingle(.integerLiteral, context)
    case .floatLiteral:
      parseSingle(.floatLiteral, context)
    case .regexLiteral:
      parseSingle(.regexLiteral, context)
    case .leftParen:
      parseChain(afterPartner(token), context, closures: true) { $0.parseTuple(context) }
    case .leftSquare:
      parseChain(afterPartner(token), context, closures: true) { $0.parseCollection(context) }
    case .leftBrace:
      parseChain(afterPartner(token), context, closures: true) { $0.parseClosure() }
    case .keyword:
      parseKeywordPrimary(context)
    case .poundIdentifier:
      parseName(token + 1, .macroExpansion, context)
    case .backslash:
      parseKeyPath()
    case .atSign:
      parseTypeExpression()
    case .binaryOperator, .postfixOperator:
      // An operator as a value, `(+)`, `reduce(0, +)`; `1 ... ` at the end of brackets.
      if startsAfterOperator { leafOperator(.identifierExpression) } else { missing() }
    default:
      missing()
    }
  }

  /// Whether an operator at the current token stands alone, before a separator.
  private var startsAfterOperator: Bool {
    var place = token + 1
    while place.pointee.flags.contains(.continuesOperator) { place += 1 }
    switch place.pointee.kind {
    case .comma, .rightParen, .rightSquare: return true
    default: return false
    }
  }

  private mutating func parseKeywordPrimary(_ context: Context) {
    switch token.pointee.word {
    case .self: parseName(token + 1, .selfExpression, context)
    case .super: parseName(token + 1, .superExpression, context)
    case .Self, .`init`, .Any, .deinit, .subscript: parseName(token + 1, .identifierExpression, context)
    case .nil: parseSingle(.nilLiteral, context)
    case .true, .false: parseSingle(.booleanLiteral, context)
    case .underscore: leaf(.wildcardExpression)
    case .if: parseIf()
    case .switch: parseSwitch()
    case .do: parseDo()
    case .inout: parseTypeExpression()
    case .repeat where nextKind != .leftBrace:
      let node = open(.packExpansionExpression)
      advance()
      parseExpression(context)
      close(node)
    case .let, .var:
      guard context.contains(.pattern) else { return missing() }
      parsePatternExpression()
    case .is:
      guard context.contains(.pattern) else { return missing() }
      parsePatternExpression()
    default:
      if context.contains(.attribute), nextKind == .comma || nextKind == .rightParen { leaf(.identifierExpression) } else { missing() }
    }
  }

  private mutating func parsePatternExpression() {
    let node = open(.patternExpression)
    parsePattern(binding: false)
    close(node)
  }

  private mutating func parseTypeExpression() {
    var place = token
    guard skipType(&place, depth: 0) else {
      // An attribute before a closure or nothing.
      let node = open(.unexpected)
      skipAttribute(&token)
      token = min(token, last)
      return close(node)
    }
    let node = open(.typeExpression)
    parseType()
    close(node)
  }

  /// A literal of one token.
  @inline(__always)
  private mutating func parseSingle(_ kind: NodeKind, _ context: Context) {
    guard startsSuffix(token + 1, context, closures: false) else { return leaf(kind) }
    let chain = open(.postfixChain)
    leaf(kind)
    parseSuffixes(context)
    close(chain)
  }

  /// A primary of several tokens that a bracket holds together.
  @inline(__always)
  private mutating func parseChain(
    _ after: UnsafeMutablePointer<Token>?, _ context: Context, closures: Bool, _ primary: (inout Parser) -> Void
  ) {
    guard let after, startsSuffix(after, context, closures: closures) else { return primary(&self) }
    let chain = open(.postfixChain)
    primary(&self)
    parseSuffixes(context)
    close(chain)
  }

  // MARK: Names

  /// A name with generic arguments or argument names.
  ///
  /// - Parameter after: the token after the name.
  @inline(__always)
  private mutating func parseName(_ after: UnsafeMutablePointer<Token>, _ kind: NodeKind, _ context: Context) {
    switch after.pointee.kind {
    case .comma, .rightParen, .rightBrace, .rightSquare, .semicolon, .endOfFile, .colon, .equal:
      return leaf(kind)
    case .keyword:
      return leaf(kind)
    case .identifier:
      if kind == .identifierExpression, token.pointee.word == .any || token.pointee.word == .some,
        !after.pointee.flags.contains(.newlineBefore)
      {
        return parseWordType()
      }
      return leaf(kind)
    case .colonColon where isName(after + 1):
      return parseLongName(after + 2, 3, kind, context)
    case .prefixOperator where token.pointee.word == .any && after.pointee.word == .tilde: return parseWordType()
    default: break
    }
    parseLongName(after, 1, kind, context)
  }

  private mutating func parseWordType() {
    let node = open(.typeExpression)
    parseType()
    close(node)
  }

  /// `.name`
  private mutating func parseImplicitMember(_ context: Context) {
    guard isName(token + 1) else { return missing() }
    let width = nameWidth(token + 1) &+ 1
    parseLongName(token + width, width, .implicitMemberExpression, context)
  }

  /// A name that may go on: with generic arguments, argument names, suffixes.
  ///
  /// - Parameter width: number of tokens of the name, its period included.
  private mutating func parseLongName(_ after: UnsafeMutablePointer<Token>, _ width: Int, _ kind: NodeKind, _ context: Context) {
    var end = after
    let hasGenerics = isLess(after) && isGenericArguments(&end)
    let argumentNames = argumentNamesEnd(end)
    if let argumentNames { end = argumentNames }
    let hasSuffix = startsSuffix(end, context, closures: true)
    let chain = nodes.count
    if hasSuffix { _ = open(.postfixChain) }
    parseNameParts(width, kind, hasGenerics, argumentNames)
    guard hasSuffix else { return }
    parseSuffixes(context)
    close(chain)
  }

  @inline(__always)
  mutating func parseNameParts(_ width: Int, _ kind: NodeKind, _ hasGenerics: Bool, _ argumentNames: UnsafeMutablePointer<Token>?) {
    let node = open(kind)
    token += width
    if hasGenerics { parseGenericArguments() }
    if let argumentNames {
      setFlags(node, .hasArgumentNames)
      token = argumentNames
    }
    close(node)
  }

  /// Number of tokens of the name at a place: three with a module, `Module::name`.
  @inline(__always)
  func nameWidth(_ place: UnsafeMutablePointer<Token>) -> Int {
    place[1].kind == .colonColon && isName(place + 2) ? 3 : 1
  }

  /// The token after `(a:b:)`, if this is what stands at a place.
  @inline(__always)
  func argumentNamesEnd(_ place: UnsafeMutablePointer<Token>) -> UnsafeMutablePointer<Token>? {
    guard place.pointee.kind == .leftParen, place[2].kind == .colon, !place.pointee.flags.contains(.newlineBefore), isName(place + 1) else {
      return nil
    }
    var name = place + 1
    while isName(name), name[1].kind == .colon {
      countWork()
      name += 2
    }
    return name.pointee.kind == .rightParen ? name + 1 : nil
  }
}
