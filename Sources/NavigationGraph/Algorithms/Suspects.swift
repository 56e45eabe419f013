extension NavigationGraph {
  /// The unresolved sites that could lead to a node, as positions in `unresolved`: those first that name the type of a route on the way, and
  /// how many these are.
  ///
  /// Live sites only. Routes on the way are the node itself and those that a builder makes it of; types are compared by their last name,
  /// so that what is found is rather too much than too little.
  public func suspects(for target: Int, in index: GraphIndex) -> (sites: [Int], named: Int) {
    guard nodes.indices.contains(target) else { return ([], 0) }
    let types = typesOfRoutes(onTheWayTo: target, index)
    var (named, open): ([Int], [Int]) = ([], [])
    for (number, site) in unresolved.enumerated() where site.mayLeadSomewhere {
      if !site.words.isDisjoint(with: types) {
        named.append(number)
      } else if site.isOpen(to: nodes[target].kind) {
        open.append(number)
      }
    }
    return (named + open, named.count)
  }

  /// The last names of the types of a route and of those that builders make it of.
  fileprivate func typesOfRoutes(onTheWayTo target: Int, _ index: GraphIndex) -> Set<String> {
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
    return Set(routes.filter { nodes[$0].kind == .route }.map { Self.lastName(nodes[$0].routeType ?? nodes[$0].name) })
  }

  private static func lastName(_ type: String) -> String {
    String(type.split { $0 == "." || $0 == "/" }.last ?? "")
  }
}

/// How many unresolved sites could lead to nodes: as many as `suspects(for:in:)` finds, for graphs of which many nodes are asked.
public struct SuspectCounts: Sendable {
  private let graph: NavigationGraph
  /// For each word in a type of routes the sites that name it.
  private let named: [String: [Int]]
  private let open: [NodeKind: Int]

  /// Reads each site once. O(sites · length).
  public init(_ graph: NavigationGraph) {
    self.graph = graph
    var named: [String: [Int]] = [:]
    var open: [NodeKind: Int] = [:]
    for (number, site) in graph.unresolved.enumerated() where site.mayLeadSomewhere {
      for word in site.words { named[word, default: []].append(number) }
      for kind in NodeKind.allCases where site.isOpen(to: kind) { open[kind, default: 0] += 1 }
    }
    self.named = named
    self.open = open
  }

  /// The sites for one node. O(routes on the way and the sites that name their types).
  public func count(for target: Int, in index: GraphIndex) -> Int {
    guard graph.nodes.indices.contains(target) else { return 0 }
    var sites: Set<Int> = []
    for type in graph.typesOfRoutes(onTheWayTo: target, index) { sites.formUnion(named[type] ?? []) }
    // What is open names no type, so that none counts twice.
    return sites.count + (open[graph.nodes[target].kind] ?? 0)
  }
}

extension Unresolved {
  fileprivate var mayLeadSomewhere: Bool { live && target != .nothing }

  private var writtenTypes: [String] { (routeType.map { [$0] } ?? []) + routeTypes }

  /// The words of the types of routes that are written there.
  fileprivate var words: Set<String> {
    Set(writtenTypes.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
  }

  /// Whether it names no type and may lead to any node of a kind.
  fileprivate func isOpen(to kind: NodeKind) -> Bool {
    guard (kind == .tab) == (self.kind == .selectTab), writtenTypes.isEmpty else { return false }
    // A site that shows a view of its own shows no route; one of a known type shows no other.
    return target == nil || kind != .route && (target == .view || self.kind == .builds)
  }
}
