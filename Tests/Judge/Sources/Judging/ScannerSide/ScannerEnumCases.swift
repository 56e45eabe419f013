import SwiftScan

extension ScannerExtractor {
  mutating func enterEnumCase(_ element: NodeIndex) {
    guard let name = tree.first(.name, in: element) else { return }
    let full = enter(tree.canonicalText(name), element)
    let payload = tree.first(.parameterClause, in: element).map { clause in
      "(" + tree.children(.parameter, of: clause).map(parameterText).joined(separator: ",") + ")"
    }
    observe(.enumCase, line: tree.line(name), full + (payload ?? "") + value(of: element))
  }

  /// The type is what stands after the names, attributes included.
  private func parameterText(_ parameter: NodeIndex) -> String {
    let names = tree.children(.name, of: parameter)
    let first = names.last.map { tree[$0].endToken + 1 } ?? tree[parameter].firstToken
    let end = tree.first(.initializerClause, in: parameter).map { tree[$0].firstToken } ?? tree[parameter].endToken
    let label = names.isEmpty ? "" : names.map { tree.canonicalText($0) }.joined(separator: " ") + ":"
    return label + tree.canonicalText(from: first, to: end) + value(of: parameter)
  }

  /// `=` and the raw or default value.
  private func value(of node: NodeIndex) -> String {
    guard let clause = tree.first(.initializerClause, in: node) else { return "" }
    return tree.canonicalText(clause)
  }
}
