import Facts
import Knowledge
import NavigationGraph

extension GraphBuilder {
  /// Edges, returns and unresolved sites of all places where an effect speaks.
  func addOccurrences() {
    collectFilledStacks()
    for occurrence in summaries.occurrences where !fileIsTest(occurrence.site) {
      let type = sourceType(occurrence.function)
      guard type.exists, !evaluator.isPreview(type), !program.types[type.index].inTest else { continue }
      if let event = triggersOfClosures.event(
        occurrence.effect.condition, in: occurrence.function, handed: occurrence.through.first), !event.isSent,
        passesTypes(occurrence), !isShownByOwnHelper(occurrence, type)
      {
        continue
      }
      switch occurrence.effect.action {
      case .put(let key, _, let operation):
        if operation == .clear || operation == .pop {
          addReturn(occurrence, type, key, operation)
        } else {
          addPut(occurrence, type, key, operation)
        }
      case .link(let presentation):
        heard.insert(presentation)
        addLink(occurrence, type, presentation)
      case .show(let presentation):
        heard.insert(presentation)
        addShow(occurrence, type, presentation)
      case .declare(let presentation): addDeclared(occurrence, type, presentation)
      case .leave(let presentation): addLeave(occurrence, type, presentation)
      }
    }
  }

  /// Whether something is done by functions of types: what stands in none is done where it is called.
  private func passesTypes(_ occurrence: Occurrence) -> Bool {
    !occurrence.through.isEmpty
      && (sourceType(occurrence.effect.originFunction).exists || occurrence.through.contains { summaries.ownerType($0).exists })
  }

  /// Whether a place shows something by a helper of its own type or of a superclass: that is as if it showed it itself.
  private func isShownByOwnHelper(_ occurrence: Occurrence, _ type: TypeID) -> Bool {
    guard occurrence.isSupplied else { return false }
    return occurrence.through.allSatisfy { isOwn(type, summaries.ownerType($0)) }
  }

  func decorate(_ edge: inout Edge, _ occurrence: Occurrence, _ route: RouteTarget? = nil) {
    if let route { edge.values = literals(of: route, in: occurrence.effect.value) }
    edge.through = through(occurrence.through)
    if occurrence.component.exists { edge.through.insert(naming.name(of: occurrence.component), at: 0) }
    if occurrence.isAmbiguous || targets.carriesOneOfSeveral(occurrence.effect.value) || isMadeByOneOfSeveral(occurrence.effect.value) {
      edge.certainty = .ambiguous
    } else if occurrence.isInferred {
      edge.certainty = .inferred
      edge.because = "the only conformer that the source has"
    }
    edge.live = liveness.isLive(occurrence.function)
    if let holder = triggersOfClosures.trigger(of: occurrence.function) {
      edge.trigger = Trigger(type: naming.name(of: holder.type), closure: names[holder.property])
    }
    if let event = triggersOfClosures.event(of: occurrence.function, occurrence.effect.condition, handed: occurrence.through.first),
      !routeEnums.contains(program.owner(of: event.enumCase))
    {
      edge.event = String(naming.id(of: event.enumCase).dropFirst("route:".count))
      edge.unsent = !event.isSent && isNamedNowhere(event.enumCase)
    } else {
      edge.event = message(to: occurrence.function)
    }
  }

  /// Whether no code outside tests names a case, patterns and comparisons apart, so that it cannot be sent in a way that was not followed.
  private func isNamedNowhere(_ id: CaseID) -> Bool {
    let owner = program.owner(of: id)
    guard !evaluator.resolver.descends(owner, from: evaluator.known.dataTypes), origin(of: owner) == nil else { return false }
    let sites = (evaluator.mentions.cases[id] ?? []) + evaluator.looseMentions(of: id)
    return sites.allSatisfy { fileIsTest($0) }
  }

  // MARK: Slots

  func shape(_ presentation: Int32) -> KnowledgeTable.Shape { evaluator.shape(of: presentation) }

  func addPut(_ occurrence: Occurrence, _ type: TypeID, _ key: SlotKey, _ operation: PlaceOperation) {
    let effect = occurrence.effect
    // What is made with a route stands in no path yet.
    let fields = summaries.isRoute(key) && !isInitial(effect) ? slots.fields[key] ?? [] : []
    let presentations = slots.presentations(of: key) + fields
    heard.formUnion(presentations.map(\.presentation))
    if presentations.contains(where: { barsWithTabs.contains($0.presentation) }) { addSelection(occurrence, type, key) }
    let isPath = presentations.contains { shape($0.presentation).effect == .binds }
    if isPath {
      let kind: EdgeKind = operation == .assign || effect.replaces ? .replace : wrappedKind(effect.value) ?? .push
      // What is made with a path that holds its first screen begins with that.
      if !(isInitial(effect) && beginsWithScreen(effect.value)) { addRoutes(occurrence, type, kind, slots.valueType(of: key), path: key) }
    }
    if columns.splits[key] != nil { addRoutes(occurrence, type, .column, slots.valueType(of: key)) }
    addSwap(occurrence, type, key, cleared: false)
    let shown = presentations.filter {
      shape($0.presentation).effect == .presents && mayShow($0.presentation, effect.value) && isMeant($0.presentation, by: effect, key)
        && isTagged($0.presentation, by: effect.value)
    }
    guard !shown.isEmpty, !(isInitial(effect) && isHeldBehind(effect.value, shown)) else { return }
    // A flag that says whether there is a route shows the route.
    let holdsRoute = slots.valueTypes(of: key).contains { builders.enums.contains($0) }
    let values = shown.filter { !$0.isFlag || holdsRoute }
    let routes = values.isEmpty ? [] : occurrence.isInner ? targets.innermost(effect.value) : presentedRoutes(effect, key)
    if routes.isEmpty, occurrence.isInner { return }
    if !routes.isEmpty {
      // What is shown where it stands is put there all the same; a state that shows nothing closes what is shown.
      for route in routes where isShown(route) || isShownInPlace(route) { use(node(of: route), in: type) }
      let kinds = kinds(of: routes, values)
      addShownInPlace(routes.filter { route in !kinds.contains { $0.0 == route } }, occurrence, type)
      for (route, kind) in kinds {
        let to = node(of: route)
        use(to, in: type)
        addEdge(node(of: type), to, kind, at: occurrence.site) {
          decorate(&$0, occurrence, route)
          if let shown = values.first(where: { self.kind(of: $0.presentation) == kind }) { style(&$0, shown.presentation) }
        }
      }
      markPayload(effect.value, in: type)
      if !targets.isComplete(effect.value), !isForwarding(effect) {
        addUnresolved(occurrence, type, kind(of: shown[0].presentation), slots.valueType(of: key))
      }
    } else if addCarried(occurrence, type, key, shown) || addAnswered(occurrence, type, kind(of: shown[0].presentation)) {
      return
    } else if isRouteSlot(key), !values.isEmpty {
      if isForwarding(effect) { return }
      addUnresolved(occurrence, type, kind(of: shown[0].presentation), slots.valueType(of: key))
    } else {
      addFlag(occurrence, type, key, shown.map(\.presentation))
    }
  }

  /// Whether a value is read from places whose content these presentations show anyway (`Modifier(next: model.layers.first)`): who puts
  /// something there shows it, and not who hands it on.
  private func isHeldBehind(_ value: Val, _ shown: [BoundPresentation]) -> Bool {
    vals.alternatives(value).allSatisfy { part in
      slots.places(part).contains { place in
        let bound = Set(slots.presentations(of: place).map(\.presentation))
        return shown.allSatisfy { bound.contains($0.presentation) }
      }
    }
  }

  /// The way in which an element shows what it wraps.
  func wrappedKind(_ value: Val) -> EdgeKind? {
    flow.resolve(value).lazy.compactMap { self.evaluator.unwrapped($0)?.kind.edge }.first
  }

  /// Whether what is put can be shown there: of a generic type's property, what is of the type that it has there.
  private func isMeant(_ presentation: Int32, by effect: Effect, _ key: SlotKey) -> Bool {
    guard isGeneric(key), let wanted = evaluator.terms.nominalType(evaluator.presentations[Int(presentation)].slotType),
      program.types[wanted.index].isSource
    else { return true }
    let given = flow.resolve(effect.value).compactMap { known -> TypeID? in
      if case .enumCase(let id, _) = vals[known] { program.owner(of: id) } else { nil }
    }
    return given.isEmpty || given.contains(wanted)
  }

  /// Of presentations that share a slot each is shown by its own value, where it has one: a literal or case that is another means another.
  private func isTagged(_ presentation: Int32, by value: Val) -> Bool {
    guard let tag = evaluator.presentations[Int(presentation)].id else { return true }
    let tags = flow.resolve(tag).map { plain($0) }
    let values = flow.resolve(value).map { plain($0) }
    guard !tags.isEmpty, !values.isEmpty, let known = tags as? [Val], let put = values as? [Val] else { return true }
    return !Set(known).isDisjoint(with: put)
  }

  /// A value that tells itself from others by what it is; of a case without what it carries.
  private func plain(_ value: Val) -> Val? {
    switch vals[value] {
    case .number, .text, .bool: value
    case .enumCase(let id, _): vals.intern(.enumCase(id, []))
    default: nil
    }
  }

  /// A value with its view that is no static member: what it was made with is shown.
  private func addCarried(_ occurrence: Occurrence, _ type: TypeID, _ key: SlotKey, _ shown: [BoundPresentation]) -> Bool {
    guard let held = evaluator.terms.nominalType(slots.valueType(of: key)), builders.memberTypes.contains(held), let first = shown.first
    else { return false }
    let views = flow.resolve(occurrence.effect.value).flatMap {
      MemberRoutes(evaluator: evaluator, flow: flow, finder: finder).views(of: $0, held)
    }
    for item in views {
      guard let to = node(of: item.target) else { continue }
      addEdge(node(of: type), to, kind(of: first.presentation), at: occurrence.site) { decorate(&$0, occurrence) }
    }
    return !views.isEmpty
  }

  /// A setter of a binding that only takes over what it is given.
  func isForwarding(_ effect: Effect) -> Bool {
    if case .parameter(let function, _) = vals[effect.value], evaluator.records[function.index].isSetter { return true }
    return summaries.isOpen(effect.value)
  }

  /// The routes by the presentations that can show them: of a case path only its own case.
  func kinds(of routes: [RouteTarget], _ shown: [BoundPresentation]) -> [(RouteTarget, EdgeKind)] {
    var result: [(RouteTarget, EdgeKind)] = []
    for route in routes {
      for item in shown {
        if item.enumCase.exists, route != .enumCase(item.enumCase) { continue }
        // Behind a flag a state that shows nothing is what closes it.
        if item.isFlag, !isShown(route) { continue }
        let kind = kind(of: item.presentation)
        if !result.contains(where: { $0.0 == route && $0.1 == kind }) { result.append((route, kind)) }
      }
    }
    return result
  }

  private func isShownInPlace(_ route: RouteTarget) -> Bool {
    guard case .enumCase(let id) = route else { return true }
    return casesInPlace.contains(id)
  }

  private func isShown(_ route: RouteTarget) -> Bool {
    guard case .enumCase(let id) = route else { return true }
    return builders.views[id] != nil || builders.defaults[id] != nil || builders.inner[id] != nil
  }

  func kind(of presentation: Int32) -> EdgeKind {
    shape(presentation).kind?.edge ?? .sheet
  }

  func presentedRoutes(_ effect: Effect, _ key: SlotKey) -> [RouteTarget] {
    targets.routes(of: effect, effect.valueType.isKnown ? effect.valueType : slots.valueType(of: key)).filter { target in
      switch target {
      case .enumCase(let id): return routeEnums.contains(program.owner(of: id)) && isMeant(id, at: key)
      case .member: return true
      case .type: return false
      }
    }
  }

  /// Whether a slot holds routes: an enum whose cases a builder tells apart, or something that carries one.
  func isRouteSlot(_ key: SlotKey) -> Bool {
    let types = slots.valueTypes(of: key)
    guard !types.isEmpty else {
      // What a protocol demands of an associated type is a slot of what meets it.
      guard case .property(let property) = key else { return false }
      return evaluator.witnesses(of: property).contains { isRouteSlot(.property($0)) }
    }
    return types.contains { isRouteType($0) }
  }

  func isRouteType(_ type: TypeID) -> Bool {
    routeEnums.contains(type) || builders.carriers.contains(type) || builders.memberTypes.contains(type)
  }

  /// Whether a slot is declared with a generic parameter as its type.
  func isGeneric(_ key: SlotKey) -> Bool {
    if case .generic = evaluator.terms[slots.valueType(of: key)] { return true }
    return false
  }

  func markPayload(_ value: Val, in type: TypeID) {
    for id in targets.payloadCases(value) where routeEnums.contains(program.owner(of: id)) { use(addRoute(id), in: type) }
  }

  /// A route is put somewhere; what only previews make puts nothing.
  func use(_ route: String, in type: TypeID) { if !unmadeViews.isOnlyInPreviews(type) { used.insert(route) } }

  func addRoutes(
    _ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind, _ slotType: Term, path: SlotKey? = nil, only held: TypeID = .none,
    because reason: String? = nil
  ) {
    let effect = occurrence.effect
    let valueType = effect.valueType.isKnown ? effect.valueType : slotType
    if addAnswered(occurrence, type, kind) { return }
    let routes = (occurrence.isInner ? targets.innermost(effect.value) : targets.routes(of: effect, valueType)).filter { route in
      guard held.exists, case .enumCase(let id) = route else { return true }
      return program.owner(of: id) == held
    }
    for route in routes {
      let to = node(of: route)
      use(to, in: type)
      addEdge(node(of: type), to, way(of: route) ?? kind, at: occurrence.site) {
        decorate(&$0, occurrence, route)
        guard let reason, $0.certainty == .exact else { return }
        $0.certainty = .inferred
        $0.because = reason
      }
    }
    markPayload(effect.value, in: type)
    if routes.contains(where: { if case .enumCase = $0 { true } else { false } }), !targets.isComplete(effect.value), !occurrence.isInner {
      addUnresolved(occurrence, type, kind, slotType, path: path)
    }
    if routes.isEmpty, !occurrence.isInner {
      if isInitial(effect) { return }
      // A whole path that is copied or rebuilt from itself is no site of its own.
      if case .put(_, _, .assign) = effect.action, isCollection(effect.valueType), !isUnknownRoute(effect.value) { return }
      addUnresolved(occurrence, type, kind, slotType, path: path)
    }
  }

  /// An initialiser takes over what it is given: a site only where that is a route.
  private func isInitial(_ effect: Effect) -> Bool { program.fact(effect.originFunction).kind == .initializer }

  func isCollection(_ term: Term) -> Bool { evaluator.elementType(term).isKnown }
  /// Nothing that the path held before: it comes from outside.
  func isUnknownRoute(_ value: Val) -> Bool {
    if case .foreignCall(_, let name, _, let arguments, _) = vals[value] { return evaluator.decodedType(name, arguments) != nil }
    return !value.isKnown
  }

  func addUnresolved(
    _ occurrence: Occurrence, _ type: TypeID, _ kind: EdgeKind, _ slotType: Term, path: SlotKey? = nil, target: UnresolvedTarget? = nil
  ) {
    let isGeneric = if case .generic = evaluator.terms[evaluator.terms.unwrapped(slotType)] { true } else { false }
    let own = evaluator.terms.nominalType(isGeneric ? occurrence.effect.valueType : slotType)
    addUnresolved(
      from: type, in: occurrence.function, at: occurrence.site, kind, of: own.map { [$0] } ?? slots.instances.types(slotType),
      ofPath: path, reason(occurrence.effect.value), target)
  }

  /// A site that was seen and not understood.
  ///
  /// - Parameters:
  ///   - function: the function that it stands in, which tells whether anybody comes there.
  ///   - held: the type of what is shown, or those that it can be; told where they are of the source.
  ///   - path: the path that the value is put into: of a type-erased one the types are told that its stack registers.
  func addUnresolved(
    from type: TypeID, in function: FunctionID, at site: Site, _ kind: EdgeKind, of held: [TypeID] = [], ofPath path: SlotKey? = nil,
    _ reason: String, _ target: UnresolvedTarget? = nil
  ) {
    var item = Unresolved(from: node(of: type), kind: kind, reason: reason, location: location(site))
    let told = held.filter { program.types[$0.index].isSource }.map { naming.name(of: $0) }
    if told.count > 1 { item.routeTypes = told } else { item.routeType = told.first }
    if let path, told.isEmpty { item.routeTypes = typesShown(byPath: path) }
    item.live = liveness.isLive(function) && unmadeViews.isMade(type)
    item.target = target
    unresolved.append(item)
  }

  func reason(_ value: Val) -> String {
    if let mechanism = mechanism(value) { return mechanism }
    return switch vals[value] {
    case .unknown(let name) where name.exists: names[name]
    case .foreignCall(_, let name, _, _, _): "the destination is the result of \(names[name]), which the source read does not declare"
    case .foreign(let base, let name): "the destination is \(written(base, name)), which the source read does not declare"
    case .member(_, let property): "the destination is the property \(names[program.name(of: property)]), whose value the source does not tell"
    case .result(let call) where evaluator.isOfMetatype(call):
      "the destination is made by a type that is a value, and which types that can be the source does not tell"
    case .result(let call): "the destination is the result of a call whose value the source does not tell\(callee(call))"
    default: "the destination is a value that comes from outside the source read"
    }
  }

  func callee(_ call: Int32) -> String {
    guard case .functions(let ids) = evaluator.calls[Int(call)].callee, let first = ids.first else { return "" }
    return " (\(naming.name(of: first)))"
  }

  // MARK: Flags

  /// A slot that is a flag, or holds what is no route: the modifier has the edge; places of third types have edges of their own.
  func addFlag(_ occurrence: Occurrence, _ type: TypeID, _ key: SlotKey, _ shown: [Int32]) {
    let declaring = slots.declaringTypes(of: key)
    // Of several views that each present what their own instance of a model holds, one that sets it means its own.
    let own = shown.filter { sourceType(evaluator.presentations[Int($0)].function) == type }
    for presentation in own.isEmpty ? shown : own {
      if closes(occurrence, type, presentation, key) {
        addReturn(occurrence, type, kind(of: presentation) == .push ? .pop : .dismiss)
        continue
      }
      let presenter = sourceType(evaluator.presentations[Int(presentation)].function)
      if type == presenter || declaring.contains(where: { type == $0 || isOwn(type, $0) || evaluator.isState($0, of: type) }) {
        if occurrence.through.isEmpty { triggers[presentation, default: []].append(SlotTrigger(site: occurrence.site, key: key)) }
        continue
      }
      // Whoever makes something hands it what it begins with, and shows nothing by that.
      if isInitial(occurrence.effect) { continue }
      addPresented(presentation, from: type, at: occurrence.site, setting: key) { self.decorate(&$0, occurrence) }
    }
  }

  func isOwn(_ type: TypeID, _ other: TypeID) -> Bool {
    other.exists && evaluator.resolver.lineage(type).contains(other)
  }

  /// Edges to what a presentation shows, from a type at a place.
  func addPresented(
    _ presentation: Int32, from type: TypeID, at site: Site, setting key: SlotKey? = nil, configure: (inout Edge) -> Void
  ) {
    let record = evaluator.presentations[Int(presentation)]
    let shape = evaluator.knowledge.shapes[record.shape]
    let kind = shape.kind?.edge ?? .sheet
    let from = node(of: type)
    if kind == .alert || kind == .confirmationDialog {
      addEdge(from, alertNode(of: type, at: site), kind, at: site, configure: configure)
    } else if let target = shape.target {
      addEdge(from, externalNode(target), kind, at: site, configure: configure)
    } else {
      let found = contents(of: presentation, for: key)
      for to in found {
        addEdge(from, to, kind, at: site) {
          configure(&$0)
          style(&$0, presentation)
        }
      }
      if found.isEmpty, supplied(to: presentation).isEmpty,
        !record.content.contains(where: { isGenericContent($0) || showsNothing($0) })
      {
        addUntold(presentation, type, kind, at: site)
      }
    }
  }

  private func showsNothing(_ content: Val) -> Bool { finder.shown(content).contains { finder.isEmpty($0.target) } }

  /// What is shown there was seen and not understood.
  func addUntold(_ presentation: Int32, _ type: TypeID, _ kind: EdgeKind, at site: Site) {
    addUnresolved(
      from: type, in: evaluator.presentations[Int(presentation)].function, at: site, kind,
      "what is shown is a view that the source does not tell", .view)
  }

  /// The nodes of what a content shows; a foreign view where there is nothing of the source.
  func contentNodes(_ content: [Val]) -> [String] {
    var result: [String] = []
    let shown = content.flatMap { finder.shown($0) }.filter { isPossible($0.condition) }
    for item in shown {
      if let id = node(of: item.target), !result.contains(id) { result.append(id) }
    }
    if result.isEmpty, let first = shown.first(where: { !finder.isEmpty($0.target) }), case .foreign(let name) = first.target {
      result.append(externalNode(names[name]))
    }
    return result
  }

  // MARK: Selections

  func addSelection(_ occurrence: Occurrence, _ type: TypeID, _ key: SlotKey) {
    let effect = occurrence.effect
    // What is made begins with a tab: nobody selects it.
    if isInitial(effect) { return }
    var found: [String] = []
    for value in flow.resolve(effect.value) {
      for tab in tabIDs(value, of: key) where !found.contains(tab) { found.append(tab) }
    }
    for tab in found {
      addEdge(node(of: type), tab, .selectTab, at: occurrence.site) { decorate(&$0, occurrence) }
    }
    if found.isEmpty, !isForwardedSelection(effect) { addUnresolved(occurrence, type, .selectTab, effect.valueType) }
  }

  func isForwardedSelection(_ effect: Effect) -> Bool {
    if summaries.isOpen(effect.value) { return true }
    // The old value taken up again (`selection = previous`), or what a binding's setter is given.
    switch vals[effect.value] {
    case .member, .parameter: return true
    default: return false
    }
  }

  // MARK: Links

  func addLink(_ occurrence: Occurrence, _ type: TypeID, _ presentation: Int32) {
    let isColumn = columns.list(around: evaluator.presentations[Int(presentation)].function)
    let record = evaluator.presentations[Int(presentation)]
    if shape(presentation).kind == .selectTab { return addSelectedTabs(occurrence, type) }
    if record.id != nil { return addNamed(occurrence, type, presentation) }
    if isUntoldSelection(presentation) {
      addUnresolved(
        from: type, in: occurrence.function, at: occurrence.site, .column, of: evaluator.terms.nominalType(record.valueType).map { [$0] } ?? [],
        "the link chooses a row of a list, and what is shown by that selection was not found")
      return
    }
    addRoutes(
      occurrence, type, isColumn ? .column : kind(of: presentation), record.valueType,
      because: record.isTypeInferred ? "the only type with a destination that has such a case" : nil)
  }

  /// The slots behind a place; of a binding that a function is handed those that it is handed at the place of the occurrence.
  private func handedSlots(_ slot: Val, _ occurrence: Occurrence) -> [SlotKey] {
    slots.keys(slot).flatMap { key -> [SlotKey] in
      guard case .parameter(let function, let index) = key else { return [key] }
      let calls = (flow.callers[function] ?? []).map { evaluator.calls[Int($0)] }.filter { $0.site == occurrence.site }
      return [key] + calls.flatMap { Int(index) < $0.arguments.count ? slots.keys($0.arguments[Int(index)]) : [] }
    }
  }

  func addDeclared(_ occurrence: Occurrence, _ type: TypeID, _ presentation: Int32) {
    let record = evaluator.presentations[Int(presentation)]
    if let slot = record.slot, handedSlots(slot, occurrence).contains(where: isRouteSlot) { return }
    addPresented(presentation, from: type, at: occurrence.site) { self.decorate(&$0, occurrence) }
  }
}
