/// Types that were renamed, and what is renamed with them.
struct TypeRenames {
  /// The name before, and the names after: a type is renamed once, but a type of that name may be several.
  private var renames: [String: Set<String>] = [:]

  init(_ base: NavigationGraph, _ head: NavigationGraph, _ correspondence: NodeCorrespondence) {
    // A case that moves from one enum to another renames neither.
    let (staying, known) = (Set(head.nodes.compactMap(\.routeType)), Set(base.nodes.compactMap(\.routeType)))
    for (number, node) in base.nodes.enumerated() {
      guard let partner = correspondence.heads[number] else { continue }
      let other = head.nodes[partner]
      if let old = node.routeType, let new = other.routeType, !staying.contains(old), !known.contains(new) { note(old, new) }
      if node.kind != .route { note(node.unqualifiedName, other.unqualifiedName) }
      if node.kind == .tab, node.lastName == other.lastName, let old = Self.outer(node), let new = Self.outer(other) { note(old, new) }
    }
  }

  private mutating func note(_ old: String, _ new: String) {
    if old != new { renames[old, default: []].insert(new) }
  }

  /// Whether a node has its new name from a type that its name begins with.
  func implies(_ old: Node, _ new: Node) -> Bool { impliedNames(of: old).contains(new.unqualifiedName) }

  /// The names that a node has after its type was renamed; other than the one it had.
  func impliedNames(of old: Node) -> Set<String> {
    let before = old.unqualifiedName
    // An alert has the name of who shows it.
    var names = old.kind == .alert ? renames[before] ?? [] : []
    for cut in Self.cuts(before) {
      for outer in renames[String(before[..<cut])] ?? [] { names.insert(outer + before[cut...]) }
    }
    names.remove(before)
    return names
  }

  /// The type that declares the value of a tab.
  private static func outer(_ node: Node) -> String? {
    let name = node.unqualifiedName
    return name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// Where a name could be cut into an outer and an inner one: at its dots.
  private static func cuts(_ name: String) -> [String.Index] { name.indices.filter { name[$0] == "." } }
}
