import NavigationGraph

extension Diagram {
  /// The picture of a navigation graph: screens as boxes, their components folded into them, routes into the arrows, routers and
  /// view models into the screens that call them.
  ///
  /// - Parameters:
  ///   - graph: the graph; its edges may name nodes that it does not have.
  ///   - options: what is shown, and how it is grouped.
  public init(graph: NavigationGraph, options: DiagramOptions = DiagramOptions()) {
    self.init(graph: graph, options: options, union: nil)
  }

  /// - Parameter union: the states before and after a change that the graph is of.
  init(graph: NavigationGraph, options: DiagramOptions, union: UnionGraph?) {
    let index = NodeLookup(graph)
    let destinations = Destinations(index, showsRoutes: options.showsRoutes)
    let cast = Cast(index, options: options)
    let made: (legs: [Leg], unresolved: [String: [Unresolved]], objects: Set<String>)
    if let union {
      let legs = ChangedLegs(union, cast: cast, options: options)
      made = (legs.legs, legs.unresolved, legs.objects)
    } else {
      let legs = Legs(index, destinations: destinations, cast: cast, options: options)
      made = (legs.legs, legs.unresolved, legs.objects)
    }
    let boxes = Boxes(index, cast: cast, options: options)

    var draft = Draft()
    for id in cast.boxes.union(made.objects) { draft.boxes[id] = boxes.box(id) }
    for leg in made.legs {
      for id in [leg.from, leg.to] where draft.boxes[id] == nil { draft.boxes[id] = boxes.box(id) }
    }
    let named = draft.boxes
    draft.arrows = ArrowMerge.arrows(made.legs) { named[$0]?.name ?? $0 }
    draft.arrows.removeAll { options.leadsOnly[$0.from]?.contains($0.to) == false }
    if let union {
      BoxChanges.apply(to: &draft, union, index)
      let moved = draft.arrows.count { $0.isMoved && $0.change == .same }
      if moved > 0 { draft.notes.append("\(moved) \(moved == 1 ? "way starts" : "ways start") at another place of the same screen now.") }
    }
    Containment.apply(to: &draft)
    Openings.apply(to: &draft)
    Standing.apply(to: &draft)
    var sites = made.unresolved
    SilentObjects.apply(to: &draft, sites: &sites, alone: Set(options.alone.keys))
    UnresolvedDots.apply(to: &draft, sites: sites)
    SmallThings.apply(to: &draft)
    DeadEnds.apply(to: &draft)
    Jumps.apply(to: &draft)
    AlikeBoxes.apply(to: &draft) { id in
      index.nodes[id].map { $0.routeType ?? $0.name.split(separator: ".").dropLast().joined(separator: ".") }
    }
    ParallelArrows.apply(to: &draft)
    var isFolded = Collapsing.apply(to: &draft, index, options: options)
    // Shared screens stand outside the grounds of those that share them, whether the arrows to them are drawn or not.
    var whole = draft
    if !isFolded {
      var calmer = draft
      CrossReferences.apply(to: &calmer, limit: options.hubLimit, subject: options.subject)
      if Budget.isKept(by: calmer, options) {
        draft = calmer
      } else {
        isFolded = Budget.apply(to: &draft, index, options: options)
        CrossReferences.apply(to: &draft, limit: options.hubLimit, subject: options.subject)
      }
    }
    if isFolded { whole = draft }
    Highlights.apply(to: &draft, index, destinations, ids: options.highlight)

    // Near a change a place without any arrow is there for what it holds: it is news only where it changed itself.
    if union != nil, !options.subject.isEmpty { BoxChanges.removeIdle(from: &draft) }
    Wording.apply(to: &draft)
    let ordered = ReadingOrder.sort(draft)
    let loose = LooseBoxes.find(draft, ordered)
    let apps = graph.appNames
    let grounded = ordered.filter { !loose.contains($0.id) }
    var clusters = Clustering(index, draft: whole, boxes: grounded).clusters(isFolded ? .none : options.grouping)
    if let union { BoxChanges.apply(to: &clusters, union) }
    self.init(
      title: options.title ?? Self.title(of: apps.isEmpty ? [graph.mainModule].compactMap(\.self) : apps),
      facts: union == nil ? Self.facts(graph, options) : [],
      direction: options.direction,
      boxes: ordered,
      clusters: clusters,
      loose: loose,
      arrows: draft.arrows,
      notes: [graph.summary.unreadWords.map { $0 + "." }].compactMap(\.self) + options.notes + draft.notes)
  }

  private static func title(of apps: [String]) -> String {
    guard apps.count > 3 else { return apps.isEmpty ? "Navigation" : apps.joined(separator: ", ") }
    return apps.prefix(2).joined(separator: ", ") + " and \(apps.count - 2) more apps"
  }

  private static func facts(_ graph: NavigationGraph, _ options: DiagramOptions) -> [String] {
    var facts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { facts.append("\(count) \(count == 1 ? one : many)") }
    }
    add(graph.nodes.count { $0.kind == .view && $0.role == .screen }, "screen", "screens")
    add(graph.nodes.count { $0.kind == .route }, "route", "routes")
    add(graph.nodes.count { $0.kind == .deepLink }, "deep link", "deep links")
    if let commit = options.commit { facts.append(commit) }
    return facts
  }
}
