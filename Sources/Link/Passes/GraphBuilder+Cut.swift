import NavigationGraph

extension GraphBuilder {
  /// The places where a bound was met, as unresolved sites: what was cut is named, not dropped.
  func addCutEffects() {
    for (function, actions) in summaries.cut.sorted(by: { $0.key < $1.key }) {
      let reason =
        evaluator.crowdedRequirements.contains(function)
        ? "\(naming.name(of: function)) is met by more than \(Evaluator.maximumFollowedWitnesses) types"
        : "\(naming.name(of: function)) navigates in more than \(Summaries.maximumEffects) ways"
      for position in flow.callers[function] ?? [] { addCut(evaluator.calls[Int(position)], actions, reason) }
    }
    for (position, actions) in summaries.undecided.sorted(by: { $0.key < $1.key }) {
      let call = evaluator.calls[Int(position)]
      guard case .functions(let ids) = call.callee, let first = ids.first else { continue }
      let name = evaluator.names[program.name(of: first)]
      addCut(call, actions, "more than \(summaries.limit(of: call)) types have the function \(name) that is called")
    }
    for (type, actions) in summaries.cutComponents.sorted(by: { $0.key < $1.key }) {
      let reason = "\(naming.name(of: type)) is handed on through more than \(Summaries.maximumComponents) components"
      for position in flow.constructions[type] ?? [] { addCut(evaluator.calls[Int(position)], actions, reason) }
    }
    for put in summaries.cutPlaces {
      addCut(
        put.function, put.site, kind: .push, held: put.valueType,
        "what is written is reached through more than \(SlotGraph.maximumHops) properties or functions")
    }
  }

  private func addCut(_ call: CallRecord, _ actions: [EffectAction], _ reason: String) {
    for action in actions {
      guard let (kind, held) = shown(by: action) else { continue }
      addCut(call.caller, call.site, kind: kind, held: held, reason)
    }
  }

  private func addCut(_ function: FunctionID, _ site: Site, kind: EdgeKind, held: Term, _ reason: String) {
    let type = sourceType(function)
    guard type.exists, !fileIsTest(site) else { return }
    addUnresolved(from: type, in: function, at: site, kind, of: slots.instances.types(held), reason)
  }

  /// What an effect would show, and of what type; nil where it only leaves.
  private func shown(by action: EffectAction) -> (kind: EdgeKind, held: Term)? {
    switch action {
    case .put(let key, _, let operation):
      guard operation == .assign || operation == .append, let first = slots.presentations(of: key).first else { return nil }
      return (kind(of: first.presentation), slots.valueType(of: key))
    case .link(let presentation): return (kind(of: presentation), evaluator.presentations[Int(presentation)].valueType)
    case .show(let presentation), .declare(let presentation): return (kind(of: presentation), .unknown)
    case .leave: return nil
    }
  }
}
