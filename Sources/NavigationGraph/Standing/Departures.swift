/// From which places the sites of a graph start: who stands for a site as the user sees it. A site in a component counts for the screens that
/// embed it, one in a view model for the screens that own it, one in a closure for the screens of the view that calls it; a router that many
/// screens own stands for itself; what another edge tells starts nowhere.
///
/// One answer for the picture, the pages, the page to look around in, and selections. Linear in the edges above what is asked for; results
/// are kept.
public struct Departures: Sendable {
  /// The places themselves.
  public private(set) var hosting: Hosting
  /// Objects that stand for themselves, as far as was asked.
  public private(set) var isObject: [Bool]
  /// Components and objects that stand in too many screens to be parts of them, by number.
  private(set) var closed: [Bool]
  /// For edges in closures whose callers stand in screens of the writer: these screens. They are why such an edge is the writer's.
  private(set) var sharedScreens: [Int: [Int]] = [:]

  private let spokenFor: SpokenPassages
  /// What only links run, which the link's own edge tells.
  private let ofHandlers: Set<Int>
  /// Objects that somebody asks for and that stand for nothing of their own otherwise: also what others' edges repeat starts there.
  private let showsAll: Set<Int>
  /// Objects that stand for themselves, and in how many screens they do in the graph that this one is a part of.
  private let alone: [Int: Int]

  private var index: GraphIndex { hosting.index }

  /// - Parameter alone: Objects that stand for themselves whoever owns them, and the number of screens that own them.
  public init(_ hosting: Hosting, alone: [Int: Int] = [:]) {
    self.init(hosting, spokenFor: SpokenPassages(hosting.index), closed: hosting.isShared, showsAll: [], alone: alone)
  }

  init(_ hosting: Hosting, spokenFor: SpokenPassages, closed: [Bool], showsAll: Set<Int>, alone: [Int: Int] = [:]) {
    self.hosting = hosting
    self.spokenFor = spokenFor
    ofHandlers = hosting.index.graph.edgesOfHandlers()
    self.closed = closed
    self.showsAll = showsAll
    self.alone = alone
    isObject = hosting.index.graph.nodes.indices.map(showsAll.contains)
  }

  /// The places that stand for a node, as `Hosting` has them.
  public mutating func hosts(of node: Int) -> [Int] { hosting.hosts(of: node) }

  /// The places that an edge starts from, none where another edge says the same; and the view whose call of a closure sets it off, where the
  /// edge starts from that view's places and not from those of its own source.
  public mutating func places(of number: Int) -> (places: [Int], caller: Int?) {
    let (source, edge) = (index.sources[number], index.graph.edges[number])
    guard source >= 0, !ofHandlers.contains(number) else { return ([], nil) }
    if showsAll.contains(source) { return ([source], nil) }
    if let caller = edge.caller.flatMap(index.number(of:)), let screens = screens(of: caller, insteadOf: source, number) {
      return (screens, caller)
    }
    guard index.graph.nodes[source].kind == .object else { return (hosting.hosts(of: source), nil) }
    if !edge.live || spokenFor.isSpokenFor(number, index) { return ([], nil) }
    return (places(ofObject: source, isStructure: [.root, .tab, .swap, .scene, .column].contains(edge.kind)), nil)
  }

  /// The places of the sites in a node that could not be followed.
  public mutating func places(ofSitesIn node: Int) -> [Int] {
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
    if let count = alone[node], count > 0 {
      isObject[node] = true
      return [node]
    }
    let owners = hosting.hosts(of: node)
    let screens = alone[node] == nil ? owners.filter { index.graph.nodes[$0].kind == .view } : []
    if !screens.isEmpty, screens.count <= SharedParts.mostScreens { return screens }
    // How the app is put together is the app's own, wherever it is written.
    if isStructure, screens.isEmpty, owners.count == 1 { return owners }
    isObject[node] = true
    if screens.count > SharedParts.mostScreens { closed[node] = true }
    return [node]
  }
}
