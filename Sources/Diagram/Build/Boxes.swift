import NavigationGraph

/// Makes the boxes of the nodes that are drawn.
struct Boxes {
  private let index: NodeLookup
  private let cast: Cast
  private let names: [String: String]
  /// The types round nested views whose boxes have their own name only.
  private let owners: [String: String]
  private let doubted: Set<String>

  /// The most lines of parameters in a box.
  private static let parameterLimit = 2
  private static let lengthLimit = 40

  init(_ index: NodeLookup, cast: Cast, options: DiagramOptions) {
    self.index = index
    self.cast = cast
    doubted = options.doubted
    let views = index.graph.nodes.filter { $0.kind == .view && cast.boxes.contains($0.id) }.map { (id: $0.id, name: $0.name) }
    let full = Names.ofViews(views, suffixes: options.suffixes)
    let nested = Names.nested(full)
    names = full.merging(nested.mapValues(\.name)) { _, own in own }
    owners = nested.mapValues(\.owner)
  }

  func box(_ id: String) -> Box {
    let kind = index.kind(of: id)
    var box = Box(id: id, kind: boxKind(id, kind), lines: [Names.shortened(name(of: id, kind), to: Self.lengthLimit)])
    box.location = index.nodes[id]?.location
    box.nodes = [id]
    box.isUnreachable = index.nodes[id]?.reachable == false && (kind == .view || kind == .object || kind == .scene || kind == .tab)
    box.isDoubted = box.isUnreachable && doubted.contains(id)
    box.details = details(id, kind)
    if kind == .view, let node = index.nodes[id] { box.parameters = parameters(of: node) }
    box.isFaulty = kind == .route && index.nodes[id]?.mapped == false
    return box
  }

  private func boxKind(_ id: String, _ kind: NodeKind?) -> BoxKind {
    switch kind {
    case .app, .scene: .entry
    case .view: cast.components.contains(id) ? .component : .screen
    case .object: index.edges(from: id).contains { $0.kind == .root } && index.edges(to: id).isEmpty ? .entry : .object
    case .tab: .tab
    case .route: .route
    case .alert: .alert
    case .deepLink: .deepLink
    case .external, nil: .external
    }
  }

  /// What alerts without a title are called: who shows them is where their arrows begin.
  static let alert = "alert"
  static let dialog = "dialog"

  private func isDialog(_ id: String) -> Bool {
    let ways = index.edges(to: id)
    return !ways.isEmpty && ways.allSatisfy { $0.kind == .confirmationDialog }
  }

  private func name(of id: String, _ kind: NodeKind?) -> String {
    let name = index.name(of: id)
    switch kind {
    case .view: return names[id] ?? Names.unqualified(name)
    case .tab: return index.nodes[id]?.title ?? Names.capitalized(Names.last(Names.unqualified(name)))
    case .alert: return index.nodes[id]?.title ?? (isDialog(id) ? Self.dialog : Self.alert)
    case .route: return Names.last(Names.unqualified(name))
    case .scene:
      let last = Names.last(Names.unqualified(name))
      return Int(last) == nil ? last : "scene \(last)"
    case .deepLink: return name
    default: return Names.unqualified(name)
    }
  }

  private func details(_ id: String, _ kind: NodeKind?) -> [String] {
    guard let node = index.nodes[id] else { return [] }
    switch kind {
    case .view:
      var lines: [String] = []
      if let owner = owners[id] { lines.append("in \(Names.shortened(owner, to: Self.lengthLimit))") }
      if cast.components.contains(id) {
        let count = cast.hostCounts[id] ?? 0
        lines.append("in \(count) \(count == 1 ? "screen" : "screens")")
      }
      if let title = node.title, title != names[id] { lines.append("“\(Names.shortened(title, to: Self.lengthLimit))”") }
      return lines
    case .route: return node.mapped == false ? ["route without a view"] : ["route"]
    case .scene: return Int(Names.last(node.name)) == nil ? ["scene"] : []
    case .tab: return ["tab"]
    case .deepLink:
      switch node.source {
      case "userActivity": return ["user activity"]
      case "universalLink", "url", nil: return []
      case let source?: return [source]
      }
    default: return []
    }
  }

  /// The screen's own parameters, else those of the route that builds it.
  private func parameters(of node: Node) -> [String] {
    var parameters = node.parameters
    if parameters.isEmpty {
      let routes = index.edges(to: node.id).filter { $0.kind == .builds }.compactMap { index.nodes[$0.from]?.parameters }
      if let first = routes.first, routes.allSatisfy({ $0 == first }) { parameters = first }
    }
    // What a screen is called after tells nothing beside its name: the feature of a store, say.
    parameters.removeAll { $0.label == nil && $0.type == names[node.id] }
    var lines = parameters.prefix(Self.parameterLimit).map { Names.shortened($0.text, to: Self.lengthLimit) }
    if parameters.count > Self.parameterLimit, let last = lines.popLast() {
      lines.append("\(last), + \(parameters.count - Self.parameterLimit)")
    }
    return lines
  }
}
