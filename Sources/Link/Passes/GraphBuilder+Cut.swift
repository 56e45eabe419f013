import NavigationGraph

extension GraphBuilder {
  /// The calls of functions that do more than a summary holds: what was cut is named, not dropped.
  func addCutEffects() {
    for (function, actions) in summaries.cut.sorted(by: { $0.key < $1.key }) {
      for position in flow.callers[function] ?? [] {
        let call = evaluator.calls[Int(position)]
        let type = sourceType(call.caller)
        guard type.exists, !fileIsTest(call.site) else { continue }
        for action in actions {
          guard let (kind, held) = shown(by: action) else { continue }
          var item = Unresolved(
            from: node(of: type), kind: kind, reason: "\(naming.name(of: function)) navigates in more than \(Summaries.maximumEffects) ways",
            location: location(call.site))
          if let id = evaluator.terms.nominalType(held), program.types[id.index].isSource { item.routeType = naming.name(of: id) }
          item.live = liveness.isLive(call.caller)
          unresolved.append(item)
        }
      }
    }
  }

  /// What an effect would show, and of what type; nil where it only leaves.
  private func shown(by action: EffectAction) -> (kind: EdgeKind, held: Term)? {
    switch action {
    case .put(let key, _, let operation):
      guard operation == .assign || operation == .append, let first = slots.presentations(of: key).first else { return nil }
      return (kind(of: first.presentation), slots.valueType(of: key))
    case .link(let presentation): return (.push, evaluator.presentations[Int(presentation)].valueType)
    case .show(let presentation), .declare(let presentation): return (kind(of: presentation), .unknown)
    case .leave: return nil
    }
  }
}
