/// The ways between the places of a graph, as its users go them: a stride leads from a screen, an app, a link, a route or a tab to the next,
/// whatever component or object the site stands in.
public struct Strides: Sendable {
  /// For what strides are made.
  enum Purpose: Sendable {
    /// The arrows of a picture: dead ones too; what stands in many screens is no part of any of them.
    case picture
    /// What is told in words: as a picture, and what that leaves out because its lines say it less well.
    case words
    /// The ways that users go.
    case ways
  }

  /// One way from a place to where an edge leads.
  public struct Stride: Sendable {
    /// The number of the edge that it takes.
    public let edge: Int
    /// The place that it leaves.
    public let from: Int
    /// The node that the edge leads to.
    public let to: Int
    /// Steps as a node's `depth` counts them.
    let cost: Int
    /// Whether it goes from a route or a tab to what that stands for.
    public let isContent: Bool
    /// The view whose call of a closure sets it off, where it is that view's and not that of the edge's own source.
    public let caller: Int?
  }

  /// The graph.
  public let index: GraphIndex
  private var departures: Departures
  /// In the order of the edges.
  public private(set) var all: [Stride] = []
  /// Objects that stand for themselves.
  private(set) var isObject: [Bool] = []
  /// For each node the numbers of the strides that leave it.
  public private(set) var outgoing: [[Int]] = []
  /// For each node the numbers of the strides that lead to it.
  public private(set) var incoming: [[Int]] = []

  private let purpose: Purpose
  private let named: Set<Int>
  /// Objects that somebody asks for and that stand for nothing of their own otherwise: also what others' edges repeat is shown.
  private let showsAll: Set<Int>

  /// The places themselves.
  public var hosting: Hosting { departures.hosting }
  /// Components and objects that stand in too many screens to be parts of them, by number.
  var closed: [Bool] { departures.closed }
  /// As of the departures.
  var sharedScreens: [Int: [Int]] { departures.sharedScreens }

  /// The strides that pages tell: those that a picture of the graph draws, dead ones too. O(nodes + edges), and the edges above what navigates.
  ///
  /// - Parameter named: What stands for itself because somebody asks for it.
  public init(_ index: GraphIndex, naming named: Set<Int> = []) { self.init(index, for: .words, naming: named) }

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
    let closed = hosting.isShared
    hosting.name(showsAll.union(named.filter { index.graph.nodes[$0].kind == .view }))
    departures = Departures(hosting, spokenFor: spokenFor, closed: closed, showsAll: showsAll)
    for (number, edge) in index.graph.edges.enumerated() where index.sources[number] >= 0 && (edge.live || purpose != .ways) {
      add(number, edge)
    }
    for site in index.graph.unresolved where site.live {
      if let node = index.number(of: site.from) { _ = sources(ofSitesIn: node) }
    }
    isObject = departures.isObject
    if purpose != .ways { removeSilentObjects() }
    for (number, edge) in index.graph.edges.enumerated() where edge.kind == .owns && index.sources[number] >= 0 {
      guard edge.live || purpose != .ways else { continue }
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
      let (sources, caller) = departures.places(of: number)
      for from in sources where from != target { append(number, from, target, 0, caller) }
    default:
      let (sources, caller) = departures.places(of: number)
      for from in sources { append(number, from, target, edge.kind.isFree ? 0 : 1, caller) }
    }
  }

  private mutating func append(_ edge: Int, _ from: Int, _ to: Int, _ cost: Int, _ caller: Int?) {
    all.append(Stride(edge: edge, from: from, to: to, cost: cost, isContent: false, caller: caller))
  }

  /// The places of the sites in a node that could not be followed.
  public mutating func sources(ofSitesIn node: Int) -> [Int] { departures.places(ofSitesIn: node) }

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
      for host in isObject[source] ? [source] : departures.hosts(of: source) where host != target { append(number, host, target, 0, nil) }
    } else if purpose != .ways, kind == .app || kind == .scene || isObject[source] {
      append(number, source, target, 0, nil)
    } else if showsAll.contains(target) {
      let hosts = departures.hosts(of: source)
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
