extension SyntaxTree {
  /// The kind of a node.
  @inlinable public func kind(_ node: NodeIndex) -> NodeKind { self[node].kind }

  /// The index after the subtree of a node: its next sibling, if it has one.
  @inlinable public func end(of node: NodeIndex) -> NodeIndex {
    NodeIndex(node.rawValue &+ self[node].size)
  }

  /// The children of a node in order. Costs nothing per grandchild: subtrees are stepped over.
  @inlinable public func children(of node: NodeIndex) -> NodeChildren {
    NodeChildren(nodes: storage.pointee.nodes.base, next: node.position &+ 1, end: node.position &+ Int(self[node].size))
  }

  /// The first child of any kind.
  @inlinable public func firstChild(of node: NodeIndex) -> NodeIndex? {
    self[node].size > 1 ? NodeIndex(node.rawValue &+ 1) : nil
  }

  /// The first child of a kind.
  @inlinable public func first(_ kind: NodeKind, in node: NodeIndex) -> NodeIndex? {
    for child in children(of: node) where self[child].kind == kind { return child }
    return nil
  }

  /// The first child whose kind is asked for by a property, as in `firstChild(of: binding, where: \.isType)`.
  @inlinable public func firstChild(of node: NodeIndex, where accepts: (NodeKind) -> Bool) -> NodeIndex? {
    for child in children(of: node) where accepts(self[child].kind) { return child }
    return nil
  }

  /// The last child. Steps over all others.
  @inlinable public func lastChild(of node: NodeIndex) -> NodeIndex? {
    var last: NodeIndex?
    for child in children(of: node) { last = child }
    return last
  }

  /// Whether a declaration has a modifier among its children: `hasModifier(.static, member)`.
  @inlinable public func hasModifier(_ word: Word, _ declaration: NodeIndex) -> Bool {
    for child in children(of: declaration) {
      switch self[child].kind {
      case .modifier: if self[self[child].firstToken].word == word { return true }
      case .attribute, .conditionalBlock, .unexpected: continue
      default: return false
      }
    }
    return false
  }

  /// The expression inside `try`, `await`, `unsafe` and parentheses around one unlabelled argument.
  @inlinable public func unwrapped(_ expression: NodeIndex) -> NodeIndex {
    var current = expression
    while true {
      let node = self[current]
      switch node.kind {
      case .tryExpression, .awaitExpression, .unsafeExpression:
        guard node.size > 1 else { return current }
        current.rawValue &+= 1
      case .tupleExpression:
        // One argument that fills the parentheses.
        guard node.size > 2, self[NodeIndex(current.rawValue &+ 1)].size == node.size &- 1,
          !self[NodeIndex(current.rawValue &+ 1)].flags.contains(.hasLabel), self[NodeIndex(current.rawValue &+ 1)].kind == .argument
        else { return current }
        current.rawValue &+= 2
      default: return current
      }
    }
  }
}

/// The children of a node, first to last.
public struct NodeChildren: Sequence, IteratorProtocol {
  @usableFromInline let nodes: UnsafeMutablePointer<SyntaxNode>
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable init(nodes: UnsafeMutablePointer<SyntaxNode>, next: Int, end: Int) {
    self.nodes = nodes
    position = next
    self.end = end
  }

  @inlinable public mutating func next() -> NodeIndex? {
    guard position < end else { return nil }
    defer { position &+= Int(nodes[position].size) }
    return NodeIndex(position)
  }
}
