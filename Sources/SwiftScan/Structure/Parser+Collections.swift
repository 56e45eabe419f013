extension Parser {
  /// `(…)`
  mutating func parseTuple(_ context: Context) {
    let node = open(.tupleExpression)
    parseArguments(.rightParen, context.inner)
    close(node)
  }

  /// `[…]`, of elements or of keys and values.
  mutating func parseCollection(_ context: Context) {
    let node = open(.arrayLiteral)
    advance()
    if isAt(.colon), nextKind == .rightSquare {
      nodes.base[node].kind = .dictionaryLiteral
      advance()
    } else if parseElements(context.inner) {
      nodes.base[node].kind = .dictionaryLiteral
    }
    closeBracket(.rightSquare)
    close(node)
  }

  /// Elements up to a closing bracket; whether they were pairs.
  @discardableResult
  mutating func parseElements(_ context: Context = []) -> Bool {
    var arePairs = false
    while !isAt(.rightSquare), !isAt(.rightParen), hasMore, !isDirectiveEnd {
      let before = token
      if isAt(.poundIf) {
        guard enter() else { continue }
        parseConditional(.elements)
        leave()
        continue
      }
      if parseElement(context) { arePairs = true }
      if !eat(.comma) && !isAt(.poundIf) || token == before { break }
    }
    return arePairs
  }

  /// An element of a collection, or (inside `#if` of arguments) a labelled argument; whether it was a pair.
  private mutating func parseElement(_ context: Context) -> Bool {
    let first = nodes.count
    if isSpecialSize {
      // `[3 of Int]` as an expression.
      let node = open(.typeExpression)
      let array = open(.inlineArrayType)
      leaf(.integerLiteral)
      advance()
      parseType()
      close(array)
      close(node)
      return false
    }
    parseExpression(context)
    guard isAt(.colon) else { return false }
    wrap(first, .dictionaryElement)
    advance()
    parseExpression(context)
    close(first)
    return true
  }

  private var isSpecialSize: Bool { isAt(.integerLiteral) && token[1].isContextual(.of) && !token[1].flags.contains(.newlineBefore) }

  /// A string literal with its interpolations.
  mutating func parseString() {
    let node = open(.stringLiteral)
    let end = afterPartner(token) ?? last
    advance()
    while token < end {
      switch kind {
      case .interpolationStart:
        let after = afterPartner(token) ?? end
        let interpolation = open(.interpolation)
        advance()
        parseArgumentList(.interpolationEnd, [])
        while token < after - 1 { unexpectedTokens(before: after - 1) }
        token = after
        close(interpolation)
      default:
        advance()
      }
    }
    token = end
    close(node)
  }

  /// What was left over before a token.
  private mutating func unexpectedTokens(before end: UnsafeMutablePointer<Token>) {
    let node = open(.unexpected)
    token = end
    close(node)
  }

  /// `\Root.a.b[0]?.c`
  mutating func parseKeyPath() {
    let node = open(.keyPathExpression)
    advance()
    if !isAt(.period), startsType(token), !isAtLineStart { parseKeyPathRoot() }
    while true {
      switch kind {
      case .period:
        if nextKind == .leftSquare {
          advance()
        } else if isName(token + 1) || nextKind == .integerLiteral {
          parseMemberSuffix()
        } else if nextKind == .postfixQuestion || nextKind == .exclamation {
          advance()
        } else {
          return close(node)
        }
      case .leftSquare where !isAtLineStart:
        let call = open(.subscriptCall)
        parseArguments(.rightSquare, [])
        close(call)
      case .leftParen where !isAtLineStart && nodes.count > node + 1:
        let call = open(.call)
        parseArguments(.rightParen, [])
        close(call)
      case .postfixQuestion: leaf(.optionalChain)
      case .exclamation: leaf(.forceUnwrap)
      default: return close(node)
      }
    }
  }

  /// The type before the components; members are components.
  private mutating func parseKeyPathRoot() {
    let first = nodes.count
    switch kind {
    case .leftParen, .leftSquare: parseKeyPathRootInBrackets()
    default: parseNamedType()
    }
    var run = 0
    while isAt(.postfixQuestion) || isAt(.exclamation), run < Parser.maximumRun {
      run &+= 1
      wrap(first, isAt(.exclamation) ? .implicitlyUnwrappedType : .optionalType)
      advance()
      close(first)
    }
  }

  private mutating func parseKeyPathRootInBrackets() {
    // Members after the bracket would be taken in by a type.
    guard enter() else { return }
    if isAt(.leftParen) { parseTupleType(.tupleType) } else { parseBracketType() }
    leave()
  }
}
