extension Parser {
  /// `let`/`var` with its bindings.
  mutating func parseVariable(_ node: Int) {
    nodes.base[node].kind = .variableDeclaration
    if isKeyword(.let) { setFlags(node, .isLet) }
    advance()
    repeat {
      let before = token
      let binding = open(.binding)
      parseBindingPattern()
      if eat(.colon) { parseType() }
      let isInitialized = isAt(.equal)
      if isInitialized { parseInitializer([]) }
      // On a line of its own after an initial value, a brace may also begin a closure: `let a = 1 ⏎ { … }()`.
      if isAt(.leftBrace), !isInitialized || !isAtLineStart || startsAccessor(token + 1) { parseAccessorBlock() }
      close(binding)
      if token == before { break }
    } while eat(.comma)
  }

  // MARK: Accessors

  /// `{ get set }`, `{ get { … } set { … } }`, `{ … }`.
  mutating func parseAccessorBlock() {
    let node = open(.accessorBlock)
    advance()
    if startsAccessor(token) {
      guard enter() else { return close(node) }
      while hasMore, !isAt(.rightBrace) {
        if startsAccessor(token) {
          parseAccessor()
        } else if isAt(.poundIf) {
          parseConditional(.code)
        } else if isDirectiveEnd {
          break
        } else {
          unexpected()
        }
      }
      leave()
    } else {
      parseItems(.code)
    }
    _ = eat(.rightBrace)
    close(node)
  }

  /// Whether an accessor begins here: its word, after attributes and modifiers, followed by what may follow one.
  private func startsAccessor(_ start: UnsafeMutablePointer<Token>) -> Bool {
    var place = start
    while place.pointee.kind == .atSign {
      countWork()
      skipAttribute(&place)
    }
    while place.pointee.kind == .identifier, place.pointee.word.isAccessorModifier, isName(place + 1) { place += 1 }
    guard place.pointee.kind == .identifier || place.pointee.isKeyword(.`init`), place.pointee.word.isAccessor,
      !place.pointee.flags.contains(.backticked)
    else { return false }
    let next = place[1]
    switch next.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .leftParen: return place[2].kind == .identifier && place[3].kind == .rightParen && place[4].kind == .leftBrace
    case .keyword: return next.isKeyword(.throws) || next.isKeyword(.rethrows)
    case .atSign: return true
    case .identifier: return next.word == .async || next.word.isAccessor || next.word.isAccessorModifier
    default: return false
    }
  }

  private mutating func parseAccessor() {
    let node = open(.accessor)
    while isAt(.atSign) { parseAttribute() }
    while isAt(.identifier), token.pointee.word.isAccessorModifier, isName(token + 1) { leaf(.modifier) }
    leaf(.name)
    if isAt(.leftParen) { parseParameterClause(ofClosure: true) }
    parseEffects(node)
    if isAt(.leftBrace) { parseBlock(.codeBlock, .code) }
    _ = eat(.semicolon)
    close(node)
  }

  // MARK: Enum cases

  mutating func parseEnumCase(_ node: Int) {
    nodes.base[node].kind = .enumCaseDeclaration
    advance()
    repeat {
      let before = token
      let element = open(.enumElement)
      if isName(token) { leaf(.name) } else { missing() }
      if isAt(.leftParen), !isAtLineStart { parseParameterClause() }
      if isAt(.equal) { parseInitializer([]) }
      close(element)
      if token == before { break }
    } while eat(.comma)
  }
}

extension Word {
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .`init`, .unsafeAddress, .unsafeMutableAddress, .borrow, .mutate: true
    default: false
    }
  }

  var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated: true
    default: false
    }
  }
}
