/// Looking ahead without making nodes. What may be far away is found by bracket partners; types are nested at most `maximumLookahead` deep.
extension Parser {
  private static var maximumLookahead: Int { 32 }
  /// How many attributes and modifiers are looked over to find out whether they belong to a declaration or type.
  private static var maximumWords: Int { 64 }

  // MARK: Generic arguments

  /// Whether the `<` at a place begins generic arguments in an expression: they must parse, and be followed by a token that only suits
  /// them.
  /// `place` is moved behind them.
  ///
  /// A `<` that was found to compare is marked, so that no token is looked at more often than types are followed deep.
  mutating func isGenericArguments(_ place: inout UnsafeMutablePointer<Token>) -> Bool {
    // `f<>(x)` compares; only inside other arguments is `<>` empty ones.
    guard !place.pointee.flags.contains(.comparesNotGeneric) else { return false }
    if isGreater(place + 1), place[1].flags.contains(.continuesOperator) { return false }
    var after = place
    guard skipGenericArguments(&after, depth: 0) else { return false }
    guard endsGenericArguments(after) else {
      place.pointee.flags.formUnion(.comparesNotGeneric)
      return false
    }
    place = after
    return true
  }

  private func endsGenericArguments(_ place: UnsafeMutablePointer<Token>) -> Bool {
    switch place.pointee.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation, .postfixQuestion, .colon,
      .interpolationEnd:
      true
    case .leftParen, .leftSquare: !place.pointee.flags.contains(.newlineBefore)
    case .binaryOperator: place.pointee.word == .ampersand
    default: false
    }
  }

  /// Moves `place` behind the arguments that begin there with `<`, if they are ones.
  func skipGenericArguments(_ place: inout UnsafeMutablePointer<Token>, depth: Int) -> Bool {
    let opening = place
    guard depth < Parser.maximumLookahead, !opening.pointee.flags.contains(.comparesNotGeneric) else { return false }
    place += 1
    while !isGreater(place) {
      countWork()
      if place.pointee.kind == .integerLiteral {
        place += 1
      } else if place.pointee.word == .minus, place[1].kind == .integerLiteral {
        place += 2
      } else if !skipType(&place, depth: depth &+ 1) {
        opening.pointee.flags.formUnion(.comparesNotGeneric)
        return false
      }
      if place.pointee.kind == .comma { place += 1 } else { break }
    }
    guard isGreater(place) else {
      opening.pointee.flags.formUnion(.comparesNotGeneric)
      return false
    }
    place += 1
    return true
  }

  // MARK: Types

  /// Moves `place` behind a type, if there is one.
  func skipType(_ place: inout UnsafeMutablePointer<Token>, depth: Int) -> Bool {
    guard depth < Parser.maximumLookahead else { return false }
    for _ in 0..<Parser.maximumWords {
      countWork()
      if place.pointee.isKeyword(.repeat) || place.pointee.isKeyword(.inout) {
        place += 1
      } else if place.pointee.kind == .atSign {
        skipAttribute(&place)
      } else if place.pointee.kind == .identifier, isTypePrefix(place.pointee.word), startsType(place + 1) {
        place += 1
      } else {
        break
      }
    }
    guard skipSimpleType(&place, depth: depth) else { return false }
    while place.pointee.kind == .prefixAmpersand || (place.pointee.kind.isOperator && place.pointee.word == .ampersand) {
      place += 1
      guard skipSimpleType(&place, depth: depth) else { return false }
    }
    if startsArrow(place) {
      while place.pointee.kind != .arrow {
        place += 1
        if place.pointee.kind == .leftParen, let after = afterPartner(place) { place = after }
        if place.pointee.kind == .endOfFile || (place.pointee.kind != .arrow && !startsArrow(place)) { return false }
      }
      place += 1
      return skipType(&place, depth: depth &+ 1)
    }
    if place.pointee.kind.isOperator, place.pointee.word == .closedRange { place += 1 }
    return true
  }

  private func isTypePrefix(_ word: Word) -> Bool {
    switch word {
    case .some, .any, .each, .borrowing, .consuming, .__owned, .__shared, .isolated, .sending, ._const: true
    default: false
    }
  }

  private func skipSimpleType(_ place: inout UnsafeMutablePointer<Token>, depth: Int) -> Bool {
    if place.pointee.kind == .prefixOperator, place.pointee.word == .tilde { place += 1 }
    switch place.pointee.kind {
    case .identifier: guard skipTypeName(&place, depth: depth) else { return false }
    case .keyword:
      switch place.pointee.word {
      case .Any, .Self: guard skipTypeName(&place, depth: depth) else { return false }
      case .underscore: place += 1
      default: return false
      }
    case .leftParen: guard skipTupleType(&place, depth: depth) else { return false }
    case .leftSquare:
      place += 1
      if place.pointee.kind == .integerLiteral { place += 1 } else if !skipType(&place, depth: depth &+ 1) { return false }
      if place.pointee.kind == .colon || place.pointee.isContextual(.of) {
        place += 1
        if !skipType(&place, depth: depth &+ 1) { return false }
      }
      guard place.pointee.kind == .rightSquare else { return false }
      place += 1
    default: return false
    }
    while true {
      countWork()
      switch place.pointee.kind {
      case .period where place[1].kind == .identifier || place[1].kind == .keyword:
        place += 1
        guard skipTypeName(&place, depth: depth) else { return false }
      case .postfixQuestion, .exclamation:
        if place.pointee.flags.contains(.newlineBefore) { return true }
        place += 1
      default: return true
      }
    }
  }

  private func skipTypeName(_ place: inout UnsafeMutablePointer<Token>, depth: Int) -> Bool {
    place += nameWidth(place)
    return isLess(place) ? skipGenericArguments(&place, depth: depth &+ 1) : true
  }

  private func skipTupleType(_ place: inout UnsafeMutablePointer<Token>, depth: Int) -> Bool {
    place += 1
    while place.pointee.kind != .rightParen {
      countWork()
      if isName(place), place[1].kind == .colon {
        place += 2
      } else if isName(place), isName(place + 1), place[2].kind == .colon {
        place += 3
      }
      guard skipType(&place, depth: depth &+ 1) else { return false }
      if place.pointee.kind == .comma { place += 1 } else { break }
    }
    guard place.pointee.kind == .rightParen else { return false }
    place += 1
    return true
  }

  /// Moves `place` behind an attribute: `@Name`, `@A.B<C>(…)`.
  func skipAttribute(_ place: inout UnsafeMutablePointer<Token>) {
    place += 1
    guard isName(place) else { return }
    place += nameWidth(place)
    while place.pointee.kind == .period, isName(place + 1) {
      countWork()
      place += 1 &+ nameWidth(place + 1)
    }
    if isLess(place) {
      var after = place
      if skipGenericArguments(&after, depth: 0) { place = after }
    }
    if hasAttributeArguments(place), let after = afterPartner(place) { place = after }
  }

  /// Whether the parenthesis at a place belongs to the attribute before it: it follows without a space.
  func hasAttributeArguments(_ place: UnsafeMutablePointer<Token>) -> Bool {
    place.pointee.kind == .leftParen && !place.pointee.flags.contains(.spaceBefore)
  }

  // MARK: Declarations

  /// Whether attributes and modifiers begin here (or none) and a word after them that begins a declaration.
  func startsDeclaration(inType: Bool) -> Bool {
    var place = token
    var sawAttribute = false
    var sawModifier = false
    var words = 0
    while place < last, words < Parser.maximumWords {
      words &+= 1
      countWork()
      let token = place.pointee
      switch token.kind {
      case .atSign:
        sawAttribute = true
        skipAttribute(&place)
        continue
      case .poundIdentifier: return sawAttribute || sawModifier || inType
      case .rightBrace, .poundElse, .poundElseif, .poundEndif: return sawAttribute
      case .poundIf:
        guard let after = afterConditionalOfAttributes(place) else { return sawAttribute }
        sawAttribute = true
        place = after
        continue
      case .keyword:
        switch token.word {
        case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .typealias, .import, .operator, .precedencegroup,
          .associatedtype, .static, .public, .private, .fileprivate, .internal:
          return true
        case .`init`, .deinit, .subscript: return inType || sawModifier || sawAttribute
        case .case: return inType
        case .inout, .rethrows: return false
        default: return sawAttribute && inType
        }
      case .identifier where !token.flags.contains(.backticked):
        switch token.word {
        case .actor where place[1].kind == .identifier && !place[1].flags.contains(.newlineBefore): return true
        case .macro where place[1].kind == .identifier && !place[1].flags.contains(.newlineBefore): return true
        default:
          guard token.word.isContextualModifier else { return inType && (sawAttribute || sawModifier) }
        }
      default: return inType && (sawAttribute || sawModifier)
      }
      // A modifier, with a detail in parentheses; `open(…)` is more likely a call.
      sawModifier = true
      let word = token.word
      place += 1
      if place.pointee.kind == .leftParen {
        guard word != .open, word.mayHaveDetail, !place.pointee.flags.contains(.newlineBefore), let after = afterPartner(place) else {
          return false
        }
        place = after
      }
    }
    return sawAttribute
  }
}

extension Word {
  /// Modifiers of declarations that are no reserved words.
  var isContextualModifier: Bool {
    switch self {
    case .__consuming, ._const, .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated,
      .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .reasync, .required, .sending,
      .unowned, .weak, ._local, .extern:
      true
    default: false
    }
  }

  /// Modifiers of any kind.
  var isModifier: Bool {
    switch self {
    case .class, .static, .public, .private, .fileprivate, .internal, .rethrows: true
    default: isContextualModifier
    }
  }

  /// Modifiers that a detail may follow: `private(set)`, `unowned(safe)`.
  var mayHaveDetail: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .package, .open, .nonisolated, .unowned: true
    default: false
    }
  }
}
