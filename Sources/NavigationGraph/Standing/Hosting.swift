/// Which nodes of a graph users see as places of their own, and which of these stand for the others: the screens that embed a component or
/// own an object. What a picture draws as boxes, what pages tell of a screen, and what a selection keeps of it all ask here;
/// `Departures` adds who stands for a single site.
public struct Hosting: Sendable {
  /// The graph.
  public let index: GraphIndex
  /// For each node whether it stands for itself.
  public private(set) var isAlone: [Bool]
  /// Components that stand in so many screens that they stand for themselves.
  public private(set) var isShared: [Bool]
  /// In how many screens components stand that stand for themselves all the same, by number.
  public private(set) var hostCounts: [Int: Int] = [:]
  private let options: Options
  private var known: [[Int]?]

  /// What stands for itself beyond what the graph tells.
  public struct Options: Sendable {
    /// Views that do because somebody asks for them, and in how many screens they stand in the whole graph that this one is a part of.
    public var alone: [Int: Int] = [:]
    /// Routes do.
    public var showsRoutes = false
    /// All components that lead somewhere do.
    public var showsComponents = false

    public init() {}
  }

  private static let limit = SharedParts.mostScreens

  /// O(nodes + edges), and the edges above each component that leads somewhere.
  public init(_ index: GraphIndex, options: Options = Options()) {
    self.index = index
    self.options = options
    known = [[Int]?](repeating: nil, count: index.count)
    isShared = [Bool](repeating: false, count: index.count)
    isAlone = index.graph.nodes.map { node in
      switch node.kind {
      case .app, .scene, .deepLink: true
      case .view: node.role == .screen || node.role == nil
      case .route: options.showsRoutes
      case .object, .tab, .alert, .external: false
      }
    }
    addEnds()
    for (node, count) in options.alone where index.graph.nodes[node].kind == .view {
      isAlone[node] = true
      isShared[node] = count > Self.limit
      hostCounts[node] = count
    }
    addComponents()
  }

  /// - Parameter isAlone: For each node whether it stands for itself, where that is known already.
  public init(_ index: GraphIndex, isAlone: [Bool]) {
    self.index = index
    self.isAlone = isAlone
    options = Options()
    isShared = [Bool](repeating: false, count: index.count)
    known = [[Int]?](repeating: nil, count: index.count)
  }

  /// Views and objects that stand for themselves because somebody asks for them.
  mutating func name(_ nodes: Set<Int>) {
    for node in nodes where index.graph.nodes[node].kind == .view || index.graph.nodes[node].kind == .object { isAlone[node] = true }
    known = [[Int]?](repeating: nil, count: index.count)
  }

  /// The places that stand for a node: itself, or those that embed or own it through any number of components and objects. In order.
  /// Linear in the edges above the node; the result is kept.
  public mutating func hosts(of node: Int) -> [Int] {
    if let found = known[node] { return found }
    let found = Self.hosts(of: node, index, atMost: .max) { isAlone[$0] }
    known[node] = found
    return found
  }

  /// The places that would stand for a node if it did not stand for itself.
  public func hosts(beyond node: Int) -> [Int] { Self.hosts(of: node, index, atMost: .max) { $0 != node && isAlone[$0] } }

  private static func hosts(of node: Int, _ index: GraphIndex, atMost limit: Int, _ isAlone: (Int) -> Bool) -> [Int] {
    if isAlone(node) { return [node] }
    var found: Set<Int> = []
    var seen: Set<Int> = [node]
    var pending = [node]
    while let current = pending.popLast() {
      for number in index.incoming(current) where index.graph.edges[number].kind.isHolding {
        let source = index.sources[number]
        guard seen.insert(source).inserted else { continue }
        if isAlone(source) {
          found.insert(source)
          if found.count >= limit { return found.sorted() }
        } else {
          pending.append(source)
        }
      }
    }
    return found.sorted()
  }

  // MARK: Making

  /// Edges from a route or a tab to what it stands for.
  static func contents(of node: Int, _ index: GraphIndex) -> [Int] {
    index.outgoing(node).filter { isContent($0, index) }
  }

  static func isContent(_ number: Int, _ index: GraphIndex) -> Bool {
    let kind = index.graph.edges[number].kind
    switch index.graph.nodes[index.sources[number]].kind {
    case .route: return kind == .builds
    case .tab: return kind == .tab || kind == .root || kind == .embeds
    default: return false
    }
  }

  private func contents(of node: Int) -> [Int] {
    options.showsRoutes && index.graph.nodes[node].kind == .route ? [] : Self.contents(of: node, index)
  }

  /// What steps lead to stands for itself, objects apart.
  private mutating func addEnds() {
    var seen = [Bool](repeating: false, count: index.count)
    var pending: [Int] = []
    for (number, edge) in index.graph.edges.enumerated() where index.targets[number] >= 0 {
      guard edge.kind.isNavigation || edge.kind == .builds && options.showsRoutes else { continue }
      guard index.graph.nodes[index.sources[number]].kind != .tab else { continue }
      pending.append(index.targets[number])
    }
    while let node = pending.popLast() {
      guard !seen[node] else { continue }
      seen[node] = true
      let contents = contents(of: node)
      if contents.isEmpty, index.graph.nodes[node].kind != .object { isAlone[node] = true }
      pending += contents.map { index.targets[$0] }
    }
  }

  /// Components that navigate and stand in no screen, or in too many.
  private mutating func addComponents() {
    let nodes = index.graph.nodes
    let open = Set(index.graph.unresolved.filter(\.live).compactMap { index.number(of: $0.from) })
    var (loose, shared): ([Int], [Int]) = ([], [])
    for node in nodes.indices where nodes[node].kind == .view && !isAlone[node] {
      let steps = index.outgoing(node).filter { index.graph.edges[$0].kind.isNavigation }
      guard !steps.isEmpty || open.contains(node) else { continue }
      // What stands for itself for other reasons is no screen more.
      let hosts = Self.hosts(of: node, index, atMost: 2 * Self.limit + 1 + options.alone.count) { isAlone[$0] }
      let count = hosts.count { options.alone[$0] == nil }
      if hosts.isEmpty || options.showsComponents {
        loose.append(node)
        if options.showsComponents { hostCounts[node] = countOfHosts(node) }
      } else if count > 2 * Self.limit || count > Self.limit && leadsToSeveral(steps, isOpen: open.contains(node)) {
        shared.append(node)
        hostCounts[node] = countOfHosts(node)
      }
    }
    for node in loose { isAlone[node] = true }
    // A part of a shared component counts for that component, not for its screens: the outermost stand for themselves.
    shared.sort { nodes[$0].id < nodes[$1].id }
    var isOuter = [Bool](repeating: false, count: index.count)
    for node in shared { isOuter[node] = true }
    for node in shared {
      let hosts = Self.hosts(of: node, index, atMost: Self.limit + 1) { $0 != node && (isAlone[$0] || isOuter[$0]) }
      if hosts.count <= Self.limit { isOuter[node] = false }
    }
    for node in shared where isOuter[node] { (isAlone[node], isShared[node]) = (true, true) }
  }

  private func countOfHosts(_ node: Int) -> Int {
    Self.hosts(of: node, index, atMost: .max) { isAlone[$0] }.count { options.alone[$0] == nil }
  }

  private func leadsToSeveral(_ steps: [Int], isOpen: Bool) -> Bool {
    var ends: Set<Int> = []
    var seen: Set<Int> = []
    var pending = steps.map { index.targets[$0] }
    while let node = pending.popLast() {
      guard seen.insert(node).inserted else { continue }
      let contents = contents(of: node)
      if contents.isEmpty {
        ends.insert(node)
        if ends.count + (isOpen ? 1 : 0) > 1 { return true }
      } else {
        pending += contents.map { index.targets[$0] }
      }
    }
    return ends.count + (isOpen ? 1 : 0) > 1
  }
}

extension EdgeKind {
  /// Whether what the edge leads to is a part of where it begins.
  var isHolding: Bool { self == .embeds || self == .owns }
}
