import NavigationGraph

/// The ways that came or went, each told once: those that came or went because a function that they go through did are told with it.
struct ChangedWays {
  /// What is told as one.
  struct Group {
    let change: EdgeChange
    /// The names of the others that go through it, each once, in order.
    var others: [String] = []
    /// The names of the others that go through the same function, each once, in order.
    var alike: [String] = []
  }

  let groups: [Group]

  /// - Parameter changes: in the order in which they are told.
  init(_ changes: [EdgeChange], names: (Edge) -> String) {
    var isTold = [Bool](repeating: true, count: changes.count)
    // Of places that do the same one tells how many they are now.
    var counted: Set<String> = []
    for (number, change) in changes.enumerated() where change.places != nil {
      guard let edge = change.edge else { continue }
      isTold[number] = counted.insert("\(edge.kind.rawValue) \(edge.from) \(edge.to)").inserted
    }
    // What a function's own type does, by what comes or goes and where it leads.
    var own: [String: Int] = [:]
    for (number, change) in changes.enumerated() {
      guard let edge = change.edge, let sign = Self.sign(change) else { continue }
      let key = Self.key(sign, edge, names(edge))
      if own[key] == nil { own[key] = number }
    }
    var others: [Int: [String]] = [:]
    for (number, change) in changes.enumerated() {
      guard let edge = change.edge, let sign = Self.sign(change) else { continue }
      for function in edge.through.reversed() {
        guard let dot = function.lastIndex(of: "."), case let type = String(function[..<dot]), type != names(edge),
          let host = own[Self.key(sign, edge, type)], host != number
        else { continue }
        isTold[number] = false
        let name = names(edge)
        if others[host]?.contains(name) != true { others[host, default: []].append(name) }
        break
      }
    }
    var first: [String: Int] = [:]
    var alike: [Int: [String]] = [:]
    for (number, change) in changes.enumerated() where isTold[number] {
      guard let edge = change.edge, let sign = Self.sign(change), let function = edge.through.first, others[number] == nil else { continue }
      let key = Self.key(sign, edge, function)
      guard let host = first[key] else {
        first[key] = number
        continue
      }
      isTold[number] = false
      let name = names(edge)
      if alike[host]?.contains(name) != true, changes[host].edge.map(names) != name { alike[host, default: []].append(name) }
    }
    groups = changes.indices.filter { isTold[$0] }.map {
      Group(change: changes[$0], others: others[$0] ?? [], alike: alike[$0] ?? [])
    }
  }

  private static func sign(_ change: EdgeChange) -> String? { change.isOfWholeWay ? (change.isAdded ? "+" : "-") : nil }

  private static func key(_ sign: String, _ edge: Edge, _ type: String) -> String { "\(sign) \(edge.kind.rawValue) \(edge.to) \(type)" }
}
