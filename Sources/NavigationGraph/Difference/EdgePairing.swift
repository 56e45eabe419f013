/// Finds for each edge before a change the one after it.
///
/// Edges between the same nodes and of one kind are matched one by one: first those that agree in all they say and stand in the same file,
/// then the others, in the order of their lines. What is left over is matched where it is one way that changed: another kind between the same
/// nodes, another view made of a route, the same screen in another tab.
struct EdgePairing {
  private struct Ends: Hashable {
    var from: Int?
    var to: Int?
    var kind: EdgeKind?
  }

  private let base: [Edge]
  private let head: [Edge]
  private let baseEnds: [Ends]
  private let headEnds: [Ends]

  init(_ before: GraphIndex, _ after: GraphIndex, _ correspondence: NodeCorrespondence) {
    let keys = ChangeKeys(before, after, correspondence)
    base = before.graph.edges
    head = after.graph.edges
    baseEnds = base.map { Ends(from: keys.node(ofBase: $0.from), to: keys.node(ofBase: $0.to), kind: $0.kind) }
    headEnds = head.map { Ends(from: keys.node(ofHead: $0.from), to: keys.node(ofHead: $0.to), kind: $0.kind) }
  }

  /// The edges that did not stay as they were, in the order of their places after the change, else before it.
  func changes() -> [EdgeChange] {
    var pairs: [(base: Int, head: Int)] = []
    var bases = Array(base.indices)
    var heads = Array(head.indices)
    for key in Self.keys {
      for agreement in Self.agreements { match(&bases, &heads, key, agreement, &pairs) }
    }
    var result: [EdgeChange] = []
    for pair in pairs {
      let fields = EdgeChange.Field.allCases.filter { differs($0, pair.base, pair.head) }
      if !fields.isEmpty { result.append(EdgeChange(base: base[pair.base], head: head[pair.head], fields: fields)) }
    }
    let (before, after) = (Self.counts(baseEnds), Self.counts(headEnds))
    func places(_ ends: Ends) -> EdgeChange.Places? {
      guard let base = before[ends], let head = after[ends] else { return nil }
      return EdgeChange.Places(base: base, head: head)
    }
    result += bases.map { EdgeChange(base: base[$0], head: nil, fields: [], places: places(baseEnds[$0])) }
    result += heads.map { EdgeChange(base: nil, head: head[$0], fields: [], places: places(headEnds[$0])) }
    return result.sorted(by: EdgeChange.precedes)
  }

  private static func counts(_ ends: [Ends]) -> [Ends: Int] { ends.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  /// What two edges must have in common to be one, the strictest first; nil where an edge is not matched in this way.
  private static let keys: [@Sendable (Ends) -> Ends?] = [
    { $0 },
    { $0.kind?.isNavigation == true ? Ends(from: $0.from, to: $0.to) : nil },
    { $0.kind == .builds || $0.kind == .root ? Ends(from: $0.from, kind: $0.kind) : nil },
    { [.tab, .root, .column, .scene].contains($0.kind) ? Ends(to: $0.to, kind: $0.kind) : nil },
  ]

  /// In what else they agree, the strictest first.
  private static let agreements: [@Sendable (Edge, Edge) -> Bool] = [
    { $0.location == $1.location && saysTheSame($0, $1) },
    { $0.location.file == $1.location.file && saysTheSame($0, $1) },
    { saysTheSame($0, $1) },
    { $0.location == $1.location },
    { $0.location.file == $1.location.file },
    { _, _ in true },
  ]

  private static func saysTheSame(_ a: Edge, _ b: Edge) -> Bool {
    a.certainty == b.certainty && a.condition == b.condition && a.via == b.via && a.live == b.live && a.through == b.through
      && a.presentation == b.presentation
  }

  private func match(
    _ bases: inout [Int], _ heads: inout [Int], _ key: (Ends) -> Ends?, _ agree: (Edge, Edge) -> Bool, _ pairs: inout [(base: Int, head: Int)]
  ) {
    var groups: [Ends: [Int]] = [:]
    for number in heads { if let key = key(headEnds[number]) { groups[key, default: []].append(number) } }
    var taken: Set<Int> = []
    bases.removeAll { number in
      guard let key = key(baseEnds[number]), var group = groups[key],
        let found = group.firstIndex(where: { agree(base[number], head[$0]) })
      else { return false }
      pairs.append((number, group[found]))
      taken.insert(group[found])
      group.remove(at: found)
      groups[key] = group
      return true
    }
    heads.removeAll { taken.contains($0) }
  }

  private func differs(_ field: EdgeChange.Field, _ old: Int, _ new: Int) -> Bool {
    let (a, b) = (base[old], head[new])
    return switch field {
    case .kind: a.kind != b.kind
    case .source: baseEnds[old].from != headEnds[new].from
    case .target: baseEnds[old].to != headEnds[new].to
    case .certainty: a.certainty != b.certainty
    case .condition: a.condition != b.condition
    case .presentation: a.presentation != b.presentation
    case .triggers: a.triggers.count != b.triggers.count
    case .via: a.via != b.via
    case .live: a.live != b.live
    }
  }
}
