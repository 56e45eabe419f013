/// A breadth-first search from what is changed: over pieces of source, and over nodes of the graph.
struct ImpactSearch {
  /// A piece of source or a node: nodes count on from the pieces.
  private typealias Place = Int

  private let uses: TypeUses
  private let index: GraphIndex
  private let users: [[Int]]
  private let nodeOfPiece: [Int?]
  private let seeds: ImpactSeeds
  private var distances: [Int?]
  private var parents: [(place: Place, link: Impact.Link)?]
  private var files: [String]
  /// Whether the change only comes to it through uses, or it only leads to what is affected: what leads to it is no news.
  private var isFar: [Bool]
  private var isOpener: [Bool]
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
    let count = uses.pieces.count + index.count
    distances = Array(repeating: nil, count: count)
    parents = Array(repeating: nil, count: count)
    files = Array(repeating: "", count: count)
    isFar = Array(repeating: false, count: count)
    isOpener = Array(repeating: false, count: count)
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

  private func place(ofNode node: Int) -> Place { uses.pieces.count + node }

  /// A type and its node are one.
  private mutating func join(_ place: Place) {
    guard place < uses.pieces.count, let node = nodeOfPiece[place] else { return }
    let other = self.place(ofNode: node)
    guard distances[other] == nil || isOpener[other] && distances[other] == distances[place] else { return }
    if distances[other] == nil { level.append(other) }
    distances[other] = distances[place]
    parents[other] = parents[place]
    files[other] = files[place]
    isFar[other] = isFar[place]
    isOpener[other] = false
  }

  // MARK: Levels

  mutating func run() {
    var depth = 0
    while !level.isEmpty {
      defer { depth += 1 }
      var current = level
      level = []
      // `current` grows at its end while nearer is found what is no step farther.
      var position = 0
      while position < current.count {
        let place = current[position]
        position += 1
        if isOpener[place] || distances[place] != depth { continue }
        current += place < uses.pieces.count ? spread(fromPiece: place) : spread(fromNode: place - uses.pieces.count, place)
      }
      // What leads to something is told only where nothing better is known of it.
      for place in current where place >= uses.pieces.count && !isOpener[place] && !isFar[place] && distances[place] == depth {
        spreadToOpeners(of: place - uses.pieces.count, place)
      }
    }
  }

  /// - Parameter isFree: whether the step counts nothing.
  private mutating func reach(_ place: Place, from parent: Place, _ link: Impact.Link, isFar far: Bool = false, isFree: Bool = false) {
    guard let distance = distances[parent] else { return }
    let steps = isFree ? distance : distance + 1
    // What stands already in the next level may be found nearer, or by a better reason, as long as nothing went on from there.
    if let known = distances[place], known < steps || known == steps && !(isOpener[place] && link != .opens) { return }
    distances[place] = steps
    parents[place] = (parent, link)
    files[place] = files[parent]
    isFar[place] = far || isFar[parent]
    isOpener[place] = link == .opens
    level.append(place)
    join(place)
  }

  /// Gives the places that are no step farther.
  private mutating func spread(fromPiece piece: Int) -> [Place] {
    // Where a view is shown the graph tells.
    if uses.pieces[piece].isShown, nodeOfPiece[piece] != nil { return [] }
    for user in users[piece] { reach(user, from: piece, .uses, isFar: true) }
    return []
  }

  private mutating func spread(fromNode node: Int, _ place: Place) -> [Place] {
    // A view is the same as before for the other routes that become it.
    if parents[place]?.link == .shownBy { return [] }
    let isComponent = index.graph.nodes[node].kind == .view && index.graph.nodes[node].role == .component
    // However deep a component stands in others: on the screen it is seen.
    let isFree = isComponent && parents[place]?.link == .contains
    var free: [Place] = []
    for number in index.incoming(node) {
      let source = self.place(ofNode: index.sources[number])
      switch index.graph.edges[number].kind {
      case .embeds:
        let before = distances[source]
        reach(source, from: place, .contains, isFree: isFree)
        if isFree, before != distances[source] { free.append(source) }
      case .builds: reach(source, from: place, .shows)
      default: continue
      }
    }
    guard index.graph.nodes[node].kind == .route, distances[place] == 0 else { return free }
    for number in index.outgoing(node) where index.graph.edges[number].kind == .builds {
      reach(self.place(ofNode: index.targets[number]), from: place, .shownBy)
    }
    return free
  }

  /// To the screens from which a step leads here, those of components that navigate among them.
  private mutating func spreadToOpeners(of node: Int, _ place: Place) {
    if parents[place]?.link == .shownBy { return }
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
          reach(self.place(ofNode: source), from: place, .opens)
        }
      }
    }
  }

  // MARK: Results

  func affected() -> [Impact.Affected] {
    let found = index.graph.nodes.indices.compactMap { node -> Impact.Affected? in
      let place = place(ofNode: node)
      guard let distance = distances[place] else { return nil }
      return Impact.Affected(node: node, distance: distance, steps: steps(to: place), file: files[place])
    }
    return found.sorted { ($0.distance, $0.node) < ($1.distance, $1.node) }
  }

  private func steps(to place: Place) -> [Impact.Step] {
    var steps: [Impact.Step] = []
    var current = place
    while let (parent, link) = parents[current] {
      if parent < uses.pieces.count {
        steps.append(Impact.Step(link: link, name: uses.pieces[parent].name, node: uses.pieces[parent].node))
      } else {
        let node = index.graph.nodes[parent - uses.pieces.count]
        steps.append(Impact.Step(link: link, name: node.name, node: node.id))
      }
      current = parent
    }
    return steps
  }
}
