extension Parser {
  /// What the branches of an `#if` hold.
  enum ConditionalContent {
    case code
    case members
    case switchCases
    case elements
    case suffixes(Context)
  }

  /// `#if` … `#endif`, without parsing code that is inactive any differently.
  mutating func parseConditional(_ content: ConditionalContent) {
    let block = open(.conditionalBlock)
    guard depth < Parser.maximumDepth else {
      advance()
      openConditionals &+= 1
      repeat {
        unparsedItems()
        // A closing brace among the branches.
        if isAt(.rightBrace) { unexpectedToken() }
      } while hasMore && !isAt(.poundEndif) && eatBranch()
      openConditionals &-= 1
      _ = eat(.poundEndif)
      return close(block)
    }
    depth &+= 1
    openConditionals &+= 1
    repeat {
      let clause = open(.conditionalClause)
      let isElse = isAt(.poundElse)
      advance()
      if !isElse && !isAtLineStart { parseExpression(.oneLine) }
      while !isAtLineStart && hasMore { unexpected() }
      switch content {
      case .code: parseItems(.code)
      case .members: parseItems(.members)
      case .switchCases: parseCases()
      case .elements: parseElements()
      case .suffixes(let context): parseSuffixes(context)
      }
      // What does not belong to this content.
      while hasMore, !isAtDirectiveOfConditional, !isAt(.rightBrace), !isAt(.rightParen), !isAt(.rightSquare) {
        if isAt(.poundIf) { parseConditional(.code) } else { unexpected() }
      }
      close(clause)
    } while isAt(.poundElse) || isAt(.poundElseif)
    depth &-= 1
    openConditionals &-= 1
    _ = eat(.poundEndif)
    close(block)
  }

  /// Steps over `#else` or `#elseif`; true as well at anything else.
  private mutating func eatBranch() -> Bool {
    if isAt(.poundElse) || isAt(.poundElseif) { advance() }
    return true
  }

  private var isAtDirectiveOfConditional: Bool { isAt(.poundElse) || isAt(.poundElseif) || isAt(.poundEndif) }

  /// Whether an `#if` stands for switch cases: its first branch begins with one.
  var isConditionalOfCases: Bool { firstOfConditional.map { isSwitchCase($0) } ?? false }

  /// Whether an `#if` stands for suffixes of a chain: its first branch begins with a member.
  func isConditionalOfSuffixes(_ place: UnsafeMutablePointer<Token>) -> Bool {
    guard let first = firstOfConditional(place) else { return false }
    return first.pointee.kind == .period && isName(first + 1)
  }

  /// The token after an `#if` that holds nothing but attributes in all its branches; nil for any other. Looks at 256 tokens at most.
  func afterConditionalOfAttributes(_ start: UnsafeMutablePointer<Token>) -> UnsafeMutablePointer<Token>? {
    var place = start
    let fence = min(last, start + 256)
    var open = 0
    while place < fence {
      countWork()
      switch place.pointee.kind {
      case .poundIf, .poundElse, .poundElseif:
        if place.pointee.kind == .poundIf { open &+= 1 }
        repeat {
          countWork()
          place += 1
        } while place < fence && !place.pointee.flags.contains(.newlineBefore)
      case .poundEndif:
        open &-= 1
        place += 1
        if open == 0 { return place }
      case .atSign: skipAttribute(&place)
      default: return nil
      }
    }
    return nil
  }

  private var firstOfConditional: UnsafeMutablePointer<Token>? { firstOfConditional(token) }

  /// The first token after the condition, of the innermost one if conditions stand one in the other. Looks at 256 tokens at most.
  func firstOfConditional(_ start: UnsafeMutablePointer<Token>) -> UnsafeMutablePointer<Token>? {
    var place = start
    let fence = min(last, start + 256)
    while place < fence, place.pointee.kind == .poundIf {
      repeat {
        countWork()
        place += 1
      } while place < fence && !place.pointee.flags.contains(.newlineBefore)
    }
    return place < fence ? place : nil
  }
}
