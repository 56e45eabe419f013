import NavigationGraph

/// Which nodes of a graph have a box of their own, before objects are looked at.
struct Cast {
  /// All of them.
  private(set) var boxes: Set<String> = []
  /// Views that are drawn as components: embedded in too many screens to be drawn in each.
  private(set) var components: Set<String> = []
  /// In how many screens such a component stands.
  private(set) var hostCounts: [String: Int] = [:]

  init(_ index: NodeLookup, destinations: Destinations, options: DiagramOptions) {
    for node in index.graph.nodes where isAlwaysDrawn(node, options) { boxes.insert(node.id) }
    for edge in index.graph.edges where edge.kind.isNavigation || (edge.kind == .builds && options.showsRoutes) {
      guard index.kind(of: edge.from) != .tab else { continue }
      for end in destinations.ends(of: edge.to) where index.kind(of: end.node) != .object { boxes.insert(end.node) }
    }
    for (id, count) in options.alone where index.kind(of: id) == .view && index.nodes[id] != nil {
      boxes.insert(id)
      if count > SharedParts.mostScreens { components.insert(id) }
      hostCounts[id] = count
    }
    addComponents(index, destinations, options)
  }

  private func isAlwaysDrawn(_ node: Node, _ options: DiagramOptions) -> Bool {
    switch node.kind {
    case .app, .scene, .deepLink: true
    case .view: node.role == .screen || node.role == nil
    case .route: options.showsRoutes
    case .tab, .object, .alert, .external: false
    }
  }

  /// Components that navigate and have no screen, or too many.
  private mutating func addComponents(_ index: NodeLookup, _ destinations: Destinations, _ options: DiagramOptions) {
    var targets: [String: Set<String>] = [:]
    for edge in index.graph.edges where edge.kind.isNavigation && index.kind(of: edge.from) == .view && !boxes.contains(edge.from) {
      targets[edge.from, default: []].formUnion(destinations.ends(of: edge.to).map(\.node))
    }
    for site in index.graph.unresolved where site.live && index.kind(of: site.from) == .view && !boxes.contains(site.from) {
      targets[site.from, default: []].insert("unresolved")
    }
    var hosts = Hosts(index, boxes: boxes)
    var shared: Set<String> = []
    for (view, ends) in targets {
      let found = hosts.of(view)
      // What stands for itself for other reasons is no screen more.
      let count = found.count { options.alone[$0] == nil }
      hostCounts[view] = count
      if found.isEmpty || options.showsComponents {
        boxes.insert(view)
        if options.showsComponents { components.insert(view) }
      } else if count > SharedParts.mostScreens && (ends.count > 1 || count > 2 * SharedParts.mostScreens) {
        shared.insert(view)
      }
    }
    // A part of a shared component counts for that component, not for its screens: the outermost are drawn.
    for view in shared.sorted() {
      var others = Hosts(index, boxes: boxes.union(shared).subtracting([view]))
      if others.of(view).count <= SharedParts.mostScreens { shared.remove(view) }
    }
    components.formUnion(shared)
    boxes.formUnion(shared)
  }
}
