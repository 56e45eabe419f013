import Facts
import Knowledge
import NavigationGraph

extension GraphBuilder {
  /// The state is set by which a root chooses what it shows.
  func addSwap(_ occurrence: Occurrence, _ type: TypeID, _ key: SlotKey, cleared: Bool) {
    // What is made begins with a state: nothing is swapped.
    guard choices.arms[key] != nil, program.fact(occurrence.effect.originFunction).kind != .initializer else { return }
    for value in cleared
      ? [.unknown] : [occurrence.effect.value] + flow.resolve(occurrence.effect.value).filter({ $0 != occurrence.effect.value })
    {
      for shown in choices.shown(key, put: value, cleared: cleared, evaluator) {
        guard let to = node(of: shown.target) else { continue }
        addEdge(node(of: type), to, .swap, at: occurrence.site) { decorate(&$0, occurrence) }
      }
    }
  }

  func addReturn(_ occurrence: Occurrence, _ type: TypeID, _ key: SlotKey, _ operation: PlaceOperation) {
    if operation == .clear { addSwap(occurrence, type, key, cleared: true) }
    let presentations = slots.presentations(of: key)
    let kind: ReturnKind
    if operation == .pop, occurrence.effect.value.isKnown {
      let isOpen = summaries.isOpen(occurrence.effect.value)
      let target = isOpen ? nil : targets.routes(occurrence.effect.value, slots.valueType(of: key)).first.map { node(of: $0) }
      addReturn(occurrence, type, .popTo, to: target)
      return
    }
    if presentations.contains(where: { shape($0.presentation).effect == .binds }) {
      kind = operation == .clear ? .popToRoot : .pop
    } else if let shown = presentations.first(where: { shape($0.presentation).effect == .presents }) {
      kind = shape(shown.presentation).kind == .push ? .pop : .dismiss
    } else {
      return
    }
    addReturn(occurrence, type, kind)
  }

  /// The screen that is gone back to, where one is named: by its route, or as a controller.
  private func goal(of occurrence: Occurrence, _ type: TypeID) -> String? {
    let effect = occurrence.effect
    guard effect.value.isKnown, !summaries.isOpen(effect.value) else { return nil }
    let routes = targets.routes(of: effect, effect.valueType).filter { if case .enumCase = $0 { true } else { false } }
    if let route = routes.first { return routes.count == 1 ? node(of: route) : nil }
    let shown = controllers(effect.value).compactMap { node(of: $0) }
    return shown.count == 1 ? shown[0] : shown.isEmpty ? declared(occurrence, type, .push)?.0 : nil
  }

  func addReturn(_ occurrence: Occurrence, _ type: TypeID, _ kind: ReturnKind, to target: String? = nil) {
    var item = Return(from: node(of: type), kind: kind, location: location(occurrence.site))
    item.through = through(occurrence.through)
    item.to = target
    returns.append(item)
  }

  func addLeave(_ occurrence: Occurrence, _ type: TypeID, _ presentation: Int32) {
    let shape = shape(presentation)
    if shape.effect == .returns, let kind = shape.kind?.return {
      addReturn(occurrence, type, kind, to: kind == .popTo ? goal(of: occurrence, type) : nil)
    } else if evaluator.presentations[Int(presentation)].id != nil {
      // Whether the app answers the link itself shows once its handlers are known.
      pendingLinks.append((occurrence, type, presentation))
    } else if let target = shape.target {
      let kind = shape.kind?.edge ?? .open
      let to = kind == .alert || kind == .confirmationDialog ? alertNode(of: type, at: occurrence.site) : externalNode(target)
      addEdge(node(of: type), to, kind, at: occurrence.site) { decorate(&$0, occurrence) }
    }
  }
}
