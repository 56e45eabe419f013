import Facts
import Knowledge
import NavigationGraph

extension GraphBuilder {
  // MARK: Embedding

  /// What a view holds: what its functions make outside of what is presented.
  func addEmbeddings() {
    for index in evaluator.records.indices {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let record = evaluator.records[index]
      guard !record.constructs.isEmpty else { continue }
      let type = sourceType(function)
      guard type.exists else { continue }
      for use in record.constructs where use.isContainer && use.type != type && !fileIsTest(use.site) {
        addEdge(node(of: type), node(of: use.type), .embeds, at: use.site)
      }
      guard nodes[naming.id(of: type)] != nil, evaluator.isView(type), !isContent(function) else { continue }
      for use in record.constructs where use.role != .content && use.type != type && evaluator.isView(use.type) {
        // Controllers are made apart from where they are shown: adding one as a child is what embeds it.
        guard naming.kind(of: use.type) == .view, !isPresented(use.site), !isController(use.type) else { continue }
        addEdge(node(of: type), node(of: use.type), .embeds, at: use.site) { $0.condition = text(self.condition(use.condition, in: function)) }
        addBuiltWhereItStands(use)
      }
    }
    addHeldByItself()
    addModifierEmbeddings()
    addRepresented()
    addMadeElsewhere()
    addReadElsewhere()
    addBuiltInPlace()
  }

  func isController(_ type: TypeID) -> Bool {
    evaluator.interfaceControllers.contains(type) || evaluator.resolver.descends(type, from: evaluator.knowledge.viewControllers)
  }

  /// What a representable makes.
  private func addRepresented() {
    for (function, _) in callbacks(.roots) {
      let type = sourceType(function)
      guard type.exists, evaluator.isView(type), nodes[naming.id(of: type)] != nil else { continue }
      for result in evaluator.records[function.index].results {
        for shown in finder.shown(result.value) {
          guard let to = node(of: shown.target) else { continue }
          addEdge(node(of: type), to, .embeds, at: made(result.value) ?? shown.site)
          screens.insert(to)
        }
      }
    }
  }

  /// Where a container of another view is made.
  private func made(_ value: Val) -> Site? {
    if case .foreignCall(_, _, _, _, let site) = vals[value] { return site }
    return nil
  }

  // MARK: Screens

  /// The first views of stacks and hosting controllers, and the branches by which an app's first view chooses its content.
  func findScreens() {
    for record in evaluator.presentations {
      let shape = evaluator.knowledge.shapes[record.shape]
      guard shape.effect == .binds || shape.effect == .holds && shape.kind == .stack else { continue }
      for shown in (record.views + record.content).flatMap({ finder.branches($0, when: .always) }) {
        if let id = node(of: shown.target) { screens.insert(id) }
      }
    }
    findBranches()
  }

  /// A branch may be a view that does nothing but choose in its turn.
  private func findBranches() {
    let first = Set(edges.filter { $0.kind == .root }.map(\.to))
    var open = program.types.indices.map { TypeID(raw: Int32(truncatingIfNeeded: $0)) }.filter {
      program.types[$0.index].isSource && nodes[naming.id(of: $0)] != nil && first.contains(naming.id(of: $0))
    }
    var seen = Set(open)
    while let type = open.popLast() {
      guard let body = finder.bodyGetter(of: type) else { continue }
      for result in evaluator.records[body.index].results {
        for shown in finder.branches(result.value, when: result.condition) where shown.condition != .always {
          guard let id = node(of: shown.target) else { continue }
          screens.insert(id)
          if case .view(let branch) = shown.target, seen.insert(branch).inserted { open.append(branch) }
        }
      }
    }
  }

  /// Whether a function, or one round it, makes what something else shows.
  func isContent(_ function: FunctionID) -> Bool {
    var current = function
    for _ in 0..<64 where current.exists {
      if finder.contentFunctions.contains(current) { return true }
      let parent = evaluator.records[current.index].parent
      if parent.exists, let use = evaluator.records[parent.index].closures.first(where: { $0.function == current }), use.role == .content {
        return true
      }
      current = parent
    }
    return false
  }

  private func isPresented(_ site: Site) -> Bool { presentedSites.contains(location(site)) }

  /// Modifiers of the source that extensions apply: at the call of the extension's function.
  private func addModifierEmbeddings() {
    for call in evaluator.calls.prefix(evaluator.recordedCalls) {
      guard case .functions(let ids) = call.callee else { continue }
      let type = sourceType(call.caller)
      guard type.exists, evaluator.isView(type), nodes[naming.id(of: type)] != nil, !isContent(call.caller) else { continue }
      for id in ids where evaluator.isViewExtension(id) {
        for use in evaluator.records[id.index].constructs where use.role != .content && evaluator.isView(use.type) && use.type != type {
          addEdge(node(of: type), node(of: use.type), .embeds, at: call.site) { $0.through = [naming.name(of: id)] }
        }
      }
    }
  }

  // MARK: Owning

  /// A node that holds, makes or names an object which is a node.
  func addOwners() {
    addPendingSelections()
    let objects = Set(nodes.keys.filter { $0.hasPrefix("object:") })
    func own(_ type: TypeID, _ other: TypeID?, _ site: Site) {
      guard let other, other.exists, type != other, program.types[other.index].isSource else { return }
      // Where all that an object does stands in a superclass, that is what it is told by.
      let isHeir = program.types[other.index].kind == .class && !objects.contains(naming.id(of: other)) && !evaluator.isView(other)
      let superclass = isHeir
        ? evaluator.resolver.lineage(other).first { program.types[$0.index].kind == .class && objects.contains(naming.id(of: $0)) } : nil
      let to = naming.id(of: superclass ?? other)
      let from = naming.id(of: type)
      guard objects.contains(to), nodes[from] != nil, !fileIsTest(site) else { return }
      addEdge(from, to, .owns, at: site)
    }
    /// What a property begins with that is of a protocol's or a superclass's type.
    func ownInitial(_ type: TypeID, _ property: PropertyID) {
      let initial = program.function(program.file(of: property), program.fact(property).initial)
      guard initial.exists else { return }
      let held = Set(evaluator.records[initial.index].results.map(\.value))
      let declared = evaluator.terms.nominalType(evaluator.typeOf(property))
      for use in evaluator.records[initial.index].constructs where held.contains(use.value) && use.type != declared {
        own(type, use.type, use.site)
      }
    }
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let owner = program.owner(of: id)
      guard owner.exists, !program.fact(id).outer.exists, program.types[owner.index].isSource, !program.types[owner.index].inTest,
        !evaluator.isPreview(owner)
      else { continue }
      own(owner, evaluator.terms.nominalType(evaluator.typeOf(id)), program.site(of: id))
      ownInitial(owner, id)
      own(owner, evaluator.reducer(ofStore: evaluator.typeOf(id)), program.site(of: id))
      if let reducer = evaluator.reducer(ofState: owner) {
        for part in evaluator.reducers(ofStatesIn: evaluator.typeOf(id)) { own(reducer, part, program.site(of: id)) }
      }
    }
    for index in evaluator.records.indices {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let type = sourceType(function)
      guard type.exists, program.fact(function).kind != .initialValue else { continue }
      for use in evaluator.records[index].constructs { own(type, use.type, use.site) }
      for position in evaluator.records[index].calls {
        let call = evaluator.calls[Int(position)]
        guard case .functions(let ids) = call.callee else { continue }
        for id in ids where program.fact(id).modifiers.contains(.static) { own(type, sourceType(id), call.site) }
      }
      for property in evaluator.records[index].statics {
        own(type, program.owner(of: property), program.site(of: function))
        own(type, evaluator.terms.nominalType(evaluator.typeOf(property)), program.site(of: function))
      }
    }
  }

  // MARK: Finishing

  func finished() -> NavigationGraph {
    for id in mapped { nodes[id]?.mapped = true }
    // A type whose members are routes is used with any of them.
    let usedTypes = Set(used.compactMap { nodes[$0]?.routeType })
    for (id, node) in nodes where node.kind == .route {
      if let type = node.routeType, usedTypes.contains(type), id == "route:\(type)" { used.insert(id) }
    }
    for (id, node) in nodes where node.kind == .route {
      nodes[id]?.mapped = mapped.contains(id)
      nodes[id]?.used = used.contains(id)
    }
    addMentions()
    removeReplacedReturns()
    addUnshownScenes()
    let orphans = addOrphans() + heldBack.sorted()
    addNamedViews()
    findScreens()
    let unread = markObjectiveC()
    assignRoles()
    addEntries()
    var graph = NavigationGraph(
      generator: Generator(name: "navgraph", version: LinkVersion.current), nodes: Array(nodes.values), edges: edges, returns: returns,
      unresolved: unresolved)
    graph.summary.files = program.files.count { !$0.isObjectiveC }
    graph.summary.routes = nodes.values.count { $0.kind == .route }
    graph.summary.views = nodes.values.count { $0.kind == .view }
    let sites = Set(edges.filter { isSite($0) }.map(\.location))
    let open = Set(unresolved.map(\.location))
    graph.summary.resolvedSites = sites.subtracting(open).count
    graph.summary.sites = sites.union(open).count
    var result = withReachability(graph, entries: entries.sorted() + orphans + unread)
    for index in result.nodes.indices where !entries.contains(result.nodes[index].id) { result.nodes[index].entry = nil }
    return result.normalized()
  }

  /// For each class that is a node its superclasses that are: what stands in them happens in their heirs.
  func superclasses() -> [String: [String]] {
    var result: [String: [String]] = [:]
    func isClass(_ type: TypeID) -> Bool { program.types[type.index].isSource && program.types[type.index].kind == .class }
    for index in program.types.indices {
      let type = TypeID(raw: Int32(truncatingIfNeeded: index))
      guard isClass(type) else { continue }
      let parents = evaluator.resolver.lineage(type).dropFirst().filter(isClass)
      guard !parents.isEmpty else { continue }
      result[naming.id(of: type)] = parents.map { naming.id(of: $0) }.filter { nodes[$0] != nil }
    }
    return result
  }

  /// What is taken off to make room is part of the replacement.
  private func removeReplacedReturns() {
    let replaced = Set(edges.filter { $0.kind == .replace }.map { ReturnKey(from: $0.from, location: $0.location) })
    returns.removeAll { replaced.contains(ReturnKey(from: $0.from, location: $0.location)) }
  }

  private struct ReturnKey: Hashable {
    let from: String
    let location: SourceLocation
  }

  private func isSite(_ edge: Edge) -> Bool {
    switch edge.kind {
    case .root, .tab, .column, .scene, .builds, .embeds, .owns, .open: edge.kind == .open && edge.to.hasPrefix("external:")
    default: true
    }
  }

  /// Screens are what is presented; the rest is held by others, or shown by nobody.
  private func assignRoles() {
    var presented: Set<String> = []
    // Made somewhere: a container that is looked through, a view that only chooses another.
    var embedded = Set(evaluator.records.flatMap(\.constructs).filter { evaluator.isView($0.type) }.map { naming.id(of: $0.type) })
    for edge in edges {
      if edge.kind == .embeds { embedded.insert(edge.to) } else if edge.kind != .owns { presented.insert(edge.to) }
    }
    for type in finder.choosers { embedded.insert(naming.id(of: type)) }
    for (id, node) in nodes where node.kind == .view {
      nodes[id]?.role = presented.contains(id) || screens.contains(id)
        ? .screen : embedded.contains(id) ? .component : shownUnread.contains(id) ? .screen : .unused
    }
  }

  /// Views and objects that Objective-C names: it may show and call them, so that what they lead to is within reach. Gives their ids.
  private func markObjectiveC() -> [String] {
    var result: [String] = []
    for index in program.types.indices {
      let type = TypeID(raw: Int32(truncatingIfNeeded: index))
      guard program.types[index].isSource, !program.types[index].inTest, objectiveC.names(type) else { continue }
      let id = naming.id(of: type)
      guard nodes[id] != nil else { continue }
      nodes[id]?.origin = .objectiveC
      if isController(type) { shownUnread.insert(id) }
      result.append(id)
    }
    return result.sorted()
  }

  private func addEntries() {
    for (id, node) in nodes where node.kind == .app { entries.insert(id) }
    for index in program.types.indices {
      let type = TypeID(raw: Int32(truncatingIfNeeded: index))
      let entity = program.types[index]
      guard entity.isSource, !entity.inTest, nodes[naming.id(of: type)] != nil else { continue }
      let isDelegate =
        evaluator.resolver.descends(type, from: evaluator.knowledge.delegates) || input.delegateClasses.contains(names[entity.name])
      if isDelegate || evaluator.resolver.descends(type, from: evaluator.knowledge.systemEntries) { entries.insert(naming.id(of: type)) }
    }
  }
}

/// The version that graphs carry.
enum LinkVersion {
  static let current = "0.1.0"
}
