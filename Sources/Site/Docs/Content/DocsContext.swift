import NavigationGraph
import Reports
import Rules

/// What the pages are made from: the graph, and what is derived from it once for all pages.
struct DocsContext {
  let graph: NavigationGraph
  let options: DocsOptions
  /// As users walk it: what a closure does leaves the screen that calls it.
  let index: GraphIndex
  /// For each node the page that is about it.
  let pages: [Int: PageID]
  /// The ways between places, as a picture draws them.
  let strides: Strides
  /// For each place what is part of it and navigates: components and objects, itself first.
  let parts: [Int: [Int]]
  /// For each component the screens that hold it, in the order of the graph.
  let hosts: [Int: [Int]]
  /// By the ids of the nodes in which they stand.
  let returns: [String: [Return]]
  let unresolved: [String: [Unresolved]]
  /// The findings about what stands in a node, by its id.
  let findings: [String: [Finding]]
  let routes: RouteTable
  /// The ways from each entry that is no deep link: a link leads to what it opens, and from there on as any way does.
  let trees: [WayTree]
  /// How many unresolved sites could lead to a node.
  let suspects: SuspectCounts
  /// How users get to each screen and object that has a page.
  private(set) var waysIn: [Int: [Passage]] = [:]

  /// Up to so many screens of a component are named.
  static let mostHosts = SharedParts.mostScreens
  /// Entries other than deep links from which ways are told.
  private static let mostStarts = 40

  /// - Parameter graph: `normalized()`, with reachability.
  init(_ graph: NavigationGraph, _ options: DocsOptions) {
    self.graph = graph
    self.options = options
    let index = GraphIndex(asWalked: graph)
    self.index = index
    let returns = Dictionary(grouping: graph.returns, by: \.from)
    let unresolved = Dictionary(grouping: graph.unresolved, by: \.from)
    self.returns = returns
    self.unresolved = unresolved
    routes = RouteTable(graph)
    let strides = Strides(GraphIndex(graph))
    self.strides = strides
    (hosts, parts) = Self.parts(strides, navigates: { Self.navigates($0, index, returns: returns, unresolved: unresolved) })
    var pages: [Int: PageID] = [:]
    // Of two nodes with one id the first counts (ids that are canonically equivalent are one).
    for (number, node) in graph.nodes.enumerated() where index.number(of: node.id) == number {
      switch node.kind {
      case .view where node.role != .component: pages[number] = PageID(.screen, node.id)
      case .view where Self.navigates(number, index, returns: returns, unresolved: unresolved): pages[number] = PageID(.component, node.id)
      case .object where Self.navigates(number, index, returns: returns, unresolved: unresolved): pages[number] = PageID(.object, node.id)
      default: continue
      }
    }
    self.pages = pages
    findings = options.showsFindings ? Self.findingsByNode(index) : [:]
    let starts = graph.starts(index)
    let walked = starts.filter { graph.nodes[$0].kind != .deepLink }.sorted {
      (Self.rank(graph.nodes[$0].kind), $0) < (Self.rank(graph.nodes[$1].kind), $1)
    }.prefix(Self.mostStarts)
    trees = walked.map { WayTree(index, from: $0, among: Set(starts)) }
    suspects = SuspectCounts(graph)
    // Told on the page, in its chart and in the list.
    for (number, page) in pages where page.kind != .component { waysIn[number] = mergedWaysIn(to: number) }
  }

  static func rank(_ kind: NodeKind) -> Int { NodeKind.allCases.firstIndex(of: kind) ?? 0 }

  /// Whether something stands in a node that users notice.
  private static func navigates(
    _ node: Int, _ index: GraphIndex, returns: [String: [Return]], unresolved: [String: [Unresolved]]
  ) -> Bool {
    let id = index.graph.nodes[node].id
    return index.outgoing(node).contains { index.graph.edges[$0].kind.isNoticed } || returns[id] != nil || unresolved[id] != nil
  }

  /// Where components and objects stand that do not stand for themselves, and the reverse of it.
  private static func parts(_ strides: Strides, navigates: (Int) -> Bool) -> (hosts: [Int: [Int]], parts: [Int: [Int]]) {
    var (strides, hosts, parts) = (strides, [Int: [Int]](), [Int: [Int]]())
    let nodes = strides.index.graph.nodes
    for node in nodes.indices where nodes[node].kind == .object || nodes[node].kind == .view && nodes[node].role == .component {
      let isAlone = strides.hosting.isAlone[node]
      let places = isAlone ? strides.hosting.hosts(beyond: node) : strides.sources(ofSitesIn: node)
      let screens = places.filter { nodes[$0].kind == .view }
      if nodes[node].kind == .view { hosts[node] = screens }
      guard !isAlone, screens.count <= 2 * SharedParts.mostScreens, navigates(node) else { continue }
      for screen in screens { parts[screen, default: [screen]].append(node) }
    }
    return (hosts, parts)
  }

  /// Each finding under the nodes that it and its parts belong to.
  private static func findingsByNode(_ index: GraphIndex) -> [String: [Finding]] {
    guard let findings = index.graph.findings, !findings.isEmpty else { return [:] }
    let owners = FindingNodes(index)
    var result: [String: [Finding]] = [:]
    for finding in findings {
      let places = (finding.eachPart.map(\.location) + [finding.location]).compactMap { $0 }
      for node in Set(places.compactMap(owners.node(at:))) { result[index.graph.nodes[node].id, default: []].append(finding) }
    }
    return result
  }

  // MARK: Questions

  func node(_ number: Int) -> Node { graph.nodes[number] }

  /// Whose names the owner rules give for where a node is declared.
  func owners(of node: Node) -> [String] {
    guard let owners = options.owners, let file = node.location?.file else { return [] }
    return owners.owners(of: file)
  }

  /// The views, alerts and other ends that a route comes to, through routes that builders turn it into, of which one that nothing is made of is
  /// an end, too; itself where there is none.
  func ends(of node: Int) -> [Int] {
    guard graph.nodes[node].kind == .route else { return [node] }
    var seen: Set<Int> = [node]
    var todo = [node]
    var result: [Int] = []
    while let next = todo.popLast() {
      let builders = index.outgoing(next).filter { graph.edges[$0].kind == .builds }
      if builders.isEmpty, next != node { result.append(next) }
      for number in builders where seen.insert(index.targets[number]).inserted {
        let target = index.targets[number]
        if graph.nodes[target].kind == .route { todo.append(target) } else { result.append(target) }
      }
    }
    return result.isEmpty ? [node] : result.sorted()
  }

  /// The routes of which builders make a node, through other routes, nearest first.
  func routes(building node: Int) -> [Int] {
    var seen: Set<Int> = [node]
    var todo = [node]
    var position = 0
    while position < todo.count {
      for number in index.incoming(todo[position]) where graph.edges[number].kind == .builds && seen.insert(index.sources[number]).inserted {
        if graph.nodes[index.sources[number]].kind == .route { todo.append(index.sources[number]) }
      }
      position += 1
    }
    return Array(todo.dropFirst())
  }

  /// The app's name for titles.
  var app: String { options.title ?? graph.appNames.first ?? graph.mainModule ?? "the app" }
}

extension EdgeKind {
  /// Whether users notice it: a first view or a tab, too, but not what merely holds, contains or builds something.
  var isNoticed: Bool { self != .embeds && self != .owns && self != .builds && self != .scene }
}
