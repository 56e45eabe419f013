import Facts
import Knowledge
import NavigationGraph

/// Links to destinations that are named by texts.
extension GraphBuilder {
  /// For each text what is registered under it.
  func collectNamedPlaces() -> [Name: [Int32]] {
    var result: [Name: [Int32]] = [:]
    for (index, record) in evaluator.presentations.enumerated() where evaluator.knowledge.shapes[record.shape].effect == .registers {
      guard let id = record.id, !fileIsTest(record.site) else { continue }
      let position = Int32(truncatingIfNeeded: index)
      for name in Set((flow.resolve(id) + [id]).compactMap { evaluator.text($0) }).sorted(by: { names[$0] < names[$1] }) {
        result[name, default: []].append(position)
      }
    }
    return result
  }

  /// Edges to what is registered under the text that a link names.
  func addNamed(_ occurrence: Occurrence, _ type: TypeID, _ presentation: Int32) {
    let kind = shape(presentation).kind?.edge ?? .push
    let texts = Set(flow.resolve(occurrence.effect.value).compactMap { evaluator.text($0) }).sorted { names[$0] < names[$1] }
    var found: [String] = []
    for place in texts.flatMap({ namedPlaces[$0] ?? [] }) {
      for to in contentNodes(evaluator.presentations[Int(place)].content) where !found.contains(to) { found.append(to) }
    }
    for to in found { addEdge(node(of: type), to, kind, at: occurrence.site) { decorate(&$0, occurrence) } }
    guard found.isEmpty, kind != .root else { return }
    let why = texts.first.map { "nothing was found that is registered under “\(names[$0])”" } ?? reason(occurrence.effect.value)
    addUnresolved(from: type, in: occurrence.function, at: occurrence.site, kind, why, .view)
  }
}
