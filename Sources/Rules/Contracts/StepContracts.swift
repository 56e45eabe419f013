import NavigationGraph

extension ContractGround {
  /// `forbidden`, one step.
  func forbiddenSteps(from: [NodePattern], to: [NodePattern], kinds: Set<EdgeKind>?) -> ContractVerdict {
    let (sources, targets) = (nodes(from), nodes(to))
    let arrivals = arrivals(at: targets)
    let components = components(of: sources)
    var verdict = ContractVerdict(missing: missing(from, to))
    var told: Set<[Int]> = []
    for number in byCertainty(steps(kinds)) {
      let (source, target) = (index.sources[number], index.targets[number])
      guard arrivals[target] != nil, let before = components.path(to: source, in: index) else { continue }
      let (behind, end) = rest(from: target, arrivals)
      let start = before.first.map { index.sources[$0] } ?? source
      guard end != start, told.insert([start, end]).inserted else { continue }
      verdict.breaches.append(
        ContractVerdict.Breach(
          message: "\(code(start)) leads to \(code(end))", hint: "Take the step out, or go there by a way that the contract allows.",
          way: before + [number] + behind, ids: [graph.nodes[start].id, graph.nodes[end].id]))
    }
    verdict.suspect = context.doubts.site(showing: Set(arrivals.keys), in: graph) { site in
      (kinds?.contains(site.kind) ?? true) && (index.number(of: site.from).map(components.reaches) ?? false)
    }
    return verdict
  }

  /// `only_from`.
  func onlyFrom(to: [NodePattern], from: [NodePattern], kinds: Set<EdgeKind>?) -> ContractVerdict {
    let (allowed, targets) = (nodes(from), nodes(to))
    let arrivals = arrivals(at: targets)
    var verdict = ContractVerdict(missing: missing(from, to))
    var told: Set<[Int]> = []
    for number in byCertainty(steps(kinds)) {
      let (source, target) = (index.sources[number], index.targets[number])
      guard arrivals[target] != nil, !targets.contains(source), !isTold(number) else { continue }
      guard let holder = stranger(source, allowed) else { continue }
      let (behind, end) = rest(from: target, arrivals)
      let start = holder.first.map { index.sources[$0] } ?? source
      guard told.insert([start, end]).inserted else { continue }
      verdict.breaches.append(
        ContractVerdict.Breach(
          message: "\(code(start)) leads to \(code(end)), and only \(list(allowed.sorted())) may",
          hint: "Go there from where the contract allows it.", way: holder + [number] + behind,
          ids: [graph.nodes[start].id, graph.nodes[end].id]))
    }
    verdict.suspect = context.doubts.site(showing: Set(arrivals.keys), in: graph) { site in
      guard kinds?.contains(site.kind) ?? true, let source = index.number(of: site.from) else { return false }
      return !targets.contains(source) && stranger(source, allowed) != nil
    }
    return verdict
  }

  /// `layers`.
  func layers(_ layers: [[NodePattern]]) -> ContractVerdict {
    var layerOf: [Int: Int] = [:]
    var verdict = ContractVerdict(missing: layers.flatMap { missing($0) })
    for (number, patterns) in layers.enumerated() {
      for node in nodes(patterns) where layerOf[node] == nil { layerOf[node] = number }
    }
    var told: Set<[Int]> = []
    for number in byCertainty(steps(nil)) where !isTold(number) {
      let source = index.sources[number]
      guard let layer = layerOf[source], graph.nodes[source].kind != .route else { continue }
      guard let (way, end) = shown(by: number, where: { layerOf[$0].map { $0 < layer } ?? false }), told.insert([source, end]).inserted else {
        continue
      }
      verdict.breaches.append(
        ContractVerdict.Breach(
          message: "\(code(source)) of layer \(layer + 1) leads to \(code(end)) of layer \((layerOf[end] ?? 0) + 1) above it",
          hint: "Let a layer above show it: hand a closure or an event up.", way: way, ids: [graph.nodes[source].id, graph.nodes[end].id]))
    }
    for (number, _) in layers.enumerated().dropFirst() where verdict.suspect == nil {
      let above = Set(arrivals(at: Set(layerOf.filter { $0.value < number }.keys)).keys)
      verdict.suspect = context.doubts.site(showing: above, in: graph) { site in
        index.number(of: site.from).map { layerOf[$0] == number } ?? false
      }
    }
    return verdict
  }

  // MARK: Parts

  /// Sure edges first, so that of several the sure one is told.
  private func byCertainty(_ edges: [Int]) -> [Int] { edges.filter { !unsure.contains($0) } + edges.filter(unsure.contains) }

  /// The first node that a step shows and a condition takes, with the way: the step's end, and what a route or a tab is shown as.
  private func shown(by number: Int, where isMeant: (Int) -> Bool) -> (way: [Int], end: Int)? {
    var ways: [(way: [Int], end: Int)] = [([number], index.targets[number])]
    var known: Set<Int> = [index.targets[number]]
    var position = 0
    while position < ways.count {
      let (way, end) = ways[position]
      position += 1
      if isMeant(end) { return (way, end) }
      for next in index.outgoing(end) where isTransit(next) && known.insert(index.targets[next]).inserted {
        ways.append((way + [next], index.targets[next]))
      }
    }
    return nil
  }

  /// Whether something that is not allowed holds a node, itself or by embedding it as a component: the edges down from there, none where it is
  /// the node itself; nil where all that hold it are allowed.
  private func stranger(_ node: Int, _ allowed: Set<Int>) -> [Int]? {
    var ways: [(way: [Int], top: Int)] = [([], node)]
    var known: Set<Int> = [node]
    var position = 0
    while position < ways.count {
      let (way, top) = ways[position]
      position += 1
      if allowed.contains(top) { continue }
      let isComponent = graph.nodes[top].role == .component
      let holders = index.incoming(top).filter { isComponent && graph.edges[$0].kind == .embeds && graph.edges[$0].live }
      if holders.isEmpty { return way }
      for number in holders where known.insert(index.sources[number]).inserted { ways.append(([number] + way, index.sources[number])) }
    }
    return nil
  }
}
