import SwiftScan

/// The syntax of one file, with the way up from each node.
final class SourceTree {
  let tree = SyntaxTree()
  let path: String
  private var parents: [NodeIndex?] = []

  init(_ file: SourceSet.File) throws {
    path = file.path
    try Scanner().scan(file.bytes, into: tree)
    parents = Array(repeating: nil, count: tree.nodeCount)
    for node in nodes { for child in tree.children(of: node) { parents[child.position] = node } }
  }

  var nodes: [NodeIndex] { (0..<tree.nodeCount).map { NodeIndex($0) } }

  func kind(_ node: NodeIndex) -> NodeKind { tree.kind(node) }
  func parent(_ node: NodeIndex) -> NodeIndex? { parents[node.position] }
  func children(_ node: NodeIndex) -> [NodeIndex] { Array(tree.children(of: node)) }
  func name(_ token: TokenIndex) -> String { tree.text(tree.symbol(token)) }
  func name(of node: NodeIndex) -> String? { tree.nameToken(of: node).map(name) }

  /// The nodes round a node, from the inside out.
  func ancestors(_ node: NodeIndex) -> [NodeIndex] {
    var result: [NodeIndex] = []
    var next = parent(node)
    while let current = next {
      result.append(current)
      next = parent(current)
    }
    return result
  }

  /// The names of the types round a node, from the inside out; that of an extension is the last part of its type.
  func enclosingTypes(_ node: NodeIndex) -> [String] { ancestors(node).compactMap(typeName) }

  func typeName(_ node: NodeIndex) -> String? {
    switch kind(node) {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration: name(of: node)
    case .extensionDeclaration: tree.firstChild(of: node, where: \.isType).flatMap(lastName)
    default: nil
    }
  }

  /// The name that a type is called by: `Route` of `[Feature.Route]?`.
  func lastName(_ type: NodeIndex) -> String? {
    switch kind(type) {
    case .namedType: return name(of: type)
    case .memberType: return tree.lastChild(of: type).flatMap(lastName)
    case .functionType, .tupleType, .dictionaryType: return nil
    default: return tree.firstChild(of: type, where: \.isType).flatMap(lastName)
    }
  }

  /// The declaration whose members or body a node is part of, and that stands at the top of the file.
  func outermost(_ node: NodeIndex) -> NodeIndex { ancestors(node).dropLast().last ?? node }
}
