import Facts

/// What messages go through: those that listen at one end get what is sent into the other.
enum Channel: Hashable {
  /// The stored property of a subject, whichever instance holds it.
  case property(PropertyID)
  /// A name, by its text.
  case text(Name)
  /// A name that a framework declares, with the type that it is a member of.
  case foreign(Name, Name)
}

/// A function that is called with what a call sends.
struct Receiver {
  let function: FunctionID
  let call: Int32
}

/// What makes others of the values that come through.
struct Transform: Hashable {
  let function: Val
  /// Whether values that it makes nothing of go no further.
  let isSifting: Bool
}

/// One way from a channel to what listens.
struct Reception {
  let channel: Channel
  /// What values go through between, first come first.
  let transforms: [Transform]
}

/// Messages by value: what is sent to a subject, or under a name, reaches all that listen to it, whichever instance holds it.
extension Flow {
  /// Makes every call that sends a call of what listens to the same channel.
  func collectMessages() {
    struct Handing: Hashable {
      let call: Int32
      let function: FunctionID
    }
    let listening = collectListeners()
    collectFirstValues()
    var receivedCalls: [Handing: [Int32]] = [:]
    var sentTo: [Channel: [Int32]] = [:]
    for sending in evaluator.sendings {
      for sent in sent(by: sending) {
        sentTo[sent.channel, default: []].append(sent.call)
        for (function, transforms) in listening[sent.channel] ?? [] {
          let given = received(sent.call, through: transforms)
          receivers[sent.place, default: []] += given.map { Receiver(function: function, call: $0) }
          receivedCalls[Handing(call: sent.call, function: function), default: []] += given
        }
      }
    }
    sentChannels = Set(sentTo.keys)
    for (channel, calls) in sentTo.sorted(by: { ($0.value.first ?? 0) < ($1.value.first ?? 0) }) {
      for call in calls {
        for function in (listening[channel] ?? []).map(\.function) {
          let given = receivedCalls[Handing(call: call, function: function)] ?? []
          for position in given where valueCalls[function]?.contains(position) != true {
            valueCalls[function, default: []].append(position)
          }
          // Who sends is in the source: what is given is not from outside.
          evaluator.records[function.index].isForeign = false
        }
      }
    }
    for loop in evaluator.loopListeners {
      let receptions = self.receptions(of: loop)
      heardByLoops[loop.callee] = receptions.map(\.channel)
      for reception in receptions {
        for call in sentTo[reception.channel] ?? [] {
          for position in received(call, through: reception.transforms) {
            guard let argument = evaluator.calls[Int(position)].arguments.first else { continue }
            received[loop.callee, default: []].append(argument)
          }
        }
      }
    }
    collectActions()
  }

  /// The functions that listen to each channel, with what values go through before.
  private func collectListeners() -> [Channel: [(function: FunctionID, transforms: [Transform])]] {
    var listening: [Channel: [(function: FunctionID, transforms: [Transform])]] = [:]
    for listener in evaluator.listeners.flatMap({ supplied($0) }) {
      let function: FunctionID
      switch vals[listener.callee] {
      case .closure(let id), .applied(let id, _), .function(let id, _): function = id
      default: continue
      }
      let receptions = self.receptions(of: listener)
      heard[function, default: []].append(contentsOf: receptions.map(\.channel))
      for reception in receptions { listening[reception.channel, default: []].append((function, reception.transforms)) }
      // Nobody in the source calls it but by messages: what it is given is from outside, as long as none is found that is sent.
      if listener.isNamed, callers[function]?.contains(where: { !evaluator.calls[Int($0)].isHanded }) != true {
        evaluator.records[function.index].isForeign = true
      }
    }
    return listening
  }

  /// The properties whose subjects send what they are made with.
  private func collectFirstValues() {
    let firsts = Set(evaluator.sendings.map(\.subject))
    for (property, values) in assignments.sorted(by: { $0.key < $1.key }) {
      for value in values {
        guard case .foreignCall(_, _, _, _, let site) = vals[value], firsts.contains(vals.intern(.local(site))) else { continue }
        propertiesMade[site, default: []].append(property)
      }
    }
  }

  /// A message as it goes into a channel.
  private struct Sent {
    let channel: Channel
    /// The call that hands over what is sent.
    let call: Int32
    /// The call in the source that sends it: of a function that is handed the name, the call of that.
    let place: Int32
  }

  /// What a call sends into which channels: where a caller tells the name, that one sends.
  private func sent(by sending: Sending) -> [Sent] {
    let place = sending.call
    if case .local(let site) = vals[sending.subject], !sending.isNamed, let properties = propertiesMade[site] {
      return properties.map { Sent(channel: .property($0), call: place, place: place) }
    }
    guard sending.isNamed else {
      return receptions(behind: sending.subject).filter { $0.transforms.isEmpty }.map { Sent(channel: $0.channel, call: place, place: place) }
    }
    if let channel = name(sending.subject) { return [Sent(channel: channel, call: place, place: place)] }
    let record = evaluator.calls[Int(place)]
    let whole = vals.intern(.tuple([sending.subject] + record.arguments))
    return seen(whole, from: record.caller).compactMap { seen in
      guard let position = seen.call, case .tuple(let parts) = vals[seen.value], let channel = parts.first.flatMap({ name($0) }) else {
        return nil
      }
      let derived = record.copy()
      let outer = evaluator.calls[Int(position)]
      (derived.caller, derived.site, derived.condition) = (outer.caller, outer.site, outer.condition)
      derived.arguments = Array(parts.dropFirst())
      let call = Int32(truncatingIfNeeded: evaluator.calls.count)
      evaluator.calls.append(derived)
      return Sent(channel: channel, call: call, place: position)
    }
  }

  /// What listens, as the callers of a function see it that is handed the name or the closure.
  private func supplied(_ listener: Listener) -> [Listener] {
    let whole = vals.intern(.tuple([listener.publisher, listener.callee]))
    if case .parameter = vals[listener.callee] {} else if !listener.isNamed || name(listener.publisher) != nil { return [listener] }
    return seen(whole, from: listener.function).compactMap { seen in
      guard case .tuple(let parts) = vals[seen.value], parts.count == 2 else { return nil }
      return Listener(callee: parts[1], publisher: parts[0], isNamed: listener.isNamed, function: listener.function, site: listener.site)
    }
  }

  /// A call that sends as what listens sees it: with what the transforms between make of the value, one for each thing that they give.
  private func received(_ call: Int32, through transforms: [Transform]) -> [Int32] {
    var positions = [call]
    for transform in transforms {
      var next: [Int32] = []
      for position in positions {
        let record = evaluator.calls[Int(position)]
        for given in made(of: record.arguments, by: transform.function, record.site) where next.count < Vals.maximumAlternatives {
          if transform.isSifting, case .null = vals[given.value] { continue }
          let derived = record.copy()
          derived.arguments = [given.value]
          derived.condition = evaluator.guards.and(record.condition, given.condition)
          next.append(Int32(truncatingIfNeeded: evaluator.calls.count))
          evaluator.calls.append(derived)
        }
      }
      positions = next
    }
    return positions
  }

  private func made(of arguments: [Val], by transform: Val, _ site: Site) -> [ResultValue] {
    switch vals[transform] {
    case .closure(let id), .applied(let id, _): results(of: id, arguments, .unknown)
    case .function(let id, let receiver): results(of: id, arguments, receiver)
    case .caseFunction(let id): [ResultValue(condition: .always, value: vals.intern(.enumCase(id, arguments)), site: site)]
    case .keyPath(_, let path):
      [ResultValue(condition: .always, value: path.reduce(arguments.first ?? .unknown) { part($1, of: $0) }, site: site)]
    default: [ResultValue(condition: .always, value: .unknown, site: site)]
    }
  }

  private func part(_ name: Name, of value: Val) -> Val {
    if let carried = evaluator.carriedPart(name, of: value) { return carried }
    return value.isKnown ? vals.intern(.foreign(value, name)) : .unknown
  }

  /// Makes every call that sends an action a call of the reducers that answer actions of its type.
  private func collectActions() {
    var answering: [TypeID: [FunctionID]] = [:]
    for reducer in evaluator.reducers {
      answering[reducer.action, default: []].append(reducer.function)
      evaluator.records[reducer.function.index].isForeign = false
    }
    for sending in evaluator.actionSendings {
      for function in answering[sending.action] ?? [] { valueCalls[function, default: []].append(sending.call) }
    }
  }

  // MARK: Channels

  private func receptions(of listener: Listener) -> [Reception] {
    guard listener.isNamed else { return receptions(behind: listener.publisher) }
    return names(listener.publisher).map { Reception(channel: $0, transforms: []) }
  }

  /// The stored properties of subjects, and the names, that a publisher leads to: through computed properties and others that were set to
  /// it, and through what makes other values of those that are sent.
  private func receptions(behind publisher: Val) -> [Reception] {
    struct Step: Hashable {
      let value: Val
      let transforms: [Transform]
    }
    var result: [Reception] = []
    var open = [Step(value: publisher, transforms: [])]
    var seen = Set(open)
    while let step = open.popLast(), seen.count < Vals.maximumAlternatives {
      var more: [Step] = []
      func follow(_ values: [Val]) { more += values.map { Step(value: $0, transforms: step.transforms) } }
      switch vals[step.value] {
      case .member(let base, let property):
        let given = getterResults(property, base).map(\.value) + (assignments[property] ?? [])
        let met = program.owner(of: property).exists ? evaluator.witnesses(of: property).map { vals.intern(.member(.unknown, $0)) } : []
        follow(given.filter { leads($0) } + met)
        if more.isEmpty { result.append(Reception(channel: .property(property), transforms: step.transforms)) }
      case .choice(let items): follow(items)
      case .parameter: follow(arguments(ofPlain: step.value))
      case .result(let call): follow(results(ofCall: call))
      case .foreignCall(let base, let name, let labels, let arguments, _):
        if let channel = evaluator.knowledge.channel(of: name, labels, arguments) {
          result += names(channel).map { Reception(channel: $0, transforms: step.transforms) }
        } else if evaluator.knowledge.merging.contains(name) {
          follow([base] + arguments)
        } else if evaluator.knowledge.passing.contains(name) {
          follow([base])
        } else if evaluator.knowledge.transforming.contains(name), let transform = arguments.first {
          let own = Transform(function: transform, isSifting: evaluator.knowledge.sifting.contains(name))
          more.append(Step(value: base, transforms: [own] + step.transforms))
        }
      default: break
      }
      for item in more where seen.insert(item).inserted { open.append(item) }
    }
    return result
  }

  private func leads(_ value: Val, depth: Int = 0) -> Bool {
    if let known = leading[value] { return known }
    guard depth < 64 else { return false }
    leading[value] = false  // a circle leads nowhere
    let result = isLeading(value, depth)
    leading[value] = result
    return result
  }

  private func isLeading(_ value: Val, _ depth: Int) -> Bool {
    switch vals[evaluator.source(ofPublisher: value)] {
    case .member: return true
    case .parameter: return Set(arguments(ofPlain: value)).contains { leads($0, depth: depth + 1) }
    case .foreignCall(let base, let name, let labels, let arguments, _):
      return evaluator.knowledge.transforming.contains(name) && vals[base] != .null || evaluator.knowledge.merging.contains(name)
        || evaluator.knowledge.channel(of: name, labels, arguments) != nil
    default: return false
    }
  }

  /// The name that a value is, under which messages are sent.
  private func names(_ value: Val) -> [Channel] { name(value).map { [$0] } ?? [] }

  /// What callers give for a parameter, as it is written there.
  private func arguments(ofPlain value: Val) -> [Val] {
    guard case .parameter(let function, let index) = vals[value], index >= 0 else { return [] }
    return arguments(of: function, Int(index))
  }

  /// What a computed constant gives, where that is one thing.
  private func computed(_ property: PropertyID) -> Val {
    let given = getterResults(property, .unknown)
    return given.count == 1 ? given[0].value : .unknown
  }

  private func name(_ value: Val, depth: Int = 0) -> Channel? {
    guard depth < 8 else { return nil }
    var current = value
    for _ in 0..<8 {
      if case .text(let text) = vals[current] { return .text(text) }
      switch vals[current] {
      case .foreignCall(_, let type, _, let arguments, _) where arguments.count == 1 && type == evaluator.knowledge.channelType:
        current = arguments[0]
      case .member(_, let property):
        let fact = program.fact(property)
        guard fact.modifiers.contains(.static) || !program.owner(of: property).exists else { return nil }
        let first = fact.initial.exists ? evaluator.defaultValue(program.function(program.file(of: property), fact.initial)) : computed(property)
        guard first.isKnown, first != current, let known = name(first, depth: depth + 1) else { return .property(property) }
        if case .text(let text) = known, namedChannels[text] == nil { namedChannels[text] = property }
        return known
      case .foreign(let base, let member):
        guard case .type(let term) = vals[base], let type = evaluator.terms.nominalType(term) else { return nil }
        return .foreign(program.types[type.index].name, member)
      default: return nil
      }
    }
    return nil
  }
}
