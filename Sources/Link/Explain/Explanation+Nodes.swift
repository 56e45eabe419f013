import NavigationGraph

/// What is declared at a line: its node in the graph, what leads to it, and what is made of it.
extension Explanation {
  /// How many edges are told one by one.
  static let longestList = 8

  /// A part for each node that stands at a place.
  func nodes(_ place: SourceLine) -> [String] {
    graph.nodes.filter { $0.location?.file == place.file && $0.location?.line == place.line }.flatMap(account)
  }

  private func account(of node: Node) -> [String] {
    var lines = ["  \(node.kind.rawValue) \(node.name): \(state(of: node).joined(separator: ", "))"]
    let builds = graph.edges.filter { $0.kind == .builds && $0.from == node.id }
    if node.kind == .route {
      lines += told(builds, "of which is made") { "\($0.to) at \(place($0.location))\($0.via == "default" ? ", by a default: arm" : "")" }
    }
    let incoming = graph.edges.filter { $0.to == node.id }
    lines += told(incoming, "what leads here") {
      "\($0.from) \($0.kind.rawValue) at \(place($0.location))\($0.live ? "" : ", in code that nobody calls")"
    }
    if node.used == false, let mention = node.mention {
      lines.append("    code names it at \(place(mention)), and its value goes where the source does not tell")
    }
    let doubts = graph.unresolved.filter { $0.live && ($0.routeType.map { $0 == node.routeType } ?? false) }
    if node.kind == .route {
      lines += told(doubts, "not understood, and may use it") { "\($0.from) \($0.kind.rawValue) at \(place($0.location))" }
    }
    return lines
  }

  private func state(of node: Node) -> [String] {
    var words: [String] = []
    if let mapped = node.mapped { words.append(mapped ? "mapped" : "not mapped: no builder makes anything of it") }
    if let used = node.used { words.append(used ? "used" : "not used by any place") }
    if let role = node.role { words.append(role == .unused ? "a view that nothing shows" : "a \(role.rawValue)") }
    if node.entry == true { words.append("an entry") }
    if let reachable = node.reachable, node.entry != true { words.append(reachable ? "within reach" : "out of reach") }
    return words
  }

  private func told<Item>(_ items: [Item], _ title: String, _ text: (Item) -> String) -> [String] {
    guard !items.isEmpty else { return [] }
    let rest = items.count - Self.longestList
    return ["    \(title):"] + items.prefix(Self.longestList).map { "      " + text($0) } + (rest > 0 ? ["      and \(rest) more"] : [])
  }

  private func place(_ location: SourceLocation) -> String { "\(location.file):\(location.line)" }
}
