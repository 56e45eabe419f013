/// Which lines of a builder are for which routes.
struct BuilderArms {
  /// An arm of a `switch`, by the positions of both.
  private struct Arm {
    let inSwitch: Int
    let number: Int
    let lines: ClosedRange<Int>
  }

  /// Lines outside of such arms on which something is made of a route.
  private struct Place {
    let lines: ClosedRange<Int>
    let route: Int
  }

  private let switches: [TypeUses.Switch]
  /// By file.
  private var arms: [String: [Arm]] = [:]
  private var switchesIn: [String: [Int]] = [:]
  private var places: [String: [Place]] = [:]
  /// By their type, then by the name of the case.
  private var routes: [String: [String: [Int]]] = [:]
  /// The types of routes of which a switch makes something.
  private var types: [Int: Set<String>] = [:]

  /// How many lines more such a place has at most.
  private static let lengthOfPlace = 4

  init(_ uses: TypeUses, _ index: GraphIndex) {
    switches = uses.switches
    for (position, item) in switches.enumerated() {
      switchesIn[item.file, default: []].append(position)
      for (number, arm) in item.arms.enumerated() {
        arms[item.file, default: []].append(Arm(inSwitch: position, number: number, lines: arm.lines))
      }
    }
    for (number, node) in index.graph.nodes.enumerated() {
      if let (type, name) = Self.enumCase(node) { routes[type, default: [:]][name, default: []].append(number) }
    }
    var others: [(edge: Edge, route: Int)] = []
    for (number, edge) in index.graph.edges.enumerated() where edge.kind == .builds && index.sources[number] >= 0 {
      let route = index.sources[number]
      guard index.graph.nodes[route].kind == .route else { continue }
      if let (type, name) = Self.enumCase(index.graph.nodes[route]),
        let arm = around(edge.location.line, edge.location.file).first(where: { switches[$0.inSwitch].arms[$0.number].cases.contains(name) })
      {
        types[arm.inSwitch, default: []].insert(type)
      } else {
        others.append((edge, route))
      }
    }
    let blocks = Dictionary(grouping: uses.blocks, by: \.file)
    for (edge, route) in others where self.routes(inArmsAt: edge.location.line, in: edge.location.file)?.contains(route) != true {
      let line = edge.location.line
      let inner = (blocks[edge.location.file] ?? []).filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }
      let end = min(line + Self.lengthOfPlace, inner?.lines.upperBound ?? Int.max)
      places[edge.location.file, default: []].append(Place(lines: line...max(line, end), route: route))
    }
  }

  /// The type and the case of a route that is one; nil for a type that is a route as a whole.
  private static func enumCase(_ node: Node) -> (type: String, name: String)? {
    guard node.kind == .route, let type = node.routeType, node.name.hasPrefix(type + ".") else { return nil }
    return (type, String(node.name.dropFirst(type.count + 1)))
  }

  /// The routes that a line is for; nil where it is for none.
  func routes(at line: Int, in file: String) -> [Int]? {
    if let found = routes(inArmsAt: line, in: file) { return found }
    guard let all = places[file], let last = all.map(\.lines.lowerBound).filter({ $0 <= line }).max() else { return nil }
    let found = all.filter { $0.lines.lowerBound == last && $0.lines.contains(line) }.map(\.route)
    return found.isEmpty ? nil : found
  }

  /// The routes for which arms were that went; none where these went as well, nil where the arms were no builder's.
  func routes(of removed: ChangedLines.RemovedArms, in file: String) -> [Int]? {
    let around = (switchesIn[file] ?? []).filter { position in
      let lines = switches[position].lines
      return types[position] != nil && lines.lowerBound <= removed.gap.lowerBound && removed.gap.upperBound - 1 <= lines.upperBound
    }
    let inner = around.sorted { switches[$0].lines.count < switches[$1].lines.count }
    return inner.lazy.map { position in self.routes(position, removed.cases) }.first { !$0.isEmpty } ?? (around.isEmpty ? nil : [])
  }

  /// The arms round a line, the innermost first.
  private func around(_ line: Int, _ file: String) -> [Arm] {
    (arms[file] ?? []).filter { $0.lines.contains(line) }.sorted { $0.lines.count < $1.lines.count }
  }

  private func routes(inArmsAt line: Int, in file: String) -> [Int]? {
    let around = around(line, file)
    for arm in around where types[arm.inSwitch] != nil {
      // Several arms may stand on one line.
      let beside = around.filter { $0.inSwitch == arm.inSwitch }
      let found = Set(beside.flatMap { routes(of: switches[$0.inSwitch].arms[$0.number], in: $0.inSwitch) })
      if !found.isEmpty { return found.sorted() }
    }
    return nil
  }

  /// What `default:` is for no other arm names.
  private func routes(of arm: TypeUses.Arm, in position: Int) -> [Int] {
    guard arm.isDefault else { return routes(position, arm.cases) }
    let named = Set(switches[position].arms.flatMap(\.cases))
    return (types[position] ?? []).flatMap { routes[$0] ?? [:] }.filter { !named.contains($0.key) }.flatMap(\.value)
  }

  private func routes(_ position: Int, _ cases: [String]) -> [Int] {
    (types[position] ?? []).sorted().flatMap { type in cases.flatMap { routes[type]?[$0] ?? [] } }
  }
}
