import SwiftSyntax

extension SyntaxExtractor {
  /// A call stands at the line where its callee ends: there its parentheses or its first trailing closure most often begin.
  func observeCall(_ call: FunctionCallExprSyntax) {
    guard !patterns.isEnumCase(call) else { return }
    let end = call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
    observe(.call, line: lines.line(at: max(0, end - 1)), Self.chain(ExprSyntax(call)))
  }

  /// A macro without arguments says no more than its name, and is left to the text of the chains that it stands in.
  func observeMacro(_ macro: some FreestandingMacroExpansionSyntax) {
    guard macro.leftParen != nil || macro.trailingClosure != nil else { return }
    let name = Self.macroName(macro)
    let end = macro.genericArgumentClause?.endPositionBeforeTrailingTrivia ?? macro.macroName.endPositionBeforeTrailingTrivia
    observe(.call, line: lines.line(at: max(0, end.utf8Offset - 1)), name + Self.macroArguments(macro))
  }

  /// A directive here, a macro like any other to the scanner.
  func observeSourceLocation(_ directive: PoundSourceLocationSyntax) {
    let labels = directive.arguments.map { [$0.fileLabel.text, $0.lineLabel.text] } ?? []
    observe(.call, line: line(of: directive), directive.poundSourceLocation.text + canonicalArguments(labels, closures: []))
  }

  private static func macroName(_ macro: some FreestandingMacroExpansionSyntax) -> String {
    "#" + macro.macroName.text + (macro.genericArgumentClause.map { canonicalText($0) } ?? "")
  }

  private static func macroArguments(_ macro: some FreestandingMacroExpansionSyntax) -> String {
    arguments(
      macro.leftParen == nil ? nil : macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures, brackets: ("(", ")"))
  }

  /// Goes from the outermost call inwards, without recursion, to the primary on which the chain stands.
  private static func chain(_ expression: ExprSyntax) -> String {
    var components: [String] = []
    var generics = ""
    var next: ExprSyntax? = expression
    while let current = next {
      next = nil
      if let call = current.as(FunctionCallExprSyntax.self) {
        components.append(
          arguments(call.leftParen == nil ? nil : call.arguments, call.trailingClosure, call.additionalTrailingClosures, brackets: ("(", ")")))
        next = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        components.append(arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures, brackets: ("[", "]")))
        next = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        components.append("." + canonicalText(member.declName) + generics)
        generics = ""
        next = member.base
      } else if let optional = current.as(OptionalChainingExprSyntax.self) {
        components.append("?")
        next = optional.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        components.append("!")
        next = forced.expression
      } else if let postfix = current.as(PostfixOperatorExprSyntax.self) {
        components.append(postfix.operator.text)
        next = postfix.expression
      } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
        generics = canonicalText(generic.genericArgumentClause)
        next = generic.expression
      } else if let conditional = current.as(PostfixIfConfigExprSyntax.self) {
        components.append(CanonicalPrimary.conditionalSuffix)
        next = conditional.base
      } else if let macro = current.as(MacroExpansionExprSyntax.self) {
        if macro.leftParen != nil || macro.trailingClosure != nil { components.append(macroArguments(macro)) }
        components.append(macroName(macro))
      } else {
        components.append(primary(current) + generics)
      }
    }
    return canonicalChain(components.reversed())
  }

  private static func primary(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .superExpr, .discardAssignmentExpr, .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr:
      canonicalText(expression)
    case .stringLiteralExpr, .simpleStringLiteralExpr: CanonicalPrimary.string
    case .regexLiteralExpr: CanonicalPrimary.regex
    case .arrayExpr: CanonicalPrimary.array
    case .dictionaryExpr: CanonicalPrimary.dictionary
    case .tupleExpr: CanonicalPrimary.tuple
    case .closureExpr: CanonicalPrimary.closure
    case .keyPathExpr: CanonicalPrimary.keyPath
    case .typeExpr: CanonicalPrimary.type
    case .ifExpr: CanonicalPrimary.condition
    case .switchExpr: CanonicalPrimary.selection
    default: CanonicalPrimary.other
    }
  }

  private static func arguments(
    _ list: LabeledExprListSyntax?, _ closure: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax, brackets: (String, String)
  ) -> String {
    canonicalArguments(
      list.map { $0.map { $0.label?.text } }, closures: (closure == nil ? [] : [nil]) + more.map { $0.label.text }, brackets: brackets)
  }
}
