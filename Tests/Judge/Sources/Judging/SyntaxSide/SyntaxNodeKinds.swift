import SwiftSyntax

extension SyntaxStructure {
  /// Nodes that are cut alike in both trees.
  func observePlain(_ node: Syntax) {
    switch node.kind {
    case .ifExpr where node.parent?.kind != .ifExpr: observe("ifExpression", node)
    case .throwsClause where node.as(ThrowsClauseSyntax.self)?.leftParen != nil: observe("throwsClause", node)
    case .declReferenceExpr: observeReference(node)
    case .accessorParameters:
      observe("parameterClause", node)
      if let name = node.as(AccessorParametersSyntax.self)?.name { observe("parameter", name) }
    case .operatorDecl:
      observe("operatorDeclaration", node)
      if let fixity = node.as(OperatorDeclSyntax.self)?.fixitySpecifier { observe("modifier", fixity) }
    case .poundSourceLocation: observeSourceLocation(node)
    case let kind: if let name = Self.names[kind] { observe(name, node) }
    }
  }

  /// A name as an expression, with its generic arguments. The name after a period is part of the member access.
  private func observeReference(_ node: Syntax) {
    guard let reference = node.as(DeclReferenceExprSyntax.self), let parent = node.parent,
      parent.as(MemberAccessExprSyntax.self)?.declName.id != reference.id, parent.kind != .keyPathPropertyComponent
    else { return }
    let isSelf = reference.baseName.tokenKind == .keyword(.self) && reference.argumentNames == nil
    let whole = parent.kind == .genericSpecializationExpr ? parent : node
    observe(isSelf ? "selfExpression" : "identifierExpression", whole)
  }

  private static let names: [SyntaxKind: String] = [
    .codeBlock: "codeBlock", .memberBlock: "memberBlock", .ifConfigDecl: "conditionalBlock", .ifConfigClause: "conditionalClause",
    .attribute: "attribute", .declModifier: "modifier", .initializerClause: "initializerClause", .returnClause: "returnClause",
    .genericParameterClause: "genericParameterClause", .genericParameter: "genericParameter", .genericWhereClause: "genericWhereClause",
    .genericRequirement: "genericRequirement", .inheritanceClause: "inheritanceClause", .genericArgumentClause: "genericArgumentClause",
    .functionParameterClause: "parameterClause", .closureParameterClause: "parameterClause", .enumCaseParameterClause: "parameterClause",
    .closureShorthandParameterList: "parameterClause",
    .primaryAssociatedTypeClause: "genericParameterClause", .primaryAssociatedType: "genericParameter",
    .functionParameter: "parameter", .closureParameter: "parameter", .closureShorthandParameter: "parameter", .enumCaseParameter: "parameter",

    .structDecl: "structDeclaration", .classDecl: "classDeclaration", .enumDecl: "enumDeclaration", .actorDecl: "actorDeclaration",
    .protocolDecl: "protocolDeclaration", .extensionDecl: "extensionDeclaration", .functionDecl: "functionDeclaration",
    .initializerDecl: "initializerDeclaration", .deinitializerDecl: "deinitializerDeclaration", .subscriptDecl: "subscriptDeclaration",
    .variableDecl: "variableDeclaration", .patternBinding: "binding", .enumCaseDecl: "enumCaseDeclaration", .enumCaseElement: "enumElement",
    .typeAliasDecl: "typealiasDeclaration", .associatedTypeDecl: "associatedtypeDeclaration", .importDecl: "importDeclaration",
    .precedenceGroupDecl: "precedenceGroupDeclaration", .macroDecl: "macroDeclaration",
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

    .identifierPattern: "identifierPattern", .wildcardPattern: "wildcardPattern", .valueBindingPattern: "bindingPattern",
    .tuplePattern: "tuplePattern", .tuplePatternElement: "tuplePatternElement", .isTypePattern: "isPattern",
  ]

  /// The scanner's kinds that are noted on this side.
  static let comparedKinds = Set(names.values).union([
    "ifExpression", "throwsClause", "operatorDeclaration", "selfExpression", "identifierExpression",
    "enumCasePattern", "asPattern", "optionalPattern", "expressionPattern",
    "member", "implicitMemberExpression", "call", "trailingClosure", "subscriptCall", "optionalChain", "forceUnwrap",
    "postfixOperator", "macroExpansion",
    "binaryOperator", "assignmentOperator", "arrowOperator", "ternaryOperator", "castOperator", "isOperator",
    "namedType", "memberType", "someType", "anyType",
  ])
}
