import NavigationGraph

/// Edges between two nodes that pages tell on one line.
struct Passage {
  /// Where users come from, or get to.
  let other: Int
  let kind: EdgeKind
  /// The route that stands between.
  let route: Int?
  /// The component in which it stands, where that is not the page's own node.
  let part: Int?
  /// Of ways in the places that stand for where users come from.
  var places: Set<Int>
  var edges: [Edge]
}

/// Collects passages; those that agree in all but their places are one.
struct PassageList {
  private struct Key: Hashable {
    let other: Int
    let kind: EdgeKind
    let route: Int?
    let part: Int?
  }

  private var positions: [Key: Int] = [:]
  private(set) var passages: [Passage] = []

  mutating func add(_ edge: Edge, other: Int, route: Int?, part: Int?, place: Int? = nil) {
    let key = Key(other: other, kind: edge.kind, route: route, part: part)
    if let position = positions[key] {
      if passages[position].edges.last != edge { passages[position].edges.append(edge) }
      if let place { passages[position].places.insert(place) }
    } else {
      positions[key] = passages.count
      passages.append(Passage(other: other, kind: edge.kind, route: route, part: part, places: place.map { [$0] } ?? [], edges: [edge]))
    }
  }

  /// By what they say, so that code which moves within its file changes nothing.
  func sorted(_ graph: NavigationGraph) -> [Passage] {
    func name(_ node: Int?) -> String { node.map { graph.nodes[$0].name } ?? "" }
    return passages.sorted { a, b in
      let (x, y) = (DocsContext.rank(graph.nodes[a.other].kind), DocsContext.rank(graph.nodes[b.other].kind))
      if x != y { return x < y }
      let pairs = [
        (name(a.other), name(b.other)), (a.kind.rawValue, b.kind.rawValue), (name(a.route), name(b.route)), (name(a.part), name(b.part)),
      ]
      for (left, right) in pairs {
        let order = compareBytes(left, right)
        if order != 0 { return order < 0 }
      }
      return (a.other, a.route ?? -1, a.part ?? -1) < (b.other, b.route ?? -1, b.part ?? -1)
    }
  }
}

extension DocsContext {
  /// How users get to a screen or an object: by edges to itself, and to the routes of which builders make it.
  func waysIn(to node: Int) -> [Passage] { waysIn[node] ?? [] }

  func mergedWaysIn(to node: Int) -> [Passage] {
    var list = PassageList()
    for end in [node] + routes(building: node) {
      let route = end == node ? nil : end
      for stride in strides.incoming[end].map({ strides.all[$0] }) {
        let edge = graph.edges[stride.edge]
        if edge.kind == .builds || edge.kind == .owns || stride.from == node && edge.kind == .embeds { continue }
        list.add(edge, other: site(of: stride), route: route, part: nil, place: stride.from)
      }
    }
    return list.sorted(graph)
  }

  /// In which node a stride's site is seen: where it stands, or whose call sets it off.
  private func site(of stride: Strides.Stride) -> Int { stride.caller ?? strides.index.sources[stride.edge] }

  /// What leaves a node: of a screen, and of what else stands for itself, also what leaves its parts; of a part and of an object its own edges.
  private func leaving(_ node: Int) -> [(edge: Int, part: Int?)] {
    guard graph.nodes[node].kind != .object, strides.hosting.isAlone[node] else { return index.outgoing(node).map { ($0, nil) } }
    return strides.outgoing[node].map { strides.all[$0] }.map { ($0.edge, site(of: $0) == node ? nil : site(of: $0)) }
  }

  /// Where a screen leads, its parts included; what is shown over it as an alert is left out.
  func waysOut(of node: Int) -> [Passage] {
    var list = PassageList()
    for (number, part) in leaving(node) {
      let edge = graph.edges[number]
      let target = index.targets[number]
      if edge.kind == .embeds {
        guard strides.hosting.isAlone[target], !strides.hosting.isShared[target], target != node else { continue }
      } else if edge.kind == .builds || edge.kind == .owns || isAlert(number) {
        continue
      }
      for end in ends(of: target) {
        list.add(edge, other: end, route: graph.nodes[target].kind == .route && end != target ? target : nil, part: part)
      }
    }
    return list.sorted(graph)
  }

  /// Alerts and dialogs of a screen, its parts included.
  func alerts(of node: Int) -> [Passage] {
    var list = PassageList()
    for (number, part) in leaving(node) where isAlert(number) {
      let target = index.targets[number]
      list.add(graph.edges[number], other: target, route: graph.nodes[target].kind == .route ? target : nil, part: part)
    }
    return list.sorted(graph)
  }

  private func isAlert(_ number: Int) -> Bool {
    let edge = graph.edges[number]
    return edge.kind == .alert || edge.kind == .confirmationDialog || graph.nodes[index.targets[number]].kind == .alert && edge.kind != .builds
  }

  /// Components of many screens within one, which have pages of their own; and the objects that it holds and that navigate.
  func shared(in node: Int) -> (components: [Int], objects: [Int]) {
    var seen: Set<Int> = [node]
    var todo = [node]
    var (components, objects): (Set<Int>, Set<Int>) = ([], [])
    while let next = todo.popLast() {
      for number in index.outgoing(next) where graph.edges[number].kind == .embeds || (graph.edges[number].kind == .owns && next == node) {
        let target = index.targets[number]
        guard seen.insert(target).inserted else { continue }
        if graph.nodes[target].kind == .object {
          if pages[target] != nil, !(parts[node]?.contains(target) ?? false) { objects.insert(target) }
        } else if graph.nodes[target].kind == .view, graph.nodes[target].role == .component, graph.edges[number].kind == .embeds {
          todo.append(target)
          if pages[target] != nil, !(parts[node]?.contains(target) ?? false) { components.insert(target) }
        }
      }
    }
    return (byName(components), byName(objects))
  }

  func byName(_ nodes: some Sequence<Int>) -> [Int] {
    nodes.sorted { a, b in
      let order = compareBytes(graph.nodes[a].name, graph.nodes[b].name)
      return order != 0 ? order < 0 : compareBytes(graph.nodes[a].id, graph.nodes[b].id) < 0
    }
  }

  /// What is told of passages beside their ends: each piece once, not more than a few, and how many places there are.
  func details(_ passage: Passage) -> [Inline] {
    var pieces: [[Inline]] = []
    // What is sure speaks for all: what else leads there says nothing against it.
    let live = passage.edges.contains(where: \.live) ? passage.edges.filter(\.live) : passage.edges
    let edges = live.contains { $0.certainty == .exact } ? live.filter { $0.certainty == .exact } : live
    for edge in edges.sorted(by: { compareBytes($0.condition ?? "", $1.condition ?? "") < 0 }) {
      for piece in details(edge) where !pieces.contains(piece) { pieces.append(piece) }
    }
    let most = 4
    var shown = Array(pieces.prefix(most))
    if pieces.count > most { shown.append([.text("…")]) }
    let places = Set(live.map(\.location)).count
    if places > 1 { shown.append([.text("\(places) places")]) }
    return .joined(shown, by: "; ")
  }
}
