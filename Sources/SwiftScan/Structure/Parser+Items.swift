extension Parser {
  /// What a list of items is the content of.
  enum Place {
    case code
    case members
    /// The body of a switch case: the next `case` ends it.
    case switchCase
  }

  mutating func parseFile() {
    let root = open(.sourceFile)
    while true {
      parseItems(.code)
      // Closing braces without an opening one.
      if token >= last { break }
      unexpected()
    }
    close(root)
  }

  /// Items up to a closing brace, the next branch of `#if`, the end of the file or of the switch case.
  mutating func parseItems(_ place: Place) {
    guard depth < Parser.maximumDepth else { return unparsedItems() }
    depth &+= 1
    while true {
      switch kind {
      case .rightBrace, .endOfFile, .interpolationEnd:
        return leave()
      case .poundElse, .poundElseif, .poundEndif:
        if openConditionals > 0 { return leave() }
        unexpected()
        continue
      case .semicolon:
        advance()
        continue
      case .keyword where place == .switchCase && isAtSwitchCase: return leave()
      case .atSign where place == .switchCase && isAtSwitchCase: return leave()
      case .poundIf where place == .switchCase && isConditionalOfCases: return leave()
      default: break
      }
      let before = token
      let count = nodes.count
      if place == .members { parseMember() } else { parseItem() }
      if token == before {
        nodes.count = count
        unexpected()
      }
    }
  }

  /// `{ … }` with items.
  mutating func parseBlock(_ kind: NodeKind, _ place: Place) {
    let block = open(kind)
    advance()
    parseItems(place)
    _ = eat(.rightBrace)
    close(block)
  }

  /// A code block, which is required.
  mutating func parseCodeBlock() {
    if isAt(.leftBrace) { parseBlock(.codeBlock, .code) } else { missing() }
  }

  /// A member of a type: a declaration, `#if`, a macro.
  private mutating func parseMember() {
    switch kind {
    case .poundIf:
      if startsConditionalDeclaration(inType: true) { parseDeclaration() } else { parseConditional(.members) }
    case .poundIdentifier:
      let node = open(.macroExpansionDeclaration)
      parseExpression([])
      close(node)
    case .keyword, .identifier, .atSign:
      if startsDeclaration(inType: true) { parseDeclaration() } else { parseItem() }
    default: parseItem()
    }
  }

  /// A declaration, statement or expression.
  private mutating func parseItem() {
    switch kind {
    case .keyword: parseKeywordItem()
    case .identifier: parseIdentifierItem()
    case .atSign:
      if startsDeclaration(inType: false) { parseDeclaration() } else { parseExpression([]) }
    case .poundIf:
      if startsConditionalDeclaration(inType: false) { parseDeclaration() } else { parseConditional(.code) }
    default: parseExpression([])
    }
  }

  /// Whether an `#if` holds attributes of the declaration after it.
  private func startsConditionalDeclaration(inType: Bool) -> Bool {
    firstOfConditional(token)?.pointee.kind == .atSign && afterConditionalOfAttributes(token) != nil && startsDeclaration(inType: inType)
  }

  private mutating func parseKeywordItem() {
    switch token.pointee.word {
    case .let, .var, .func, .struct, .enum, .class, .protocol, .extension, .typealias, .import, .operator, .precedencegroup, .associatedtype,
      .static, .public, .private, .fileprivate, .internal:
      parseDeclaration()
    case .if: parseIf()
    case .guard: parseGuard()
    case .return: parseReturn()
    case .switch: parseSwitch()
    case .for: parseFor()
    case .while: parseWhile()
    case .do: parseDo()
    case .repeat:
      if nextKind == .leftBrace { parseRepeat() } else { parseExpression([]) }
    case .throw: parseThrow()
    case .defer:
      let node = open(.deferStatement)
      advance()
      parseCodeBlock()
      close(node)
    case .break: parseJump(.breakStatement)
    case .continue: parseJump(.continueStatement)
    case .fallthrough: leaf(.fallthroughStatement)
    case .`init`, .deinit, .subscript:
      // An initializer at the top level of a file is a mistake, but that of a type whose braces are wrong.
      if startsDeclaration(inType: false) { parseDeclaration() } else { parseExpression([]) }
    default: parseExpression([])
    }
  }

  private mutating func parseIdentifierItem() {
    if nextKind == .colon && startsLabeledStatement { return parseLabeled() }
    switch token.pointee.word {
    case .other: parseExpression([])
    case .yield where !token.pointee.flags.contains(.backticked):
      if startsOperandAfterWord(postfixPreferred: true) || isYieldOfReference { parseYield() } else { parseExpression([]) }
    case .discard where !token.pointee.flags.contains(.backticked):
      if startsOperandAfterWord(postfixPreferred: true) { parseWordStatement(.discardStatement) } else { parseExpression([]) }
    case .then where !token.pointee.flags.contains(.backticked):
      if startsOperandAfterWord(postfixPreferred: false) { parseWordStatement(.thenStatement) } else { parseExpression([]) }
    default:
      if startsDeclaration(inType: false) { parseDeclaration() } else { parseExpression([]) }
    }
  }
}
