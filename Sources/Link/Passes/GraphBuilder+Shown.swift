import Facts
import Knowledge
import NavigationGraph

extension GraphBuilder {
  func addShow(_ occurrence: Occurrence, _ type: TypeID, _ presentation: Int32) {
    let record = evaluator.presentations[Int(presentation)]
    switch shape(presentation).kind {
    case .present: addPresent(occurrence, type, record)
    case .push, .sheet, .fullScreenCover, .popover, .inspector, .root, .embeds, .column:
      shape(presentation).kind?.edge.map { addControllers(occurrence, type, $0) }
    case .alert, .confirmationDialog:
      addEdge(node(of: type), alertNode(of: type, at: occurrence.site), kind(of: presentation), at: occurrence.site) {
        decorate(&$0, occurrence)
      }
    case .stack: addStack(occurrence, type, record)
    case .segue: addSegue(occurrence, type, record)
    case .tab: if isTabBar(record.base, record.baseType) { pendingTabs.append((occurrence, type)) }
    case .window: addWindow(occurrence, type, shape(presentation).target)
    case .selectTab: addIndexSelection(occurrence, type, record)
    default: break
    }
  }

  func addPresent(_ occurrence: Occurrence, _ type: TypeID, _ record: PresentationRecord) {
    let knowledge = evaluator.knowledge
    // Of the controller that is handed in, else of the one that is made round what is handed in; else what a controller says for itself.
    let given = vals.alternatives(occurrence.effect.value)
    let values = given + record.content.flatMap { vals.alternatives($0) }
    let style = values.lazy.compactMap { self.style(of: $0, occurrence) }.first
      ?? values.lazy.compactMap { self.ownStyle(of: $0) }.first ?? styleWhereMade(given, occurrence)
    if style == nil, let scene = declaredStyle(of: values) { return addControllers(occurrence, type, scene.kind, style: scene.style) }
    addControllers(occurrence, type, style.flatMap { knowledge.styles[$0]?.edge } ?? .sheet, style: style.map { names[$0] })
  }

  /// The text or implicit member that a property of a made thing was set to.
  func attribute(_ name: Name, of value: Val) -> Name? {
    guard let found = evaluator.attributes[evaluator.identity(value)]?[name], case .text(let text) = vals[found] else { return nil }
    return text
  }

  /// Edges to the routes of which controllers are made that are shown; to what is made of them where that is how something begins.
  private func addShownRoutes(_ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind, _ route: ShownRoute) {
    guard kind == .root || kind == .embeds || kind == .column else {
      return addRoutes(occurrence, type, kind, evaluator.terms.nominal(route.type), only: route.type)
    }
    for case .enumCase(let id) in targets.routes(of: occurrence.effect, occurrence.effect.valueType) {
      use(addRoute(id), in: type)
      for shown in (builders.views[id] ?? []) + (builders.defaults[id] ?? []) {
        guard let to = node(of: shown.target) else { continue }
        addEdge(node(of: type), to, kind, at: occurrence.site) { decorate(&$0, occurrence) }
      }
    }
  }

  /// The route of which what is shown by an occurrence is made.
  func shownRoute(_ occurrence: Occurrence) -> ShownRoute? {
    guard case .show(let presentation) = occurrence.effect.action else { return nil }
    return builders.shownRoutes[presentation]
  }

  func addControllers(_ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind, style: String? = nil) {
    if let route = shownRoute(occurrence) { return addShownRoutes(occurrence, type, kind, route) }
    let from = node(of: type)
    var shown = controllers(occurrence.effect.value, in: occurrence.function)
    // A framework's class that the source casts to one of its own.
    if shown.allSatisfy(isPlainController), declared(occurrence, type, kind) != nil { shown = [] }
    // What was taken down is put up again: nothing new is shown.
    if shown.isEmpty, isShownAlready(occurrence.effect.value) { return }
    let isOneOfSeveral = shown.count > 1 && summaries.leavesSeveral(occurrence.effect.value)
    for item in shown {
      switch item {
      case .view(let view):
        if view == type, kind == .embeds { continue }
        addEdge(from, node(of: view), kind, at: occurrence.site) {
          decorate(&$0, occurrence)
          if isOneOfSeveral { $0.certainty = .ambiguous }
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
          let kind = alertKind(occurrence.effect.value, name)
          addEdge(from, alertNode(of: type, at: occurrence.site), kind, at: occurrence.site) { decorate(&$0, occurrence) }
        } else if kind != .embeds, kind != .root {
          addEdge(from, externalNode(names[name]), kind, at: occurrence.site) { decorate(&$0, occurrence) }
        }
      }
    }
    guard shown.isEmpty, kind != .embeds && kind != .root || isMadeByStoryboard(occurrence.effect.value) else { return }
    if kind == .column, occurrence.effect.value == vals.intern(.null) { return }
    guard let (to, declaredKind) = declared(occurrence, type, kind) else {
      return addUnresolved(occurrence, type, kind, .unknown, target: .view)
    }
    addEdge(from, to, declaredKind, at: occurrence.site) {
      decorate(&$0, occurrence)
      $0.certainty = .inferred
      $0.because = "the type that the value is declared with"
    }
  }

  private func isPlainController(_ shown: ShownTarget) -> Bool {
    if case .foreign(let name) = shown { evaluator.knowledge.viewControllers.contains(name) } else { false }
  }

  /// The kind of the alerts that a value shows, by the styles that they are made with: a plain alert's where these differ.
  private func alertKind(_ value: Val, _ name: Name) -> EdgeKind {
    let kinds = finder.shown(value).compactMap { shown -> EdgeKind? in
      guard shown.target == .foreign(name), let index = finder.presentationAt[shown.site] else { return nil }
      guard let id = evaluator.presentations[Int(index)].id, case .text(let style) = vals[id] else { return .alert }
      return evaluator.knowledge.alertStyles[style]?.edge ?? .alert
    }
    return kinds.first.flatMap { first in kinds.allSatisfy { $0 == first } ? first : nil } ?? .alert
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
  ///
  /// - Parameter function: what shows the value, and may put something into it.
  func controllers(_ value: Val, in function: FunctionID = .none, depth: Int = 0) -> [ShownTarget] {
    var result: [ShownTarget] = []
    func add(_ target: ShownTarget) { if !result.contains(target) { result.append(target) } }
    for item in finder.shown(value) {
      // An empty stack shows what is put into it elsewhere.
      if case .foreign(let name) = item.target, evaluator.knowledge.viewControllers.contains(name),
        let contents = beginning(ofMade: item.site, shown: value, in: function, depth: depth)
      {
        contents.forEach(add)
      } else {
        add(item.target)
      }
    }
    if result.count > 1 { result.removeAll { if case .foreign = $0 { true } else { false } } }
    return result
  }

  func addStack(_ occurrence: Occurrence, _ type: TypeID, _ record: PresentationRecord) {
    if isTabBar(record.base, record.baseType) {
      pendingTabs.append((occurrence, type))
    } else if isOne(of: evaluator.knowledge.splitControllers, record.base, record.baseType) {
      addControllers(occurrence, type, .column)
    } else {
      // The first content of a navigation controller: of a tab, where the controller is one.
      // Of a stack that a type keeps it is told by whom the stack was made for.
      let isKept = if case .member(let owner, _) = vals[record.base], case .parameter(_, -1) = vals[owner] { true } else { false }
      for base in isKept ? [] : flow.resolve(record.base) + [record.base] {
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

  func isTabBar(_ base: Val, _ type: Term) -> Bool { isOne(of: evaluator.knowledge.tabBarControllers, base, type) }

  private func isOne(of classes: Set<Name>, _ base: Val, _ type: Term) -> Bool {
    if let id = evaluator.terms.nominalType(evaluator.metatypeInstance(type)), evaluator.resolver.descends(id, from: classes) { return true }
    if case .foreignCall(_, let name, _, _, _) = vals[base] { return classes.contains(name) }
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
