import NavigationGraph

extension ChangeWording {
  /// The ways back that came or went by themselves, and not with the screen that they lead back from.
  var returns: Appearances<Return> {
    func isTold(_ place: Return, _ wording: StepWording, isThere: (Int) -> Bool) -> Bool {
      guard let node = wording.index.number(of: place.from) else { return true }
      return isThere(node) || wording.index.graph.nodes[node].role != .screen
    }
    let heads = difference.correspondence.heads
    let known = Set(heads.compactMap { $0 })
    return Appearances(
      added: difference.returns.added.filter { isTold($0, head) { known.contains($0) } },
      removed: difference.returns.removed.filter { isTold($0, base) { heads.indices.contains($0) && heads[$0] != nil } })
  }

  func waysBack() -> [DifferenceSection.Row] {
    let told = returns
    return told.removed.map { DifferenceSection.Row(sign: .removed, text: sentence($0, base), location: $0.location, node: $0.from) }
      + told.added.map { DifferenceSection.Row(sign: .added, text: sentence($0, head), location: $0.location, node: $0.from) }
  }

  private func sentence(_ place: Return, _ wording: StepWording) -> String {
    func name(_ id: String) -> String { wording.index.number(of: id).map(wording.name) ?? wording.code(id) }
    let verb =
      switch place.kind {
      case .pop: "goes back one screen"
      case .popTo: "goes back"
      case .popToRoot: "goes back to the root of the stack"
      case .dismiss: "closes what is presented"
      case .dismissAll: "closes everything that is presented"
      }
    return "\(name(place.from)) \(verb)" + (place.to.map { " to \(name($0))" } ?? "")
  }
}
