/// What became of a node.
public struct NodeChange: Sendable {
  /// What can differ between a node before and after a change.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case name, parameters, title, role, mapped, used, entry
  }

  /// What it was; nil where it is new.
  public let base: Node?
  /// What it is; nil where it is gone.
  public let head: Node?
  /// In what it differs, in the order of `Field`; empty where it is new or gone.
  public let fields: [Field]
  /// Whether it is renamed only because the type that it belongs to is: the cases of a renamed enum, what is nested in a renamed view.
  public let isImplied: Bool

  public var isAdded: Bool { base == nil }
  public var isRemoved: Bool { head == nil }
  public var isRenamed: Bool { fields.contains(.name) }

  /// Whether another change tells all of it: there is nothing but a name that follows another.
  public var isToldElsewhere: Bool { isImplied && fields == [.name] }

  /// The node as it is, else as it was.
  public var node: Node {
    if let head { return head }
    if let base { return base }
    return Node(id: "", kind: .object, name: "")
  }
}

extension NodeChange {
  /// What became of all nodes that did not stay as they were, in the order of their ids.
  static func all(_ base: NavigationGraph, _ head: NavigationGraph, _ correspondence: NodeCorrespondence) -> [NodeChange] {
    let renames = TypeRenames(base, head, correspondence)
    var result: [NodeChange] = []
    for (number, node) in base.nodes.enumerated() {
      guard let partner = correspondence.heads[number] else {
        result.append(NodeChange(base: node, head: nil, fields: [], isImplied: false))
        continue
      }
      let other = head.nodes[partner]
      let fields = Field.allCases.filter { differs($0, node, other) }
      guard !fields.isEmpty else { continue }
      result.append(NodeChange(base: node, head: other, fields: fields, isImplied: renames.implies(node, other)))
    }
    for (number, node) in head.nodes.enumerated() where correspondence.bases[number] == nil {
      result.append(NodeChange(base: nil, head: node, fields: [], isImplied: false))
    }
    return result.sorted { a, b in
      let order = compareBytes(a.node.id, b.node.id)
      return order != 0 ? order < 0 : (a.isRemoved && !b.isRemoved)
    }
  }

  private static func differs(_ field: Field, _ a: Node, _ b: Node) -> Bool {
    switch field {
    case .name: a.unqualifiedID != b.unqualifiedID
    case .parameters: a.parameters != b.parameters
    case .title: a.title != b.title
    case .role: a.role != b.role
    case .mapped: a.mapped != b.mapped
    case .used: a.used != b.used
    case .entry: (a.entry ?? false) != (b.entry ?? false)
    }
  }
}
