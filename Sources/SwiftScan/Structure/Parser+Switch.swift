extension Parser {
  mutating func parseSwitch() {
    let node = open(.switchExpression)
    advance()
    parseExpression(.noTrailingClosure)
    if eat(.leftBrace) {
      parseCases()
      while hasMore, !isAt(.rightBrace), !(openConditionals > 0 && isDirectiveOfBranch) {
        unexpected()
        parseCases()
      }
      _ = eat(.rightBrace)
    } else {
      missing()
    }
    close(node)
  }

  private var isDirectiveOfBranch: Bool { isAt(.poundElse) || isAt(.poundElseif) || isAt(.poundEndif) }

  /// Cases, and `#if` round cases.
  mutating func parseCases() {
    guard enter() else { return }
    while true {
      if isAt(.poundIf) && (isConditionalOfCases || isAtEmptyConditional) {
        parseConditional(.switchCases)
      } else if isAtSwitchCase {
        parseCase()
      } else {
        break
      }
    }
    leave()
  }

  private var isAtEmptyConditional: Bool { !isConditionalOfSuffixes(token) }

  var isAtSwitchCase: Bool { isSwitchCase(token) }

  func isSwitchCase(_ place: UnsafeMutablePointer<Token>) -> Bool {
    switch place.pointee.kind {
    case .keyword: place.pointee.isKeyword(.case) || place.pointee.isKeyword(.default)
    case .atSign: place[1].isContextual(.unknown) && place[2].kind == .keyword
    default: false
    }
  }

  private mutating func parseCase() {
    let node = open(.switchCase)
    if isAt(.atSign) { parseAttribute() }
    if isKeyword(.default) {
      setFlags(node, .isDefault)
      advance()
    } else if eatKeyword(.case) {
      repeat { parseCaseItem() } while eat(.comma) && !isAt(.colon)
    }
    if !eat(.colon) { missing() }
    let body = open(.codeBlock)
    parseItems(.switchCase)
    close(body)
    close(node)
  }

  /// A pattern with its `where`, of a case or catch.
  mutating func parseCaseItem() {
    let node = open(.caseItem)
    // `catch where condition` has no pattern.
    if !isKeyword(.where) { parsePattern(binding: false) }
    parseWhereClause(.noTrailingClosure)
    close(node)
  }
}
