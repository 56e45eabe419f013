extension Edge {
  /// The id of the view whose call of a closure sets the navigation off.
  public var caller: String? { trigger.map { "view:" + $0.type } }
}

extension GraphIndex {
  /// A graph as its user walks it: what a closure does leaves the screen that calls it (`FirstScreen` calls its `onNext`), and not the
  /// coordinator or the screen before that wrote the closure down.
  ///
  /// An edge stays where it is for a caller that stands in the same screen, as its row or as what holds it, and for one that no way leads to.
  /// O(nodes + edges), and the embedded views of each writer of closures once.
  public init(asWalked graph: NavigationGraph) {
    let plain = GraphIndex(graph)
    var held: [Int: Set<Int>] = [:]
    func holds(_ outer: Int, _ inner: Int) -> Bool {
      if let known = held[outer] { return known.contains(inner) }
      let found = plain.embedded(in: outer)
      held[outer] = found
      return found.contains(inner)
    }
    var moved: [Int: Int] = [:]
    for (number, edge) in graph.edges.enumerated() {
      guard let caller = edge.caller.flatMap(plain.number(of:)), graph.nodes[caller].role == .screen else { continue }
      let (source, target) = (plain.sources[number], plain.targets[number])
      guard source >= 0, source != caller, target != caller, !holds(source, caller), !holds(caller, source) else { continue }
      moved[number] = caller
    }
    guard !moved.isEmpty else {
      self = plain
      return
    }
    let walked = GraphIndex(graph, leaving: moved)
    let reached = Reachability(walked, from: graph.starts(walked))
    self = GraphIndex(graph, leaving: moved.filter { reached.reaches($0.value) })
  }

  /// What a node holds on its screen, itself and through others.
  private func embedded(in node: Int) -> Set<Int> {
    var found: Set<Int> = []
    var open = [node]
    while let next = open.popLast() {
      for number in outgoing(next) where graph.edges[number].kind == .embeds && found.insert(targets[number]).inserted {
        open.append(targets[number])
      }
    }
    return found
  }
}
