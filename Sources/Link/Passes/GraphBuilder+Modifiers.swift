import Facts
import Knowledge
import NavigationGraph

extension GraphBuilder {
  /// Edges of modifiers and links that show their own content: flags, items that are no routes, links to a view.
  func addModifiers() {
    for (index, record) in evaluator.presentations.enumerated() {
      let type = sourceType(record.function)
      let shape = evaluator.knowledge.shapes[record.shape]
      let presentation = Int32(truncatingIfNeeded: index)
      guard type.exists else {
        // In an extension of what frameworks call a view: those who call it and hand it what is shown.
        if shape.effect == .presents || shape.effect == .links { _ = addSupplied(presentation, shape.kind?.edge ?? .sheet) }
        continue
      }
      guard !fileIsTest(record.site), !evaluator.isPreview(type), !program.types[type.index].inTest else { continue }
      switch shape.effect {
      case .presents:
        if let tag = record.id, case .enumCase(let id, _) = vals[tag] {
          let to = addRoute(id)
          use(to, in: type)
          addEdge(node(of: type), to, shape.kind?.edge ?? .push, at: record.site)
          continue
        }
        if let slot = record.slot, isRoutes(slot, of: record.slotType) || builders.chosenByState.contains(presentation) { continue }
        let places = Set((triggers[presentation] ?? []).map(\.site)).sorted().map(location)
        addPresented(presentation, from: type, at: record.site) { $0.triggers = places }
        _ = addSupplied(presentation, shape.kind?.edge ?? .sheet)
      case .links where record.values.isEmpty:
        addContentLink(presentation, record, type)
      case .splits:
        for content in record.content {
          for to in contentNodes([content]) where to.hasPrefix("view:") { addEdge(node(of: type), to, .column, at: record.site) }
        }
      default: continue
      }
    }
  }

  /// Whether a slot holds routes where a presentation is bound to it; `type` is what it holds there.
  func isRoutes(_ slot: Val, of type: Term = .unknown) -> Bool {
    if let place = evaluator.foreignPlaces[slot], let held = evaluator.terms.nominalType(place.type) { return isRouteType(held) }
    return slots.references(slot).contains { reference in
      guard !reference.isFlag else { return false }
      if reference.enumCase.exists { return true }
      // Of a generic type's property each presentation shows what it is there.
      if isGeneric(reference.key), let own = evaluator.terms.nominalType(type) { return isRouteType(own) }
      return isRouteSlot(reference.key)
    }
  }

  private func addContentLink(_ presentation: Int32, _ record: PresentationRecord, _ type: TypeID) {
    let kind = kind(of: presentation)
    if addSupplied(presentation, kind) { return }
    let shown = record.content.flatMap { finder.shown($0) }
    var found: [String] = []
    for item in shown { if let id = node(of: item.target), !found.contains(id) { found.append(id) } }
    for to in found { addEdge(node(of: type), to, kind, at: record.site) }
    guard found.isEmpty else { return }
    if let first = shown.first, case .foreign(let name) = first.target {
      addEdge(node(of: type), externalNode(names[name]), kind, at: record.site)
    } else if !record.content.contains(where: { isGenericContent($0) }) {
      addUnresolved(
        from: type, in: record.function, at: record.site, kind, "the destination of the link is a view that the source does not tell", .view)
    }
  }

  /// The content was handed in: whoever makes the component knows it.
  func isGenericContent(_ value: Val) -> Bool {
    if summaries.isOpen(value) || summaries.component(of: value) != nil { return true }
    if case .closure(let id) = vals[value] {
      return evaluator.records[id.index].results.contains {
        summaries.isOpen($0.value) || summaries.component(of: $0.value) != nil || callsHanded($0.value)
      }
    }
    return false
  }

  private func callsHanded(_ value: Val) -> Bool {
    guard case .result(let call) = vals[value], case .value(let callee) = evaluator.calls[Int(call)].callee else { return false }
    return summaries.isOpen(callee) || summaries.component(of: callee) != nil
  }

  // MARK: Roots

  func addRoots() {
    var sceneCounts: [TypeID: Int] = [:]
    for record in evaluator.presentations
    where evaluator.knowledge.shapes[record.shape].effect == .roots && evaluator.knowledge.shapes[record.shape].form == .construct {
      let type = sourceType(record.function)
      guard type.exists, !fileIsTest(record.site), !program.types[type.index].inTest else { continue }
      let kind = naming.kind(of: type)
      guard kind == .app || kind == .scene else { continue }
      let owner = node(of: type)
      let position = sceneCounts[type, default: 0]
      sceneCounts[type] = position + 1
      var from = owner
      let id: String? = record.id.flatMap { id in
        flow.resolve(id).lazy.compactMap { known in if case .text(let text) = self.vals[known] { self.names[text] } else { nil } }.first
      }
      let valueType = evaluator.terms.nominalType(record.registeredType)
      if kind == .app, position > 0 {
        let name = "\(naming.name(of: type)).\(id ?? sceneName(record) ?? String(position + 1))"
        from = node(id: "scene:\(name)", kind: .scene, name: name, at: record.site)
        addEdge(owner, from, .scene, at: record.site)
      }
      let kindOfScene = names[evaluator.knowledge.shapes[record.shape].name]
      scenes.append(SceneRecord(node: from, kind: kindOfScene, name: id ?? "", valueType: valueType))
      for shown in record.content.flatMap({ finder.shown($0) }) {
        guard let to = node(of: shown.target) else { continue }
        // A position says nothing: what the scene begins with does.
        if from != owner, nodes[from]?.name == "\(naming.name(of: type)).\(position + 1)", case .view(let view) = shown.target {
          nodes[from]?.name = "\(naming.name(of: type)).\(naming.name(of: view))"
        }
        addEdge(from, to, .root, at: record.site) { $0.condition = text(shown.condition) }
      }
    }
  }

  private func sceneName(_ record: PresentationRecord) -> String? {
    let name = evaluator.knowledge.shapes[record.shape].name
    return evaluator.knowledge.unnamedScenes.contains(name) ? nil : names[name]
  }

  // MARK: Handlers

  /// Edges `open` from what comes from outside: the effects of the closures and functions that the system calls.
  func addHandlers() {
    var handlers: [(FunctionID, CallKind, PresentationRecord?)] = []
    for record in evaluator.presentations where evaluator.knowledge.shapes[record.shape].effect == .handles {
      guard !fileIsTest(record.site) else { continue }
      guard let kind = evaluator.knowledge.shapes[record.shape].kind else { continue }
      for content in record.content { handlers += flow.callables(content).map { ($0.function, kind, record) } }
    }
    handlers += callbacks(.handles).map { ($0.0, $0.1, nil) }
    let own = placesOnlyRun(by: handlers.map(\.0))
    for (function, kind, record) in handlers { addOpened(function, kind, record, own) }
    for (function, kind) in callbacks(.handles) { addGiven(function, kind) }
  }

  /// Methods of the source that the system calls with something from outside.
  func callbacks(_ effect: CallEffect) -> [(FunctionID, CallKind)] {
    var result: [(FunctionID, CallKind)] = []
    let shapes = evaluator.knowledge.shapes.enumerated().filter { $0.element.form == .callback && $0.element.effect == effect }
    let named = functions(named: Set(shapes.map(\.element.name)))
    for (index, shape) in shapes {
      guard let kind = shape.kind else { continue }
      for id in named[shape.name] ?? [] {
        let labels = program.parameters(of: id).map { program.name($0.label, in: program.file(of: id)) }
        let wanted = shape.arguments.filter { !$0.isOptional || labels.contains($0.label) }.map(\.label)
        guard labels == wanted else { continue }
        if shape.receiver.exists, !evaluator.resolver.descends(sourceType(id), from: [shape.receiver]) { continue }
        evaluator.usedShapes.insert(index)
        result.append((id, kind))
      }
    }
    return result
  }

  /// The methods of the source that have one of some names.
  private func functions(named wanted: Set<Name>) -> [Name: [FunctionID]] {
    var result: [Name: [FunctionID]] = [:]
    for index in evaluator.records.indices where evaluator.records[index].isEvaluated {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let name = program.name(of: id)
      guard wanted.contains(name), program.fact(id).kind == .function, sourceType(id).exists else { continue }
      result[name, default: []].append(id)
    }
    return result
  }

  /// The node of the deep link that leads to a place of a handler.
  private func addDeepLink(_ condition: Condition, _ kind: CallKind, _ record: PresentationRecord?, _ handler: FunctionID) -> String {
    let (id, name) = deepLink(condition, kind, record, handler)
    let from = node(id: id, kind: .deepLink, name: name, at: record?.site ?? program.site(of: handler)) {
      $0.source = kind == .userActivity && name != self.activity(record) ? "universalLink" : kind.rawValue
    }
    entries.insert(from)
    return from
  }

  private func addOpened(_ handler: FunctionID, _ kind: CallKind, _ record: PresentationRecord?, _ own: Set<Site>) {
    var seen: Set<String> = []
    let calls = callsOfExtension(round: handler)
    for effect in (summaries.effects[handler] ?? []).flatMap({ byResult($0) }) where effect.isConcrete {
      for to in opened(effect, by: sourceType(handler)) {
        let from = addDeepLink(effect.condition, kind, record, handler)
        guard seen.insert("\(from) \(to) \(effect.ownSite.offset)").inserted else { continue }
        if calls.isEmpty {
          addEdge(from, to, .open, at: effect.ownSite) {
            $0.through = through(effect.ownChain)
            if !own.contains(effect.ownSite) { $0.via = "helper" }
          }
        }
        for call in calls { addEdge(from, to, .open, at: call.site) { $0.through = through(call.chain + effect.ownChain) } }
      }
    }
    guard calls.isEmpty else { return }
    for (effect, listener) in effectsOfMessages(from: handler) {
      for to in opened(effect, by: sourceType(listener)) {
        let from = addDeepLink(effect.condition, kind, record, handler)
        guard seen.insert("\(from) \(to) \(effect.ownSite.offset)").inserted else { continue }
        addEdge(from, to, .open, at: effect.ownSite) {
          $0.through = through(effect.ownChain)
          if !own.contains(effect.ownSite) { $0.via = "helper" }
          $0.event = message(to: listener)
        }
      }
    }
  }

  /// Routes that a callback gives for what comes from outside: whoever calls it shows them.
  private func addGiven(_ handler: FunctionID, _ kind: CallKind) {
    guard program.fact(handler).result.exists else { return }
    for result in evaluator.records[handler.index].results {
      for target in targets.routes(result.value, evaluator.resolver.resultType(handler)) {
        guard case .enumCase(let id) = target, routeEnums.contains(program.owner(of: id)) else { continue }
        let (from, name) = deepLink(result.condition, kind, nil, handler)
        node(id: from, kind: .deepLink, name: name, at: program.site(of: handler)) { $0.source = kind.rawValue }
        entries.insert(from)
        used.insert(addRoute(id))
        addEdge(from, addRoute(id), .open, at: result.site)
      }
    }
  }

  /// Where the edges of a handler stand that belongs to no type of the source: at the calls of the function round it (rule 1).
  private func callsOfExtension(round handler: FunctionID) -> [(site: Site, chain: [FunctionID])] {
    var result: [(site: Site, chain: [FunctionID])] = []
    var open: [(function: FunctionID, chain: [FunctionID])] = [(handler, [])]
    var seen: Set<FunctionID> = []
    while let (inner, chain) = open.popLast() {
      let function = evaluator.outermost(inner)
      guard !sourceType(inner).exists, seen.insert(function).inserted else { continue }
      for position in flow.callers[function] ?? [] {
        let call = evaluator.calls[Int(position)]
        if sourceType(call.caller).exists {
          if !fileIsTest(call.site) { result.append((call.site, [function] + chain)) }
        } else {
          open.append((call.caller, [function] + chain))
        }
      }
    }
    return result
  }

  /// An effect with what a function gives, told apart by the conditions under which it gives it.
  private func byResult(_ effect: Effect) -> [Effect] {
    guard case .result(let call) = vals[effect.value] else { return [effect] }
    let given = flow.guardedResults(ofCall: call).filter { $0.value != effect.value }
    guard given.count > 1 else { return [effect] }
    return given.map { result in
      var single = effect
      single.value = result.value
      single.condition = evaluator.guards.and(effect.condition, evaluator.guards.understood(result.condition, vals))
      return single
    }
  }

  /// The literal by which a handler names its activity.
  private func activity(_ record: PresentationRecord?) -> String? {
    guard let id = record?.id else { return nil }
    for known in flow.resolve(id) { if case .text(let text) = vals[known] { return names[text] } }
    return nil
  }

  /// What an effect shows, for a deep link.
  private func opened(_ effect: Effect, by type: TypeID) -> [String] {
    switch effect.action {
    case .put(let key, _, let operation) where operation == .assign || operation == .append:
      let presentations = slots.presentations(of: key)
      if presentations.contains(where: { shape($0.presentation).effect == .tabBar }) {
        return flow.resolve(effect.value).flatMap { tabIDs($0, of: key) }
      }
      let routes = targets.routes(of: effect, effect.valueType.isKnown ? effect.valueType : slots.valueType(of: key))
      if !routes.isEmpty, isRouteSlot(key) || presentations.contains(where: { !isSelection($0.presentation) && isPath($0.presentation) }) {
        return routes.map { node(of: $0) }
      }
      let shown = presentations.filter {
        !isPath($0.presentation) && !isSelection($0.presentation) && mayShow($0.presentation, effect.value)
      }
      return shown.flatMap { item in
        let record = evaluator.presentations[Int(item.presentation)]
        guard shape(item.presentation).kind?.isAlert == true else { return contents(of: item.presentation, for: key) }
        let presenter = sourceType(record.function)
        return presenter.exists ? [alertNode(of: presenter, at: record.site)] : []
      }
    case .link(let presentation):
      let record = evaluator.presentations[Int(presentation)]
      guard evaluator.knowledge.shapes[record.shape].form != .construct else { return [] }
      return targets.routes(of: effect, effect.valueType.isKnown ? effect.valueType : record.valueType).map { node(of: $0) }
    case .put, .declare, .leave: return []
    // What a controller that is shown holds comes with it.
    case .show(let presentation) where shape(presentation).kind == .embeds || shape(presentation).kind == .tab: return []
    case .show(let presentation) where builders.shownRoutes[presentation] != nil:
      return targets.routes(of: effect, effect.valueType).map { node(of: $0) }
    case .show(let presentation):
      return controllers(effect.value).compactMap { target in
        if case .foreign(let name) = target {
          if evaluator.knowledge.isAlert(name) { return type.exists ? alertNode(of: type, at: effect.ownSite) : nil }
          return shape(presentation).kind == .present ? externalNode(names[name]) : nil
        }
        return node(of: target)
      }
    }
  }

  private func isPath(_ presentation: Int32) -> Bool { shape(presentation).effect == .binds }

  /// The URL as far as the demands on it tell.
  private func deepLink(
    _ condition: Condition, _ kind: CallKind, _ record: PresentationRecord?, _ handler: FunctionID
  ) -> (id: String, name: String) {
    // What the system runs by its type has that type's name.
    if kind == .intent { return ("deepLink:\(naming.name(of: sourceType(handler)))", naming.name(of: sourceType(handler))) }
    var scheme = ""
    var host = ""
    var path: [String] = []
    for atom in evaluator.guards.atoms(condition).reversed() {
      guard let value = atom.subject, let part = part(of: atom, kind) else { continue }
      switch urlPart(value).flatMap({ evaluator.knowledge.urlParts[$0] }) {
      case .scheme: scheme = part
      case .host: host = part
      case .path: path.append(part.hasPrefix("/") ? String(part.dropFirst()) : part)
      case nil: if host.isEmpty { host = part } else { path.append(part) }
      }
    }
    if let text = activity(record) { return ("deepLink:\(text)", text) }
    if scheme.isEmpty, kind == .url, input.urlSchemes.count == 1 { scheme = input.urlSchemes[0] }
    var name = scheme.isEmpty ? "" : scheme + "://"
    name += ([host] + path).filter { !$0.isEmpty }.joined(separator: "/")
    if name.isEmpty { return ("deepLink:\(kind.rawValue)", nameOfAny(kind)) }
    return ("deepLink:\(name)", name)
  }

  /// The member that gives the part of a URL which a value is: the innermost foreign one, or the scheme or host behind it.
  private func urlPart(_ value: Val) -> Name? {
    switch vals[value] {
    case .foreign(let base, let name):
      let part = evaluator.knowledge.urlParts[name]
      return part == .scheme || part == .host ? name : urlPart(base) ?? name
    case .foreignCall(let base, let name, _, _, _):
      return urlPart(base) ?? name
    case .element(let base), .payload(let base, _, _): return urlPart(base)
    default: return nil
    }
  }
}

/// A scene that a window can be opened for.
struct SceneRecord {
  let node: String
  /// By what it is made.
  let kind: String
  let name: String
  let valueType: TypeID?
}
