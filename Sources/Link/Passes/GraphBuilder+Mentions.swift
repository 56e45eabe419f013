import Facts
import NavigationGraph

extension GraphBuilder {
  /// Of routes that no site uses: whether any code names them. What is named may go where the source does not tell.
  func addMentions() {
    for type in routeEnums.sorted() {
      let isData = evaluator.resolver.descends(type, from: evaluator.known.dataTypes)
      for id in program.types[type.index].cases where nodes[naming.id(of: id)]?.used == false {
        let sites = (evaluator.mentions.cases[id] ?? []) + evaluator.looseMentions(of: id)
        note(sites, ofRoute: naming.id(of: id), isSure: !isData)
      }
    }
    // Overloads are one route: it is named where any of them is.
    let members = Dictionary(grouping: builders.members.keys) { addRoute($0) }
    for (id, overloads) in members where nodes[id]?.used == false {
      note(overloads.flatMap(sites(naming:)), ofRoute: id, isSure: true)
    }
  }

  private func note(_ sites: [Site], ofRoute id: String, isSure: Bool) {
    let places = sites.filter { !fileIsTest($0) }.map(location)
    nodes[id]?.mention = places.min()
    if places.isEmpty, isSure { nodes[id]?.unnamed = true }
  }

  private func sites(naming member: Member) -> [Site] {
    switch member {
    case .function(let id): (flow.callers[id] ?? []).map { evaluator.calls[Int($0)].site }
    case .property(let id):
      evaluator.records.indices.filter { evaluator.records[$0].statics.contains(id) }.map {
        program.site(of: FunctionID(raw: Int32(truncatingIfNeeded: $0)))
      }
    default: []
    }
  }
}
