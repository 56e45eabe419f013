import Facts
import Knowledge
import NavigationGraph

/// Routes and tabs that are properties of coordinators.
extension GraphBuilder {
  /// The way in which a route is shown that says it itself.
  func way(of route: RouteTarget) -> EdgeKind? {
    guard case .member(.property(let property)) = route else { return nil }
    return builders.ways[property]?.edge
  }

  /// The tabs of coordinators, and what these begin with.
  func addPropertyTabs() {
    for (type, values) in evaluator.beginnings.sorted(by: { $0.key < $1.key }) {
      guard !evaluator.isPreview(type), !program.types[type.index].inTest else { continue }
      for value in values {
        guard case .member(_, let property) = vals[value] else { continue }
        if builders.members[.property(property)] != nil { use(addRoute(.property(property)), in: type) }
        guard let shown = builders.tabs[property] else { continue }
        let site = program.site(of: property)
        let tab = tab(property)
        addEdge(node(of: type), tab, .tab, at: site)
        for item in shown { if let to = node(of: item.target) { addEdge(tab, to, .tab, at: site) } }
      }
    }
  }

  private func tab(_ property: PropertyID) -> String {
    let name = "\(naming.name(of: program.owner(of: property))).\(names[program.name(of: property)])"
    return node(id: "tab:\(name)", kind: .tab, name: name, at: program.site(of: property))
  }

  /// Edges to the tabs that a call chooses by their properties.
  func addSelectedTabs(_ occurrence: Occurrence, _ type: TypeID) {
    let chosen = vals.alternatives(occurrence.effect.value).compactMap { value -> PropertyID? in
      guard case .member(_, let property) = vals[value], builders.tabs[property] != nil else { return nil }
      return property
    }
    // Tabs that are named by the cases which they are tagged with.
    let tagged = flow.resolve(occurrence.effect.value).compactMap { tabID($0, in: type) }.filter { nodes[$0] != nil }
    for tab in tagged { addEdge(node(of: type), tab, .selectTab, at: occurrence.site) { decorate(&$0, occurrence) } }
    if !tagged.isEmpty { return }
    for property in chosen { addEdge(node(of: type), tab(property), .selectTab, at: occurrence.site) { decorate(&$0, occurrence) } }
    if chosen.isEmpty, !isForwardedSelection(occurrence.effect) { addUnresolved(occurrence, type, .selectTab, .unknown, target: .view) }
  }
}
