import Facts
import NavigationGraph

/// What code names by its type: a cell that a table makes, a screen that a table of types holds, an object that a container makes. It is within
/// reach where that code is, although nothing tells how it comes there.
extension GraphBuilder {
  /// Views that a framework makes stand in the view whose code names them, where nothing else tells where they stand.
  func addNamedViews() {
    let reached = Set(edges.filter { $0.kind != .owns }.map(\.to))
    for (type, uses) in evaluator.typeUses.sorted(by: { $0.key < $1.key }) {
      guard program.types[type.index].kind == .class, evaluator.isView(type), !isController(type) else { continue }
      let id = naming.id(of: type)
      guard nodes[id]?.kind == .view, !reached.contains(id) else { continue }
      for (function, site) in uses.sorted(by: { $0.key < $1.key }) where liveness.isLive(function) && !fileIsTest(site) {
        let owner = sourceType(function)
        guard owner.exists, owner != type, evaluator.isView(owner), nodes[naming.id(of: owner)] != nil else { continue }
        addEdge(naming.id(of: owner), id, .embeds, at: site) {
          $0.certainty = .inferred
          $0.because = "its type is named there, and what makes it was not found"
        }
      }
    }
  }

  /// For nodes out of reach those whose code names their types; none where that is code of no node.
  private func namers(of graph: NavigationGraph) -> [String: [String?]] {
    let lost = Set(graph.nodes.filter { $0.reachable != true && ($0.kind == .view || $0.kind == .object) }.map(\.id))
    guard !lost.isEmpty else { return [:] }
    var result: [String: [String?]] = [:]
    for (type, uses) in evaluator.typeUses {
      let id = naming.id(of: type)
      guard lost.contains(id) else { continue }
      for (function, site) in uses where liveness.isLive(function) && !fileIsTest(site) {
        let owner = sourceType(function)
        let from = owner.exists ? naming.id(of: owner) : nil
        if from != id { result[id, default: []].append(from.flatMap { nodes[$0] == nil ? nil : $0 }) }
      }
    }
    // What stands in a class happens in its heirs.
    for index in program.types.indices where program.types[index].isSource && program.types[index].kind == .class {
      let type = TypeID(raw: Int32(truncatingIfNeeded: index))
      let id = naming.id(of: type)
      if lost.contains(id) { result[id, default: []] += evaluator.resolver.conformers(of: type).map { naming.id(of: $0) } }
    }
    return result
  }

  /// Whether what is shown is made by a type that is a value and can be one of several.
  func isMadeByOneOfSeveral(_ value: Val) -> Bool {
    guard !evaluator.metatypeCalls.isEmpty else { return false }
    return madeByMetatypes(value).count > 1
  }

  private func madeByMetatypes(_ value: Val, depth: Int = 0) -> Set<Val> {
    guard depth < 4 else { return [] }
    return vals.alternatives(value).reduce(into: []) { found, one in
      switch vals[one] {
      case .result(let call):
        let given = flow.results(ofCall: call)
        if evaluator.isOfMetatype(call) { return found.formUnion(given) }
        guard case .functions = evaluator.calls[Int(call)].callee else { return }
        for inner in given { found.formUnion(madeByMetatypes(inner, depth: depth + 1)) }
      case .foreignCall(_, _, _, let arguments, _): for inner in arguments { found.formUnion(madeByMetatypes(inner, depth: depth + 1)) }
      // What callers are told of is the type that they hand over.
      case .member, .element, .entry, .payload, .parameter, .foreign, .type:
        found.formUnion(flow.resolve(one).filter { if case .type = vals[$0] { true } else { false } })
      default: return
      }
    }
  }

  /// What a class hands to the container of a framework that it is itself: `super.init(rootView: ProfileView())`.
  func addHeldByItself() {
    for index in evaluator.heldBySelf {
      let record = evaluator.presentations[Int(index)]
      let type = sourceType(record.function)
      guard type.exists, nodes[naming.id(of: type)] != nil, !fileIsTest(record.site) else { continue }
      for (place, content) in record.content.enumerated() where !vals.hasParameter(content) {
        for shown in finder.shown(content) {
          guard case .view(let view) = shown.target, view != type, let to = node(of: shown.target) else { continue }
          addEdge(naming.id(of: type), to, .embeds, at: record.site(ofContent: place))
        }
      }
    }
  }

  /// The graph with reachability from entries, and from what code within reach names by its type.
  func withReachability(_ graph: NavigationGraph, entries: [String]) -> NavigationGraph {
    let superclasses = superclasses()
    var result = graph.withReachability(entries: entries, along: superclasses)
    let namers = namers(of: result)
    guard !namers.isEmpty else { return result }
    var starts = entries
    // What is named in a long chain, one by the other, is within reach all the same.
    for round in 0..<Self.maximumRounds {
      let reached = Set(result.nodes.filter { $0.reachable == true }.map(\.id))
      let isLast = round == Self.maximumRounds - 1
      let found = namers.keys.filter { id in
        !reached.contains(id) && (isLast || namers[id]?.contains { $0.map(reached.contains) ?? true } == true)
      }
      guard !found.isEmpty else { break }
      starts += found.sorted()
      result = graph.withReachability(entries: starts, along: superclasses)
    }
    return result
  }

  private static let maximumRounds = 16
}
