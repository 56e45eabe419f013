import SwiftSyntax

extension SyntaxStructure {
  /// The scanner's chains are flat; here each suffix holds all that stands before it. So only the
  /// suffixes themselves are noted.
  func observeSuffix(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .memberAccessExpr(let member):
      let end = member.parent?.kind == .genericSpecializationExpr ? member.parent?.lastToken(viewMode: .sourceAccurate) : nil
      let kind = member.base == nil && !isFirstInConditional(node) ? "implicitMemberExpression" : "member"
      observe(kind, member.period, end ?? member.lastToken(viewMode: .sourceAccurate))
    case .functionCallExpr(let call):
      observe("call", call.leftParen, call.rightParen)
      observe(call.trailingClosure, call.additionalTrailingClosures)
    case .subscriptCallExpr(let call):
      observe("subscriptCall", call.leftSquare, call.rightSquare)
      observe(call.trailingClosure, call.additionalTrailingClosures)
    case .macroExpansionExpr(let macro): observeMacro(macro)
    case .macroExpansionDecl(let macro): observeMacro(macro)
    case .optionalChainingExpr(let optional): observe("optionalChain", optional.questionMark)
    case .forceUnwrapExpr(let forced): observe("forceUnwrap", forced.exclamationMark)
    case .postfixOperatorExpr(let postfix): observe("postfixOperator", postfix.operator)
    case .keyPathPropertyComponent: if let component = node.parent { observe("member", component) }
    case .keyPathSubscriptComponent(let component): observe("subscriptCall", component)
    case .keyPathOptionalComponent(let component):
      observe(component.questionOrExclamationMark.tokenKind == .exclamationMark ? "forceUnwrap" : "optionalChain", component)
    default: break
    }
  }

  private func observeMacro(_ macro: some FreestandingMacroExpansionSyntax) {
    observe("macroExpansion", macro.pound, macro.genericArgumentClause?.lastToken(viewMode: .sourceAccurate) ?? macro.macroName)
    observe("call", macro.leftParen, macro.rightParen)
    observe(macro.trailingClosure, macro.additionalTrailingClosures)
  }

  /// A directive here, a macro like any other to the scanner.
  func observeSourceLocation(_ node: Syntax) {
    guard let directive = node.as(PoundSourceLocationSyntax.self) else { return }
    observe("macroExpansion", directive.poundSourceLocation)
    observe("call", directive.leftParen, directive.rightParen)
    guard let arguments = directive.arguments else { return }
    observe("argument", arguments.fileLabel, arguments.fileName.lastToken(viewMode: .sourceAccurate))
    observe("stringLiteral", arguments.fileName)
    observe("argument", arguments.lineLabel, arguments.lineNumber)
    observe("integerLiteral", arguments.lineNumber)
  }

  private func observe(_ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax) {
    if let closure { observe("trailingClosure", closure) }
    for closure in more { observe("trailingClosure", closure) }
  }

  /// Whether the member has no base because it is the first suffix in a branch of `#if` inside a chain.
  private func isFirstInConditional(_ node: Syntax) -> Bool {
    var current = node
    while let parent = current.parent {
      switch parent.kind {
      case .ifConfigClause: return parent.parent?.parent?.parent?.kind == .postfixIfConfigExpr
      case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .postfixOperatorExpr,
        .genericSpecializationExpr, .postfixIfConfigExpr:
        guard parent.firstToken(viewMode: .sourceAccurate) == node.firstToken(viewMode: .sourceAccurate) else { return false }
        current = parent
      default: return false
      }
    }
    return false
  }
}
