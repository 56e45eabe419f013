import NavigationGraph

/// From which boxes the arrows of a site start. A picture tells a user's way, so a site in a component counts for the screens that
/// embed it, a site in a router or view model for the screens that call it.
struct Departures {
  private let index: NodeLookup
  private var hosts: Hosts
  /// `to` and each type that the navigation passes through, of all edges: what an object's own edge repeats.
  private let spokenFor: Set<Passage>
  /// What deep links open, by place.
  private let opened: Set<Place>
  /// Objects that no screen speaks for: they have boxes.
  private(set) var objects: Set<String> = []

  private struct Passage: Hashable {
    var to: String
    var type: String
  }

  private struct Place: Hashable {
    var to: String
    var location: SourceLocation
  }

  /// Objects that have boxes whoever owns them.
  private let alone: [String: Int]

  /// - Parameter alone: Objects that have boxes, and the number of screens that own them.
  init(_ index: NodeLookup, boxes: Set<String>, alone: [String: Int] = [:]) {
    self.index = index
    self.alone = alone
    hosts = Hosts(index, boxes: boxes)
    var spokenFor: Set<Passage> = []
    var opened: Set<Place> = []
    for edge in index.graph.edges where edge.kind.isNavigation && edge.live {
      for function in edge.through {
        guard let dot = function.lastIndex(of: ".") else { continue }
        let type = String(function[..<dot])
        if index.name(of: edge.from) != type { spokenFor.insert(Passage(to: edge.to, type: type)) }
      }
      if edge.kind == .open, index.kind(of: edge.from) == .deepLink { opened.insert(Place(to: edge.to, location: edge.location)) }
    }
    self.spokenFor = spokenFor
    self.opened = opened
  }

  /// The boxes that an edge starts from; none where another edge says the same.
  mutating func of(_ edge: Edge) -> [String] {
    let kind = index.kind(of: edge.from)
    if kind != .deepLink, opened.contains(Place(to: edge.to, location: edge.location)) { return [] }
    if let caller = edge.caller, let result = screens(of: caller, insteadOf: edge.from) { return result }
    guard kind == .object else { return hosts.of(edge.from) }
    if !edge.live || spokenFor.contains(Passage(to: edge.to, type: index.name(of: edge.from))) { return [] }
    return ofObject(edge.from, isStructure: [.root, .tab, .swap, .scene, .column].contains(edge.kind))
  }

  /// The boxes of a site that could not be followed.
  mutating func of(_ site: Unresolved) -> [String] {
    index.kind(of: site.from) == .object ? ofObject(site.from, isStructure: false) : hosts.of(site.from)
  }

  /// The screens of the view that calls the closure in the end; nil where that view stands in too many, or in the same screens.
  private mutating func screens(of id: String, insteadOf from: String) -> [String]? {
    guard index.nodes[id] != nil else { return nil }
    let callers = hosts.of(id)
    guard !callers.isEmpty, callers.count <= SharedParts.mostScreens else { return nil }
    let own = hosts.of(from)
    return callers.contains(where: own.contains) ? nil : callers
  }

  private mutating func ofObject(_ id: String, isStructure: Bool) -> [String] {
    let owners = hosts.of(id)
    var screens = owners.filter { index.kind(of: $0) == .view }
    if let count = alone[id] {
      if count > 0 {
        objects.insert(id)
        return [id]
      }
      screens = []
    }
    if !screens.isEmpty, screens.count <= SharedParts.mostScreens { return screens }
    // How the app is put together is the app's own, wherever it is written.
    if isStructure, screens.isEmpty, owners.count == 1 { return owners }
    objects.insert(id)
    return [id]
  }
}
