import Facts
import NavigationGraph
import Observations

/// Writes in what is presented to slots that only those behind it show.
extension SlotGround {
  func writesBehind() -> [SlotObservations.WriteBehind] {
    var fronts: [TypeID: [Int32]] = [:]
    for presentation in presentations where coversPresenter(presentation) && isOwnSlot(presentation) {
      fronts[presenter(of: presentation), default: []].append(presentation)
    }
    var interiors: [Int32: Set<FunctionID>] = [:]
    func interior(_ presentation: Int32) -> Set<FunctionID> {
      if let known = interiors[presentation] { return known }
      let found = ViewInterior(evaluator: evaluator, finder: context.passes.finder, entersPresented: true)
        .functions(in: record(presentation).content)
      interiors[presentation] = found
      return found
    }
    var result: [SlotObservations.WriteBehind] = []
    var seen: Set<Site> = []
    for occurrence in context.passes.summaries.occurrences.sorted(by: { $0.site < $1.site }) {
      guard case .put(let key, _, let operation) = occurrence.effect.action, operation == .assign || operation == .append,
        case .property(let property) = key, counts(occurrence.function), context.code.counts(occurrence.site), !seen.contains(occurrence.site),
        isDone(occurrence)
      else { continue }
      let behind = presentations(of: key)
      guard let first = behind.first, behind.allSatisfy({ shape($0).effect == .presents && isModal($0) && isOwnSlot($0) }) else { continue }
      let type = presenter(of: first)
      guard behind.allSatisfy({ presenter(of: $0) == type }), let own = fronts[type] else { continue }
      let aliases = Set(slots.aliases(of: key))
      let fronts = own.filter { front in
        guard !behind.contains(front), let place = record(front).slot, aliases.isDisjoint(with: slots.keys(place)),
          context.code.areBuiltTogether(occurrence.site, record(front).site),
          behind.allSatisfy({ context.code.areBuiltTogether(record(front).site, record($0).site) })
        else { return false }
        let inside = interior(front)
        return stands(occurrence.function, in: inside, besides: type) && !behind.contains { stands(record($0).function, in: inside) }
          && !ends(occurrence.function) && !isMade(type, in: inside) && isOneInstance(key, type, inside)
          && !mayBeForElsewhere(occurrence, inside)
      }
      guard let any = fronts.first else { continue }
      let staying = isHandedOn(occurrence) ? [] : fronts.filter { !mayClose($0, occurrence.function, interior($0)) }
      seen.insert(occurrence.site)
      result.append(
        SlotObservations.WriteBehind(
          location: context.location(occurrence.site), writer: builder.naming.id(of: builder.sourceType(occurrence.function)),
          slot: slot(storage(of: property)), front: presentation(staying.first ?? any),
          otherFronts: staying.dropFirst().map { presentation($0) }, behind: presentation(first), mayClose: staying.isEmpty))
    }
    return result
  }

  /// The property that keeps what another one is bound to.
  private func storage(of property: PropertyID) -> PropertyID {
    let kept = slots.aliases(of: .property(property)).compactMap { key -> PropertyID? in
      if case .property(let other) = key, isState(other) { other } else { nil }
    }
    return kept.count == 1 ? kept[0] : property
  }

  private func coversPresenter(_ presentation: Int32) -> Bool {
    (kind(presentation) == .sheet || kind(presentation) == .fullScreenCover) && shape(presentation).target == nil
  }

  /// Whether a place does it itself, or calls a function that does: what is made does it later, and is asked where it does.
  private func isDone(_ occurrence: Occurrence) -> Bool {
    if occurrence.through.isEmpty { return occurrence.effect.origin == occurrence.site }
    return occurrence.through.allSatisfy { program.fact($0).kind == .function }
  }

  /// Whether a presentation shows just what one slot says: of a binding that is made by hand nobody knows what else it asks.
  private func isOwnSlot(_ presentation: Int32) -> Bool {
    isPlainSlot(presentation) && record(presentation).slot.flatMap { ownPath($0) } != nil
  }

  private func isModal(_ presentation: Int32) -> Bool {
    kind(presentation) == .sheet || kind(presentation) == .fullScreenCover || kind(presentation) == .popover
  }

  /// Whether code stands in what a presentation shows: in its functions, or in a view that is made nowhere else.
  func stands(_ function: FunctionID, in interior: Set<FunctionID>, besides presenter: TypeID = .none) -> Bool {
    if chain(from: function).contains(where: interior.contains) { return true }
    let type = builder.sourceType(function)
    guard type.exists, type != presenter, let body = context.passes.finder.bodyGetter(of: type), interior.contains(body) else { return false }
    return (flow.constructions[type] ?? []).allSatisfy { position in
      let call = evaluator.calls[Int(position)]
      return !counts(call.caller) || chain(from: call.caller).contains(where: interior.contains)
    }
  }

  private func isMade(_ type: TypeID, in interior: Set<FunctionID>) -> Bool {
    (flow.constructions[type] ?? []).contains { chain(from: evaluator.calls[Int($0)].caller).contains(where: interior.contains) }
  }

  /// Whether what is written is the presenter's own, and no other instance that what is in front made for itself.
  private func isOneInstance(_ key: SlotKey, _ presenter: TypeID, _ interior: Set<FunctionID>) -> Bool {
    slots.declaringTypes(of: key).allSatisfy { $0 == presenter || $0.exists && !isMade($0, in: interior) }
  }

  /// Whether code runs as what it stands on goes away.
  private func ends(_ function: FunctionID) -> Bool { runs(function, by: known.endings) }

  /// Whether code is handed to something of these names, or is a method of such a name.
  private func runs(_ function: FunctionID, by names: Set<String>) -> Bool {
    chain(from: function).contains { current in
      let host = evaluator.records[current.index].host
      if host >= 0, names.contains(program.text(shape(host).name)) { return true }
      return names.contains(evaluator.takers[current].map { program.text($0) } ?? program.text(program.name(of: current)))
    }
  }

  // MARK: Views that stand in several places

  /// Whether a view stands elsewhere, too, and may mean to do it only there: what it was handed decides, or the news that it listens to.
  private func mayBeForElsewhere(_ occurrence: Occurrence, _ interior: Set<FunctionID>) -> Bool {
    let type = builder.sourceType(occurrence.function)
    let isElsewhere = (flow.constructions[type] ?? []).contains { position in
      let caller = evaluator.calls[Int(position)].caller
      return counts(caller) && !chain(from: caller).contains(where: interior.contains)
    }
    guard isElsewhere else { return false }
    if runs(occurrence.function, by: known.listeners) { return true }
    let record = evaluator.records[occurrence.function.index]
    let own = record.puts.map { evaluator.puts[Int($0)] }.filter { $0.site == occurrence.site }.map(\.condition)
      + record.calls.map { evaluator.calls[Int($0)] }.filter { $0.site == occurrence.site }.map(\.condition)
    let round = chain(from: occurrence.function).compactMap { current -> Condition? in
      let parent = evaluator.records[current.index].parent
      return parent.exists ? evaluator.records[parent.index].closures.first { $0.function == current }?.condition : nil
    }
    return (own + round).contains { condition in
      evaluator.guards.atoms(condition).contains { atom in
        switch atom {
        case .isCase(let value, _), .isOther(let value, _), .equals(let value, _), .flag(let value, _), .exists(let value, _, _):
          isHanded(value)
        case .meets, .opaque: false
        }
      }
    }
  }

  /// Whether a value is part of what a view was handed, or of what it asks its surroundings by a key.
  private func isHanded(_ value: Val) -> Bool {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      switch vals[current] {
      case .binding(let inner): current = inner
      case .member(let base, let property):
        if case .parameter(_, -1) = vals[base] { return isHanded(property) }
        current = base
      default: return false
      }
    }
    return false
  }

  func isHanded(_ property: PropertyID) -> Bool {
    let fact = program.fact(property)
    guard !fact.getter.exists, !isState(property) else { return false }
    let file = program.file(of: property)
    let facts = program.files[Int(file)].facts
    let asked = facts[fact.attributes].first { evaluator.knowledge.environmentAttributes.contains(program.name($0.name, in: file)) }
    guard let asked else { return !fact.initial.exists && !hasAttribute(property, among: known.sharedAttributes) }
    return facts[asked.arguments].first.map { $0.value.exists && facts[$0.value].kind == .keyPath } == true
  }

  // MARK: Closing

  /// Whether something on the way may close what is in front: the action itself, who calls it, or who is handed it.
  private func mayClose(_ front: Int32, _ function: FunctionID, _ interior: Set<FunctionID>) -> Bool {
    let keys = Set(record(front).slot.map { slots.keys($0) } ?? []).reduce(into: Set<SlotKey>()) { $0.formUnion(slots.aliases(of: $1)) }
    var actions: [FunctionID] = []
    var (isHanded, isAction) = (false, false)
    for current in chain(from: function) {
      guard let role = role(of: current) else {
        actions.append(current)
        break
      }
      // What a view of other code is handed and makes no view is an action as well.
      if !isAction, let taker = evaluator.takers[current], isMadeByOthers(taker) { isHanded = true }
      if role == .view || role == .content { break }
      if role == .action { isAction = true }
      if role == .passed { isHanded = true }
      if let taker = evaluator.takers[current], known.deferringCalls.contains(program.text(taker)) { return true }
      actions.append(current)
    }
    if isHanded { return true }
    for action in actions {
      if closes(action, keys) { return true }
      for position in flow.callers[action] ?? [] {
        let caller = evaluator.calls[Int(position)].caller
        if chain(from: caller).prefix(4).contains(where: { role(of: $0) != .view && closes($0, keys) }) { return true }
      }
    }
    return false
  }

  /// Whether a method that does it is handed to a view or a function of the source, which may close itself.
  private func isHandedOn(_ occurrence: Occurrence) -> Bool {
    let record = evaluator.records[occurrence.function.index]
    let calls = record.calls.map { evaluator.calls[Int($0)] }
    let handed = calls.filter { $0.isHanded && $0.site == occurrence.site }.flatMap { call -> [FunctionID] in
      if case .functions(let ids) = call.callee { ids } else { [] }
    }
    guard !handed.isEmpty else { return false }
    func isMeant(_ value: Val) -> Bool { if case .function(let id, _) = vals[value] { handed.contains(id) } else { false } }
    return calls.contains { !$0.isHanded && $0.arguments.contains(where: isMeant) }
      || record.constructs.contains { use in
        if case .construct(_, _, let arguments, _) = vals[use.value] { arguments.contains(where: isMeant) } else { false }
      }
  }

  /// Whether something is made of a type of which nothing is known: a view of a package, which may close itself.
  private func isMadeByOthers(_ name: Name) -> Bool {
    let knowledge = evaluator.knowledge
    return program.text(name).first?.isUppercase == true && !knowledge.foreignViews.contains(name) && !knowledge.viewNames.contains(name)
      && knowledge.candidates(name).isEmpty
  }

  /// How a closure is used; nil for what is none.
  private func role(of function: FunctionID) -> Role? {
    let parent = evaluator.records[function.index].parent
    guard parent.exists else { return nil }
    return evaluator.records[parent.index].closures.first { $0.function == function }?.role
  }

  /// Whether a function, or a closure in it, leaves, takes a slot off, or calls what it was handed.
  private func closes(_ function: FunctionID, _ keys: Set<SlotKey>) -> Bool {
    var open = [function]
    var seen: Set<FunctionID> = []
    while let current = open.popLast(), seen.count < 256 {
      guard seen.insert(current).inserted else { continue }
      let record = evaluator.records[current.index]
      if record.presentations.contains(where: { shape($0).effect == .returns }) { return true }
      if (context.passes.summaries.effects[current] ?? []).contains(where: { takesOff($0, keys) }) { return true }
      for index in record.puts {
        let put = evaluator.puts[Int(index)]
        if slots.keys(put.place).contains(where: keys.contains) { return true }
      }
      for index in record.calls {
        let call = evaluator.calls[Int(index)]
        switch call.callee {
        case .value: return true
        case .functions(let ids):
          for id in ids where (context.passes.summaries.effects[id] ?? []).contains(where: { takesOff($0, keys) }) { return true }
        case .construct: continue
        }
      }
      open += record.closures.filter { $0.role != .view && $0.role != .content }.map(\.function)
    }
    return false
  }

  func takesOff(_ effect: Effect, _ keys: Set<SlotKey>) -> Bool {
    switch effect.action {
    case .leave: true
    case .put(let key, _, let operation): operation == .clear && keys.contains(key)
    case .link, .show, .declare: false
    }
  }
}
