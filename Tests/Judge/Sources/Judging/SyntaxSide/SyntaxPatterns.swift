import SwiftSyntax

/// SwiftSyntax parses the pattern `.item(let id)` as an expression, a call of `.item`. This tells which parts of such expressions are patterns:
/// those that are reached through the payload of an enum case, tuples, `?` and the left side of `as`.
struct PatternParts {
  /// The scanner's kind for a part of a pattern; nil for one that has none of its own.
  private var kinds: [SyntaxIdentifier: String?] = [:]

  func isEnumCase(_ node: some SyntaxProtocol) -> Bool { kinds[node.id] == "enumCasePattern" }

  /// The kind of a part of a pattern; nil if the node is no part of one.
  func kind(of node: Syntax) -> String?? { kinds[node.id] }

  /// Takes in the expression of an `ExpressionPatternSyntax`.
  mutating func add(_ expression: ExprSyntax) {
    var pending = [expression]
    while let next = pending.popLast() {
      if let call = next.as(FunctionCallExprSyntax.self), let callee = enumCase(call.calledExpression),
        call.leftParen != nil, call.trailingClosure == nil
      {
        kinds[call.id] = "enumCasePattern"
        kinds[callee.id] = .some(nil)
        add(call.arguments, &pending)
      } else if let member = enumCase(next) {
        kinds[member.id] = "enumCasePattern"
      } else if let tuple = next.as(TupleExprSyntax.self) {
        kinds[tuple.id] = "tuplePattern"
        add(tuple.elements, &pending)
      } else if let optional = next.as(OptionalChainingExprSyntax.self) {
        kinds[optional.id] = "optionalPattern"
        pending.append(optional.expression)
      } else if let (pattern, cast) = casted(next) {
        kinds[next.id] = "asPattern"
        kinds[cast.id] = .some(nil)
        pending.append(pattern)
      } else if next.is(DiscardAssignmentExprSyntax.self) {
        kinds[next.id] = "wildcardPattern"
      } else if !next.is(PatternExprSyntax.self) {
        kinds[next.id] = "expressionPattern"
      }
    }
  }

  private mutating func add(_ elements: LabeledExprListSyntax, _ pending: inout [ExprSyntax]) {
    for element in elements {
      kinds[element.id] = "tuplePatternElement"
      pending.append(element.expression)
    }
  }

  /// `p as T`: the pattern and the `as`.
  private func casted(_ expression: ExprSyntax) -> (ExprSyntax, ExprSyntax)? {
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else { return nil }
    return elements.count == 3 && elements[1].is(UnresolvedAsExprSyntax.self) ? (elements[0], elements[1]) : nil
  }

  /// `.name`, `Type.name`, `Module.Type<A>.name`: a name after a period, and before it nothing or the name of a type.
  private func enumCase(_ expression: ExprSyntax) -> MemberAccessExprSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    var base = member.base
    while let next = base {
      if let member = next.as(MemberAccessExprSyntax.self) {
        base = member.base
        if base == nil { return nil }
      } else if let generic = next.as(GenericSpecializationExprSyntax.self) {
        base = generic.expression
      } else {
        let name = next.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind
        return name == nil || name == .keyword(.self) ? nil : member
      }
    }
    return member
  }
}
