import NavigationGraph

/// The routes of a graph by the type that declares them.
public struct RouteTypes: Sendable {
  /// One type and its routes.
  public struct Group: Sendable {
    /// The id of the type without its kind (`Feature.Route`).
    public let type: String
    /// Numbers of nodes, in the order of the declarations (file, line, column), those without a place last.
    public let members: [Int]
    /// Whether values of the type are routes by themselves (`route:Item`), with no cases to tell apart.
    public let isPlain: Bool
  }

  /// Sorted by type.
  public let groups: [Group]
  private let positions: [String: Int]
  private let positionsByLastName: [String: [Int]]

  init(_ graph: NavigationGraph) {
    var members: [String: [Int]] = [:]
    for (number, node) in graph.nodes.enumerated() where node.kind == .route { members[Self.type(of: node), default: []].append(number) }
    groups = members.sorted { compareBytes($0.key, $1.key) < 0 }.map { type, numbers in
      let sorted = numbers.sorted { a, b in
        switch (graph.nodes[a].location, graph.nodes[b].location) {
        case (let x?, let y?): x < y || (!(y < x) && a < b)
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): a < b
        }
      }
      return Group(type: type, members: sorted, isPlain: numbers.count == 1 && graph.nodes[numbers[0]].name == type)
    }
    positions = Dictionary(groups.enumerated().map { ($1.type, $0) }, uniquingKeysWith: { first, _ in first })
    positionsByLastName = Dictionary(grouping: groups.indices, by: { [groups] in Self.lastName(groups[$0].type) })
  }

  /// The type that declares a route: what the graph says, else the name without its last part.
  static func type(of node: Node) -> String {
    if let type = node.routeType { return type }
    guard let dot = node.name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > node.name.startIndex else { return node.name }
    return String(node.name[..<dot])
  }

  private static func lastName(_ type: String) -> String {
    String(type.split(whereSeparator: { $0 == "." || $0 == "/" }).last ?? "")
  }

  /// The groups whose type a written type names anywhere: `[Route]?`, `Feature.Route`, `Sheet<Route>`. Types are compared by their last name,
  /// so that what is found is rather too much than too little.
  func groups(namedIn written: String) -> [Int] {
    if let exact = positions[written] { return [exact] }
    var result: Set<Int> = []
    for word in written.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      result.formUnion(positionsByLastName[String(word)] ?? [])
    }
    return result.sorted()
  }

  /// For each group itself and the groups whose values its members carry, however deep: a value of the type may hold a value of these.
  func carried(by group: Int, in graph: NavigationGraph) -> [Int] {
    var seen: Set<Int> = [group]
    var todo = [group]
    while let next = todo.popLast() {
      for member in groups[next].members {
        for parameter in graph.nodes[member].parameters {
          for inner in groups(namedIn: parameter.type) where seen.insert(inner).inserted { todo.append(inner) }
        }
      }
    }
    return seen.sorted()
  }
}
