import Facts
import NavigationGraph

/// What is told of messages: on which a place is reached, and why a value that comes with one is not known.
extension GraphBuilder {
  /// The message by whose name alone a function is called, or the one that calls its only caller of the same type.
  func message(to function: FunctionID) -> String? {
    var current = function
    for _ in 0..<64 where current.exists {
      if let channels = flow.heard[current] {
        guard let first = channels.first, channels.allSatisfy({ $0 == first }), !isCalled(current) else { return nil }
        return name(of: first)
      }
      let parent = evaluator.records[current.index].parent
      if parent.exists {
        current = parent
        continue
      }
      let callers = flow.callers[current] ?? []
      guard callers.count == 1, let only = callers.first else { return nil }
      let call = evaluator.calls[Int(only)]
      guard !call.isHanded, call.caller != current, program.owner(of: call.caller) == program.owner(of: current) else { return nil }
      current = call.caller
    }
    return nil
  }

  /// What is done by those that listen to what a handler sends, itself or by what it calls: as effects of the handler, each at its place
  /// that leads there.
  func effectsOfMessages(from handler: FunctionID) -> [(effect: Effect, listener: FunctionID)] {
    struct Way {
      let function: FunctionID
      let condition: Condition
      /// The place in the handler, once it was left.
      let site: Site?
      let chain: [FunctionID]
    }
    var result: [(effect: Effect, listener: FunctionID)] = []
    var open = [Way(function: handler, condition: .always, site: nil, chain: [])]
    struct Visit: Hashable {
      let function: FunctionID
      let condition: Condition
      let site: Site?
    }
    var seen: Set<Visit> = [Visit(function: handler, condition: .always, site: nil)]
    while let way = open.popLast() {
      guard seen.count < Self.maximumSenders else {
        addUnresolved(
          from: sourceType(handler), in: handler, at: program.site(of: handler), .open,
          "it leads in more than \(Self.maximumSenders) ways to functions that send messages")
        break
      }
      let record = evaluator.records[way.function.index]
      for use in record.closures {
        let condition = way.site == nil ? evaluator.guards.and(way.condition, use.condition) : way.condition
        guard senders.contains(use.function), seen.insert(Visit(function: use.function, condition: condition, site: way.site)).inserted
        else { continue }
        open.append(Way(function: use.function, condition: condition, site: way.site, chain: way.chain))
      }
      for position in record.calls {
        let call = evaluator.calls[Int(position)]
        let condition = way.site == nil ? evaluator.guards.and(way.condition, call.condition) : way.condition
        for receiver in flow.receivers[position] ?? [] {
          let listener = receiver.function
          result += effects(of: listener, from: evaluator.calls[Int(receiver.call)]).map { effect in
            var own = effect
            own.condition = evaluator.guards.and(condition, evaluator.guards.understood(effect.condition, vals))
            own.ownSite = way.site ?? call.site
            own.ownChain = way.chain
            return (own, listener)
          }
        }
        guard case .functions(let ids) = call.callee, ids.count == 1, !call.isHanded, let next = ids.first, senders.contains(next),
          seen.insert(Visit(function: next, condition: condition, site: way.site ?? call.site)).inserted
        else { continue }
        open.append(Way(function: next, condition: condition, site: way.site ?? call.site, chain: way.chain + [next]))
      }
    }
    return result
  }

  /// A handler that leads in more ways than this to functions which send messages is not followed further.
  private static let maximumSenders = 1_024

  /// The functions that lead to a place where something is sent that is heard.
  func collectSenders() -> Set<FunctionID> {
    var open = flow.receivers.filter { !$0.value.isEmpty }.map { evaluator.calls[Int($0.key)].caller }
    var found = Set(open)
    while let function = open.popLast() {
      let callers = (flow.callers[function] ?? []).map { evaluator.calls[Int($0)].caller } + [evaluator.records[function.index].parent]
      for next in callers where next.exists && found.insert(next).inserted { open.append(next) }
    }
    return found
  }

  /// What is done on a message, as far as what is sent lets it happen.
  private func effects(of listener: FunctionID, from call: CallRecord) -> [Effect] {
    let bindings = Bindings(function: listener, arguments: call.arguments, receiver: .unknown)
    let substitution = Substitution(evaluator: evaluator, bindings: [bindings])
    return (summaries.effects[listener] ?? []).compactMap { effect in
      guard let condition = substitution.apply(effect.condition) else { return nil }
      var own = effect
      own.condition = condition
      own.value = flow.carried(effect.value, substitution)
      guard !summaries.isOpen(own.value) else { return nil }
      return own
    }
  }

  private func isCalled(_ function: FunctionID) -> Bool {
    flow.callers[function]?.contains { !evaluator.calls[Int($0)].isHanded } == true
  }

  /// The name of a channel as developers write it; none for a subject, whose values are the messages.
  private func name(of channel: Channel) -> String? {
    switch channel {
    case .property(let property):
      guard program.fact(property).modifiers.contains(.static), evaluator.isChannelName(property) else { return nil }
      return written(property)
    case .text(let text): return flow.namedChannels[text].map(written) ?? names[text]
    case .foreign(let type, let member): return "\(names[type]).\(names[member])"
    }
  }

  private func written(_ property: PropertyID) -> String {
    let owner = program.owner(of: property)
    let name = names[program.name(of: property)]
    guard owner.exists else { return name }
    return "\(program.types[owner.index].isSource ? naming.name(of: owner) : names[evaluator.knowledge.writtenChannelType]).\(name)"
  }

  /// What is known of a value that a closure is given by code outside the source, or by a message.
  func mechanism(_ value: Val) -> String? {
    if case .entry(let base, _) = vals[value], case .member(_, let property) = vals[base] {
      let name = names[program.name(of: property)]
      return "the destination comes from the registry \(name), and what is kept there under the key the source does not tell"
    }
    var current = value
    while let base = vals.base(of: current) { current = base }
    if let loop = flow.heardByLoops[current] { return mechanism(loop) }
    guard case .parameter(let function, let index) = vals[current], index >= 0 else { return nil }
    if let channels = flow.heard[function] { return mechanism(channels) }
    guard let taker = evaluator.takers[function] else { return nil }
    return "the destination is what \(names[taker]) hands to its closure, which the source read does not declare"
  }

  private func mechanism(_ channels: [Channel]) -> String {
    guard let first = channels.first else { return "the destination comes from a publisher whose values are not followed" }
    let isSent = channels.contains { flow.sentChannels.contains($0) }
    if let name = name(of: first) {
      let why = isSent ? "and what is posted with it the source does not tell" : "which nothing in the source posts"
      return "the destination comes with the notification \(name), \(why)"
    }
    guard case .property(let property) = first else { return "the destination comes with a message whose value the source does not tell" }
    let why = isSent ? "and what is sent to it the source does not tell" : "to which nothing in the source was found to be sent"
    return "the destination comes through the publisher \(names[program.name(of: property)]), \(why)"
  }
}
