extension Parser {
  /// Where an expression stands, as far as it matters for its grammar.
  struct Context: OptionSet {
    let rawValue: UInt8
    /// A brace after it begins a body: conditions of `if`, `guard`, `while`, `for`, `switch`.
    static var noTrailingClosure: Context { Context(rawValue: 1) }
    /// Inside a pattern: `let x` may stand in it, and `=` ends it.
    static var pattern: Context { Context(rawValue: 2) }
    /// Ends with the line: conditions of `#if`.
    static var oneLine: Context { Context(rawValue: 4) }
    /// An argument of an attribute: `@attached(extension)` names a keyword.
    static var attribute: Context { Context(rawValue: 8) }

    /// For what stands in brackets inside.
    var inner: Context { intersection(.pattern) }
  }

  /// Operands and operators, flat.
  mutating func parseExpression(_ context: Context) {
    guard enter() else { return }
    let first = nodes.count
    parseOperand(context)
    if isAtOperator(context) {
      wrap(first, .sequence)
      repeat { parseOperatorAndOperand(context) } while isAtOperator(context)
      close(first)
    }
    leave()
  }

  @inline(__always)
  private func isAtOperator(_ context: Context) -> Bool {
    switch kind {
    case .binaryOperator, .infixQuestion, .arrow: return !(context.contains(.oneLine) && isAtLineStart)
    case .equal: return !context.contains(.pattern) && !(context.contains(.oneLine) && isAtLineStart)
    case .keyword:
      switch token.pointee.word {
      case .as: return !context.contains(.pattern) || token[1].kind == .postfixQuestion || token[1].kind == .exclamation
      case .is: return true
      case .throws: return nextKind == .arrow || nextKind == .leftParen
      default: return false
      }
    case .identifier: return token.pointee.word == .async && startsArrow(token)
    default: return false
    }
  }

  private mutating func parseOperatorAndOperand(_ context: Context) {
    switch kind {
    case .binaryOperator:
      leafOperator(.binaryOperator)
    case .equal:
      leaf(.assignmentOperator)
    case .infixQuestion:
      let node = open(.ternaryOperator)
      advance()
      parseExpression(context.subtracting(.oneLine))
      if !eat(.colon) { missing() }
      close(node)
    case .arrow, .identifier:
      parseArrowOperator()
    case .keyword where isKeyword(.throws):
      parseArrowOperator()
    default:
      return parseCast()
    }
    parseOperand(context)
  }

  /// `as T`, `is T`: the type is the right operand.
  private mutating func parseCast() {
    let node = open(isKeyword(.is) ? .isOperator : .castOperator)
    advance()
    if nodes.base[node].kind == .castOperator {
      if eat(.postfixQuestion) {
        setFlags(node, .isOptional)
      } else if eat(.exclamation) {
        setFlags(node, .isForced)
      }
    }
    parseType()
    close(node)
  }

  private mutating func parseArrowOperator() {
    let node = open(.arrowOperator)
    while !isAt(.arrow), isContextual(.async) || isKeyword(.throws) || isKeyword(.rethrows) {
      advance()
      if isAt(.leftParen), let after = afterPartner(token) { token = after }
    }
    if !eat(.arrow) { close(node); return missing() }
    close(node)
  }

  /// A leaf over an operator and the pieces that continue it.
  mutating func leafOperator(_ kind: NodeKind) {
    let node = open(kind)
    advanceOverOperator()
    close(node)
  }

  @inline(__always)
  mutating func advanceOverOperator() {
    advance()
    while token.pointee.flags.contains(.continuesOperator) { advance() }
  }

  // MARK: Operands

  /// A primary with its suffixes, and the words and operators before it.
  private mutating func parseOperand(_ context: Context) {
    let first = nodes.count
    var run = 0
    while openPrefix() {
      run &+= 1
      if run > Parser.maximumRun {
        // Further prefixes are stepped over as one part.
        nodes.base[nodes.count &- 1].kind = .unexpected
        while isAt(.prefixOperator) || isAt(.prefixAmpersand) || isKeyword(.try) || isContextual(.await) { advance() }
        close(nodes.count &- 1)
        run &-= 1
        break
      }
    }
    parsePrimaryAndSuffixes(context)
    while run > 0 {
      run &-= 1
      close(first &+ run)
    }
  }

  /// Opens the node of a prefix at the current token and steps over it; false if there is none.
  @inline(__always)
  private mutating func openPrefix() -> Bool {
    switch kind {
    case .keyword: return isKeyword(.try) && openTry()
    case .identifier: return token.pointee.word != .other && openWord()
    case .prefixAmpersand:
      _ = open(.inoutExpression)
      advance()
      return true
    case .prefixOperator:
      _ = open(.prefixOperatorExpression)
      advanceOverOperator()
      return true
    default: return false
    }
  }

  private mutating func openTry() -> Bool {
    let node = open(.tryExpression)
    advance()
    if eat(.postfixQuestion) {
      setFlags(node, .isOptional)
    } else if eat(.exclamation) {
      setFlags(node, .isForced)
    }
    return true
  }

  @inline(never)
  private mutating func openWord() -> Bool {
    guard !token.pointee.flags.contains(.backticked) else { return false }
    let kind: NodeKind
    switch token.pointee.word {
    case .await:
      // Reserved in all but name: only what can begin no operand makes it one.
      switch nextKind {
      case .identifier, .keyword, .leftParen, .leftSquare, .period, .poundIdentifier, .prefixOperator, .prefixAmpersand, .dollarIdentifier,
        .integerLiteral, .floatLiteral, .stringStart, .regexLiteral, .backslash, .leftBrace:
        if nextKind == .keyword, !startsExpression(token + 1) { return false }
        if nextKind == .period, !token[1].flags.contains(.spaceBefore) { return false }
      default: return false
      }
      kind = .awaitExpression
    case .unsafe:
      guard startsOperandAfterWord(postfixPreferred: false) else { return false }
      kind = .unsafeExpression
    case .consume, .copy, .borrow:
      guard startsOperandAfterWord(postfixPreferred: true) else { return false }
      kind = .ownershipExpression
    case .each:
      guard startsOperandAfterWord(postfixPreferred: true) else { return false }
      kind = .packElementExpression
    default: return false
    }
    _ = open(kind)
    advance()
    return true
  }

  // MARK: What begins an expression

  func startsExpression(_ place: UnsafeMutablePointer<Token>) -> Bool {
    switch place.pointee.kind {
    case .identifier, .dollarIdentifier, .poundIdentifier, .integerLiteral, .floatLiteral, .stringStart, .regexLiteral, .leftParen,
      .leftSquare, .leftBrace, .period, .backslash, .prefixOperator, .prefixAmpersand, .atSign:
      return true
    case .keyword:
      switch place.pointee.word {
      case .self, .Self, .super, .nil, .true, .false, .Any, .try, .`init`, .underscore, .if, .switch, .do, .repeat, .inout:
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether the contextual word at the current token is followed on its line by an operand, so that it is a keyword.
  ///
  /// - Parameter postfixPreferred: `.`, `(` and `[` after it are taken for suffixes of a name, even after a space.
  func startsOperandAfterWord(postfixPreferred: Bool) -> Bool {
    let next = token[1]
    guard !next.flags.contains(.newlineBefore) else { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringStart, .regexLiteral, .prefixAmpersand, .prefixOperator,
      .atSign, .backslash, .poundIdentifier:
      return true
    case .keyword:
      switch next.word {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch, .underscore: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare: return !postfixPreferred && next.flags.contains(.spaceBefore)
    default: return false
    }
  }

  /// `yield &x`, `yield (a, b)`.
  var isYieldOfReference: Bool {
    nextKind == .prefixAmpersand
      || (nextKind == .leftParen && token[1].flags.contains(.spaceBefore) && !token[1].flags.contains(.newlineBefore))
  }
}
