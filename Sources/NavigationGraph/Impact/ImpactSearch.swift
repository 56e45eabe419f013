/// A breadth-first search from what is changed: over pieces of source, and over nodes of the graph.
struct ImpactSearch {
  /// How a change comes to a place, the better reasons first. One place may be found by each: the way by which it is nearest is told, and
  /// what goes on from there does not depend on which was found first.
  private enum Reason: Int, CaseIterable {
    /// It is changed, or has in it what is.
    case near
    /// The change comes to it through uses: what leads to it is no news.
    case far
    /// It is what a route becomes that is changed: for the other routes that become it it is the same as before.
    case shown
    /// It only leads to what is affected.
    case opener

    /// Whether the change comes farther from there.
    var goesOn: Bool { self == .near || self == .far }
  }

  /// A piece of source or a node, with the reason: nodes count on from the pieces, and reasons from all these.
  private typealias Place = Int

  private let uses: TypeUses
  private let index: GraphIndex
  private let users: [[Int]]
  private let nodeOfPiece: [Int?]
  private let seeds: ImpactSeeds
  /// How many places there are of one reason.
  private let count: Int
  private var distances: [Int?]
  private var parents: [(place: Place, link: Impact.Link)?]
  private var files: [String]
  private var level: [Place] = []

  init(_ uses: TypeUses, _ index: GraphIndex) {
    self.uses = uses
    self.index = index
    var users = [[Int]](repeating: [], count: uses.pieces.count)
    for (number, piece) in uses.pieces.enumerated() {
      for used in piece.uses where users.indices.contains(used) && used != number { users[used].append(number) }
    }
    self.users = users
    nodeOfPiece = uses.pieces.map { piece in piece.node.flatMap { index.number(of: $0) } }
    seeds = ImpactSeeds(uses, index)
    count = uses.pieces.count + index.count
    distances = Array(repeating: nil, count: count * Reason.allCases.count)
    parents = Array(repeating: nil, count: distances.count)
    files = Array(repeating: "", count: distances.count)
  }

  // MARK: Beginnings

  mutating func begin(with file: ChangedFile) {
    let found = seeds.find(in: file)
    for piece in found.pieces { begin(piece, file.path) }
    for node in found.nodes { begin(place(ofNode: node), file.path) }
  }

  private mutating func begin(_ place: Place, _ file: String) {
    guard distances[place] == nil else { return }
    distances[place] = 0
    files[place] = file
    level.append(place)
    join(place)
  }

  private func place(ofNode node: Int, _ reason: Reason = .near) -> Place { reason.rawValue * count + uses.pieces.count + node }

  private func reason(_ place: Place) -> Reason { Reason(rawValue: place / count) ?? .near }

  /// The piece's number; nil for a node.
  private func piece(_ place: Place) -> Int? { place % count < uses.pieces.count ? place % count : nil }

  private func node(_ place: Place) -> Int { place % count - uses.pieces.count }

  /// A type and its node are one.
  private mutating func join(_ place: Place) {
    guard let node = piece(place).flatMap({ nodeOfPiece[$0] }) else { return }
    let other = self.place(ofNode: node, reason(place))
    guard distances[other] == nil else { return }
    level.append(other)
    distances[other] = distances[place]
    parents[other] = parents[place]
    files[other] = files[place]
  }

  // MARK: Levels

  mutating func run() {
    var depth = 0
    while !level.isEmpty {
      defer { depth += 1 }
      var current = level
      level = []
      // `current` grows at its end while is found what is no step farther.
      var position = 0
      while position < current.count {
        let place = current[position]
        position += 1
        if distances[place] != depth || !reason(place).goesOn { continue }
        current += piece(place).map { spread(fromPiece: $0, place) } ?? spread(fromNode: node(place), place)
      }
      for place in current where piece(place) == nil && reason(place) == .near && distances[place] == depth {
        spreadToOpeners(of: node(place), place)
      }
    }
  }

  /// - Parameters:
  ///   - place: for the best reason that there may be.
  ///   - isFree: whether the step counts nothing.
  /// - Returns: the place that was found, or found nearer than before; nil where that says nothing new.
  @discardableResult
  private mutating func reach(
    _ place: Place, from parent: Place, _ link: Impact.Link, as reason: Reason = .near, isFree: Bool = false
  ) -> Place? {
    guard let distance = distances[parent] else { return nil }
    let steps = isFree ? distance : distance + 1
    let reason = max(reason.rawValue, self.reason(parent).rawValue)
    // A better reason that is no farther says all that this one would.
    for better in 0...reason { if let known = distances[better * count + place % count], known <= steps { return nil } }
    let found = reason * count + place % count
    distances[found] = steps
    parents[found] = (parent, link)
    files[found] = files[parent]
    level.append(found)
    join(found)
    return found
  }

  /// Gives the places that are no step farther.
  private mutating func spread(fromPiece piece: Int, _ place: Place) -> [Place] {
    // Where a view is shown the graph tells.
    if uses.pieces[piece].isShown, nodeOfPiece[piece] != nil { return [] }
    for user in users[piece] { reach(user, from: place, .uses, as: .far) }
    return []
  }

  private mutating func spread(fromNode node: Int, _ place: Place) -> [Place] {
    let isComponent = index.graph.nodes[node].kind == .view && index.graph.nodes[node].role == .component
    // However deep a component stands in others: on the screen it is seen.
    let isFree = isComponent && parents[place]?.link == .contains
    var free: [Place] = []
    for number in index.incoming(node) {
      let source = self.place(ofNode: index.sources[number])
      switch index.graph.edges[number].kind {
      case .embeds:
        let found = reach(source, from: place, .contains, isFree: isFree)
        if isFree, let found { free.append(found) }
      case .builds: reach(source, from: place, .shows)
      default: continue
      }
    }
    guard index.graph.nodes[node].kind == .route, distances[place] == 0 else { return free }
    for number in index.outgoing(node) where index.graph.edges[number].kind == .builds {
      reach(self.place(ofNode: index.targets[number]), from: place, .shownBy, as: .shown)
    }
    return free
  }

  /// To the screens from which a step leads here, those of components that navigate among them.
  private mutating func spreadToOpeners(of node: Int, _ place: Place) {
    for number in index.incoming(node) {
      let edge = index.graph.edges[number]
      guard edge.kind.isNavigation, edge.kind != .scene, edge.live else { continue }
      var seen: Set<Int> = []
      var open = [index.sources[number]]
      while let source = open.popLast() {
        guard source != node, seen.insert(source).inserted else { continue }
        let opener = index.graph.nodes[source]
        if opener.kind == .view, opener.role == .component {
          open += index.incoming(source).filter { index.graph.edges[$0].kind == .embeds }.map { index.sources[$0] }
        } else if opener.kind == .view || opener.kind == .deepLink || opener.kind == .app {
          reach(self.place(ofNode: source), from: place, .opens, as: .opener)
        }
      }
    }
  }

  // MARK: Results

  func affected() -> [Impact.Affected] {
    let found = index.graph.nodes.indices.compactMap { node -> Impact.Affected? in
      let known = Reason.allCases.map { place(ofNode: node, $0) }.compactMap { place in distances[place].map { (place: place, distance: $0) } }
      // The first of the nearest: by the best reason.
      guard let best = known.min(by: { $0.distance < $1.distance }) else { return nil }
      return Impact.Affected(node: node, distance: best.distance, steps: steps(to: best.place), file: files[best.place])
    }
    return found.sorted { ($0.distance, $0.node) < ($1.distance, $1.node) }
  }

  private func steps(to place: Place) -> [Impact.Step] {
    var steps: [Impact.Step] = []
    var current = place
    while let (parent, link) = parents[current] {
      if let piece = piece(parent).map({ uses.pieces[$0] }) {
        steps.append(Impact.Step(link: link, name: piece.name, node: piece.node))
      } else {
        let node = index.graph.nodes[self.node(parent)]
        steps.append(Impact.Step(link: link, name: node.name, node: node.id))
      }
      current = parent
    }
    return steps
  }
}
