extension Parser {
  /// Any type.
  mutating func parseType() {
    guard enter() else { return }
    if isAt(.atSign) || startsTypeSpecifier {
      parseAttributedType()
    } else if isKeyword(.repeat) {
      parsePrefixedType(.packExpansionType)
    } else {
      parseComposition()
    }
    leave()
  }

  /// `@escaping inout sending T`.
  private mutating func parseAttributedType() {
    let node = open(.attributedType)
    while true {
      if isAt(.atSign) {
        parseAttribute(ofType: true)
      } else if startsTypeSpecifier {
        advance()
        if isAt(.leftParen), token[-1].word == .nonisolated, let after = afterPartner(token) { token = after }
      } else {
        break
      }
    }
    parseType()
    close(node)
  }

  /// Whether a word stands here that changes the type after it, `inout`, `sending`, …, rather than being a type's name.
  var startsTypeSpecifier: Bool {
    switch kind {
    case .keyword: return isKeyword(.inout)
    case .identifier:
      switch token.pointee.word {
      case .borrowing, .consuming, .__owned, .__shared, .isolated, .sending, ._const, .nonisolated:
        if token.pointee.word == .nonisolated, nextKind == .leftParen { return token[2].isContextual(.nonsending) }
        return !token[1].flags.contains(.newlineBefore) && startsType(token + 1)
      default: return false
      }
    default: return false
    }
  }

  func startsType(_ place: UnsafeMutablePointer<Token>) -> Bool {
    switch place.pointee.kind {
    case .identifier, .leftParen, .leftSquare, .atSign: true
    case .keyword:
      switch place.pointee.word {
      case .Any, .Self, .inout, .underscore, .repeat: true
      default: false
      }
    case .prefixOperator: place.pointee.word == .tilde
    default: false
    }
  }

  private mutating func parsePrefixedType(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    parseType()
    close(node)
  }

  /// `A`, or `A & B`.
  mutating func parseComposition() {
    let first = nodes.count
    parseSimpleType()
    guard isAmpersand else { return }
    wrap(first, .compositionType)
    while isAmpersand {
      advance()
      parseSimpleType()
    }
    close(first)
  }

  private var isAmpersand: Bool {
    isAt(.prefixAmpersand) || (isAt(.binaryOperator) && token.pointee.word == .ampersand)
      || (isAt(.postfixOperator) && token.pointee.word == .ampersand && startsType(token + 1))
  }

  /// A type without `&`, with what is hung on it: members, `?`, `!`.
  private mutating func parseSimpleType() {
    let first = nodes.count
    switch kind {
    case .identifier:
      switch token.pointee.word {
      case .some where prefixesType: return parsePrefixedType(.someType)
      case .any where prefixesType: return parsePrefixedType(.anyType)
      case .each where prefixesType: return parsePrefixedType(.packElementType)
      default: parseNamedType()
      }
    case .keyword:
      switch token.pointee.word {
      case .Any, .Self, .class: parseNamedType()
      case .underscore: leaf(.wildcardType)
      default: return missing()
      }
    case .leftParen:
      if isFunctionType { return parseFunctionType() }
      parseTupleType(.tupleType)
    case .leftSquare: parseBracketType()
    case .prefixOperator where token.pointee.word == .tilde:
      let node = open(.suppressedType)
      advance()
      guard enter() else { return close(node) }
      parseSimpleType()
      leave()
      return close(node)
    default: return missing()
    }
    parseTypeSuffixes(first)
  }

  /// Whether `some`, `any` or `each` is no name of a type but stands before one, on whatever line.
  private var prefixesType: Bool { startsType(token + 1) }

  private mutating func parseTypeSuffixes(_ first: Int) {
    var run = 0
    while true {
      switch kind {
      case .period where nextKind == .identifier || nextKind == .keyword:
        wrap(first, .memberType)
        while isAt(.period), nextKind == .identifier || nextKind == .keyword {
          advance()
          parseNamedType()
        }
        close(first)
      case .postfixQuestion where !isAtLineStart, .exclamation where !isAtLineStart:
        run &+= 1
        guard run <= Parser.maximumRun else {
          unexpectedToken()
          continue
        }
        wrap(first, isAt(.exclamation) ? .implicitlyUnwrappedType : .optionalType)
        advance()
        close(first)
      default: return
      }
      if run > 0, isAt(.period) { run &+= 1 }
      if run > 4 &* Parser.maximumRun { return }
    }
  }

  /// A name with its generic arguments. The current token is the name, whatever it is.
  mutating func parseNamedType() {
    let width = nameWidth(token)
    guard width > 1 || isLess(token + 1) else { return leaf(.namedType) }
    let node = open(.namedType)
    token += width
    if isLess(token) { parseGenericArguments() }
    close(node)
  }

  // MARK: Generic arguments

  @inline(__always)
  func isLess(_ place: UnsafeMutablePointer<Token>) -> Bool {
    place.pointee.kind.isOperator && place.pointee.payload == UInt32(Word.less.rawValue)
  }

  @inline(__always)
  func isGreater(_ place: UnsafeMutablePointer<Token>) -> Bool {
    place.pointee.kind.isOperator && place.pointee.payload == UInt32(Word.greater.rawValue)
  }

  /// `<A, B>`.
  mutating func parseGenericArguments() {
    let node = open(.genericArgumentClause)
    advance()
    while !isGreater(token), hasMore {
      let before = token
      switch kind {
      case .integerLiteral: leaf(.integerLiteral)
      case .prefixOperator where token.pointee.word == .minus && nextKind == .integerLiteral:
        let negative = open(.prefixOperatorExpression)
        advance()
        leaf(.integerLiteral)
        close(negative)
      default: parseType()
      }
      if isEllipsis { advance() }
      if !eat(.comma) || token == before { break }
    }
    if isGreater(token) { advance() } else { missing() }
    close(node)
  }

  var isEllipsis: Bool { kind.isOperator && token.pointee.word == .closedRange }

  // MARK: Brackets

  /// `[T]`, `[K: V]`, `[n of T]`.
  mutating func parseBracketType() {
    let node = open(.arrayType)
    advance()
    if isAt(.integerLiteral) {
      leaf(.integerLiteral)
    } else {
      parseType()
    }
    if isContextual(.of) {
      nodes.base[node].kind = .inlineArrayType
      advance()
      if isAt(.integerLiteral) { leaf(.integerLiteral) } else { parseType() }
    } else if eat(.colon) {
      nodes.base[node].kind = .dictionaryType
      parseType()
    }
    closeBracket(.rightSquare)
    close(node)
  }

  /// Whether what the parenthesis at the current token encloses is followed by an arrow.
  private var isFunctionType: Bool {
    guard let after = afterPartner(token) else { return false }
    return startsArrow(after)
  }

  func startsArrow(_ place: UnsafeMutablePointer<Token>) -> Bool {
    switch place.pointee.kind {
    case .arrow: true
    case .keyword: place.pointee.isKeyword(.throws) || place.pointee.isKeyword(.rethrows)
    case .identifier:
      (place.pointee.isContextual(.async) || place.pointee.isContextual(.reasync))
        && (place[1].kind == .arrow || place[1].isKeyword(.throws) || place[1].isKeyword(.rethrows))
    default: false
    }
  }

  private mutating func parseFunctionType() {
    let node = open(.functionType)
    parseTupleElements()
    parseEffects(node)
    parseReturnClause()
    close(node)
  }

  mutating func parseTupleType(_ kind: NodeKind) {
    let node = open(kind)
    parseTupleElements()
    close(node)
  }

  /// `(` … `)` of a tuple or function type.
  private mutating func parseTupleElements() {
    advance()
    while !isAt(.rightParen), hasMore {
      let before = token
      let element = open(.tupleTypeElement)
      let names = countTupleNames()
      if names > 0 {
        setFlags(element, .hasLabel)
        for _ in 0..<names { leaf(.name) }
        advance()
      }
      parseType()
      if isEllipsis {
        setFlags(element, .isVariadic)
        advance()
      }
      if isAt(.equal) { parseInitializer([]) }
      close(element)
      if !eat(.comma) || token == before { break }
    }
    closeBracket(.rightParen)
  }

  /// How many names stand before a colon here.
  private func countTupleNames() -> Int {
    guard isName(token) else { return 0 }
    if nextKind == .colon { return 1 }
    return isName(token + 1) && token[2].kind == .colon ? 2 : 0
  }

  @inline(__always)
  func isName(_ place: UnsafeMutablePointer<Token>) -> Bool {
    place.pointee.kind == .identifier || place.pointee.kind == .keyword || place.pointee.kind == .dollarIdentifier
  }

  // MARK: Effects

  /// `async`, `throws`, `throws(E)`, `rethrows`, in any order, noted in the flags of a node.
  @inline(__always)
  mutating func parseEffects(_ node: Int) {
    while true {
      switch kind {
      case .keyword where isKeyword(.throws) || isKeyword(.rethrows):
        setFlags(node, .isThrowing)
        parseThrows()
      case .identifier where isContextual(.async) || isContextual(.reasync):
        setFlags(node, .isAsync)
        advance()
      default: return
      }
    }
  }

  /// `throws`, with the type if there is one.
  mutating func parseThrows() {
    guard nextKind == .leftParen, !token[1].flags.contains(.newlineBefore) else { return advance() }
    let node = open(.throwsClause)
    advance()
    advance()
    parseType()
    closeBracket(.rightParen)
    close(node)
  }

  /// `-> T`.
  mutating func parseReturnClause() {
    guard isAt(.arrow) else { return missing() }
    let node = open(.returnClause)
    advance()
    parseType()
    close(node)
  }
}
