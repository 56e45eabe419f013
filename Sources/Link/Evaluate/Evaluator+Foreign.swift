import Facts
import Knowledge

extension Evaluator {
  /// The making of something that the source does not declare.
  func constructForeign(_ id: TypeID, _ type: Term, _ arguments: [CallArgument], _ site: Site, _ role: Role) -> Typed {
    let name = program.types[id.index].name
    let wanted = wantedType
    var inner = type
    // An initialiser that the source adds makes a binding in a way of its own.
    let isAdded = program.types[id.index].initializers.contains { fit(arguments, $0) != nil }
    if isBinding(id), !isAdded, let made = wrapper(type, arguments) { return made }
    if name == known.binding, let made = bindingByAccessors(arguments, site) { return made }
    if knowledge.collections.contains(name), arguments.isEmpty { return Typed(value: vals.intern(.array([])), type: type) }
    if knowledge.collections.contains(name), arguments.count == 1 {
      // `Set(items)`, `NavigationPath([.a])`: the collection is what it is made of.
      let element = elementType(type).isKnown ? elementType(type) : elementType(wanted)
      let typed = evaluate(arguments[0].value, expected: element.isKnown ? terms.array(element) : .unknown, role: role)
      return Typed(value: typed.value, type: typed.type.isKnown ? typed.type : type)
    }
    if let grouping = known.groupings[name], let first = arguments.first, first.label == grouping {
      let typed = evaluate(first.value, expected: .unknown, role: role)
      for argument in arguments.dropFirst() {
        _ = evaluate(argument.value, expected: terms.intern(.function([elementType(typed.type)], .unknown)), role: role)
      }
      return Typed(value: vals.intern(.array([typed.value])), type: terms.intern(.dictionary(.unknown, terms.array(elementType(typed.type)))))
    }
    if knowledge.carriers.contains(name) {
      let values = arguments.map { argument in
        let isName = argument.label == knowledge.channelProperty
        return evaluate(argument.value, expected: isName ? terms.nominal(resolver.external(knowledge.channelType)) : messageData).value
      }
      return Typed(value: foreignValue(name, .null, arguments, values, site), type: type)
    }
    if knowledge.transparent.contains(name), let first = arguments.first {
      let typed = evaluate(first.value, expected: .unknown, role: role)
      for argument in arguments.dropFirst() { _ = evaluate(argument.value, expected: .unknown, role: role) }
      if isFunction(typed.type) { return Typed(value: foreignValue(name, .null, arguments, [typed.value], site), type: type) }
      return typed
    }
    if case .nominal(_, let given) = terms[type], given.isEmpty, let made = storeType(id, arguments) { inner = made }
    // Without generic arguments it is what the place wants.
    madeType = terms.nominalType(wanted) == id && terms.nominal(id) == type ? terms.unwrapped(wanted) : type
    let values: [Val]
    if let known = table(name, base: nil, forms: [.construct], arguments, site, role) {
      values = known
    } else {
      values = plainArguments(arguments, site, role: role, of: name)
      if !knowledge.foreignViews.contains(name) { noteUntaught(name, values, site) }
    }
    if case .nominal(let other, let given) = terms[type], given.isEmpty, other == id, inner == type { inner = terms.nominal(id) }
    noteRegistered(name, inner, values, at: site)
    return Typed(value: foreignValue(name, .null, arguments, values, site), type: inner)
  }

  func foreignValue(_ name: Name, _ base: ValForm, _ arguments: [CallArgument], _ values: [Val], _ site: Site) -> Val {
    vals.intern(.foreignCall(vals.intern(base), name, arguments.map(\.label), values, site))
  }

  /// A call of what the source does not declare.
  ///
  /// - Parameter isBaseWritten: false where the call stands without base, in a type that may have inherited what is called.
  func foreign(
    _ name: Name, base: Typed, forms: CallForms, _ arguments: [CallArgument], _ site: Site, _ role: Role, own: Int? = nil,
    expected: Term = .unknown, isBaseWritten: Bool = true
  ) -> Typed {
    let isOnView = isView(base.type)
    let outer = impliedType
    defer { impliedType = outer }
    if case .metatype(let type) = terms[base.type] { impliedType = type }
    if let values = table(name, base: base, forms: forms, arguments, site, role, own: own) {
      if let given { return given }
      guard let shape = matchedShape.map({ knowledge.shapes[$0] }) else { return .unknown }
      if shape.form == .modifier { return base }
      let value = foreignValue(name, vals[base.value], arguments, values, site)
      guard shape.effect == .publishes else {
        // Who goes back gives itself, whoever leads on what that leads to: such calls are chained.
        return Typed(value: value, type: shape.effect == .returns && !routedType.isKnown ? base.type : routedType)
      }
      let type = publisher(of: shape.target.map { terms.nominal(resolver.external(names.intern($0))) } ?? .unknown)
      publisherTypes[value] = type
      return Typed(value: value, type: type)
    }
    if let typed = transformed(name, base, arguments, site) { return typed }
    if knowledge.passing.contains(name), isPublisher(base) {
      let values = plainArguments(arguments, site, role: .inline)
      return Typed(value: foreignValue(name, vals[base.value], arguments, values, site), type: base.type)
    }
    if let typed = collectionMethod(name, base, arguments, expected: expected) { return typed }
    let values = plainArguments(arguments, site, role: isOnView ? .view : .inline, of: name)
    let decoded = decodedType(name, values)
    if let decoded { noteData(decoded) }
    noteUntaught(name, values, site)
    let injected = injectedType(values)
    let type = decoded ?? injected ?? .unknown
    if isOnView, injected == nil {
      if isBaseWritten || isExtended(frame.selfType) { return base }
      // A view does not change itself: a function of other code is called.
      return Typed(value: foreignValue(name, .null, arguments, values, site), type: type)
    }
    return Typed(value: foreignValue(name, vals[base.value], arguments, values, site), type: type)
  }

  /// The type of what a function gives that is told by a key path which factory to ask.
  private func injectedType(_ arguments: [Val]) -> Term? {
    guard let first = arguments.first, case .keyPath(let root, let names) = vals[first] else { return nil }
    return factoryType(ofKeyPathFrom: root, names)
  }

  /// Whether code of a type is meant for other types: an extension of what the frameworks call a view, or of a protocol.
  private func isExtended(_ type: TypeID) -> Bool {
    !type.exists || !program.types[type.index].isSource || program.types[type.index].kind == .protocol
  }

  /// The type of what a function makes that is told by its first argument which type to make.
  func decodedType(_ name: Name, _ arguments: [Val]) -> Term? {
    guard knowledge.decoders.contains(name), let first = arguments.first, case .type(let term) = vals[first] else { return nil }
    return metatypeInstance(term)
  }

  /// Arguments of a call that nothing is known of. A view's closures make views; others run where they stand.
  private func plainArguments(_ arguments: [CallArgument], _ site: Site, role: Role, of name: Name? = nil) -> [Val] {
    let given = arguments.map { argument in
      let typed = evaluate(argument.value, expected: .unknown, role: role)
      if case .closure(let id) = vals[typed.value], let name { takers[id] = name }
      if !isSelector(argument) { noteReference(typed, argument) }
      return typed
    }
    noteSelector(arguments, given)
    notePossibleBuilder(given, at: site)
    return given.map(\.value)
  }

  /// A function handed to what the source does not declare is called by it: `Button("Home", action: router.popToRoot)`.
  func noteReference(_ typed: Typed, _ argument: CallArgument) {
    guard case .function(let id, let receiver) = vals[typed.value], argument.value.exists else { return }
    noteCall(of: id, receiver, at: argument.value)
  }

  private func isSelector(_ argument: CallArgument) -> Bool {
    guard argument.value.exists else { return false }
    let value = unit.facts[argument.value]
    return value.kind == .macro && knowledge.selectors.contains(name(value.symbol))
  }

  /// A selector that is handed over with an object of another type (`addTarget(router, action: #selector(Router.open), …)`) calls that
  /// object's method of the name. What is called of the code's own type is told where it stands.
  private func noteSelector(_ arguments: [CallArgument], _ given: [Typed]) {
    guard let position = arguments.indices.first(where: { isSelector(arguments[$0]) }),
      case .function(let written, _) = vals[given[position].value]
    else { return }
    for (argument, typed) in zip(arguments, given) where !isSelector(argument) {
      guard let target = terms.nominalType(typed.type), program.types[target.index].isSource, target != frame.selfType,
        !resolver.lineage(frame.selfType).contains(target), let method = candidates(program.name(of: written), in: target).first?.0
      else { continue }
      noteCall(of: method, typed.value, at: arguments[position].value)
      return
    }
  }

  /// An argument of something of the source. A method that is handed over stands for a closure that calls it with what it is given: what it
  /// does whatever that is, or as an event of it decides, is a site here. What it only forwards is told where it is called.
  func handed(_ id: ID<Value>, expected: Term) -> Typed {
    let typed = evaluate(id, expected: expected, role: .passed)
    noteHanded(typed, id)
    return typed
  }

  /// A method that is kept as a value.
  func noteHanded(_ typed: Typed, _ id: ID<Value>) {
    guard case .function(let function, let receiver) = vals[typed.value], id.exists else { return }
    let given = program.parameters(of: function).indices.count
    noteCall(of: function, receiver, at: id, (0..<given).map { vals.intern(.parameter(function, Int32(truncatingIfNeeded: $0))) })
  }

  private func noteCall(of function: FunctionID, _ receiver: Val, at id: ID<Value>, _ arguments: [Val] = []) {
    let site = Site(file: frame.file, offset: unit.facts[id].offset)
    let targets = witnesses(of: function, receiver: .unknown)
    records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .functions(targets.functions), receiver: receiver,
        arguments: arguments, role: frame.role, isAmbiguous: targets.functions.count > 1, isInferred: targets.isInferred, isHanded: true))
  }

  /// The place that a binding leads to.
  func place(behind value: Val) -> Val {
    if case .binding(let inner) = vals[value] { return inner }
    return value
  }

  /// What tells a made value from others: where it was made.
  func identity(_ value: Val) -> ValueIdentity {
    switch vals[value] {
    case .construct(_, _, _, let site), .foreignCall(_, _, _, _, let site): .made(site)
    // As seen from a caller further out it is the same call.
    case .result(let call): .made(calls[Int(call)].site)
    default: .value(value)
    }
  }

  /// Controllers that are added to those that a foreign property holds are shown, as if that was set.
  func addControllers(_ values: [Val], to base: Typed, _ site: Site) -> Bool {
    guard case .foreign(let holder, let name) = vals[base.value], knowledge.holdsControllers(name), !values.isEmpty,
      let (index, _) = knowledge.match(name, [.property], receivers: [], labels: [.none], trailing: [false])
    else { return false }
    usedShapes.insert(index)
    var record = PresentationRecord(shape: index, function: frame.function, site: site, condition: frame.condition, role: frame.role)
    record.base = holder
    record.content = values
    records[frame.function.index].presentations.append(Int32(truncatingIfNeeded: presentations.count))
    presentations.append(record)
    return true
  }

  /// Sets a property of what the source does not declare: styles, and those that the table knows as calls.
  func assignProperty(of target: Value, _ value: Typed, _ site: Site) {
    guard target.kind == .member || target.kind == .name else { return }
    let name = name(target.symbol)
    let base: Typed
    if target.kind == .member {
      base = evaluate(target.base, expected: .unknown)
    } else {
      guard localIndex(name) == nil else { return }
      base = selfValue
    }
    if let id = terms.nominalType(base.type),
      resolver.members(name, of: id).contains(where: { if case .property = $0.member { true } else { false } })
    {
      return
    }
    if name == knowledge.keptProperty, isSubject(base.type) { return send([value.value], to: base.value, site) }
    attributes[identity(base.value), default: [:]][name] = value.value
    if name == knowledge.titleProperty {
      titleWrites.append(TitleWrite(base: base.value, value: value.value, function: frame.function, site: site, condition: frame.condition))
    }
    // Whoever is given what a property holds does not know whose it is.
    if case .member(_, let property) = vals[base.value] {
      attributes[.value(vals.intern(.member(.unknown, property))), default: [:]][name] = value.value
    }
    guard let (index, _) = knowledge.match(name, [.property], receivers: [], labels: [.none], trailing: [false]),
      knowledge.shapes[index].effect != .links
    else { return }
    usedShapes.insert(index)
    var record = PresentationRecord(shape: index, function: frame.function, site: site, condition: frame.condition, role: frame.role)
    record.base = base.value
    record.baseType = base.type
    record.content = [value.value]
    if knowledge.shapes[index].effect == .shows { record.valueType = value.type }
    record.id = value.value
    records[frame.function.index].presentations.append(Int32(truncatingIfNeeded: presentations.count))
    presentations.append(record)
  }
}
