/// The ways between the places of a graph, as its users go them: a stride leads from a screen, an app, a link, a route or a tab to the next,
/// whatever component or object the site stands in.
struct Strides {
  /// For what strides are made.
  enum Purpose {
    /// The arrows of a picture: dead ones too; what stands in many screens is no part of any of them.
    case picture
    /// The ways that users go.
    case ways
  }

  struct Stride {
    /// The number of the edge that it takes.
    let edge: Int
    let from: Int
    let to: Int
    /// Steps as a node's `depth` counts them.
    let cost: Int
    /// Whether it goes from a route or a tab to what that stands for.
    let isContent: Bool
    /// The view whose call of a closure sets it off, where it is that view's and not that of the edge's own source.
    let caller: Int?
  }

  let index: GraphIndex
  private(set) var hosting: Hosting
  private(set) var all: [Stride] = []
  /// Objects that stand for themselves.
  private(set) var isObject: [Bool]
  /// Components and objects that stand in too many screens to be parts of them, by number.
  private(set) var closed: [Bool]
  /// For edges in closures whose callers stand in screens of the writer: these screens. They are why such an edge is the writer's.
  private(set) var sharedScreens: [Int: [Int]] = [:]
  private(set) var outgoing: [[Int]] = []
  private(set) var incoming: [[Int]] = []

  private let purpose: Purpose
  private let named: Set<Int>
  /// Objects that somebody asks for and that stand for nothing of their own otherwise: also what others' edges repeat is shown.
  private let showsAll: Set<Int>
  private let spokenFor: SpokenPassages
  private let leftOut: Set<Int>

  /// - Parameters:
  ///   - named: What somebody asks for stands for itself, and shows all that it does.
  ///   - followsOwners: In ways, whether whoever owns an object that many own leads to what it does.
  init(_ index: GraphIndex, for purpose: Purpose, naming named: Set<Int> = [], followsOwners: Bool = false) {
    self.index = index
    self.purpose = purpose
    self.named = named
    var hosting = Hosting(index)
    let spokenFor = SpokenPassages(index)
    showsAll = named.filter { node in
      guard index.graph.nodes[node].kind == .object else { return false }
      let screens = hosting.hosts(of: node).count { index.graph.nodes[$0].kind == .view }
      let isBox = screens == 0 || screens > SharedParts.mostScreens
      return !isBox || !index.outgoing(node).contains {
        index.graph.edges[$0].kind.isNavigation && index.graph.edges[$0].live && !spokenFor.isSpokenFor($0, index)
      }
    }
    closed = hosting.isShared
    hosting.name(showsAll.union(named.filter { index.graph.nodes[$0].kind == .view }))
    self.hosting = hosting
    self.spokenFor = spokenFor
    let objects = showsAll
    isObject = index.graph.nodes.indices.map(objects.contains)
    leftOut = purpose == .ways ? index.graph.edgesOfHandlers() : Self.opened(index)
    for (number, edge) in index.graph.edges.enumerated() where index.sources[number] >= 0 && (edge.live || purpose == .picture) {
      add(number, edge)
    }
    for site in index.graph.unresolved where site.live {
      if let node = index.number(of: site.from) { _ = sources(ofSitesIn: node) }
    }
    if purpose == .picture { removeSilentObjects() }
    for (number, edge) in index.graph.edges.enumerated() where edge.kind == .owns && index.sources[number] >= 0 {
      guard edge.live || purpose == .picture else { continue }
      addOwner(number, followsOwners)
    }
    if purpose == .picture { removeWhatPicturesLeaveOut() }
    outgoing = [[Int]](repeating: [], count: index.count)
    incoming = outgoing
    for (number, stride) in all.enumerated() {
      outgoing[stride.from].append(number)
      incoming[stride.to].append(number)
    }
  }

  /// Sites of what links open, which the link's own edge tells.
  private static func opened(_ index: GraphIndex) -> Set<Int> {
    struct Place: Hashable {
      let location: SourceLocation
      let to: Int
    }
    let edges = index.graph.edges
    let isOfLink: (Int) -> Bool = { index.sources[$0] >= 0 && index.graph.nodes[index.sources[$0]].kind == .deepLink }
    let opened = Set(
      edges.indices.filter { edges[$0].kind == .open && edges[$0].live && isOfLink($0) }.map {
        Place(location: edges[$0].location, to: index.targets[$0])
      })
    guard !opened.isEmpty else { return [] }
    return Set(edges.indices.filter { !isOfLink($0) && opened.contains(Place(location: edges[$0].location, to: index.targets[$0])) })
  }

  // MARK: Strides of edges

  private mutating func add(_ number: Int, _ edge: Edge) {
    let (source, target) = (index.sources[number], index.targets[number])
    if Hosting.isContent(number, index) {
      all.append(Stride(edge: number, from: source, to: target, cost: edge.kind.isFree ? 0 : 1, isContent: true, caller: nil))
      return
    }
    guard index.graph.nodes[source].kind != .tab else { return }
    switch edge.kind {
    case .builds, .owns: return
    case .embeds:
      guard hosting.isAlone[target], purpose == .ways || !hosting.isShared[target] else { return }
      let (sources, caller) = sources(of: number, edge)
      for from in sources where from != target { append(number, from, target, 0, caller) }
    default:
      let (sources, caller) = sources(of: number, edge)
      for from in sources { append(number, from, target, edge.kind.isFree ? 0 : 1, caller) }
    }
  }

  private mutating func append(_ edge: Int, _ from: Int, _ to: Int, _ cost: Int, _ caller: Int?) {
    all.append(Stride(edge: edge, from: from, to: to, cost: cost, isContent: false, caller: caller))
  }

  /// The places that an edge starts from; none where another edge says the same.
  private mutating func sources(of number: Int, _ edge: Edge) -> (places: [Int], caller: Int?) {
    let source = index.sources[number]
    if leftOut.contains(number) { return ([], nil) }
    if showsAll.contains(source) { return ([source], nil) }
    if let caller = edge.caller.flatMap(index.number(of:)), let screens = screens(of: caller, insteadOf: source, number) {
      return (screens, caller)
    }
    guard index.graph.nodes[source].kind == .object else { return (hosting.hosts(of: source), nil) }
    if !edge.live || spokenFor.isSpokenFor(number, index) { return ([], nil) }
    return (places(ofObject: source, isStructure: [.root, .tab, .swap, .scene, .column].contains(edge.kind)), nil)
  }

  /// The places of the sites in a node that could not be followed.
  mutating func sources(ofSitesIn node: Int) -> [Int] {
    index.graph.nodes[node].kind == .object && !showsAll.contains(node) ? places(ofObject: node, isStructure: false) : hosting.hosts(of: node)
  }

  /// The screens of the view that calls a closure in the end; nil where it stands in too many, or in the same screens.
  private mutating func screens(of caller: Int, insteadOf source: Int, _ number: Int) -> [Int]? {
    let callers = hosting.hosts(of: caller)
    guard !callers.isEmpty else { return nil }
    let shared = hosting.hosts(of: source).filter { Self.contains($0, callers) }
    sharedScreens[number] = shared
    return shared.isEmpty && callers.count <= SharedParts.mostScreens ? callers : nil
  }

  /// Binary search.
  private static func contains(_ number: Int, _ sorted: [Int]) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = low + (high - low) / 2
      if sorted[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == number
  }

  private mutating func places(ofObject node: Int, isStructure: Bool) -> [Int] {
    if showsAll.contains(node) { return [node] }
    let owners = hosting.hosts(of: node)
    let screens = owners.filter { index.graph.nodes[$0].kind == .view }
    if !screens.isEmpty, screens.count <= SharedParts.mostScreens { return screens }
    if isStructure, screens.isEmpty, owners.count == 1 { return owners }
    isObject[node] = true
    if screens.count > SharedParts.mostScreens { closed[node] = true }
    return [node]
  }

  /// An object in which only sites stand that could not be followed is no place.
  private mutating func removeSilentObjects() {
    var leads = [Bool](repeating: false, count: index.count)
    for stride in all where !index.graph.edges[stride.edge].kind.isHolding { leads[stride.from] = true }
    for node in isObject.indices where !leads[node] && !named.contains(node) { isObject[node] = false }
  }

  /// An object that stands for itself hangs on its app or on another such object; one that somebody asks for on its few screens.
  private mutating func addOwner(_ number: Int, _ followsOwners: Bool) {
    let (source, target) = (index.sources[number], index.targets[number])
    guard isObject[target], source != target else { return }
    let kind = index.graph.nodes[source].kind
    if followsOwners {
      for host in isObject[source] ? [source] : hosting.hosts(of: source) where host != target { append(number, host, target, 0, nil) }
    } else if purpose == .picture, kind == .app || kind == .scene || isObject[source] {
      append(number, source, target, 0, nil)
    } else if showsAll.contains(target) {
      let hosts = hosting.hosts(of: source)
      if hosts.count <= SharedParts.mostScreens { for host in hosts where host != target { append(number, host, target, 0, nil) } }
    }
  }

  /// Of some nodes the components and objects that stand for themselves, by id, with the number of screens in which they stand.
  func alone(_ nodes: [Int]) -> [String: Int] {
    var result: [String: Int] = [:]
    for number in nodes {
      let node = index.graph.nodes[number]
      let isMeant = node.kind == .object ? isObject[number] : node.kind == .view && node.role != .screen && node.role != nil
      guard isMeant, hosting.isAlone[number] || isObject[number], result[node.id] == nil else { continue }
      result[node.id] = hosting.hosts(beyond: number).count { index.graph.nodes[$0].kind == .view }
    }
    return result
  }

  // MARK: Pictures

  /// A link that shows a screen needs no line to its tab.
  private mutating func removeWhatPicturesLeaveOut() {
    let nodes = index.graph.nodes
    let showing = Set(all.filter { nodes[$0.from].kind == .deepLink && nodes[$0.to].kind != .tab }.map(\.from))
    all.removeAll { nodes[$0.from].kind == .deepLink && nodes[$0.to].kind == .tab && showing.contains($0.from) }
  }
}
