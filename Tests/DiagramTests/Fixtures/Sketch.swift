import NavigationGraph

/// Writes graphs by hand in few words: `sketch.edge("view:Home", .push, "route:Route.detail")`.
struct Sketch {
  private(set) var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0.1.0"))
  private var line = 0

  private mutating func place(_ file: String) -> SourceLocation {
    line += 1
    return SourceLocation(file: file, line: line, column: 5)
  }

  @discardableResult
  mutating func node(_ id: String, parameters: [Parameter] = [], _ change: (inout Node) -> Void = { _ in }) -> String {
    guard let colon = id.firstIndex(of: ":"), let kind = NodeKind(rawValue: String(id[..<colon])) else { return id }
    let name = String(id[id.index(after: colon)...])
    var node = Node(id: id, kind: kind, name: name, location: place("App/\(name).swift"))
    node.parameters = parameters
    if kind == .view { node.role = .screen }
    if kind == .route { node.mapped = true }
    node.reachable = true
    change(&node)
    graph.nodes.append(node)
    return id
  }

  mutating func screens(_ names: String...) { for name in names { node("view:" + name) } }

  /// A route and the view that is built of it.
  mutating func route(_ id: String, builds view: String, parameters: [Parameter] = []) {
    node("route:" + id, parameters: parameters)
    edge("route:" + id, .builds, "view:" + view)
  }

  /// A tab of a view, its value and its first view.
  mutating func tab(_ bar: String, _ value: String, first: String) {
    node("tab:" + value)
    edge("view:" + bar, .tab, "tab:" + value)
    edge("tab:" + value, .tab, "view:" + first)
  }

  mutating func edge(_ from: String, _ kind: EdgeKind, _ to: String, _ change: (inout Edge) -> Void = { _ in }) {
    let name = from.split(separator: ":", maxSplits: 1).last.map(String.init) ?? from
    var edge = Edge(from: from, to: to, kind: kind, location: place("App/\(name).swift"))
    change(&edge)
    graph.edges.append(edge)
  }

  mutating func unresolved(_ from: String, _ kind: EdgeKind, _ reason: String = "the destination comes from outside the source read") {
    graph.unresolved.append(Unresolved(from: from, kind: kind, reason: reason, location: place("App/\(from).swift")))
  }
}
