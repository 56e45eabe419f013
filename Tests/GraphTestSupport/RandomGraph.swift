import NavigationGraph

extension NavigationGraph {
  /// A graph of every kind of node, edge and field, the same for the same seed. Ids are unique, edges join nodes; loops, parallel edges,
  /// dead edges and unreachable parts occur.
  ///
  /// - Parameters:
  ///   - size: How many nodes there are at most.
  ///   - hostile: Whether names are taken from `hostileNames`.
  public static func random(seed: UInt64, size: Int = 24, hostile: Bool = false) -> NavigationGraph {
    var maker = RandomGraphMaker(seed: seed, hostile: hostile)
    return maker.graph(size: size)
  }

  /// The same graph with its lists in another order.
  public func shuffled(seed: UInt64) -> NavigationGraph {
    var random = SeededGenerator(seed: seed)
    var result = self
    result.nodes.shuffle(using: &random)
    result.edges.shuffle(using: &random)
    result.returns.shuffle(using: &random)
    result.unresolved.shuffle(using: &random)
    result.findings?.shuffle(using: &random)
    return result
  }
}

private struct RandomGraphMaker {
  var random: SeededGenerator
  let hostile: Bool

  init(seed: UInt64, hostile: Bool) {
    random = SeededGenerator(seed: seed)
    self.hostile = hostile
  }

  mutating func pick<T>(_ values: [T], else fallback: T) -> T { values.randomElement(using: &random) ?? fallback }

  mutating func text() -> String {
    hostile ? pick(hostileNames, else: "x") : "Name\(Int.random(in: 0..<1000, using: &random))"
  }

  mutating func maybe<T>(_ value: @autoclosure () -> T) -> T? { random.once(in: 2) ? value() : nil }

  mutating func location() -> SourceLocation {
    let file = hostile ? "Sources/" + text() + ".swift" : "Sources/File\(Int.random(in: 0..<5, using: &random)).swift"
    return SourceLocation(file: file, line: Int.random(in: 1...40, using: &random), column: Int.random(in: 1...4, using: &random))
  }

  mutating func locations() -> [SourceLocation] {
    var result: [SourceLocation] = []
    while random.once(in: 3) { result.append(location()) }
    return result
  }

  mutating func node(_ number: Int) -> Node {
    let kind = pick(NodeKind.allCases, else: .view)
    let name = kind == .route ? "Route\(number % 3).case\(number)" + (hostile ? text() : "") : "\(text())\(number)"
    var node = Node(id: "\(kind.rawValue):\(name)", kind: kind, name: name, location: random.once(in: 5) ? nil : location())
    if random.once(in: 2) { node.module = text() }
    if random.once(in: 4) { node.title = text() }
    switch kind {
    case .view:
      node.framework = random.once(in: 3) ? "uikit" : "swiftui"
      node.role = pick([.screen, .component, .unused], else: .screen)
    case .route:
      node.routeType = "Route\(number % 3)"
      node.mapped = random.once(in: 3) ? false : true
      node.used = random.once(in: 3) ? false : true
      if random.once(in: 6) { node.emptyArm = true }
      if random.once(in: 9) { node.origin = random.once(in: 2) ? .data : random.once(in: 2) ? .objectiveC : .publicLibrary }
      while random.once(in: 3) { node.parameters.append(Parameter(label: random.once(in: 2) ? nil : text(), type: text())) }
    case .deepLink: node.source = "url"
    default: break
    }
    return node
  }

  mutating func edge(_ ids: [String]) -> Edge {
    var edge = Edge(
      from: pick(ids, else: ""), to: pick(ids, else: ""), kind: pick(EdgeKind.allCases, else: .push), location: location())
    edge.certainty = pick([.exact, .exact, .inferred, .ambiguous], else: .exact)
    if edge.certainty == .inferred { edge.because = text() }
    while random.once(in: 3) { edge.through.append(text()) }
    if edge.kind == .builds, random.once(in: 3) { edge.via = "default" }
    if edge.kind == .embeds, random.once(in: 2) { edge.condition = text() }
    edge.triggers = locations()
    edge.values = locations()
    if random.once(in: 8) { edge.trigger = Trigger(type: text(), closure: text()) }
    if random.once(in: 8) { edge.event = text() }
    edge.live = !random.once(in: 8)
    while random.once(in: 5) { edge.presentation[text()] = text() }
    return edge
  }

  mutating func graph(size: Int) -> NavigationGraph {
    var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0.0.0"))
    for number in 0..<Int.random(in: 0...max(0, size), using: &random) { graph.nodes.append(node(number)) }
    let ids = graph.nodes.map(\.id)
    guard !ids.isEmpty else { return graph }
    for _ in 0..<Int.random(in: 0...ids.count * 2, using: &random) {
      let next = edge(ids)
      graph.edges.append(next)
      if random.once(in: 6) {
        var again = next
        again.through = [text()]
        again.live.toggle()
        graph.edges.append(again)
      }
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      var value = Return(from: pick(ids, else: ""), kind: pick([.pop, .popTo, .popToRoot, .dismiss, .dismissAll], else: .pop), location: location())
      if value.kind == .popTo { value.to = pick(ids, else: "") }
      if random.once(in: 2) { value.through = [text()] }
      graph.returns.append(value)
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      var site = Unresolved(from: pick(ids, else: ""), kind: pick([.push, .sheet, .builds], else: .push), reason: text(), location: location())
      if random.once(in: 2) { site.routeType = "Route\(Int.random(in: 0..<3, using: &random))" }
      if random.once(in: 4) { site.routeTypes = ["Route1", "Route0"] }
      site.target = pick([nil, nil, .route, .view, .nothing], else: nil)
      site.live = !random.once(in: 4)
      graph.unresolved.append(site)
    }
    if random.once(in: 3) {
      graph.findings = (0..<3).map { _ in
        Finding(
          rule: "some_rule", severity: pick(Severity.allCases, else: .note), message: text(), hint: text(),
          location: random.once(in: 4) ? nil : location(), ids: [text(), text()],
          related: locations().map { RelatedLocation(location: $0, message: "here") })
      }
    }
    graph.summary.files = Int.random(in: 0..<100, using: &random)
    return graph.withReachability(entries: graph.nodes.filter { $0.kind == .app || $0.kind == .deepLink }.map(\.id))
  }
}
