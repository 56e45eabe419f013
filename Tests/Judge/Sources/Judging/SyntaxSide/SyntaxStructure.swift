import SwiftSyntax

/// Notes the extent of every node whose kind the scanner has too, under the scanner's name for it. Walks the tree by itself, as it asks for
/// every node, and is left out unless the structure is wanted.
final class SyntaxStructure: SyntaxAnyVisitor {
  let lines: LineTable
  var observations: [Observation] = []

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let name = Self.name(of: node) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = Self.end(of: node)
      if end > start {
        observations.append(Observation(.structure, line: lines.line(at: start), canonicalExtent(name, start, end)))
      }
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The comma after an element is part of it here, but not in the scanner's tree.
  private static func end(of node: Syntax) -> Int {
    guard let last = node.lastToken(viewMode: .sourceAccurate) else { return 0 }
    if last.tokenKind == .comma, let before = last.previousToken(viewMode: .sourceAccurate) {
      return before.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return last.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The scanner's kind for a node; nil where the two trees are cut differently.
  private static func name(of node: Syntax) -> String? {
    switch node.kind {
    case .ifExpr: node.parent?.kind == .ifExpr ? nil : "ifExpression"
    case .throwsClause: node.as(ThrowsClauseSyntax.self)?.leftParen == nil ? nil : "throwsClause"
    default: names[node.kind]
    }
  }

  private static let names: [SyntaxKind: String] = [
    .codeBlock: "codeBlock", .memberBlock: "memberBlock", .ifConfigDecl: "conditionalBlock", .ifConfigClause: "conditionalClause",
    .attribute: "attribute", .declModifier: "modifier", .initializerClause: "initializerClause", .returnClause: "returnClause",
    .genericParameterClause: "genericParameterClause", .genericParameter: "genericParameter", .genericWhereClause: "genericWhereClause",
    .genericRequirement: "genericRequirement", .inheritanceClause: "inheritanceClause", .genericArgumentClause: "genericArgumentClause",
    .functionParameterClause: "parameterClause", .closureParameterClause: "parameterClause", .enumCaseParameterClause: "parameterClause",
    .closureShorthandParameterList: "parameterClause", .accessorParameters: "parameterClause",
    .functionParameter: "parameter", .closureParameter: "parameter", .closureShorthandParameter: "parameter", .enumCaseParameter: "parameter",

    .structDecl: "structDeclaration", .classDecl: "classDeclaration", .enumDecl: "enumDeclaration", .actorDecl: "actorDeclaration",
    .protocolDecl: "protocolDeclaration", .extensionDecl: "extensionDeclaration", .functionDecl: "functionDeclaration",
    .initializerDecl: "initializerDeclaration", .deinitializerDecl: "deinitializerDeclaration", .subscriptDecl: "subscriptDeclaration",
    .variableDecl: "variableDeclaration", .patternBinding: "binding", .enumCaseDecl: "enumCaseDeclaration", .enumCaseElement: "enumElement",
    .typeAliasDecl: "typealiasDeclaration", .associatedTypeDecl: "associatedtypeDeclaration", .importDecl: "importDeclaration",
    .operatorDecl: "operatorDeclaration", .precedenceGroupDecl: "precedenceGroupDeclaration", .macroDecl: "macroDeclaration",
    .macroExpansionDecl: "macroExpansionDeclaration", .accessorBlock: "accessorBlock", .accessorDecl: "accessor",

    .guardStmt: "guardStatement", .whileStmt: "whileStatement", .repeatStmt: "repeatStatement", .forStmt: "forStatement", .doStmt: "doStatement",
    .catchClause: "catchClause", .deferStmt: "deferStatement", .returnStmt: "returnStatement", .throwStmt: "throwStatement",
    .breakStmt: "breakStatement", .continueStmt: "continueStatement", .fallThroughStmt: "fallthroughStatement", .yieldStmt: "yieldStatement",
    .discardStmt: "discardStatement", .labeledStmt: "labeledStatement",
    .optionalBindingCondition: "optionalBinding", .matchingPatternCondition: "matchingCondition",
    .availabilityCondition: "availabilityCondition", .whereClause: "whereClause",
    .switchCase: "switchCase", .switchCaseItem: "caseItem", .catchItem: "caseItem", .switchExpr: "switchExpression",

    .sequenceExpr: "sequence", .tryExpr: "tryExpression", .awaitExpr: "awaitExpression", .unsafeExpr: "unsafeExpression",
    .consumeExpr: "ownershipExpression", .copyExpr: "ownershipExpression", .borrowExpr: "ownershipExpression",
    .packExpansionExpr: "packExpansionExpression", .packElementExpr: "packElementExpression", .inOutExpr: "inoutExpression",
    .prefixOperatorExpr: "prefixOperatorExpression", .superExpr: "superExpression", .discardAssignmentExpr: "wildcardExpression",
    .nilLiteralExpr: "nilLiteral", .booleanLiteralExpr: "booleanLiteral", .integerLiteralExpr: "integerLiteral",
    .floatLiteralExpr: "floatLiteral", .stringLiteralExpr: "stringLiteral", .expressionSegment: "interpolation",
    .regexLiteralExpr: "regexLiteral", .arrayExpr: "arrayLiteral", .dictionaryExpr: "dictionaryLiteral",
    .dictionaryElement: "dictionaryElement", .tupleExpr: "tupleExpression", .labeledExpr: "argument", .closureExpr: "closureExpression",
    .closureSignature: "closureSignature", .closureCaptureClause: "captureClause", .closureCapture: "capture",
    .keyPathExpr: "keyPathExpression",

    .optionalType: "optionalType", .implicitlyUnwrappedOptionalType: "implicitlyUnwrappedType", .arrayType: "arrayType",
    .dictionaryType: "dictionaryType", .inlineArrayType: "inlineArrayType", .tupleType: "tupleType", .tupleTypeElement: "tupleTypeElement",
    .functionType: "functionType", .compositionType: "compositionType", .suppressedType: "suppressedType",
    .packExpansionType: "packExpansionType", .packElementType: "packElementType", .attributedType: "attributedType",

    .identifierPattern: "identifierPattern", .valueBindingPattern: "bindingPattern",
  ]

  /// The scanner's kinds that have such a counterpart.
  static let comparedKinds = Set(names.values).union(["ifExpression", "throwsClause"])
}
