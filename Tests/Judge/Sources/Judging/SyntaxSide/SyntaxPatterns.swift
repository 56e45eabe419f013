import SwiftSyntax

extension SyntaxExtractor {
  /// SwiftSyntax parses the pattern `.item(let id)` as an expression, a call of `.item`. This finds the parts of such an expression that are
  /// patterns: those reached through the payload of an enum case, tuples, `?` and the left side of `as`.
  func markPattern(_ expression: ExprSyntax) {
    var pending = [expression]
    while let next = pending.popLast() {
      if let call = next.as(FunctionCallExprSyntax.self) {
        guard namesEnumCase(call.calledExpression), call.leftParen != nil, call.trailingClosure == nil else { continue }
        patterns.insert(call.id)
        pending += call.arguments.map(\.expression)
      } else if let tuple = next.as(TupleExprSyntax.self) {
        pending += tuple.elements.map(\.expression)
      } else if let optional = next.as(OptionalChainingExprSyntax.self) {
        pending.append(optional.expression)
      } else if let sequence = next.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        if elements.count == 3 && elements[1].is(UnresolvedAsExprSyntax.self) { pending.append(elements[0]) }
      } else if let binding = next.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self) {
        if let expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression { pending.append(expression) }
      }
    }
  }

  /// `.name`, `Type.name`, `Module.Type<A>.name`: nothing but names and periods, with at least one period.
  private func namesEnumCase(_ callee: ExprSyntax) -> Bool {
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
    var base = member.base
    while let next = base {
      if let member = next.as(MemberAccessExprSyntax.self) {
        base = member.base
      } else if let generic = next.as(GenericSpecializationExprSyntax.self) {
        base = generic.expression
      } else {
        return next.is(DeclReferenceExprSyntax.self)
      }
    }
    return true
  }
}
