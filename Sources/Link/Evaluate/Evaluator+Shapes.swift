import Facts
import Knowledge

/// Calls that the table knows.
extension Evaluator {
  /// Looks a call up in the table; evaluates its arguments by the parts that they play and records it. Nil where no shape fits.
  func table(
    _ name: Name, base: Typed?, forms: CallForms, _ arguments: [CallArgument], _ site: Site, _ role: Role, own: Int? = nil
  ) -> [Val]? {
    matchedShape = nil
    given = nil
    routedType = .unknown
    // Most names are in no shape.
    guard !knowledge.candidates(name).isEmpty else { return nil }
    guard
      let (found, roles) = knowledge.match(
        name, forms, receivers: receivers(of: base), labels: arguments.map(\.label), trailing: arguments.map(\.isTrailing))
    else { return nil }
    usedShapes.insert(found)
    let way = zip(roles, arguments).first { $0.0 == .style }.flatMap { self.way($0.1) }
    let index = way.map { knowledge.shape(found, inTheWay: $0) } ?? found
    let shape = knowledge.shapes[index]
    let sender = shape.form == .construct ? madeType : .unknown
    var record = PresentationRecord(shape: index, function: frame.function, site: site, condition: frame.condition, role: frame.role)
    if let base {
      record.base = base.value
      record.baseType = base.type
    } else if shape.form == .construct {
      record.baseType = madeType
    }
    let isKept = shape.effect == .provides || shape.effect == .stores
    let isPlain = writesPlace(index)
    let position = isPlain ? -1 : Int32(truncatingIfNeeded: presentations.count)
    if !isPlain { presentations.append(record) }
    var values: [Val] = Array(repeating: .unknown, count: arguments.count)
    var elementTerm = Term.unknown
    var elementValue = Val.unknown
    var publisher = base ?? .unknown
    if shape.effect == .listens, shape.form == .method { (elementValue, elementTerm) = elements(ofPublisher: publisher) }
    if shape.effect == .listens, let message = shape.target { elementTerm = terms.nominal(resolver.external(names.intern(message))) }
    // Plain arguments first: what they are tells the closures' parameters.
    // First what tells the others' types, then plain arguments, then closures.
    for pass in 0..<3 {
      // What the closures stand in is known before they are read.
      if pass == 2, !isPlain { presentations[Int(position)] = record }
      for (place, argument) in arguments.enumerated() {
        let isClosure = argument.value.exists && unit.facts[argument.value].kind == .closure
        let telling: Set<ArgumentRole> = [.slot, .case, .selection, .elements, .type, .source, .published]
        guard pass == (isClosure ? 2 : telling.contains(roles[place]) ? 0 : 1) else { continue }
        let typed = evaluate(argument, roles[place], isClosure, &record, base, elementTerm, elementValue, position)
        values[place] = typed.value
        switch roles[place] {
        case .slot:
          elementTerm = terms.unwrapped(unbound(typed.type))
          record.slotType = terms.unwrapped(state(of: elementTerm) ?? elementTerm)
          if shape.effect == .binds { elementTerm = elementType(elementTerm) }
        case .case:
          elementTerm = lead(&record, to: typed.value, elementTerm)
          record.slotType = terms.unwrapped(state(of: elementTerm) ?? elementTerm)
        case .elements:
          elementTerm = elementType(typed.type)
          elementValue = element(of: typed.value)
          if case .binding(let inner) = vals[typed.value] {
            elementTerm = binding(elementType(unbound(typed.type)))
            elementValue = vals.intern(.binding(element(of: inner)))
          }
        case .type: elementTerm = metatypeInstance(typed.type)
        case .source: (elementTerm, elementValue) = (typed.type, typed.value)
        case .published:
          publisher = typed
          (elementValue, elementTerm) = elements(ofPublisher: publisher)
          if !elementTerm.isKnown, case .binding = vals[typed.value] { elementTerm = unbound(typed.type) }
        default: break
        }
      }
    }
    if shape.effect == .publishes || shape.effect == .supplies || shape.effect == .resolves {
      matchedShape = index
      if shape.effect == .supplies, let made = record.values.first { supply(made, as: record) }
      if shape.effect == .resolves { given = resolved(as: record, site) }
      return values
    }
    if shape.effect == .sends {
      if let channel = record.id {
        // What is sent under a name is a message that is made of the arguments, or the value alone.
        let made = shape.target.map { [foreignValue(names.intern($0), .null, arguments, values, site)] }
        send(made ?? record.values, to: channel, isNamed: true, site)
        matchedShape = index
        return values
      }
      if let message = record.values.first, let channel = carriedPart(knowledge.channelProperty, of: message) {
        send(record.values, to: channel, isNamed: true, site)
        matchedShape = index
        return values
      }
      if let action = terms.nominalType(action(of: base?.type ?? sender)) {
        sendActions(record.values, of: action, site)
        matchedShape = index
        return values
      }
      // A subject that is made with a value sends it to whoever listens: it is known by where it is made.
      send(record.values, to: shape.form == .construct ? vals.intern(.local(site)) : base?.value ?? .unknown, site)
      matchedShape = index
      return values
    }
    if shape.effect == .asks || shape.effect == .starts {
      // What a coordinator asks itself for as it is made is what it begins with.
      let isBeginning = shape.effect == .starts || base?.value == selfValue.value && program.fact(frame.function).kind == .initializer
      if isBeginning { begin(with: record.values + record.content) } else { ask(record.values, record.valueType, site) }
      matchedShape = index
      return values
    }
    if shape.effect == .listens {
      for value in values { listen(value, to: record.id ?? publisher.value, isNamed: record.id != nil, at: site) }
    }
    if isKept {
      if let key = record.id, let value = record.values.first { keep(value, under: key, shape.effect, record.valueType, site) }
      matchedShape = index
      return values
    }
    if isPlain, let own {
      if shape.effect == .puts || shape.effect == .replaces { change(own, .append, record.values) }
      if shape.effect == .pops { change(own, .pop, []) }
      if shape.effect == .clears { change(own, .clear, []) }
      matchedShape = index
      return values
    }
    if isPlain, shape.effect == .puts || shape.effect == .replaces, let base, addControllers(record.values, to: base, site) {
      matchedShape = index
      return values
    }
    if isPlain {
      let operation: PlaceOperation = shape.effect == .replaces ? .assign : .append
      record.values.forEach { value in put(base?.value ?? .unknown, operation, value, site, type: record.valueType) }
      if shape.effect == .puts, record.values.isEmpty {
        toggles.insert(site)
        put(base?.value ?? .unknown, .assign, .unknown, site)
      }
      if shape.effect == .pops {
        let isAll = values.first.map { isCount($0, of: base?.value ?? .unknown) } ?? false
        put(base?.value ?? .unknown, isAll ? .clear : .pop, isAll ? .unknown : target(of: arguments, base?.value ?? .unknown), site)
      }
      if shape.effect == .clears { put(base?.value ?? .unknown, .clear, .unknown, site) }
      matchedShape = index
      return values
    }
    // Without something that is shown the receiver is.
    if shape.effect == .shows, let base, !shape.arguments.contains(where: { [.content, .value, .id].contains($0.role) }) {
      record.content = [base.value]
      record.valueType = base.type
    }
    // What a superclass is made with that shows it is what the object begins with.
    if shape.effect == .shows, shape.form == .construct { begin(with: record.content) }
    presentations[Int(position)] = record
    records[frame.function.index].presentations.append(position)
    matchedShape = index
    return values
  }

  private func elements(ofPublisher publisher: Typed) -> (Val, Term) {
    let given = published(by: publisher)
    return (given.value, given.type)
  }

  /// The value that is on top once others were taken off, as far as a loop's condition or a position tells it.
  private func target(of arguments: [CallArgument], _ base: Val) -> Val {
    if frame.loopTarget.isKnown { return frame.loopTarget }
    return arguments.first.map { sought(by: $0.value, in: place(behind: base)) } ?? .unknown
  }

  /// Whether a call of a shape writes a place, and presents nothing itself.
  private func writesPlace(_ index: Int) -> Bool {
    let shape = knowledge.shapes[index]
    switch shape.effect {
    case .provides, .stores, .sends, .publishes, .supplies, .resolves, .asks, .starts: return true
    case .puts, .pops, .clears, .replaces: return shape.form == .method
    default: return false
    }
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
        let told = element.isKnown ? element : terms.nominal(resolver.external(known.string))
        let wanted = part == .id ? told : expectedType(part, knowledge.shapes[record.shape], base, handedTo: element)
        return evaluate(argument.value, expected: wanted, role: role)
      }
      let id = program.function(frame.file, unit.facts[argument.value].function)
      return closure(id, expected: .unknown, role: role, parameterTypes: types, parameterValues: values, presentation: position)
    }
    switch part {
    case .slot:
      let typed = run(.view)
      record.slot = place(behind: typed.value)
      record.slotCondition = bindingConditions[site(of: argument.value)] ?? .always
      return typed
    case .selection:
      let typed = run(.view)
      record.selection = place(behind: typed.value)
      record.selectionType = terms.unwrapped(unbound(typed.type))
      return typed
    case .value:
      untypedMember = nil
      let isProvided = knowledge.shapes[record.shape].effect == .provides
      if isClosure, knowledge.shapes[record.shape].effect == .supplies {
        let handed = knowledge.shapes[record.shape].target.map { terms.nominal(resolver.external(names.intern($0))) }
        let typed = run(.passed, handed.map { [$0] } ?? [])
        record.values.append(typed.value)
        return typed
      }
      var typed = isProvided ? evaluate(argument.value, expected: providedType(record.id), role: .passed) : run(.passed)
      if let route = propertyRoute(at: typed.value, askedOf: base) {
        routedType = route.type
        typed.value = route.value
      }
      // What only writes a place is no presentation that could wait.
      if !writesPlace(record.shape) { noteUntyped(typed, argument, position, at: record.values.count) }
      record.values.append(typed.value)
      record.valueType = typed.type
      return typed
    case .values:
      let typed = run(.passed)
      record.values += elements(typed.value).map { propertyRoute(at: $0, askedOf: base)?.value ?? $0 }
      record.valueType = elementType(typed.type)
      return typed
    case .content:
      let saved = frame.role
      if !isClosure { frame.role = .content }
      let typed = run(.content, [element])
      frame.role = saved
      record.content.append(typed.value)
      if !isClosure, [.shows, .returns].contains(knowledge.shapes[record.shape].effect) { record.valueType = typed.type }
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
      let typed = run(.action, [element, element], [elementValue, elementValue])
      // Nobody calls what waits for a message of a name where it is written.
      if knowledge.shapes[record.shape].effect != .listens || !knowledge.hasChannel(record.shape) { noteReference(typed, argument) }
      return typed
    case .run:
      let typed = run(.inline, knowledge.handlerTypes(record.shape).map { terms.nominal(resolver.external($0)) })
      // What runs after a presentation is no part of what is presented.
      if knowledge.shapes[record.shape].effect == .handles { record.content.append(typed.value) }
      return typed
    case .title:
      let outer = isReadingTitle
      isReadingTitle = knowledge.shapes[record.shape].effect == .titles
      defer { isReadingTitle = outer }
      let typed = run(.view)
      record.title = typed.value
      return typed
    case .id where knowledge.shapes[record.shape].effect == .makes:
      // A style: of `UIAlertController.Style.alert` the last name says it.
      let text = written(argument.value).split(separator: ".").last.map(String.init) ?? ""
      let value = vals.intern(.text(names.intern(text)))
      record.id = value
      return Typed(value: value, type: .unknown)
    case .id where knowledge.shapes[record.shape].effect == .styles:
      let typed = run(.view)
      record.id = vals.intern(.text(names.intern(written(argument.value))))
      return typed
    case .id where knowledge.shapes[record.shape].effect == .links:
      let typed = evaluate(named(by: argument.value), expected: terms.nominal(resolver.external(known.string)), role: .passed)
      record.id = typed.value
      if case .array = vals[typed.value] { record.values += elements(typed.value) } else { record.values.append(typed.value) }
      record.valueType = terms.nominal(resolver.external(known.string))
      return typed
    case .id:
      let isTag = [.tabs, .tags].contains(knowledge.shapes[record.shape].effect)
      let typed = isTag ? evaluate(argument.value, expected: selectionType(), role: .view) : run(.view)
      record.id = typed.value
      record.valueType = typed.type
      return typed
    case .url:
      let typed = run(.view)
      if knowledge.shapes[record.shape].effect == .leaves { record.id = typed.value }
      return typed
    case .source:
      let typed = run(.view)
      record.observed = typed.value
      return typed
    case .channel:
      let typed = evaluate(argument.value, expected: terms.nominal(resolver.external(knowledge.channelType)), role: .view)
      record.id = typed.value
      return typed
    case .reducer: return reducer(argument)
    case .sender: return run(.action, [sendType(base)])
    case .other where knowledge.shapes[record.shape].effect == .sends && !isClosure:
      return evaluate(argument.value, expected: messageData, role: .view)
    case .elements, .published, .case, .style, .other:
      return run(.view)
    }
  }

  /// Leads a slot to the payload of the case that a case path names; gives that payload's type.
  private func lead(_ record: inout PresentationRecord, to path: Val, _ held: Term) -> Term {
    let isStore = state(of: held) != nil
    guard let slot = record.slot, let id = caseMeant(by: path, of: terms.unwrapped(state(of: held) ?? held)) else { return held }
    record.slot = vals.intern(.payload(slot, id, 0))
    let type = resolver.caseParameterType(id, 0)
    return isStore ? store(of: type) : type
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
  private func expectedType(_ part: ArgumentRole, _ shape: KnowledgeTable.Shape, _ base: Typed?, handedTo taker: Term) -> Term {
    if part == .slot || part == .selection { return terms.nominal(resolver.external(known.binding)) }
    if part == .title { return terms.nominal(resolver.external(known.string)) }
    guard part == .value || part == .values else { return .unknown }
    if part == .value, taker.isKnown, shape.effect == .asks, let named = routeType(of: taker) { return named }
    if let told = valueType(of: shape, base) { return part == .value ? told : terms.array(told) }
    guard let base else { return shape.effect == .sends ? action(of: madeType) : .unknown }
    if case .nominal(let id, let arguments) = terms[terms.unwrapped(base.type)], knowledge.subjects.contains(program.types[id.index].name) {
      return arguments.first ?? .unknown
    }
    let action = action(of: base.type)
    if action.isKnown { return action }
    // What is added to a collection as it is stands in its elements' wrapper.
    let isPlain = shape.effect == .puts || shape.effect == .replaces
    let element = isPlain ? writtenElement(base.type) : elementType(base.type)
    return part == .value ? element : terms.array(element)
  }
}
