import Facts

/// A call that gives a value to all that listen to a subject, or under a name.
struct Sending {
  let call: Int32
  let subject: Val
  let isNamed: Bool
}

/// A closure or function that is given what is sent to a subject, or under a name.
struct Listener {
  let callee: Val
  let publisher: Val
  let isNamed: Bool
  /// Where it is written that it listens.
  let function: FunctionID
  let site: Site
}

/// Messages: values that go from where they are sent to the closures that listen.
extension Evaluator {
  /// What a publisher hands on, as far as the methods between only let values through: a subject's place, or a property's projection.
  func source(ofPublisher value: Val) -> Val {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      guard case .foreignCall(let base, let name, _, _, _) = vals[current], knowledge.passing.contains(name), vals[base] != .null else {
        return current
      }
      current = base
    }
    return current
  }

  /// The type and the value that a publisher's closures are given: of a property that publishes what it holds that value, of a subject
  /// something of its type.
  func published(by publisher: Typed) -> Typed {
    let source = source(ofPublisher: publisher.value)
    if case .binding(let inner) = vals[source] { return Typed(value: inner, type: placeType(inner)) }
    for type in [publisher.type, publisherTypes[source] ?? .unknown, placeType(source)] {
      guard case .nominal(let id, let arguments) = terms[terms.unwrapped(type)], let first = arguments.first,
        !program.types[id.index].isSource
      else { continue }
      return Typed(value: .unknown, type: first)
    }
    return .unknown
  }

  private func placeType(_ place: Val) -> Term {
    if case .member(_, let property) = vals[place] { return typeOf(property) }
    return .unknown
  }

  /// The type of a publisher of values of a type.
  func publisher(of type: Term) -> Term {
    guard let first = knowledge.publishers.first else { return .unknown }
    return terms.nominal(resolver.external(first), [type])
  }

  /// Whether something is a publisher.
  func isPublisher(_ typed: Typed) -> Bool {
    let source = source(ofPublisher: typed.value)
    if publisherTypes[source] != nil { return true }
    if case .binding(let inner) = vals[source] { return isPublished(inner) }
    return [typed.type, placeType(source)].contains { type in
      guard let id = terms.nominalType(type) else { return false }
      let entity = program.types[id.index]
      return !entity.isSource && (knowledge.subjects.contains(entity.name) || knowledge.publishers.contains(entity.name))
    }
  }

  /// Whether a type is that of a subject.
  func isSubject(_ type: Term) -> Bool {
    guard let id = terms.nominalType(type) else { return false }
    return !program.types[id.index].isSource && knowledge.subjects.contains(program.types[id.index].name)
  }

  /// Whether the projection of a property publishes what the property holds.
  private func isPublished(_ place: Val) -> Bool {
    guard case .member(_, let property) = vals[place] else { return false }
    let file = program.file(of: property)
    return program.attributes(program.fact(property).attributes, in: file).contains {
      knowledge.publishers.contains(program.name($0.name, in: file))
    }
  }

  /// `publisher.map { … }`: a publisher of what the closure gives.
  func transformed(_ name: Name, _ base: Typed, _ arguments: [CallArgument], _ site: Site) -> Typed? {
    guard knowledge.transforming.contains(name), let argument = arguments.first, isPublisher(base) else { return nil }
    let given = published(by: base)
    let typed: Typed
    if argument.value.exists, unit.facts[argument.value].kind == .closure {
      let id = program.function(frame.file, unit.facts[argument.value].function)
      typed = closure(id, expected: .unknown, role: .passed, parameterTypes: [given.type], parameterValues: [given.value])
    } else {
      typed = evaluate(argument.value, expected: .unknown, role: .passed)
    }
    var result = Term.unknown
    switch vals[typed.value] {
    case .keyPath(_, let path): result = property(path, from: given.type).map { typeOf($0) } ?? .unknown
    case .closure, .function, .caseFunction: if case .function(_, let type) = terms[typed.type] { result = type }
    default: break
    }
    let value = foreignValue(name, vals[base.value], arguments, [typed.value], site)
    let type = publisher(of: terms.unwrapped(result))
    publisherTypes[value] = type
    return Typed(value: value, type: type)
  }

  /// Whether a constant is a name under which messages are sent.
  func isChannelName(_ property: PropertyID) -> Bool {
    guard let type = terms.nominalType(typeOf(property)) else { return false }
    return !program.types[type.index].isSource && program.types[type.index].name == knowledge.channelType
  }

  /// What a member of a message is, where it is known what the message was made with.
  func carriedPart(_ name: Name, of message: Val) -> Val? {
    guard knowledge.carried.contains(name), case .foreignCall(let base, let type, let labels, let arguments, _) = vals[message],
      vals[base] == .null, knowledge.carriers.contains(type)
    else { return nil }
    guard let index = labels.firstIndex(of: name), index < arguments.count else { return vals.intern(.null) }
    return arguments[index]
  }

  /// Notes that a value is sent.
  func send(_ values: [Val], to subject: Val, isNamed: Bool = false, _ site: Site) {
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .value(isNamed ? vals.intern(.null) : subject),
        receiver: .unknown, arguments: values, role: frame.role))
    sendings.append(Sending(call: position, subject: subject, isNamed: isNamed))
  }

  /// Notes what listens.
  func listen(_ callee: Val, to publisher: Val, isNamed: Bool = false, at site: Site) {
    switch vals[callee] {
    case .closure, .function, .parameter:
      listeners.append(Listener(callee: callee, publisher: publisher, isNamed: isNamed, function: frame.function, site: site))
    default: break
    }
  }

  /// A loop over what a publisher gives: what it is at hand is what is sent.
  func received(from sequence: Typed, at site: Site) -> Typed? {
    guard isPublisher(sequence) else { return nil }
    let given = published(by: sequence)
    if given.value.isKnown { return given }
    let value = vals.intern(.local(site))
    loopListeners.append(Listener(callee: value, publisher: sequence.value, isNamed: false, function: frame.function, site: site))
    return Typed(value: value, type: given.type)
  }
}
