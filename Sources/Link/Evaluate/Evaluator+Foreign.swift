import Facts
import Knowledge

extension Evaluator {
  /// The making of something that the source does not declare.
  func constructForeign(_ id: TypeID, _ type: Term, _ arguments: [CallArgument], _ site: Site, _ role: Role) -> Typed {
    let name = program.types[id.index].name
    var inner = type
    if isBinding(id), let made = wrapper(arguments) { return made }
    if name == known.binding, let made = bindingByAccessors(arguments) { return made }
    if knowledge.collections.contains(name), arguments.isEmpty { return Typed(value: vals.intern(.array([])), type: type) }
    if knowledge.collections.contains(name), arguments.count == 1 {
      // `Set(items)`, `NavigationPath([.a])`: the collection is what it is made of.
      let typed = evaluate(arguments[0].value, expected: .unknown, role: role)
      return Typed(value: typed.value, type: typed.type.isKnown ? typed.type : type)
    }
    if let grouping = known.groupings[name], let first = arguments.first, first.label == grouping {
      let typed = evaluate(first.value, expected: .unknown, role: role)
      for argument in arguments.dropFirst() {
        _ = evaluate(argument.value, expected: terms.intern(.function([elementType(typed.type)], .unknown)), role: role)
      }
      return Typed(value: vals.intern(.array([typed.value])), type: terms.intern(.dictionary(.unknown, terms.array(elementType(typed.type)))))
    }
    if knowledge.transparent.contains(name), let first = arguments.first {
      let typed = evaluate(first.value, expected: .unknown, role: role)
      for argument in arguments.dropFirst() { _ = evaluate(argument.value, expected: .unknown, role: role) }
      if isFunction(typed.type) { return Typed(value: foreignValue(name, .null, arguments, [typed.value], site), type: type) }
      return typed
    }
    let values = table(name, base: nil, forms: [.construct], arguments, site, role) ?? plainArguments(arguments, role: role)
    if case .nominal(let other, let given) = terms[type], given.isEmpty, other == id { inner = terms.nominal(id) }
    return Typed(value: foreignValue(name, .null, arguments, values, site), type: inner)
  }

  /// `Bindable(router)`, `Binding(projectedValue:)`: the wrapper of a value.
  private func wrapper(_ arguments: [CallArgument]) -> Typed? {
    guard arguments.count == 1, let argument = arguments.first, argument.value.exists, unit.facts[argument.value].kind != .closure else {
      return nil
    }
    let typed = evaluate(argument.value, expected: .unknown)
    return Typed(value: bindingValue(typed.value), type: binding(unbound(typed.type)))
  }

  private func foreignValue(_ name: Name, _ base: ValForm, _ arguments: [CallArgument], _ values: [Val], _ site: Site) -> Val {
    vals.intern(.foreignCall(vals.intern(base), name, arguments.map(\.label), values, site))
  }

  /// `Binding(get:set:)`: it leads to the place that its getter reads, or else to the one that its setter writes.
  private func bindingByAccessors(_ arguments: [CallArgument]) -> Typed? {
    guard let getter = arguments.first(where: { $0.label == known.getterLabel || $0.isTrailing && !$0.label.exists }), getter.value.exists,
      unit.facts[getter.value].kind == .closure
    else { return nil }
    let typed = evaluate(getter.value, expected: .unknown, role: .view)
    let closureID = program.function(frame.file, unit.facts[getter.value].function)
    let results = records[closureID.index].results.map(\.value)
    var place = results.first(where: isReadPlace) ?? .unknown
    var type = Term.unknown
    if case .function(_, let result) = terms[typed.type] { type = result }
    for setter in arguments where setter.value != getter.value && (setter.label == known.setterLabel || setter.isTrailing) {
      let before = puts.count
      _ = evaluate(setter.value, expected: terms.intern(.function([type], .unknown)), role: .action)
      if setter.value.exists, unit.facts[setter.value].kind == .closure {
        records[program.function(frame.file, unit.facts[setter.value].function).index].isSetter = true
      }
      if !isReadPlace(place), let written = puts.dropFirst(before).first { place = written.place }
    }
    guard isReadPlace(place) else { return Typed(value: .unknown, type: binding(type)) }
    // A flag that is computed from the place says only that there is something.
    let isComputed = isBool(type) && !isBool(placeType(place))
    return Typed(value: vals.intern(.binding(isComputed ? vals.intern(.foreign(place, presence)) : place)), type: binding(type))
  }

  private func isBool(_ term: Term) -> Bool { terms.nominalType(term).map { program.types[$0.index].name == known.bool } ?? false }

  private func placeType(_ place: Val) -> Term {
    switch vals[place] {
    case .member(_, let property): typeOf(property)
    case .parameter(let function, let index): resolver.parameterType(function, Int(index))
    default: .unknown
    }
  }

  private func isReadPlace(_ value: Val) -> Bool {
    switch vals[value] {
    case .member, .element, .parameter: true
    default: false
    }
  }

  /// A call of what the source does not declare.
  func foreign(
    _ name: Name, base: Typed, forms: Set<CallForm>, _ arguments: [CallArgument], _ site: Site, _ role: Role
  ) -> Typed {
    let isOnView = isView(base.type)
    if let values = table(name, base: base, forms: forms, arguments, site, role) {
      if let shape = matchedShape, knowledge.shapes[shape].form == .modifier { return base }
      return Typed(value: foreignValue(name, vals[base.value], arguments, values, site), type: .unknown)
    }
    if let typed = collectionMethod(name, base, arguments) { return typed }
    let values = plainArguments(arguments, role: isOnView ? .view : .inline)
    if knowledge.decoders.contains(name), let first = values.first, case .type(let term) = vals[first] { noteData(term) }
    if isOnView { return base }
    return Typed(value: foreignValue(name, vals[base.value], arguments, values, site), type: .unknown)
  }

  /// What is known of every collection and optional: their closures get elements, their results are elements or collections.
  private func collectionMethod(_ name: Name, _ base: Typed, _ arguments: [CallArgument]) -> Typed? {
    let element = elementType(base.type)
    guard element.isKnown || terms.isOptional(base.type) else { return nil }
    let item = element.isKnown ? element : terms.unwrapped(base.type)
    let value = element.isKnown ? self.element(of: base.value) : base.value
    func evaluateAll(_ result: Term = .unknown) -> [Typed] {
      arguments.map { argument in
        guard argument.value.exists, unit.facts[argument.value].kind == .closure else {
          return evaluate(argument.value, expected: .unknown, role: .inline)
        }
        let id = program.function(frame.file, unit.facts[argument.value].function)
        return closure(id, expected: terms.intern(.function([item], result)), role: .inline, parameterTypes: [item], parameterValues: [value])
      }
    }
    switch known.collectionMethods[name] {
    case .transforms:
      let typed = evaluateAll()
      guard let first = typed.first, case .function(_, let result) = terms[first.type] else { return Typed(value: .unknown, type: .unknown) }
      let given = closureResults(first.value)
      if !element.isKnown { return Typed(value: vals.choice(given), type: terms.optional(terms.unwrapped(result))) }
      return Typed(value: vals.intern(.array(given)), type: terms.array(terms.unwrapped(result)))
    case .selects:
      _ = evaluateAll()
      return base
    case .picks:
      _ = evaluateAll()
      return Typed(value: value, type: terms.optional(item))
    case .numbers:
      let pair = Typed(value: vals.intern(.tuple([.unknown, value])), type: terms.intern(.tuple([.unknown, item], known.numberedLabels)))
      return Typed(value: vals.intern(.array([pair.value])), type: terms.array(pair.type))
    case .visits:
      _ = evaluateAll()
      return .unknown
    case nil: return nil
    }
  }

  private func closureResults(_ value: Val) -> [Val] {
    switch vals[value] {
    case .closure(let id): records[id.index].results.map(\.value)
    default: []
    }
  }

  /// Arguments of a call that nothing is known of. A view's closures make views; others run where they stand.
  private func plainArguments(_ arguments: [CallArgument], role: Role) -> [Val] {
    arguments.map { argument in
      let typed = evaluate(argument.value, expected: .unknown, role: role)
      noteReference(typed, argument)
      return typed.value
    }
  }

  /// A function handed to what the source does not declare is called by it: `Button("Home", action: router.popToRoot)`.
  private func noteReference(_ typed: Typed, _ argument: CallArgument) {
    guard case .function(let id, let receiver) = vals[typed.value], argument.value.exists else { return }
    let site = Site(file: frame.file, offset: unit.facts[argument.value].offset)
    records[frame.function.index].calls.append(Int32(truncatingIfNeeded: calls.count))
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .functions([id]), receiver: receiver, arguments: [],
        role: frame.role))
  }

  /// Looks a call up in the table; evaluates its arguments by the parts that they play and records it. Nil where no shape fits.
  private func table(
    _ name: Name, base: Typed?, forms: Set<CallForm>, _ arguments: [CallArgument], _ site: Site, _ role: Role
  ) -> [Val]? {
    matchedShape = nil
    let receiver = base.flatMap { terms.nominalType(metatypeInstance($0.type)) }.map { program.types[$0.index].name }
    guard
      let (index, roles) = knowledge.match(
        name, forms, receiver: receiver, labels: arguments.map(\.label), trailing: arguments.map(\.isTrailing))
    else { return nil }
    let shape = knowledge.shapes[index]
    var record = PresentationRecord(shape: index, function: frame.function, site: site, condition: frame.condition, role: frame.role)
    if let base {
      record.base = base.value
      record.baseType = base.type
    }
    let position = Int32(truncatingIfNeeded: presentations.count)
    let isPlain = [.puts, .pops, .clears].contains(shape.effect) && shape.form == .method
    if !isPlain { presentations.append(record) }
    var values: [Val] = Array(repeating: .unknown, count: arguments.count)
    var elementTerm = Term.unknown
    var elementValue = Val.unknown
    // Plain arguments first: what they are tells the closures' parameters.
    // First what tells the others' types, then plain arguments, then closures.
    for pass in 0..<3 {
      // What the closures stand in is known before they are read.
      if pass == 2, !isPlain { presentations[Int(position)] = record }
      for (place, argument) in arguments.enumerated() {
        let isClosure = argument.value.exists && unit.facts[argument.value].kind == .closure
        let telling: Set<ArgumentRole> = [.slot, .selection, .elements, .type]
        guard pass == (isClosure ? 2 : telling.contains(roles[place]) ? 0 : 1) else { continue }
        let typed = evaluate(argument, roles[place], isClosure, &record, base, elementTerm, elementValue, position)
        values[place] = typed.value
        switch roles[place] {
        case .slot: elementTerm = terms.unwrapped(unbound(typed.type))
        case .elements:
          elementTerm = elementType(typed.type)
          elementValue = element(of: typed.value)
          if case .binding(let inner) = vals[typed.value] {
            elementTerm = binding(elementType(unbound(typed.type)))
            elementValue = vals.intern(.binding(element(of: inner)))
          }
        case .type: elementTerm = metatypeInstance(typed.type)
        default: break
        }
      }
    }
    if isPlain {
      record.values.forEach { value in put(base?.value ?? .unknown, .append, value, site, type: record.valueType) }
      if shape.effect == .puts, record.values.isEmpty { put(base?.value ?? .unknown, .assign, .unknown, site) }
      if shape.effect == .pops {
        let isAll = values.first.map { isCount($0, of: base?.value ?? .unknown) } ?? false
        put(base?.value ?? .unknown, isAll ? .clear : .pop, isAll ? .unknown : frame.loopTarget, site)
      }
      if shape.effect == .clears { put(base?.value ?? .unknown, .clear, .unknown, site) }
      matchedShape = index
      return values
    }
    presentations[Int(position)] = record
    records[frame.function.index].presentations.append(position)
    matchedShape = index
    return values
  }

  /// `path.removeLast(path.count)` takes all off.
  private func isCount(_ value: Val, of base: Val) -> Bool {
    guard case .foreign(base, let name) = vals[value] else { return false }
    return name == known.countProperty
  }

  private func evaluate(
    _ argument: CallArgument, _ part: ArgumentRole, _ isClosure: Bool, _ record: inout PresentationRecord, _ base: Typed?, _ element: Term,
    _ elementValue: Val, _ position: Int32
  ) -> Typed {
    func run(_ role: Role, _ types: [Term] = [], _ values: [Val] = []) -> Typed {
      guard isClosure else {
        let wanted = part == .id ? element : expectedType(part, base)
        return evaluate(argument.value, expected: wanted, role: role)
      }
      let id = program.function(frame.file, unit.facts[argument.value].function)
      return closure(id, expected: .unknown, role: role, parameterTypes: types, parameterValues: values, presentation: position)
    }
    switch part {
    case .slot:
      let typed = run(.view)
      record.slot = place(behind: typed.value)
      return typed
    case .selection:
      let typed = run(.view)
      record.selection = place(behind: typed.value)
      record.selectionType = terms.unwrapped(unbound(typed.type))
      return typed
    case .value:
      let typed = run(.passed)
      record.values.append(typed.value)
      record.valueType = typed.type
      return typed
    case .values:
      let typed = run(.passed)
      record.values += elements(typed.value)
      record.valueType = elementType(typed.type)
      return typed
    case .content:
      let saved = frame.role
      if !isClosure { frame.role = .content }
      let typed = run(.content, [element])
      frame.role = saved
      record.content.append(typed.value)
      record.contentSites.append(Site(file: frame.file, offset: argument.value.exists ? unit.facts[argument.value].offset : 0))
      return typed
    case .type:
      let typed = run(.view)
      record.registeredType = metatypeInstance(typed.type)
      return typed
    case .view:
      let typed = run(.view, [element])
      record.views.append(typed.value)
      return typed
    case .row:
      let typed = run(.view, [element], [elementValue])
      record.views.append(typed.value)
      return typed
    case .action:
      let typed = run(.action, [element])
      noteReference(typed, argument)
      return typed
    case .run:
      let typed = run(.inline, knowledge.handlerTypes(record.shape).map { terms.nominal(resolver.external($0)) })
      record.content.append(typed.value)
      return typed
    case .title:
      let typed = run(.view)
      record.title = typed.value
      return typed
    case .id:
      let isTag = [.tabs, .tags].contains(knowledge.shapes[record.shape].effect)
      let typed = isTag ? evaluate(argument.value, expected: selectionType(), role: .view) : run(.view)
      record.id = typed.value
      record.valueType = typed.type
      return typed
    case .elements, .url, .other:
      return run(.view)
    }
  }

  /// The type of the selection round a place: what a tab's value or a tag is.
  private func selectionType() -> Term {
    var function = frame.function
    for _ in 0..<64 where function.exists {
      let record = records[function.index]
      if record.host >= 0, presentations[Int(record.host)].selectionType.isKnown { return presentations[Int(record.host)].selectionType }
      function = record.parent
    }
    return .unknown
  }

  /// Values that are put into a collection have its element's type.
  private func expectedType(_ part: ArgumentRole, _ base: Typed?) -> Term {
    if part == .slot || part == .selection { return terms.nominal(resolver.external(known.binding)) }
    guard let base, part == .value || part == .values else { return .unknown }
    let element = elementType(base.type)
    return part == .value ? element : terms.array(element)
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
    default: .value(value)
    }
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
    attributes[identity(base.value), default: [:]][name] = value.value
    guard let (index, _) = knowledge.match(name, [.property], receiver: nil, labels: [.none], trailing: [false]) else { return }
    var record = PresentationRecord(shape: index, function: frame.function, site: site, condition: frame.condition, role: frame.role)
    record.base = base.value
    record.baseType = base.type
    record.content = [value.value]
    record.id = value.value
    records[frame.function.index].presentations.append(Int32(truncatingIfNeeded: presentations.count))
    presentations.append(record)
  }
}
