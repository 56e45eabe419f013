extension Parser {
  /// A pattern that matches: of a case, catch or `if case`.
  ///
  /// - Parameter binding: it stands inside `let` or `var`, so that a plain name is bound by it.
  mutating func parsePattern(binding: Bool) {
    guard enter() else { return }
    let first = nodes.count
    switch kind {
    case .keyword:
      switch token.pointee.word {
      case .let, .var, .inout: parseBinding()
      case .is:
        let node = open(.isPattern)
        advance()
        parseType()
        close(node)
      case .underscore where endsPattern(token + 1): leaf(.wildcardPattern)
      case .self where binding && endsPattern(token + 1): leaf(.identifierPattern)
      default: parseNameOrExpressionPattern(binding)
      }
    case .leftParen:
      if let after = afterPartner(token), endsPattern(after) {
        parseTuplePattern(.matching(binding: binding))
      } else {
        parseExpressionPattern()
      }
    case .identifier, .period: parseNameOrExpressionPattern(binding)
    default: parseExpressionPattern()
    }
    parsePatternSuffixes(first)
    leave()
  }

  /// `?` and `as T`.
  private mutating func parsePatternSuffixes(_ first: Int) {
    var run = 0
    while isAt(.postfixQuestion) {
      run &+= 1
      if run <= Parser.maximumRun {
        wrap(first, .optionalPattern)
        advance()
        close(first)
      } else {
        unexpected()
      }
    }
    if isKeyword(.as) {
      wrap(first, .asPattern)
      advance()
      parseType()
      close(first)
    }
  }

  private mutating func parseBinding() {
    let node = open(.bindingPattern, isKeyword(.let) ? .isLet : [])
    advance()
    parsePattern(binding: true)
    close(node)
  }

  private mutating func parseExpressionPattern() {
    let node = open(.expressionPattern)
    parseExpression([.noTrailingClosure, .pattern])
    close(node)
  }

  private mutating func parseNameOrExpressionPattern(_ binding: Bool) {
    if isAt(.identifier), endsPattern(token + 1) {
      if binding { return leaf(.identifierPattern) }
      return parseExpressionPattern()
    }
    guard let name = enumCaseName() else { return parseExpressionPattern() }
    let node = open(.enumCasePattern)
    if name - token > 1 { parsePatternType(upTo: name - 1) }
    if isAt(.period) { advance() }
    leaf(.name)
    if let end = argumentNamesEnd(token) {
      setFlags(node, .hasArgumentNames)
      token = end
    } else if isAt(.leftParen) {
      parseTuplePattern(.matching(binding: binding))
    }
    close(node)
  }

  /// The type before the last period of `A.B<C>.name`, flat like any member type.
  private mutating func parsePatternType(upTo period: UnsafeMutablePointer<Token>) {
    let first = nodes.count
    parseNamedType()
    guard token < period else { return }
    wrap(first, .memberType)
    while token < period, isAt(.period) {
      advance()
      parseNamedType()
    }
    close(first)
  }

  /// The name of the case, if the pattern has the form `.name(…)?` or `A.B.name(…)?`, with nothing else after it.
  private func enumCaseName() -> UnsafeMutablePointer<Token>? {
    var place = token
    var name: UnsafeMutablePointer<Token>?
    let isImplicit = place.pointee.kind == .period
    if !isImplicit {
      guard place.pointee.kind == .identifier || place.pointee.isKeyword(.Self) else { return nil }
      place += 1
      if isLess(place) {
        guard skipGenericArguments(&place, depth: 0) else { return nil }
      }
    }
    while place.pointee.kind == .period {
      countWork()
      guard place[1].kind == .identifier || place[1].kind == .keyword else { return nil }
      name = place + 1
      place += 2
      // `.a.b` is a member of a static member: an expression.
      if isImplicit { break }
      if isLess(place), skipGenericArguments(&place, depth: 0) { continue }
    }
    guard name != nil else { return nil }
    if place.pointee.kind == .leftParen, !place.pointee.flags.contains(.newlineBefore) {
      guard let after = afterPartner(place) else { return nil }
      place = after
    }
    return endsPattern(place) ? name : nil
  }

  /// Whether a pattern that is complete before this token ends here.
  func endsPattern(_ start: UnsafeMutablePointer<Token>) -> Bool {
    var place = start
    while place.pointee.kind == .postfixQuestion {
      countWork()
      place += 1
    }
    switch place.pointee.kind {
    case .comma, .colon, .equal, .rightParen, .rightSquare, .leftBrace, .rightBrace, .semicolon, .endOfFile: return true
    case .keyword:
      switch place.pointee.word {
      case .in, .where, .as: return true
      default: return place.pointee.flags.contains(.newlineBefore)
      }
    default: return place.pointee.flags.contains(.newlineBefore) && !place.pointee.kind.isOperator && place.pointee.kind != .period
    }
  }

  // MARK: Bindings

  enum TupleContent {
    case matching(binding: Bool)
    case declared
  }

  /// `(a, label: b)`.
  private mutating func parseTuplePattern(_ content: TupleContent) {
    let node = open(.tuplePattern)
    advance()
    while !isAt(.rightParen), hasMore {
      let before = token
      let labeled = (isAt(.identifier) || isAt(.keyword)) && nextKind == .colon
      let element = open(.tuplePatternElement, labeled ? .hasLabel : [])
      if labeled {
        advance()
        advance()
      }
      switch content {
      case .matching(let binding): parsePattern(binding: binding)
      case .declared: parseBindingPattern()
      }
      close(element)
      if !eat(.comma) || token == before { break }
    }
    closeBracket(.rightParen)
    close(node)
  }

  /// A pattern that declares: a name, `_`, or a tuple of such.
  mutating func parseBindingPattern() {
    switch kind {
    case .identifier, .dollarIdentifier: leaf(.identifierPattern)
    case .leftParen:
      guard enter() else { return }
      parseTuplePattern(.declared)
      leave()
    case .keyword:
      switch token.pointee.word {
      case .underscore: leaf(.wildcardPattern)
      case .let, .var, .inout:
        guard enter() else { return }
        let node = open(.bindingPattern, isKeyword(.let) ? .isLet : [])
        advance()
        parseBindingPattern()
        close(node)
        leave()
      case .self, .`init`, .Self: leaf(.identifierPattern)
      default: missing()
      }
    default: missing()
    }
  }

  /// Consumes the closing bracket; what stands before it is unexpected. Gives up at a brace or line that cannot belong to the brackets.
  mutating func closeBracket(_ kind: TokenKind) {
    while !eat(kind) {
      switch self.kind {
      case .rightBrace, .endOfFile, .poundElse, .poundElseif, .poundEndif, .interpolationEnd, .semicolon: return missing()
      case .keyword where isAtLineStart: return missing()
      case .rightParen, .rightSquare: return missing()
      case .leftParen, .leftSquare, .leftBrace, .stringStart:
        let node = open(.unexpected)
        if let after = afterPartner(token) { token = min(after, last) } else { advance() }
        close(node)
      default: unexpectedToken()
      }
    }
  }

  /// One token that fits nowhere.
  mutating func unexpectedToken() {
    leaf(.unexpected)
  }
}
