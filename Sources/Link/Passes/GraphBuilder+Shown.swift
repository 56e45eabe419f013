import Facts
import Knowledge
import NavigationGraph

extension GraphBuilder {
  func addShow(_ occurrence: Occurrence, _ type: TypeID, _ presentation: Int32) {
    let record = evaluator.presentations[Int(presentation)]
    switch shape(presentation).kind {
    case .present: addPresent(occurrence, type, record)
    case .push, .sheet, .fullScreenCover, .popover, .inspector, .root, .embeds:
      shape(presentation).kind?.edge.map { addControllers(occurrence, type, $0) }
    case .alert, .confirmationDialog:
      addEdge(node(of: type), alertNode(of: type, at: occurrence.site), kind(of: presentation), at: occurrence.site) {
        decorate(&$0, occurrence)
      }
    case .stack: addStack(occurrence, type, record)
    case .segue: addSegue(occurrence, type, record)
    case .window: addWindow(occurrence, type, shape(presentation).target)
    case .selectTab: addIndexSelection(occurrence, type, record)
    default: break
    }
  }

  func addPresent(_ occurrence: Occurrence, _ type: TypeID, _ record: PresentationRecord) {
    let knowledge = evaluator.knowledge
    // Of the controller that is handed in, else of the one that is made round what is handed in.
    let made = record.content.filter { if case .foreignCall = vals[$0] { true } else { false } }
    let values = ([occurrence.effect.value] + made).flatMap { vals.alternatives($0) }
    let style = values.lazy.compactMap { self.attribute(knowledge.styleProperty, of: $0) }.first
    if style == nil, let scene = declaredStyle(of: values) { return addControllers(occurrence, type, scene.kind, style: scene.style) }
    addControllers(occurrence, type, style.flatMap { knowledge.styles[$0]?.edge } ?? .sheet, style: style.map { names[$0] })
  }

  /// The text or implicit member that a property of a made thing was set to.
  func attribute(_ name: Name, of value: Val) -> Name? {
    guard let found = evaluator.attributes[evaluator.identity(value)]?[name], case .text(let text) = vals[found] else { return nil }
    return text
  }

  func addControllers(_ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind, style: String? = nil) {
    let from = node(of: type)
    let shown = controllers(occurrence.effect.value)
    // What was taken down is put up again: nothing new is shown.
    if shown.isEmpty, isShownAlready(occurrence.effect.value) { return }
    for item in shown {
      switch item {
      case .view(let view):
        if view == type, kind == .embeds { continue }
        addEdge(from, node(of: view), kind, at: occurrence.site) {
          decorate(&$0, occurrence)
          if let style { $0.presentation["style"] = style }
        }
      case .scene(let scene):
        addEdge(from, node(of: scene), kind, at: occurrence.site) {
          decorate(&$0, occurrence)
          if let style { $0.presentation["style"] = style }
        }
      case .route, .untold: continue
      case .foreign(let name):
        if evaluator.knowledge.isAlert(name) {
          addEdge(from, alertNode(of: type, at: occurrence.site), .alert, at: occurrence.site) { decorate(&$0, occurrence) }
        } else if kind != .embeds, kind != .root {
          addEdge(from, externalNode(names[name]), kind, at: occurrence.site) { decorate(&$0, occurrence) }
        }
      }
    }
    guard shown.isEmpty, kind != .embeds, kind != .root else { return }
    guard let (to, declaredKind) = declared(occurrence, type, kind) else {
      return addUnresolved(occurrence, type, kind, .unknown, target: .view)
    }
    addEdge(from, to, declaredKind, at: occurrence.site) {
      decorate(&$0, occurrence)
      $0.certainty = .inferred
      $0.because = "the type that the value is declared with"
    }
  }

  /// Whether a value is nothing but a controller that a framework's controller said it shows.
  private func isShownAlready(_ value: Val) -> Bool {
    let all = vals.alternatives(value)
    return !all.isEmpty && all.allSatisfy { one in
      guard case .foreign(_, let name) = vals[one] else { return false }
      return evaluator.knowledge.shownProperties.contains(name)
    }
  }

  /// What is shown as far as the type tells that its value is declared or cast with: a controller that no other inherits from.
  func declared(_ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind) -> (String, EdgeKind)? {
    guard let id = evaluator.terms.nominalType(occurrence.effect.valueType) else { return nil }
    let entity = program.types[id.index]
    if evaluator.knowledge.isAlert(entity.name) { return (alertNode(of: type, at: occurrence.site), .alert) }
    guard entity.isSource, entity.kind == .class, evaluator.isView(id), evaluator.resolver.conformers(of: id).isEmpty else { return nil }
    return (node(of: id), kind)
  }

  /// The controllers that a value comes to: what a hosting or navigation controller holds, else the value's own type.
  func controllers(_ value: Val) -> [ShownTarget] {
    var result: [ShownTarget] = []
    func add(_ target: ShownTarget) { if !result.contains(target) { result.append(target) } }
    for item in finder.shown(value) { add(item.target) }
    if result.count > 1 { result.removeAll { if case .foreign = $0 { true } else { false } } }
    return result
  }

  func addStack(_ occurrence: Occurrence, _ type: TypeID, _ record: PresentationRecord) {
    if isTabBar(record.base, record.baseType) {
      pendingTabs.append((occurrence, type))
    } else {
      // The first content of a navigation controller: of a tab, where the controller is one.
      for base in flow.resolve(record.base) + [record.base] {
        guard case .made(let site) = evaluator.identity(base) else { continue }
        stackContents[site, default: []] += controllers(occurrence.effect.value)
      }
      // The stack that a controller stands in is there already: it gets another content.
      let isStanding =
        switch vals[record.base] {
        case .foreign, .unknown, .type: true
        default: false
        }
      addControllers(occurrence, type, isStanding ? .replace : .embeds)
    }
  }

  func isTabBar(_ base: Val, _ type: Term) -> Bool {
    let bars = evaluator.knowledge.tabBarControllers
    if let id = evaluator.terms.nominalType(evaluator.metatypeInstance(type)), evaluator.resolver.descends(id, from: bars) { return true }
    if case .foreignCall(_, let name, _, _, _) = vals[base] { return bars.contains(name) }
    return false
  }

  /// Edges to the scene that is opened: by its id, by the type of the value, or by what makes it where that is all that the call says.
  func addWindow(_ occurrence: Occurrence, _ type: TypeID, _ kind: String?) {
    let from = node(of: type)
    var found = false
    for scene in scenes where scene.kind == kind {
      found = true
      addEdge(from, scene.node, .window, at: occurrence.site) { decorate(&$0, occurrence) }
    }
    for value in flow.resolve(occurrence.effect.value) + [occurrence.effect.value] {
      guard case .text(let id) = vals[value] else { continue }
      for scene in scenes where scene.name == names[id] && !found {
        found = true
        addEdge(from, scene.node, .window, at: occurrence.site) { decorate(&$0, occurrence) }
      }
    }
    if !found, let valueType = evaluator.terms.nominalType(occurrence.effect.valueType) {
      for scene in scenes where scene.valueType == valueType {
        found = true
        addEdge(from, scene.node, .window, at: occurrence.site) { decorate(&$0, occurrence) }
      }
    }
    if found {
      for id in targets.routes(occurrence.effect.value, occurrence.effect.valueType) {
        if case .enumCase(let id) = id, routeEnums.contains(program.owner(of: id)) { used.insert(addRoute(id)) }
      }
    } else {
      addUnresolved(occurrence, type, .window, occurrence.effect.valueType)
    }
  }
}
