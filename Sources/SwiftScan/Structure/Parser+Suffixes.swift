extension Parser {
  /// Whether what stands at a place is applied to the primary before it.
  ///
  /// - Parameter closures: the primary may have a trailing closure; literals may not.
  @inline(__always)
  func startsSuffix(_ place: UnsafeMutablePointer<Token>, _ context: Context, closures: Bool) -> Bool {
    switch place.pointee.kind {
    case .period:
      return (isName(place + 1) || place[1].kind == .integerLiteral)
        && !(context.contains(.oneLine) && place.pointee.flags.contains(.newlineBefore))
    case .leftParen, .leftSquare, .exclamation: return !place.pointee.flags.contains(.newlineBefore)
    case .postfixQuestion: return !place.pointee.flags.contains(.newlineBefore) && !isOptionalPattern(place, context)
    case .leftBrace: return closures && !context.contains(.oneLine) && startsTrailingClosure(place, context)
    case .postfixOperator: return !place.pointee.flags.contains(.continuesOperator)
    case .poundIf: return !context.contains(.oneLine) && isConditionalOfSuffixes(place)
    default: return false
    }
  }

  /// Whether a `?` after an expression that is compared in a pattern, `case "a"?:`, ends it and belongs to the pattern.
  @inline(__always)
  private func isOptionalPattern(_ place: UnsafeMutablePointer<Token>, _ context: Context) -> Bool {
    context == [.noTrailingClosure, .pattern] && endsPattern(place)
  }

  /// Suffixes as long as there are any; at least one where the caller has looked ahead.
  mutating func parseSuffixes(_ context: Context) {
    while true {
      switch kind {
      case .period:
        guard startsSuffix(token, context, closures: true) else { return }
        parseMemberSuffix()
      case .leftParen:
        guard !isAtLineStart else { return }
        let call = open(.call)
        parseArguments(.rightParen, context.inner)
        close(call)
        parseClosuresAfterArguments(context)
      case .leftSquare:
        guard !isAtLineStart else { return }
        let call = open(.subscriptCall)
        parseArguments(.rightSquare, context.inner)
        close(call)
        parseClosuresAfterArguments(context)
      case .leftBrace:
        guard !context.contains(.oneLine), startsTrailingClosure(token, context) else { return }
        parseTrailingClosures()
        if isAt(.leftBrace) { return }
      case .postfixQuestion:
        guard !isAtLineStart, !isOptionalPattern(token, context) else { return }
        leaf(.optionalChain)
      case .exclamation:
        guard !isAtLineStart else { return }
        leaf(.forceUnwrap)
      case .postfixOperator:
        leafOperator(.postfixOperator)
      case .poundIf:
        guard startsSuffix(token, context, closures: true) else { return }
        guard enter() else { return }
        parseConditional(.suffixes(context))
        leave()
      default:
        return
      }
    }
  }

  /// `.name`, with generic arguments and argument names.
  mutating func parseMemberSuffix() {
    let width = nameWidth(token + 1) &+ 1
    let after = token + width
    if isLess(after) {
      var end = after
      if isGenericArguments(&end) { return parseNameParts(width, .member, true, argumentNamesEnd(end)) }
    } else if let argumentNames = argumentNamesEnd(after) {
      return parseNameParts(width, .member, false, argumentNames)
    }
    let first = index
    token += width
    nodes.append(SyntaxNode(kind: .member, flags: [], firstToken: first, endToken: index, size: 1))
  }

  // MARK: Arguments

  /// The arguments in brackets; the current token is the opening one.
  mutating func parseArguments(_ closing: TokenKind, _ context: Context) {
    advance()
    parseArgumentList(closing, context)
    closeBracket(closing)
  }

  /// Arguments up to a closing bracket, which is not consumed.
  mutating func parseArgumentList(_ closing: TokenKind, _ context: Context) {
    guard enter() else { return }
    parseArgumentsUpTo(closing, context)
    leave()
  }

  @inline(__always)
  private mutating func parseArgumentsUpTo(_ closing: TokenKind, _ context: Context) {
    while kind != closing && hasMore {
      let before = token
      if isAt(.poundIf) {
        parseConditional(.elements)
        continue
      }
      if isDirectiveEnd { return }
      parseArgument(context)
      if !eat(.comma) && !(isAt(.poundIf)) || token == before { return }
    }
  }

  var isDirectiveEnd: Bool { openConditionals > 0 && (isAt(.poundElse) || isAt(.poundElseif) || isAt(.poundEndif)) }

  @inline(__always)
  private mutating func parseArgument(_ context: Context) {
    if nextKind == .colon, isName(token) {
      let argument = open(.argument, .hasLabel)
      token += 2
      parseExpression(context)
      close(argument)
    } else {
      let argument = open(.argument)
      parseExpression(context)
      close(argument)
    }
  }

  // MARK: Trailing closures

  /// Whether a brace begins a trailing closure, and not the body of a statement or accessors.
  func startsTrailingClosure(_ brace: UnsafeMutablePointer<Token>, _ context: Context) -> Bool {
    let inside = brace[1]
    switch inside.kind {
    case .identifier:
      if inside.word == .didSet || inside.word == .willSet { return brace[2].kind != .leftBrace && brace[2].kind != .leftParen }
    case .keyword:
      if inside.isKeyword(.case) || inside.isKeyword(.default) { return false }
      if inside.isKeyword(.`init`), brace[2].kind == .leftBrace { return false }
    case .atSign:
      if startsObserverWithAttributes(brace + 1) { return false }
    default: break
    }
    guard context.contains(.noTrailingClosure) else { return true }
    // In a condition only a brace that something else follows, a body at last, is a closure.
    guard !inside.flags.contains(.newlineBefore), let after = afterPartner(brace) else { return false }
    switch after.pointee.kind {
    case .leftBrace, .comma: return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal, .postfixOperator, .binaryOperator:
      return !after.pointee.flags.contains(.newlineBefore)
    case .keyword:
      switch after.pointee.word {
      case .where: return true
      case .is, .as: return !after.pointee.flags.contains(.newlineBefore)
      default: return false
      }
    default: return false
    }
  }

  private func startsObserverWithAttributes(_ start: UnsafeMutablePointer<Token>) -> Bool {
    var place = start
    while place.pointee.kind == .atSign {
      countWork()
      skipAttribute(&place)
    }
    return place.pointee.isContextual(.didSet) || place.pointee.isContextual(.willSet)
  }

  /// The trailing closures of a call with arguments. One more closure may follow them, and is a call of what this one returns;
  /// after the closures of a call without arguments it is not: `let a = f {} {}` has accessors.
  @inline(__always)
  private mutating func parseClosuresAfterArguments(_ context: Context) {
    if isAt(.leftBrace), !context.contains(.oneLine), startsTrailingClosure(token, context) { parseTrailingClosures() }
  }

  /// `{ … } label: { … }`.
  private mutating func parseTrailingClosures() {
    let first = open(.trailingClosure)
    parseClosure()
    close(first)
    while nextKind == .colon, token[2].kind == .leftBrace, isName(token), !isKeyword(.default) {
      let node = open(.trailingClosure, .hasLabel)
      token += 2
      parseClosure()
      close(node)
    }
  }
}
