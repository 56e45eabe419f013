import SwiftScan

extension ScannerExtractor {
  /// Notes a declaration at its name and makes it the innermost.
  mutating func enterDeclaration(_ index: NodeIndex) {
    guard let kind = keyword(tree.kind(index)), let name = nameNode(of: index) else { return }
    var text = importPath(of: index) ?? tree.canonicalText(name)
    if Self.hasLabels(tree.kind(index)), let clause = tree.first(.parameterClause, in: index) {
      let labels = tree.children(.parameter, of: clause).map { parameter in tree.first(.name, in: parameter).map { tree.canonicalText($0) } }
      text += canonicalArguments(labels, closures: [])
    }
    observe(.declaration, line: tree.line(name), kind + " " + enter(text, index))
  }

  private func nameNode(of index: NodeIndex) -> NodeIndex? {
    switch tree.kind(index) {
    case .extensionDeclaration: tree.firstChild(of: index, where: \.isType)
    case .binding: tree.firstChild(of: index, where: \.isPattern)
    default: tree.first(.name, in: index)
    }
  }

  /// The components of an import, which are names of their own.
  private func importPath(of index: NodeIndex) -> String? {
    guard tree.kind(index) == .importDeclaration else { return nil }
    return tree.children(.name, of: index).map { tree.canonicalText($0) }.joined(separator: ".")
  }

  private static func hasLabels(_ kind: NodeKind) -> Bool {
    kind == .functionDeclaration || kind == .initializerDeclaration || kind == .subscriptDeclaration || kind == .macroDeclaration
  }

  private func keyword(_ kind: NodeKind) -> String? {
    switch kind {
    case .structDeclaration: "struct"
    case .classDeclaration: "class"
    case .enumDeclaration: "enum"
    case .actorDeclaration: "actor"
    case .protocolDeclaration: "protocol"
    case .extensionDeclaration: "extension"
    case .functionDeclaration: "func"
    case .initializerDeclaration: "init"
    case .deinitializerDeclaration: "deinit"
    case .subscriptDeclaration: "subscript"
    case .binding: variables.values.last == true ? "let" : "var"
    case .typealiasDeclaration: "typealias"
    case .associatedtypeDeclaration: "associatedtype"
    case .importDeclaration: "import"
    case .operatorDeclaration: "operator"
    case .precedenceGroupDeclaration: "precedencegroup"
    case .macroDeclaration: "macro"
    case .accessor: "accessor"
    default: nil
    }
  }
}
