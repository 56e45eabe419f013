import SwiftSyntax

/// Notes the extent of every node whose kind the scanner has too, under the scanner's name for it. Walks the tree by itself, as it asks for
/// every node, and is left out unless the structure is wanted.
final class SyntaxStructure: SyntaxAnyVisitor {
  let lines: LineTable
  var observations: [Observation] = []
  private var patterns = PatternParts()

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let expression = node.as(ExpressionPatternSyntax.self)?.expression { patterns.add(expression) }
    if let kind = patterns.kind(of: node) {
      if let kind { observe(kind, node) }
      if kind == "enumCasePattern" {
        observeEnumCase(node)
        return .skipChildren
      }
      // A pattern that compares with an expression holds that expression.
      guard kind == "expressionPattern" else { return .visitChildren }
    }
    if let attribute = node.as(AttributeSyntax.self), attribute.takesNamesOnly {
      observe("attribute", node)
      walk(attribute.attributeName)
      return .skipChildren
    }
    observePlain(node)
    observeSuffix(node)
    observeSequence(node)
    observeType(node)
    return .visitChildren
  }

  /// The type before the last period and the payload. The name itself is not compared here.
  private func observeEnumCase(_ pattern: Syntax) {
    let call = pattern.as(FunctionCallExprSyntax.self)
    if let call {
      observe("tuplePattern", call.leftParen, call.rightParen)
      walk(call.arguments)
    }
    guard let member = (call?.calledExpression ?? pattern.as(ExprSyntax.self))?.as(MemberAccessExprSyntax.self), let base = member.base else { return }
    if base.is(MemberAccessExprSyntax.self) || base.as(GenericSpecializationExprSyntax.self)?.expression.is(MemberAccessExprSyntax.self) == true {
      observe("memberType", base)
    }
    observeTypeNames(base)
  }

  /// The components of a type that is spelled as an expression.
  private func observeTypeNames(_ base: ExprSyntax) {
    var next: ExprSyntax? = base
    var end: TokenSyntax?
    while let current = next {
      next = nil
      if let generic = current.as(GenericSpecializationExprSyntax.self) {
        end = generic.lastToken(viewMode: .sourceAccurate)
        walk(generic.genericArgumentClause)
        next = generic.expression
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        observe("namedType", member.declName.firstToken(viewMode: .sourceAccurate), end ?? member.lastToken(viewMode: .sourceAccurate))
        end = nil
        next = member.base
      } else {
        observe("namedType", current.firstToken(viewMode: .sourceAccurate), end ?? current.lastToken(viewMode: .sourceAccurate))
      }
    }
  }

  func observe(_ kind: String, _ node: some SyntaxProtocol) {
    guard let end = node.lastToken(viewMode: .sourceAccurate) else { return }
    // The comma after an element is part of it here, but not in the scanner's tree.
    let last = end.tokenKind == .comma ? end.previousToken(viewMode: .sourceAccurate) ?? end : end
    observe(kind, node.firstToken(viewMode: .sourceAccurate), last)
  }

  func observe(_ kind: String, _ first: TokenSyntax?, _ last: TokenSyntax?) {
    guard let first, let last else { return }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    guard end > start else { return }
    observations.append(Observation(.structure, line: lines.line(at: start), canonicalExtent(kind, start, end)))
  }
}
