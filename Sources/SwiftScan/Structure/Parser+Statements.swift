extension Parser {
  /// `if … else if … else …`, in a loop.
  mutating func parseIf() {
    let node = open(.ifExpression)
    while true {
      let clause = open(.ifClause)
      advance()
      parseConditions()
      parseCodeBlock()
      close(clause)
      guard isKeyword(.else) else { break }
      if token[1].isKeyword(.if) {
        advance()
        continue
      }
      let otherwise = open(.elseClause)
      advance()
      parseCodeBlock()
      close(otherwise)
      break
    }
    close(node)
  }

  mutating func parseGuard() {
    let node = open(.guardStatement)
    advance()
    parseConditions()
    if !eatKeyword(.else) { missing() }
    parseCodeBlock()
    close(node)
  }

  mutating func parseWhile() {
    let node = open(.whileStatement)
    advance()
    parseConditions()
    parseCodeBlock()
    close(node)
  }

  mutating func parseRepeat() {
    let node = open(.repeatStatement)
    advance()
    parseCodeBlock()
    if eatKeyword(.while) { parseExpression([]) } else { missing() }
    close(node)
  }

  mutating func parseFor() {
    let node = open(.forStatement)
    advance()
    if eatKeyword(.try) { setFlags(node, .isThrowing) }
    if isContextual(.await) {
      setFlags(node, .isAsync)
      advance()
    }
    if isContextual(.unsafe), token[1].kind == .identifier || token[1].kind == .keyword, !token[1].isKeyword(.in) { advance() }
    if eatKeyword(.case) { parsePattern(binding: false) } else { parseBindingPattern() }
    if eat(.colon) { parseType() }
    if eatKeyword(.in) { parseExpression(.noTrailingClosure) } else { missing() }
    parseWhereClause(.noTrailingClosure)
    parseCodeBlock()
    close(node)
  }

  /// `where condition`, if there is one.
  mutating func parseWhereClause(_ context: Context) {
    guard isKeyword(.where) else { return }
    let node = open(.whereClause)
    advance()
    parseExpression(context)
    close(node)
  }

  mutating func parseDo() {
    let node = open(.doStatement)
    advance()
    if isKeyword(.throws) {
      setFlags(node, .isThrowing)
      parseThrows()
    }
    parseCodeBlock()
    while isKeyword(.catch) {
      let clause = open(.catchClause)
      advance()
      while !isAt(.leftBrace), hasMore {
        let before = token
        parseCaseItem()
        if !eat(.comma) || token == before { break }
      }
      parseCodeBlock()
      close(clause)
    }
    close(node)
  }

  mutating func parseReturn() {
    let node = open(.returnStatement)
    advance()
    if startsReturnedExpression { parseExpression([]) }
    close(node)
  }

  /// A value may begin on the next line, but a statement may not be one then.
  private var startsReturnedExpression: Bool {
    guard startsExpression(token) else { return false }
    guard isAtLineStart else { return true }
    switch kind {
    case .keyword:
      switch token.pointee.word {
      case .if, .switch, .do, .repeat: return false
      default: return true
      }
    case .identifier: return token.pointee.word == .other || !startsDeclaration(inType: false)
    case .atSign: return false
    default: return true
    }
  }

  mutating func parseThrow() {
    let node = open(.throwStatement)
    advance()
    parseExpression([])
    close(node)
  }

  /// `break`, `continue`, with a label on the same line.
  mutating func parseJump(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    if isAt(.identifier), !isAtLineStart { advance() }
    close(node)
  }

  mutating func parseYield() {
    let node = open(.yieldStatement)
    advance()
    parseExpression([])
    close(node)
  }

  /// `discard self`, `then value`.
  mutating func parseWordStatement(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    parseExpression([])
    close(node)
  }

  /// Whether the label at the current token is that of a statement.
  var startsLabeledStatement: Bool {
    guard token[2].kind == .keyword else { return false }
    switch token[2].word {
    case .while, .for, .repeat, .do, .if, .switch, .guard: return true
    default: return false
    }
  }

  mutating func parseLabeled() {
    let node = open(.labeledStatement)
    advance()
    advance()
    switch token.pointee.word {
    case .while: parseWhile()
    case .for: parseFor()
    case .repeat: parseRepeat()
    case .do: parseDo()
    case .switch: parseSwitch()
    case .guard: parseGuard()
    default: parseIf()
    }
    close(node)
  }

  // MARK: Conditions

  /// The conditions of `if`, `guard`, `while`.
  mutating func parseConditions() {
    repeat {
      switch kind {
      case .keyword:
        switch token.pointee.word {
        case .let, .var, .inout: parseOptionalBinding()
        case .case: parseMatchingCondition()
        default: parseExpression(.noTrailingClosure)
        }
      case .poundIdentifier where token.pointee.word == .available || token.pointee.word == .unavailable:
        parseAvailabilityCondition()
      case .leftBrace:
        // `if {`: the brace is the body.
        missing()
        return
      default: parseExpression(.noTrailingClosure)
      }
    } while eat(.comma) && !isAt(.leftBrace) && !isKeyword(.else)
  }

  private mutating func parseOptionalBinding() {
    let node = open(.optionalBinding, isKeyword(.let) ? .isLet : [])
    advance()
    parseBindingPattern()
    if eat(.colon) { parseType() }
    if isAt(.equal) { parseInitializer(.noTrailingClosure) }
    close(node)
  }

  private mutating func parseMatchingCondition() {
    let node = open(.matchingCondition)
    advance()
    parsePattern(binding: false)
    if eat(.colon) { parseType() }
    if isAt(.equal) { parseInitializer(.noTrailingClosure) } else { missing() }
    close(node)
  }

  private mutating func parseAvailabilityCondition() {
    let node = open(.availabilityCondition)
    advance()
    if isAt(.leftParen), let after = afterPartner(token) { token = after }
    close(node)
  }

  /// `= value`.
  mutating func parseInitializer(_ context: Context) {
    let node = open(.initializerClause)
    advance()
    parseExpression(context)
    close(node)
  }
}
