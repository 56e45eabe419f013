import NavigationGraph

extension NavigationGraph {
  /// A graph from a few lines; each thing stands at its own line of `App.swift`.
  ///
  /// ```
  /// node app:App entry
  /// node route:R.a mapped used            (routes: what is not said is false)
  /// edge view:Home push route:R.a         (then: default, dead, if, inferred)
  /// unresolved view:Home push R           (the type, or -; then: view, route, nothing, dead)
  /// ```
  /// Nodes that only edges name are made; reachability is computed from the entries. Words that are unknown are left out of the graph and
  /// returned by nothing: tests are the only readers.
  public init(text: String) {
    self.init(generator: Generator(name: "navgraph", version: "0"))
    var entries: [String] = []
    var known: Set<String> = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ").map(String.init)
      let place = SourceLocation(file: "App.swift", line: number + 1, column: 3)
      guard words.count >= 2 else { continue }
      let flags = Set(words.dropFirst(words[0] == "node" ? 2 : 4))
      switch words[0] {
      case "node":
        add(words[1], at: place, flags: flags, &known)
        if flags.contains("entry") { entries.append(words[1]) }
      case "edge" where words.count >= 4:
        var edge = Edge(from: words[1], to: words[3], kind: EdgeKind(rawValue: words[2]) ?? .embeds, location: place)
        edge.via = flags.contains("default") ? "default" : nil
        edge.live = !flags.contains("dead")
        edge.condition = flags.contains("if") ? "isOn" : nil
        edge.certainty = flags.contains("inferred") ? .inferred : .exact
        edges.append(edge)
      case "unresolved" where words.count >= 4:
        var site = Unresolved(from: words[1], kind: EdgeKind(rawValue: words[2]) ?? .embeds, reason: "not followed", location: place)
        let types = words[3].split(separator: ",").map(String.init)
        if types.count == 1, types[0] != "-" { site.routeType = types[0] }
        if types.count > 1 { site.routeTypes = types }
        site.target = flags.lazy.compactMap(UnresolvedTarget.init(rawValue:)).first
        site.live = !flags.contains("dead")
        unresolved.append(site)
      default: continue
      }
    }
    for edge in edges {
      for id in [edge.from, edge.to] { add(id, at: nil, flags: [], &known) }
    }
    self = withReachability(entries: entries)
  }

  private mutating func add(_ id: String, at place: SourceLocation?, flags: Set<String>, _ known: inout Set<String>) {
    guard known.insert(id).inserted, let kind = NodeKind(idPrefixOf: id) else { return }
    var node = Node(id: id, kind: kind, name: String(id.drop { $0 != ":" }.dropFirst()), location: place)
    if kind == .route {
      node.mapped = flags.contains("mapped")
      node.used = flags.contains("used")
      if flags.contains("empty") { node.emptyArm = true }
      if flags.contains("data") { node.origin = .data }
      if flags.contains("library") { node.origin = .publicLibrary }
      let type = node.name.split(separator: ".").dropLast().joined(separator: ".")
      node.routeType = type.isEmpty ? node.name : type
      for flag in flags where flag.hasPrefix("carries=") { node.parameters.append(Parameter(label: nil, type: String(flag.dropFirst(8)))) }
    }
    nodes.append(node)
  }
}
