import Facts

/// A call that gives a value to all that listen to a subject.
struct Sending {
  let call: Int32
  let subject: Val
}

/// A closure or function that is given what is sent to a subject.
struct Listener {
  let callee: Val
  let publisher: Val
}

/// Messages: values that go from `send` to the closures that listen.
extension Evaluator {
  /// What a publisher hands on, as far as the methods between only let values through: a subject's place, or a property's projection.
  func source(ofPublisher value: Val) -> Val {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      guard case .foreignCall(let base, let name, _, _, _) = vals[current], knowledge.passing.contains(name) else { return current }
      current = base
    }
    return current
  }

  /// The type and the value that a publisher's closures are given: of a property that publishes what it holds that value, of a subject
  /// something of its type.
  func published(by publisher: Val) -> Typed {
    let source = source(ofPublisher: publisher)
    if case .binding(let inner) = vals[source] { return Typed(value: inner, type: placeType(inner)) }
    guard case .nominal(let id, let arguments) = terms[terms.unwrapped(placeType(source))], let first = arguments.first,
      !program.types[id.index].isSource
    else { return .unknown }
    return Typed(value: .unknown, type: first)
  }

  private func placeType(_ place: Val) -> Term {
    if case .member(_, let property) = vals[place] { return typeOf(property) }
    return .unknown
  }

  /// Notes that a value is sent.
  func send(_ values: [Val], to subject: Val, _ site: Site) {
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .value(subject), receiver: .unknown, arguments: values,
        role: frame.role))
    sendings.append(Sending(call: position, subject: subject))
  }

  /// Notes what listens.
  func listen(_ callee: Val, to publisher: Val) {
    switch vals[callee] {
    case .closure, .function: listeners.append(Listener(callee: callee, publisher: publisher))
    default: break
    }
  }
}
