import SwiftSyntax

extension SyntaxStructure {
  /// Operators between the operands of a sequence. The type after `as` and `is` belongs to the operator in the scanner's tree.
  func observeSequence(_ node: Syntax) {
    guard let elements = node.as(SequenceExprSyntax.self)?.elements else { return }
    var cast: (kind: String, first: TokenSyntax?)?
    for element in elements {
      if let (kind, first) = cast { observe(kind, first, element.lastToken(viewMode: .sourceAccurate)) }
      cast = nil
      switch element.kind {
      case .binaryOperatorExpr: observe("binaryOperator", element)
      case .assignmentExpr: observe("assignmentOperator", element)
      case .arrowExpr: observe("arrowOperator", element)
      case .unresolvedTernaryExpr: observe("ternaryOperator", element)
      case .unresolvedAsExpr: cast = ("castOperator", element.firstToken(viewMode: .sourceAccurate))
      case .unresolvedIsExpr: cast = ("isOperator", element.firstToken(viewMode: .sourceAccurate))
      default: break
      }
    }
  }
}
