extension NavigationGraph {
  /// The unresolved sites that could lead to a node, as positions in `unresolved`: those first that name the type of a route on the way, and
  /// how many these are.
  ///
  /// Live sites only. Routes on the way are the node itself and those that a builder makes it of; types are compared by their last name,
  /// so that what is found is rather too much than too little.
  public func suspects(for target: Int, in index: GraphIndex) -> (sites: [Int], named: Int) {
    guard nodes.indices.contains(target) else { return ([], 0) }
    var routes: [Int] = [target]
    var known: Set<Int> = [target]
    var position = 0
    while position < routes.count {
      let node = routes[position]
      position += 1
      for number in index.incoming(node) where edges[number].kind == .builds && known.insert(index.sources[number]).inserted {
        routes.append(index.sources[number])
      }
    }
    let types = Set(routes.filter { nodes[$0].kind == .route }.map { Self.lastName(nodes[$0].routeType ?? nodes[$0].name) })
    var (named, open): ([Int], [Int]) = ([], [])
    for (number, site) in unresolved.enumerated() where site.live && site.target != .nothing {
      let written = (site.routeType.map { [$0] } ?? []) + site.routeTypes
      if written.contains(where: { !Self.words($0).isDisjoint(with: types) }) {
        named.append(number)
      } else if nodes[target].kind == .tab ? site.kind == .selectTab : site.kind != .selectTab {
        // A site that shows a view of its own shows no route; one of a known type shows no other.
        let isForViews = nodes[target].kind != .route && (site.target == .view || site.kind == .builds)
        if written.isEmpty, isForViews || site.target == nil { open.append(number) }
      }
    }
    return (named + open, named.count)
  }

  private static func lastName(_ type: String) -> String {
    String(type.split { $0 == "." || $0 == "/" }.last ?? "")
  }

  private static func words(_ written: String) -> Set<String> {
    Set(written.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
