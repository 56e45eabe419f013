import SwiftScan

extension ScannerExtractor {
  /// Notes the extent of every node whose kind SwiftSyntax has too.
  mutating func observeStructure(_ index: NodeIndex, _ node: SyntaxNode) {
    guard let name = Self.comparedKinds[Int(node.kind.rawValue)], node.endToken > node.firstToken else { return }
    // The body of a switch case has no braces, and no node in SwiftSyntax's tree.
    if node.kind == .switchCase, let body = tree.first(.codeBlock, in: index) { bodiesOfCases.insert(body) }
    if node.kind == .codeBlock && bodiesOfCases.remove(index) != nil { return }
    observe(
      .structure, line: tree.line(index), canonicalExtent(name, Int(tree.offset(of: index)), Int(tree.endOffset(of: index))))
  }

  /// By raw value of the kind: its name, if it is compared.
  private static let comparedKinds: [String?] = NodeKind.allCases.map { kind in
    SyntaxStructure.comparedKinds.contains("\(kind)") ? "\(kind)" : nil
  }
}
