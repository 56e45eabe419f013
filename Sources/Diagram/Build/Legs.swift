import NavigationGraph

/// The arrows of a graph, one for each site, source and destination, in the order of the graph.
struct Legs {
  private(set) var legs: [Leg] = []
  /// Sites that could not be followed, by the box they start from.
  private(set) var unresolved: [String: [Unresolved]] = [:]
  /// Objects that got a box.
  private(set) var objects: Set<String> = []

  private let index: NodeLookup
  private let destinations: Destinations
  private let boxes: Set<String>

  /// Components that are drawn once: the screens that embed them are a number in their boxes, not lines.
  private let shared: Set<String>

  init(_ index: NodeLookup, destinations: Destinations, cast: Cast, options: DiagramOptions) {
    self.index = index
    self.destinations = destinations
    boxes = cast.boxes
    shared = options.showsComponents ? [] : cast.components
    var departures = Departures(Hosting(index, boxes: cast.boxes), alone: index.numbers(options.alone))
    for (number, edge) in index.graph.edges.enumerated() { add(edge, number, &departures, options) }
    for site in index.graph.unresolved where site.live {
      for box in departures.boxes(of: site) { unresolved[box, default: []].append(site) }
    }
    let nodes = index.numbered.graph.nodes
    objects = Set(nodes.indices.filter { departures.isObject[$0] }.map { nodes[$0].id })
    objects.formUnion(options.alone.keys.filter { index.nodes[$0]?.kind == .object })
    addOwners()
  }

  private mutating func add(_ edge: Edge, _ number: Int, _ departures: inout Departures, _ options: DiagramOptions) {
    guard index.kind(of: edge.from) != .tab else { return }
    switch edge.kind {
    case .builds:
      guard options.showsRoutes else { return }
      append(edge, number, from: edge.from, to: Destinations.End(node: edge.to, isExact: true))
    case .owns: return
    case .embeds:
      guard boxes.contains(edge.to), !shared.contains(edge.to) else { return }
      for from in departures.boxes(of: number) where from != edge.to {
        append(edge, number, from: from, to: Destinations.End(node: edge.to, isExact: true))
      }
    default:
      for from in departures.boxes(of: number) {
        for end in destinations.ends(of: edge.to) { append(edge, number, from: from, to: end) }
      }
    }
  }

  private mutating func append(_ edge: Edge, _ number: Int, from: String, to end: Destinations.End) {
    let fromDeepLink = index.kind(of: edge.from) == .deepLink
    let kind = ArrowKind(edge, fromDeepLink: fromDeepLink)
    let isDead = !edge.live || index.nodes[from]?.reachable == false
    legs.append(
      Leg(
        from: from, to: end.node, kind: kind, word: fromDeepLink ? openingWord(edge) : word(edge, to: end.node), name: name(of: edge),
        standing: isDead ? .dead : edge.certainty == .exact && end.isExact ? .exact : .inferred, location: edge.location,
        selectsTab: index.kind(of: edge.to) == .tab, remark: remark(on: edge), edge: number, steps: end.steps))
  }

  private func word(_ edge: Edge, to node: String) -> String {
    // The box says it.
    edge.kind == .alert && index.kind(of: node) == .alert && index.nodes[node]?.title == nil ? "" : edge.kind.arrowWord
  }

  /// `opens`, or `opens as sheet` where the handler's own edge in that place says so.
  private func openingWord(_ edge: Edge) -> String {
    let own = index.edges(to: edge.to).first { $0.location == edge.location && $0.kind != .open && $0.kind.isModal }
    return own.map { "opens as " + $0.kind.arrowWord } ?? "opens"
  }

  /// What is shown of an edge's target beside the box that it leads to.
  private func name(of edge: Edge) -> String? {
    switch index.kind(of: edge.to) {
    case .route where boxes.contains(edge.to): nil
    case .route: Names.last(index.name(of: edge.to))
    case .tab: index.nodes[edge.to]?.title ?? Names.last(Names.unqualified(index.name(of: edge.to)))
    default: edge.kind == .embeds ? edge.condition.map { "if " + $0 } : nil
    }
  }

  private func remark(on edge: Edge) -> String? {
    var parts: [String] = []
    if !edge.through.isEmpty { parts.append("through " + edge.through.joined(separator: ", ")) }
    if let because = edge.because { parts.append(because) }
    if let condition = edge.condition { parts.append("if " + condition) }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Thin lines to the objects that have boxes, from what else is drawn and owns them: an app its coordinator, that one its children.
  private mutating func addOwners() {
    for (number, edge) in index.graph.edges.enumerated() where edge.kind == .owns && objects.contains(edge.to) && edge.from != edge.to {
      let kind = index.kind(of: edge.from)
      guard kind == .app || kind == .scene || objects.contains(edge.from) else { continue }
      legs.append(
        Leg(from: edge.from, to: edge.to, kind: .owns, word: "", name: nil, standing: .exact, location: edge.location, edge: number))
    }
  }
}
