import SwiftSyntax

extension SyntaxStructure {
  /// `A.B<C>` is flat in the scanner's tree: a memberType of namedTypes.
  func observeType(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .identifierType where isExpression(node): observe("identifierExpression", node)
    case .identifierType(let type) where type.name.tokenKind == .wildcard: break
    case .identifierType, .classRestrictionType: observe("namedType", node)
    case .memberType(let member):
      observe("namedType", member.moduleSelector?.firstToken(viewMode: .sourceAccurate) ?? member.name, member.lastToken(viewMode: .sourceAccurate))
      observeMemberType(node)
    case .metatypeType(let metatype):
      observe("namedType", metatype.metatypeSpecifier)
      observeMemberType(node)
    case .someOrAnyType(let type):
      observe(type.someOrAnySpecifier.tokenKind == .keyword(.some) ? "someType" : "anyType", node)
    default: break
    }
  }

  /// `Any` as an expression, as in `[Any]()`, is a type only here. The types after `as` and `is` are types in both trees.
  private func isExpression(_ node: Syntax) -> Bool {
    guard let parent = node.parent, parent.kind == .typeExpr else { return false }
    let before = parent.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    return before?.parent?.kind != .unresolvedAsExpr && before?.parent?.kind != .unresolvedIsExpr
  }

  private func observeMemberType(_ node: Syntax) {
    if node.parent?.kind != .memberType && node.parent?.kind != .metatypeType { observe("memberType", node) }
  }
}
