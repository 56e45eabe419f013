import NavigationGraph

/// What the unresolved sites of a graph could make wrong. A finding that one of them casts doubt on is held back.
///
/// A site counts unless it is known to be dead (in tests, previews, functions that nobody calls) or to show nothing. Which routes it may concern:
/// - its `routeType` or `routeTypes`, and the route types that their cases carry as payload;
/// - none, where it is known to show a view of its own (`target` is `view`) and names no type;
/// - all, where its type is unknown, or is no route type of the graph (a protocol, a generic parameter).
///
/// A site is a builder where its kind is `builds`, or where it shows a view for values of a known type.
/// What it may reach is everything that its routes lead to; a builder, and a site that shows any view, may reach every view.
public struct Doubts: Sendable {
  /// For each group of routes the first site that may use one of them.
  private let uses: [Unresolved?]
  /// For each group the first site that is known to take its type, or one that carries it.
  private let ownUses: [Unresolved?]
  /// For each group the first builder that may map one of them.
  private let mappings: [Unresolved?]
  /// For each node the first site that may lead to it.
  private let ways: [Unresolved?]
  /// The sites that count, in the order of the graph, with what each may show.
  private let sites: [(site: Unresolved, groups: Set<Int>, showsViews: Bool)]
  /// For each node that is a route its group.
  private let groupOfNode: [Int: Int]

  init(_ index: GraphIndex, _ routes: RouteTypes) {
    let graph = index.graph
    let everyGroup = Array(routes.groups.indices)
    var uses = [Unresolved?](repeating: nil, count: routes.groups.count)
    var mappings = uses
    var ownUses = uses
    var firstSites = [Unresolved?](repeating: nil, count: graph.nodes.count)
    var carried: [Int: [Int]] = [:]
    var starts: [Int] = []

    func mayReach(_ node: Int, _ site: Unresolved) {
      guard firstSites[node] == nil else { return }
      firstSites[node] = site
      starts.append(node)
    }

    var everyViewIsDoubted = false
    var sites: [(site: Unresolved, groups: Set<Int>, showsViews: Bool)] = []
    for site in graph.unresolved where site.live && site.target != .nothing {
      let named = (site.routeType.map { [$0] } ?? []) + site.routeTypes
      let matches = named.map(routes.groups(namedIn:))
      let isUnknown = matches.isEmpty ? site.target != .view : matches.contains { $0.isEmpty }
      let isBuilder = site.kind == .builds || (site.target == .view && !named.isEmpty)

      let concerned: [Int]
      if isUnknown {
        concerned = everyGroup
      } else {
        var all: Set<Int> = []
        for group in Set(matches.joined()) {
          let inner = carried[group] ?? routes.carried(by: group, in: graph)
          carried[group] = inner
          all.formUnion(inner)
        }
        concerned = all.sorted()
      }
      sites.append((site, Set(concerned), isUnknown || isBuilder || site.target == .view))
      for group in concerned {
        if uses[group] == nil { uses[group] = site }
        if !isUnknown, ownUses[group] == nil { ownUses[group] = site }
        if isBuilder, mappings[group] == nil { mappings[group] = site }
        for member in routes.groups[group].members { mayReach(member, site) }
      }
      if isUnknown || isBuilder || site.target == .view, !everyViewIsDoubted {
        everyViewIsDoubted = true
        for node in graph.nodes.indices where graph.nodes[node].kind != .route { mayReach(node, site) }
      }
    }
    self.uses = uses
    self.ownUses = ownUses
    self.mappings = mappings

    // What lies behind a doubted node is doubted for the same reason.
    var position = 0
    while position < starts.count {
      let node = starts[position]
      position += 1
      guard let site = firstSites[node] else { continue }
      for edge in index.outgoing(node) where graph.edges[edge].live { mayReach(index.targets[edge], site) }
    }
    ways = firstSites
    self.sites = sites
    groupOfNode = Dictionary(
      routes.groups.enumerated().flatMap { number, group in group.members.map { ($0, number) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The first site that may itself show one of some nodes, of those that a condition takes.
  func site(showing nodes: Set<Int>, in graph: NavigationGraph, where isMeant: (Unresolved) -> Bool) -> Unresolved? {
    let groups = Set(nodes.compactMap { groupOfNode[$0] })
    let (hasTab, hasOther) = (
      nodes.contains { graph.nodes[$0].kind == .tab }, nodes.contains { ![.tab, .route].contains(graph.nodes[$0].kind) }
    )
    return sites.first { entry in
      let mayShow = entry.site.kind == .selectTab ? hasTab : !entry.groups.isDisjoint(with: groups) || entry.showsViews && hasOther
      return mayShow && isMeant(entry.site)
    }?.site
  }

  /// The site, if any, that may use a route of a group.
  public func use(ofGroup group: Int) -> Unresolved? { uses.indices.contains(group) ? uses[group] : nil }

  /// The site, if any, that takes a route of a group. Sites of unknown type are none: a route that no code names is not put there.
  public func ownUse(ofGroup group: Int) -> Unresolved? { ownUses.indices.contains(group) ? ownUses[group] : nil }

  /// The builder, if any, that may map a route of a group.
  public func mapping(ofGroup group: Int) -> Unresolved? { mappings.indices.contains(group) ? mappings[group] : nil }

  /// The site, if any, behind which a node may be reached.
  public func way(to node: Int) -> Unresolved? { ways.indices.contains(node) ? ways[node] : nil }
}
