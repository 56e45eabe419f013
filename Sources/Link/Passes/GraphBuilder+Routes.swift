import Facts
import NavigationGraph

extension GraphBuilder {
  /// The enums whose cases are routes: a builder tells them apart, or a case reaches a slot that presents.
  func findRouteEnums() {
    routeEnums = builders.enums
    for occurrence in summaries.occurrences {
      switch occurrence.effect.action {
      case .put(let key, _, _):
        let presentations = slots.presentations(of: key).filter { !isSelection($0.presentation) && !$0.isFlag }
        guard let first = presentations.first else { continue }
        let isPath = presentations.contains { shape($0.presentation).effect == .binds }
        collectEnums(occurrence, at: isPath || shape(first.presentation).effect != .presents ? nil : key)
      case .link(let presentation):
        if !isUntoldSelection(presentation) { collectEnums(occurrence, at: nil) }
      default: continue
      }
    }
  }

  /// Whether a case can be what a slot holds: a type that the source does not declare is none of an enum of the source.
  func isMeant(_ id: CaseID, at key: SlotKey) -> Bool {
    let type = slots.valueType(of: key)
    // A flag of a shared presenter says whether there is a case.
    if let held = evaluator.terms.nominalType(type), program.types[held.index].name == evaluator.known.bool { return true }
    return !flow.isForeign(type, to: program.owner(of: id))
  }

  /// Whether a link only chooses a row of a list of its view, by whose selection nothing is shown that was found: no builder makes views of
  /// the type, which would make it a push.
  func isUntoldSelection(_ presentation: Int32) -> Bool {
    // What chooses a tab is no route.
    if shape(presentation).kind == .selectTab { return true }
    let record = evaluator.presentations[Int(presentation)]
    guard let held = evaluator.terms.nominalType(record.valueType), !columns.list(around: record.function) else { return false }
    guard !builders.enums.contains(held), builders.whole[held] == nil, !builders.registered.contains(held) else { return false }
    return selectionsOfViews[sourceType(record.function)]?.contains(held) == true
  }

  /// For each view the types of the source that its lists select.
  func collectSelections() -> [TypeID: Set<TypeID>] {
    var result: [TypeID: Set<TypeID>] = [:]
    for record in evaluator.presentations where record.selection != nil {
      guard let held = evaluator.terms.nominalType(record.selectionType), program.types[held.index].isSource else { continue }
      result[sourceType(record.function), default: []].insert(held)
    }
    return result
  }

  private func collectEnums(_ occurrence: Occurrence, at key: SlotKey?) {
    for target in targets.routes(occurrence.effect.value, occurrence.effect.valueType) {
      guard case .enumCase(let id) = target else { continue }
      if let key, !isMeant(id, at: key) { continue }
      let owner = program.owner(of: id)
      if program.types[owner.index].isSource, program.types[owner.index].kind == .enum { routeEnums.insert(owner) }
    }
  }

  func isSelection(_ presentation: Int32) -> Bool {
    let effect = evaluator.knowledge.shapes[evaluator.presentations[Int(presentation)].shape].effect
    return effect == .tabBar || effect == .holds
  }

  func addRouteNodes() {
    for type in routeEnums.sorted() { for id in program.types[type.index].cases { addRoute(id) } }
    // Overloads are one route; it stands where the first is declared.
    for member in builders.members.keys.sorted() { addRoute(member) }
    for type in builders.registered.sorted() where !routeEnums.contains(type) && program.types[type.index].isSource {
      // What only carries the cases that its builder tells apart is no route beside them.
      if builders.carriers.contains(type), builders.whole[type] == nil { continue }
      addRoute(type)
    }
  }

  @discardableResult
  func addRoute(_ id: CaseID) -> String {
    let owner = program.owner(of: id)
    let routeID = naming.id(of: id)
    let file = program.file(of: id)
    let unit = program.files[Int(file)]
    return node(
      id: routeID, kind: .route, name: String(routeID.dropFirst("route:".count)), at: program.site(of: id)
    ) { node in
      node.routeType = naming.name(of: owner)
      node.module = module(of: owner)
      node.documentation = text(ofDocumentation: program.fact(id).documentation, in: file)
      node.parameters = unit.facts[program.fact(id).parameters].map { parameter in
        let label = program.text(program.name(parameter.label, in: file))
        return Parameter(label: label.isEmpty ? nil : label, type: FactsDump.text(of: parameter.type, in: unit.facts, options: .plainTypes))
      }
      node.origin = origin(of: owner)
    }
  }

  private func routeName(_ member: Member) -> String {
    switch member {
    case .property(let id): "\(naming.name(of: program.owner(of: id))).\(names[program.name(of: id)])"
    case .function(let id): "\(naming.name(of: program.owner(of: id))).\(names[program.name(of: id)])"
    default: ""
    }
  }

  @discardableResult
  func addRoute(_ member: Member) -> String {
    let name = routeName(member)
    let (owner, site) =
      switch member {
      case .property(let id): (program.owner(of: id), program.site(of: id))
      case .function(let id): (program.owner(of: id), program.site(of: id))
      default: (TypeID.none, Site(file: -1, offset: 0))
      }
    return node(id: "route:\(name)", kind: .route, name: name, at: site) { node in
      guard owner.exists else { return }
      node.routeType = naming.name(of: owner)
      node.module = module(of: owner)
      node.origin = origin(of: owner)
    }
  }

  @discardableResult
  func addRoute(_ type: TypeID) -> String {
    let routeID = naming.routeID(of: type)
    // A type that the source does not declare (`String`) is a route where the source says what is made of it.
    let declared = program.types[type.index].site
    let site = declared.file >= 0 ? declared : builders.whole[type]?.first?.site
    return node(id: routeID, kind: .route, name: naming.name(of: type), at: site) { node in
      node.routeType = naming.name(of: type)
      node.module = module(of: type)
      node.documentation = documentation(of: type)
      node.origin = origin(of: type)
    }
  }

  private func module(of type: TypeID) -> String? {
    let module = program.types[type.index].module
    return module >= 0 && Int(module) < program.modules.count ? program.modules[Int(module)].name : nil
  }

  /// Why cases may come to life that no site names.
  func origin(of type: TypeID) -> RouteOrigin? {
    let modifiers = program.types[type.index].modifiers
    if !hasApp, modifiers.contains(.public) || modifiers.contains(.open) { return .publicLibrary }
    if objectiveC.names(type) { return .objectiveC }
    return madeFromData(type) ? .data : nil
  }

  /// Somebody reads all cases, or makes one of a raw value, or decodes the type.
  private func madeFromData(_ type: TypeID) -> Bool { evaluator.dataEnums.contains(type) }

  // MARK: Builders

  func addBuilders() {
    for (id, shown) in builders.views.sorted(by: { $0.key < $1.key }) where routeEnums.contains(program.owner(of: id)) {
      addBuilds(naming.id(of: id), shown, via: nil)
    }
    let defaults = DefaultArms(program)
    for (id, shown) in builders.defaults.sorted(by: { $0.key < $1.key }) where routeEnums.contains(program.owner(of: id)) {
      for item in shown {
        let isDefault = ([item.site] + item.hops.map(\.site)).contains(where: defaults.contain)
        addBuilds(naming.id(of: id), [item], via: isDefault ? "default" : nil)
      }
    }
    for (id, inner) in builders.inner.sorted(by: { $0.key < $1.key }) where routeEnums.contains(program.owner(of: id)) {
      let from = addRoute(id)
      mapped.insert(from)
      for other in inner.sorted() { addEdge(from, addRoute(other.enumCase), .builds, at: other.site) }
    }
    for (id, shown) in builders.wholeCases.sorted(by: { $0.key < $1.key }) where routeEnums.contains(program.owner(of: id)) {
      addBuilds(naming.id(of: id), shown, via: nil)
    }
    for (type, shown) in builders.whole.sorted(by: { $0.key < $1.key })
    where !routeEnums.contains(type) && nodes[naming.routeID(of: type)] != nil {
      addBuilds(naming.routeID(of: type), shown, via: nil)
    }
    for (member, shown) in builders.members.sorted(by: { $0.key < $1.key }) {
      addBuilds(addRoute(member), shown, via: nil)
      // What makes it may show what the source does not tell.
      if case .property(let property) = member, evaluator.route(property) != nil { mapped.insert(addRoute(member)) }
    }
    for (id, site) in builders.alerts.sorted(by: { $0.key < $1.key }) where routeEnums.contains(program.owner(of: id)) {
      let from = addRoute(id)
      mapped.insert(from)
      if let type = presenter(at: site) { addEdge(from, alertNode(of: type, at: site), .builds, at: site) }
    }
  }

  /// Cases that a view shows in a way that is no presentation: where they stand, or by something that was handed their payload.
  func addCasesInPlace() {
    let empty = builders.empty.filter { routeEnums.contains(program.owner(of: $0)) && !mapped.contains(addRoute($0)) }
    for id in casesInPlace.union(casesOfBranches(empty)).sorted() where routeEnums.contains(program.owner(of: id)) {
      mapped.insert(addRoute(id))
    }
  }

  /// Of cases whose arm shows nothing those for which a branch elsewhere shows a view of the source or an alert: another presenter of the same
  /// item, a condition in a view, the builder of another platform.
  private func casesOfBranches(_ wanted: Set<CaseID>) -> Set<CaseID> {
    var found: Set<CaseID> = []
    for index in evaluator.records.indices where !wanted.isEmpty {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      for result in evaluator.records[index].results where result.condition != .always {
        let named = evaluator.guards.atoms(result.condition).flatMap { atom -> [CaseID] in
          if case .isCase(_, let ids) = atom { ids } else { [] }
        }
        let open = named.filter { wanted.contains($0) && !found.contains($0) }
        guard !open.isEmpty, liveness.isLive(function), !fileIsTest(program.site(of: function)), showsSomething(result.value) else { continue }
        found.formUnion(open)
      }
    }
    return found
  }

  private func showsSomething(_ value: Val) -> Bool {
    finder.shown(value, isContent: false).contains { shown in
      switch shown.target {
      case .view(let type): evaluator.isView(type)
      case .scene: true
      case .foreign(let name): evaluator.knowledge.isAlert(name)
      case .route, .untold: false
      }
    }
  }

  /// The cases that a key path says to a function which is handed a binding of their enum.
  func casesHanded() -> [CaseID] {
    evaluator.calls.flatMap { call -> [CaseID] in
      let paths = call.arguments.filter { if case .keyPath = vals[$0] { true } else { false } }
      guard !paths.isEmpty else { return [] }
      return call.arguments.flatMap { slots.bindingKeys($0) }.flatMap { key in
        paths.compactMap { evaluator.caseMeant(by: $0, of: slots.valueType(of: key)) }
      }
    }
  }

  /// Builders that could not be followed, and arms that show nothing.
  func addBuilderDoubts() {
    for (function, site, type) in builders.unresolved where !fileIsTest(site) {
      let from = sourceType(function)
      guard from.exists else { continue }
      addUnresolved(
        from: from, in: function, at: site, .builds, of: [type], "what is made of the route is not told by the source that was read")
    }
    for (function, site, types) in builders.possible where !fileIsTest(site) {
      let from = sourceType(function)
      guard from.exists, let type = types.first(where: hasUnmapped) else { continue }
      addUnresolved(
        from: from, in: function, at: site, .builds, of: [type],
        "views are made there for code that the source read does not declare: it may show the route by them")
    }
    for id in builders.empty where routeEnums.contains(program.owner(of: id)) { nodes[addRoute(id)]?.emptyArm = true }
  }

  /// Whether sites use a route of a type, or the type as one, that no builder makes anything of.
  private func hasUnmapped(_ type: TypeID) -> Bool {
    let routes = routeEnums.contains(type) ? program.types[type.index].cases.map(naming.id) : [naming.routeID(of: type)]
    return routes.contains { used.contains($0) && !mapped.contains($0) }
  }

  private func presenter(at site: Site) -> TypeID? {
    guard let presentation = presentationsAt.bySite[site] else { return nil }
    let type = sourceType(evaluator.presentations[Int(presentation)].function)
    return type.exists ? type : nil
  }

  private func addBuilds(_ route: String, _ shown: [Shown], via: String?) {
    for item in shown where !finder.isEmpty(item.target) {
      mapped.insert(route)
      guard let to = node(of: item.target) else { continue }
      addEdge(route, to, .builds, at: item.site) { $0.via = via }
    }
  }
}
