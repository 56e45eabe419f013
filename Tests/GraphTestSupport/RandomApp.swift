import NavigationGraph

extension NavigationGraph {
  /// A graph that is put together as apps are: screens behind tabs, pushed through routes, components in few and in many screens, view models
  /// of one screen and routers of all, coordinators of the app, links with handlers, closures that other views call. Roles are what the edges
  /// say. The same for the same seed.
  public static func randomApp(seed: UInt64, screens: Int = 12) -> NavigationGraph {
    var maker = RandomAppMaker(seed: seed)
    return maker.graph(screens: max(1, screens))
  }
}

private struct RandomAppMaker {
  var random: SeededGenerator
  var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
  var line = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func add(_ id: String, _ role: ViewRole? = nil, module: String = "App") {
    guard let kind = NodeKind(idPrefixOf: id) else { return }
    var node = Node(id: id, kind: kind, name: String(id.drop { $0 != ":" }.dropFirst()), location: place())
    node.role = role
    node.module = module
    if kind == .route { (node.mapped, node.used) = (true, true) }
    graph.nodes.append(node)
  }

  mutating func place() -> SourceLocation {
    line += 1
    return SourceLocation(file: "Sources/\(["Feed", "Shop", "Core"][line % 3])/File\(line % 7).swift", line: line, column: 1)
  }

  @discardableResult
  mutating func edge(_ from: String, _ kind: EdgeKind, _ to: String, through: [String] = []) -> Int {
    var edge = Edge(from: from, to: to, kind: kind, location: place())
    edge.through = through
    edge.live = !random.once(in: 12)
    graph.edges.append(edge)
    return graph.edges.count - 1
  }

  mutating func one(_ prefix: String, _ count: Int) -> String { "\(prefix)\(Int.random(in: 0..<max(1, count), using: &random))" }

  mutating func graph(screens: Int) -> NavigationGraph {
    let (components, objects, routes) = (screens, screens / 3 + 1, screens / 2 + 1)
    add("app:App")
    add("scene:App.1")
    for number in 0..<screens { add("view:S\(number)", .screen, module: number % 2 == 0 ? "Feed" : "Shop") }
    for number in 0..<components { add("view:C\(number)", .component, module: "Core") }
    for number in 0..<objects { add("object:O\(number)", module: "Core") }
    for number in 0..<routes { add("route:R.r\(number)", module: "Feed") }
    for id in ["tab:T.a", "tab:T.b", "alert:S0", "external:URL", "deepLink:app://x", "deepLink:app://y"] { add(id) }
    edge("app:App", .root, "view:S0")
    edge("app:App", .scene, "scene:App.1")
    edge("scene:App.1", .root, one("view:S", screens))
    for tab in ["tab:T.a", "tab:T.b"] {
      edge("view:S0", .tab, tab)
      edge(tab, .tab, one("view:S", screens))
    }
    for number in 0..<routes where !random.once(in: 8) {
      edge("route:R.r\(number)", .builds, number > 0 && random.once(in: 6) ? one("route:R.r", number) : one("view:S", screens))
      if random.once(in: 5) { edge("route:R.r\(number)", .builds, one("view:S", screens)) }
    }
    for number in 0..<components {
      let count = random.once(in: 4) ? min(screens, 30) : Int.random(in: 1...3, using: &random)
      for _ in 0..<count { edge(number > 0 && random.once(in: 3) ? one("view:C", number) : one("view:S", screens), .embeds, "view:C\(number)") }
    }
    for number in 0..<objects {
      let count = random.once(in: 3) ? min(screens, 30) : Int.random(in: 0...3, using: &random)
      for _ in 0..<count { edge(random.once(in: 4) ? one("view:C", components) : one("view:S", screens), .owns, "object:O\(number)") }
      if random.once(in: 3) { edge("app:App", .owns, "object:O\(number)") }
      if random.once(in: 4), number > 0 { edge(one("object:O", number), .owns, "object:O\(number)") }
    }
    for _ in 0..<screens / 4 { embed(screens) }
    for _ in 0..<screens * 3 { site(screens, components, objects, routes) }
    for link in ["deepLink:app://x", "deepLink:app://y"] { handle(link, screens, routes) }
    for _ in 0..<3 {
      let from = random.once(in: 2) ? one("view:C", components) : random.once(in: 2) ? one("object:O", objects) : one("view:S", screens)
      var site = Unresolved(from: from, kind: .push, reason: "not followed", location: place())
      site.live = !random.once(in: 4)
      graph.unresolved.append(site)
    }
    graph.returns.append(Return(from: one("view:S", screens), kind: .pop, location: place()))
    return graph.withReachability(entries: ["app:App", "scene:App.1", "deepLink:app://x", "deepLink:app://y"]).normalized()
  }

  private mutating func embed(_ screens: Int) {
    let number = edge(one("view:S", screens), .embeds, one("view:S", screens))
    if random.once(in: 2) { graph.edges[number].condition = "isOn" }
  }

  /// Somebody navigates: a screen, a component, an object, for itself, through an object or in a closure that another view calls.
  private mutating func site(_ screens: Int, _ components: Int, _ objects: Int, _ routes: Int) {
    let kinds: [EdgeKind] = [.push, .push, .sheet, .fullScreenCover, .replace, .selectTab, .alert, .open, .swap]
    let kind = kinds.randomElement(using: &random) ?? .push
    let to: String =
      switch kind {
      case .selectTab: random.once(in: 2) ? "tab:T.a" : "tab:T.b"
      case .alert: "alert:S0"
      case .open: "external:URL"
      default: random.once(in: 2) ? one("route:R.r", routes) : one("view:S", screens)
      }
    let from = random.once(in: 3) ? one("view:C", components) : random.once(in: 3) ? one("object:O", objects) : one("view:S", screens)
    let object = one("O", objects)
    let number = edge(from, kind, to, through: random.once(in: 5) ? ["\(object).show"] : [])
    // Who hands a closure on shows or holds whom it is handed to.
    if random.once(in: 4), from.hasPrefix("view:") {
      let held = graph.edges.filter { $0.from == from && $0.kind == .embeds }.randomElement(using: &random)?.to
      let type = held.map { String($0.dropFirst(5)) } ?? one("S", screens)
      graph.edges[number].trigger = Trigger(type: type, closure: "on")
    }
    if !graph.edges[number].through.isEmpty, random.once(in: 2) { edge("object:\(object)", kind, to) }
  }

  private mutating func handle(_ link: String, _ screens: Int, _ routes: Int) {
    let to = random.once(in: 3) ? "tab:T.a" : random.once(in: 2) ? one("route:R.r", routes) : one("view:S", screens)
    let number = edge("app:App", .sheet, to)
    var open = graph.edges[number]
    (open.from, open.kind, open.live) = (link, .open, true)
    graph.edges.append(open)
    if random.once(in: 3) { edge(link, .open, one("view:S", screens)) }
  }
}
