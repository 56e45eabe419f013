import Facts

/// A reducer: the function that answers the actions of a type.
struct Reducer {
  let function: FunctionID
  let action: TypeID
}

/// A call that sends an action.
struct ActionSending {
  let call: Int32
  let action: TypeID
}

/// Stores stand for the state that they hold; what they are sent goes to the reducer that answers actions of that type.
extension Evaluator {
  // MARK: Types

  /// The state that a store holds; nil for what is no store.
  func state(of store: Term) -> Term? {
    guard case .nominal(let id, let arguments) = terms[terms.unwrapped(store)], isStore(id) else { return nil }
    return arguments.first ?? .unknown
  }

  /// The action that a store, or what stands for one, is sent.
  func action(of sender: Term) -> Term {
    guard case .nominal(let id, let arguments) = terms[terms.unwrapped(metatypeInstance(sender))], !program.types[id.index].isSource else {
      return .unknown
    }
    if isStore(id) { return arguments.count > 1 ? arguments[1] : .unknown }
    return knowledge.senders.contains(program.types[id.index].name) ? arguments.last ?? .unknown : .unknown
  }

  private func isStore(_ id: TypeID) -> Bool {
    !program.types[id.index].isSource && knowledge.stores.contains(program.types[id.index].name)
  }

  /// The type of the store of a state.
  func store(of state: Term) -> Term {
    guard let name = knowledge.stores.first else { return state }
    return terms.nominal(resolver.external(name), [state, action(besides: state)])
  }

  /// The actions of the reducer that a state is of.
  private func action(besides state: Term) -> Term {
    guard let id = terms.nominalType(state), program.types[id.index].isSource else { return .unknown }
    let parent = program.types[id.index].name == known.stateName ? program.types[id.index].parent : id
    return parent.exists ? resolver.memberType(known.actionName, in: parent) ?? .unknown : .unknown
  }

  /// The reducer that answers what a store is sent.
  func reducer(ofStore store: Term) -> TypeID? {
    guard let state = state(of: store).flatMap({ terms.nominalType($0) }), program.types[state.index].isSource else { return nil }
    return reducer(ofState: state) ?? state
  }

  /// The reducer whose state a type is.
  func reducer(ofState state: TypeID) -> TypeID? {
    let entity = program.types[state.index]
    return entity.isSource && entity.name == known.stateName && entity.parent.exists ? entity.parent : nil
  }

  /// The reducers whose states a type holds, in whatever wrapper.
  func reducers(ofStatesIn type: Term) -> [TypeID] {
    switch terms[type] {
    case .nominal(let id, let arguments): reducer(ofState: id).map { [$0] } ?? arguments.flatMap { reducers(ofStatesIn: $0) }
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): reducers(ofStatesIn: inner)
    default: []
    }
  }

  /// Whether a type is the state of a reducer.
  func isState(_ state: TypeID, of reducer: TypeID) -> Bool {
    guard state.exists, self.reducer(ofState: state) == reducer else { return false }
    return reducers.contains { program.types[$0.action.index].parent == reducer }
  }

  /// The type of a store that is made with a state.
  func storeType(_ id: TypeID, _ arguments: [CallArgument]) -> Term? {
    guard isStore(id), let argument = arguments.first(where: { $0.label == knowledge.initialState }) else { return nil }
    let state = staticType(argument.value)
    return state.isKnown ? terms.nominal(id, [state, action(besides: state)]) : nil
  }

  // MARK: Parts

  /// A member of the state that a store stands for.
  func stateMember(_ name: Name, of base: Typed, site: Site) -> Typed? {
    guard let state = state(of: base.type) else { return nil }
    let held = Typed(value: base.value, type: state)
    return knowledge.stateMembers.contains(name) ? held : member(name, of: held, site: site)
  }

  /// `store.scope(state: \.destination?.edit, …)`, `viewStore.binding(get: \.isShown, …)`: the part of the state that a key path or a closure
  /// leads to.
  func part(_ name: Name, of base: Typed, _ arguments: [CallArgument], _ site: Site) -> Typed? {
    guard let state = state(of: base.type) else { return nil }
    let labels = knowledge.storeParts[name] ?? knowledge.storeBindings[name] ?? []
    guard let argument = arguments.first(where: { labels.contains($0.label) }), argument.value.exists else { return nil }
    let whole = Typed(value: place(behind: base.value), type: state)
    var found = whole
    switch unit.facts[argument.value].kind {
    case .keyPath: for step in keyPathNames(argument.value) { found = member(step, of: found, site: site) }
    case .closure:
      let id = program.function(frame.file, unit.facts[argument.value].function)
      let typed = closure(id, expected: .unknown, role: .view, parameterTypes: [whole.type], parameterValues: [whole.value])
      guard case .function(_, let result) = terms[typed.type] else { return nil }
      found = Typed(value: vals.choice(records[id.index].results.map(\.value)), type: result)
    default: return nil
    }
    if knowledge.storeBindings[name] != nil { return Typed(value: bindingValue(found.value), type: binding(found.type)) }
    let isBound = if case .binding = vals[base.value] { true } else { false }
    let type = terms.isOptional(found.type) ? terms.optional(store(of: terms.unwrapped(found.type))) : store(of: found.type)
    return Typed(value: isBound ? bindingValue(found.value) : found.value, type: isBound ? binding(type) : type)
  }

  /// The names of a key path, projections by the properties that they are of.
  private func keyPathNames(_ id: ID<Value>) -> [Name] {
    unit.facts[unit.facts[id].arguments].map { component in
      let text = names[name(component.label)]
      return text.hasPrefix("$") && text.utf8.count > 1 ? names.intern(String(text.dropFirst())) : name(component.label)
    }
  }

  /// The case that a case path leads to: `\.edit`, `\Destination.Cases.edit`, `/Destination.edit`.
  func caseMeant(by path: Val, of type: Term) -> CaseID? {
    switch vals[path] {
    case .caseFunction(let id), .enumCase(let id, _): id
    case .keyPath(let root, let names):
      names.last.flatMap { caseID($0, terms.unwrapped(type)) ?? caseID($0, terms.unwrapped(root)) }
    default: nil
    }
  }

  // MARK: Reducers

  /// The state and the actions of the reducer that the code at hand stands in.
  private var ownReducer: (state: Term, action: Term)? {
    if let written = writtenReducer { return written }
    var type = frame.selfType
    for _ in 0..<64 where type.exists {
      if let action = resolver.memberType(known.actionName, in: type) {
        return (resolver.memberType(known.stateName, in: type) ?? .unknown, action)
      }
      type = program.types[type.index].parent
    }
    return nil
  }

  /// The same as the declaration round the code says: `var body: some ReducerOf<Game>` of a type that has neither state nor actions of its own.
  private var writtenReducer: (state: Term, action: Term)? {
    var function = frame.function
    for _ in 0..<64 where records[function.index].parent.exists { function = records[function.index].parent }
    guard case .nominal(let id, let arguments) = terms[resolver.resultType(function)], arguments.count > 1, arguments[1].isKnown,
      !program.types[id.index].isSource, knowledge.reducerTypes.contains(program.types[id.index].name)
    else { return nil }
    return (arguments[0], arguments[1])
  }

  private func effect(of action: Term) -> Term { terms.nominal(resolver.external(knowledge.effect), [action]) }

  /// What an implicit member is of where a reducer answers an action and nothing else tells: `.send(.done)`.
  func impliedEffect(_ name: Name) -> Term? {
    guard knowledge.effectFactories.contains(name), let own = ownReducer else { return nil }
    return effect(of: own.action)
  }

  /// The type of what sends actions later.
  func sendType(_ base: Typed?) -> Term {
    terms.nominal(resolver.external(knowledge.send), [base.map { action(of: $0.type) } ?? .unknown])
  }

  /// A closure or function that answers actions: of the types that what it is handed to is written with, else of the reducer round it.
  func reducer(_ argument: CallArgument) -> Typed {
    guard argument.value.exists else { return .unknown }
    var types: [Term] = []
    if case .nominal(_, let arguments) = terms[madeType], arguments.count > 1 { types = arguments }
    // `Reducer<State, Action, Environment>.combine(Reducer { … })`
    if types.isEmpty, case .nominal(let id, let arguments) = terms[impliedType], arguments.count > 1, terms.nominalType(madeType) == id {
      types = arguments
    }
    if types.isEmpty, let own = ownReducer { types = [own.state, own.action] }
    guard unit.facts[argument.value].kind == .closure else {
      let typed = evaluate(argument.value, expected: .unknown, role: .passed)
      if case .function(let id, _) = vals[typed.value] { noteReducer(id, types.count > 1 ? types[1] : resolver.parameterType(id, 1)) }
      return typed
    }
    let id = program.function(frame.file, unit.facts[argument.value].function)
    let result = types.count > 1 ? effect(of: types[1]) : .unknown
    let typed = closure(id, expected: terms.intern(.function(types, result)), role: .passed, parameterTypes: types)
    if types.count > 1 { noteReducer(id, types[1]) }
    return typed
  }

  private func noteReducer(_ function: FunctionID, _ action: Term) {
    guard let type = terms.nominalType(action), !reducers.contains(where: { $0.function == function }) else { return }
    reducers.append(Reducer(function: function, action: type))
  }

  /// After all bodies were read: the methods by which types of the source answer actions themselves.
  func noteReducerMethods() {
    for index in records.indices where records[index].isEvaluated {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard program.name(of: id) == knowledge.reduce, program.fact(id).kind == .function else { continue }
      let labels = program.parameters(of: id).map { program.name($0.label, in: program.file(of: id)) }
      if labels == knowledge.reduceLabels { noteReducer(id, resolver.parameterType(id, 1)) }
    }
  }

  // MARK: Actions

  /// Notes that actions are sent, and with an action the inner ones that it carries to reducers of parts.
  func sendActions(_ values: [Val], of type: TypeID, _ site: Site, depth: Int = 0) {
    for value in values {
      let position = Int32(truncatingIfNeeded: calls.count)
      records[frame.function.index].calls.append(position)
      calls.append(
        CallRecord(
          caller: frame.function, site: site, condition: frame.condition, callee: .value(vals.intern(.null)), receiver: .unknown,
          arguments: [.unknown, value], role: frame.role))
      actionSendings.append(ActionSending(call: position, action: type))
      guard depth < 8, case .enumCase(_, let items) = vals[value] else { continue }
      for item in items {
        if case .enumCase(let inner, _) = vals[item] { sendActions([item], of: program.owner(of: inner), site, depth: depth + 1) }
      }
    }
  }
}
