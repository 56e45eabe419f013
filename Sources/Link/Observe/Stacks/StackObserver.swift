import Facts
import Knowledge
import NavigationGraph
import Observations

extension Observer {
  static let stacks = Observer(family: .stacks) { context, observations in
    let known = KnownStackNames(.standard, context.names)
    // The first walk finds what is shown in another place than it is written.
    let first = StackWalk(context, known)
    first.run()
    let walk = StackWalk(context, known, after: first)
    walk.run()
    StackObserver(context: context, walk: walk, known: known).fill(&observations.stacks)
  }
}

/// Observes navigation stacks: where they stand, what is registered in them, what is put into them and taken off.
struct StackObserver {
  let context: ObservationContext
  let walk: StackWalk
  let known: KnownStackNames

  var evaluator: Evaluator { context.evaluator }
  var vals: Vals { context.vals }

  func fill(_ result: inout StackObservations) {
    let stacks = evaluator.presentations.indices.map { Int32(truncatingIfNeeded: $0) }
      .filter { isStack($0) && counts($0) }
      .sorted { evaluator.presentations[Int($0)].site < evaluator.presentations[Int($1)].site }
    let positions = Dictionary(stacks.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let placements = StackPlacements(context: context, positions: positions)
    func places(_ index: Int32) -> [StackPlacement] { placements.all(walk.presented[index] ?? []) }
    for index in stacks { result.stacks.append(stack(index, places(index))) }
    for (position, record) in evaluator.presentations.enumerated() {
      let index = Int32(truncatingIfNeeded: position)
      guard counts(index) else { continue }
      let shape = evaluator.knowledge.shapes[record.shape]
      switch shape.effect {
      case .registers where shape.form == .modifier, .presents where shape.form == .modifier && shape.kind == .push:
        result.destinations.append(destination(record, isForType: shape.effect == .registers, positions, places(index)))
      case .links where known.links.contains(shape.name):
        result.links.append(
          ObservedLink(
            location: context.location(record.site), owner: owner(record.function),
            type: record.isTypeInferred ? nil : name(record.valueType), hasValue: !record.values.isEmpty,
            build: context.code.place(record.site), placements: places(index)))
      case .presents where known.links.contains(shape.name):
        result.flagLinks.append(
          ObservedLink(
            location: context.location(record.site), owner: owner(record.function), type: nil, hasValue: false,
            build: context.code.place(record.site), placements: places(index)))
      default: break
      }
    }
    let paths = ObservedPaths(observer: self)
    for put in evaluator.puts where put.operation == .append || put.operation == .pop {
      guard context.counts(put.function), context.code.counts(put.site) else { continue }
      let bound = paths.stacks(at: put.place)
      guard !bound.isEmpty else { continue }
      if put.operation == .append {
        result.puts.append(
          ObservedPut(
            location: context.location(put.site), owner: owner(put.function), type: name(put.valueType),
            stacks: bound.compactMap { positions[$0] }, build: context.code.place(put.site),
            placements: placements.all(walk.spots[put.function] ?? [])))
      } else if let pop = paths.pop(put) {
        result.pops.append(pop)
      }
    }
    result.appearancePushes = AppearancePushes(observer: self).all()
    if result.stacks.contains(where: { $0.path == .erased }) {
      let erased = ErasedPaths(observer: self, positions: positions)
      result.savedPaths = erased.saved()
      result.pathTypes = erased.types()
    }
    result.tabPaths = TabPaths(observer: self).all(stacks)
    result.controllerPushes = ControllerPushes(self).all()
    result.controllerPushes.sort { $0.location < $1.location }
    result.destinations.sort { $0.location < $1.location }
    result.links.sort { $0.location < $1.location }
    result.flagLinks.sort { $0.location < $1.location }
    result.puts.sort { $0.location < $1.location }
    result.pops.sort { $0.location < $1.location }
  }

  // MARK: What counts

  func isStack(_ index: Int32) -> Bool {
    let shape = evaluator.shape(of: index)
    return shape.effect == .binds || shape.effect == .holds && shape.kind == .stack
  }

  private func counts(_ index: Int32) -> Bool {
    let record = evaluator.presentations[Int(index)]
    return context.counts(record.function) && context.code.counts(record.site)
  }

  // MARK: Names

  func owner(_ function: FunctionID) -> String {
    let type = context.passes.summaries.ownerType(function)
    return type.exists ? context.builder.naming.id(of: type) : ""
  }

  func name(_ type: TypeID) -> String {
    let entity = context.program.types[type.index]
    return entity.isSource ? context.builder.naming.name(of: type) : context.names[entity.name]
  }

  /// The name of a type that values have; nil for a protocol, which says nothing of them.
  private func name(_ term: Term) -> String? {
    guard let type = evaluator.terms.nominalType(evaluator.terms.unwrapped(term)) else { return nil }
    let entity = context.program.types[type.index]
    guard entity.isSource ? entity.kind != .protocol : !known.plainProtocols.contains(entity.name) else { return nil }
    return name(type)
  }

  /// The property that holds a path.
  func slot(_ place: Val) -> PropertyID? {
    for key in context.slots.keys(place) { if case .property(let property) = key { return property } }
    return nil
  }

  func name(_ property: PropertyID) -> String {
    let owner = context.program.owner(of: property)
    let own = context.names[context.program.name(of: property)]
    return owner.exists ? "\(name(owner)).\(own)" : own
  }

  /// The one property that a path is kept in, above all bindings of it.
  private func keptIn(_ place: Val) -> ObservedProperty? {
    var kept: Set<PropertyID> = []
    for key in context.slots.keys(place) {
      for alias in context.slots.aliases(of: key) {
        guard case .property(let property) = alias, !context.program.fact(property).getter.exists else { continue }
        let written = evaluator.resolver.writtenType(of: property)
        let isBinding = context.program.attributes(context.program.fact(property).attributes, in: context.program.file(of: property)).contains {
          context.program.name($0.name, in: context.program.file(of: property)) == context.program.known.binding
        }
        if !isBinding, !context.slots.isBindingType(written) { kept.insert(property) }
      }
    }
    guard kept.count == 1, let property = kept.first else { return nil }
    let owner = context.program.owner(of: property)
    // A generic view's path is of whatever it is used for.
    guard !owner.exists || context.program.types[owner.index].generics.isEmpty else { return nil }
    return ObservedProperty(name: name(property), location: context.location(context.program.site(of: property)))
  }

  // MARK: Stacks

  private func stack(_ index: Int32, _ placements: [StackPlacement]) -> ObservedStack {
    let record = evaluator.presentations[Int(index)]
    let shape = evaluator.shape(of: index)
    let property = record.slot.flatMap { slot($0) }
    return ObservedStack(
      location: context.location(record.site), owner: owner(record.function), name: context.names[shape.name],
      isPlain: known.stacks.contains(shape.name) && record.content.isEmpty, isLegacy: known.legacy.contains(shape.name), path: path(record),
      slot: property.map { name($0) }, keptIn: record.slot.flatMap { keptIn($0) },
      isWhole: isWhole(record),
      isComplete: !walk.incomplete.contains(index) && !placements.isEmpty, isGeneric: walk.generic.contains(index),
      build: context.code.place(record.site), placements: placements)
  }

  private func path(_ record: PresentationRecord) -> ObservedStack.Path {
    guard record.slot != nil else { return .none }
    if let type = evaluator.terms.nominalType(record.slotType), known.erasedPaths.contains(context.program.types[type.index].name) {
      return .erased
    }
    guard case .array(let element) = evaluator.terms[record.slotType], let type = evaluator.terms.nominalType(element) else {
      return .unknown
    }
    return .typed(name(type))
  }

  /// Whether a stack alone is what its view's body, a tab or a destination shows, whatever the state; a container that lays views over
  /// each other is let be.
  private func isWhole(_ record: PresentationRecord) -> Bool {
    guard record.condition == .always else { return false }
    if walk.tabSites.contains(record.site) { return true }
    let (outer, isInside) = beyondOverlays(record.function)
    let function = evaluator.records[outer.index]
    guard function.results.count == 1, function.results[0].condition == .always,
      case .foreignCall(_, let name, _, _, let site) = vals[function.results[0].value],
      isInside ? known.overlays.contains(name) : site == record.site
    else { return false }
    if function.host >= 0 {
      switch evaluator.shape(of: function.host).effect {
      case .tabs, .registers: return true
      case .presents, .links: return evaluator.shape(of: function.host).kind == .push
      case .tabBar: return true
      default: return false
      }
    }
    return isAllOfBody(outer)
  }

  /// The function round containers that lay views over each other, and whether there is one.
  private func beyondOverlays(_ function: FunctionID) -> (function: FunctionID, isInside: Bool) {
    var current = function
    for _ in 0..<8 {
      let parent = evaluator.records[current.index].parent
      guard parent.exists, evaluator.records[current.index].host < 0, let taker = evaluator.takers[current], known.overlays.contains(taker),
        evaluator.records[parent.index].closures.contains(where: { $0.function == current && $0.condition == .always })
      else { break }
      current = parent
    }
    return (current, current != function)
  }

  /// Whether a function is a view's body, or makes what a property gives that is all that the body shows.
  private func isAllOfBody(_ function: FunctionID) -> Bool {
    let owner = context.program.owner(of: function)
    guard owner.exists, var current = context.passes.finder.bodyGetter(of: owner) else { return false }
    for _ in 0..<8 where current != function {
      let results = evaluator.records[current.index].results
      guard results.count == 1, results[0].condition == .always, case .member(let base, let property) = vals[results[0].value],
        case .parameter(_, -1) = vals[base], let getter = evaluator.getter(of: property)
      else { return false }
      current = getter
    }
    return current == function
  }

  // MARK: Destinations

  private func destination(
    _ record: PresentationRecord, isForType: Bool, _ positions: [Int32: Int], _ placements: [StackPlacement]
  ) -> ObservedDestination {
    var onStack: Int?
    if case .foreignCall(_, _, _, _, let site) = vals[record.base], let index = context.passes.finder.presentationAt[site] {
      onStack = positions[index]
    }
    let shown = record.content.flatMap { context.passes.finder.shown($0, isContent: false) }
    var nodes: [String] = []
    for item in shown {
      let id: String? =
        switch item.target {
        case .view(let type): context.builder.naming.id(of: type)
        case .foreign(let name): context.names[name]
        case .scene, .route, .untold: nil
        }
      if let id, !nodes.contains(id) { nodes.append(id) }
    }
    return ObservedDestination(
      location: context.location(record.site), owner: owner(record.function), type: isForType ? name(record.registeredType) : nil,
      isPlain: known.destinations.contains(evaluator.knowledge.shapes[record.shape].name), isForType: isForType,
      isAlways: record.condition == .always, shown: nodes, onStack: onStack, build: context.code.place(record.site),
      placements: placements)
  }
}
