import Facts
import NavigationGraph

/// Cases of a slot that presents others of its cases, which a view shows where it stands:
/// `if let end = store.scope(state: \.destination?.end, …)`.
extension GraphBuilder {
  /// The places that put such a case into the slot: what is on the screen is exchanged for it.
  func addShownInPlace(_ routes: [RouteTarget], _ occurrence: Occurrence, _ type: TypeID) {
    for route in routes {
      guard case .enumCase(let id) = route, isOnlyShownInPlace(id) else { continue }
      let (from, place) = (node(of: type), location(occurrence.site))
      // Where a root shows it the view was found already: it is the route's.
      edges.removeAll { $0.kind == .swap && $0.from == from && $0.location == place && NodeKind(idPrefixOf: $0.to) == .view }
      addEdge(from, addRoute(id), .swap, at: occurrence.site) { decorate(&$0, occurrence, route) }
    }
  }

  /// What a view makes where such a case is there is built of it.
  func addBuiltWhereItStands(_ use: ConstructUse) {
    for atom in evaluator.guards.atoms(use.condition) {
      guard case .isCase(_, let ids) = atom else { continue }
      for id in ids where routeEnums.contains(program.owner(of: id)) && isOnlyShownInPlace(id) {
        addEdge(addRoute(id), node(of: use.type), .builds, at: use.site)
      }
    }
  }

  /// Whether no presentation shows a case, and a view reads what it carries.
  private func isOnlyShownInPlace(_ id: CaseID) -> Bool {
    casesInPlace.contains(id) && builders.views[id] == nil && builders.defaults[id] == nil && builders.wholeCases[id] == nil
      && builders.inner[id] == nil && builders.alerts[id] == nil
  }
}
