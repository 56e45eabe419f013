import Facts

/// What a presentation or a link shows is often handed to the component, or to the function of an extension, that it stands in: whoever makes
/// the component or calls the function tells what is shown, and of what slot (rules 1 and 5).
struct HandedContent {
  /// A place that supplies content.
  struct Supply {
    let type: TypeID
    let function: FunctionID
    let site: Site
    /// The functions and components between, outermost first.
    let through: [String]
    let content: Val
    /// The slot as it is there; nil where the component has its own.
    let slot: Val?
  }

  private let evaluator: Evaluator
  private let flow: Flow
  private let summaries: Summaries
  private let naming: NodeNames

  /// Where a component is made in others, and these in others again, the ways to its content multiply: so many are followed.
  static let maximumSteps = 4096

  init(_ evaluator: Evaluator, _ flow: Flow, _ summaries: Summaries, _ naming: NodeNames) {
    self.evaluator = evaluator
    self.flow = flow
    self.summaries = summaries
    self.naming = naming
  }

  private var vals: Vals { evaluator.vals }
  private func mayShow(_ type: Term) -> Bool { summaries.mayShow(type) }

  /// All that supply what a presentation shows, and whether there were more ways than are followed.
  func supplies(of record: PresentationRecord) -> (found: [Supply], isCut: Bool) {
    let handed = parts(record.content)
    guard !handed.isEmpty else { return ([], false) }
    var walk = Walk(left: Self.maximumSteps)
    for value in handed {
      follow(Hand(content: value, slot: record.slot, function: record.function), through: [], &walk)
    }
    return (walk.found, walk.left <= 0)
  }

  // MARK: What is handed

  /// The values in a content that somebody else supplies.
  private func parts(_ content: [Val]) -> [Val] {
    var result: [Val] = []
    var open = content
    var seen = Set(content)
    while let value = open.popLast(), seen.count < 256 {
      if let handed = handed(value) {
        if !result.contains(handed) { result.append(handed) }
        continue
      }
      for inner in inner(value) where seen.insert(inner).inserted { open.append(inner) }
    }
    return result.sorted()
  }

  /// The value itself, or the closure by whose call it is made, where that comes from outside of the function or the component.
  private func handed(_ value: Val) -> Val? {
    if isHanded(value) { return value }
    guard case .result(let call) = vals[value], case .value(let callee) = evaluator.calls[Int(call)].callee else { return nil }
    return isHanded(callee) ? callee : nil
  }

  private func isHanded(_ value: Val) -> Bool {
    switch vals[value] {
    case .parameter(let function, let index):
      index >= 0 && !isClosure(function) && mayShow(evaluator.resolver.parameterType(function, Int(index)))
    case .member(_, let property): summaries.component(of: value) != nil && mayShow(evaluator.typeOf(property))
    default: summaries.component(of: value) != nil
    }
  }

  private func isClosure(_ function: FunctionID) -> Bool { evaluator.records[function.index].parent.exists }

  /// What a value is made of, as far as it is shown with it.
  private func inner(_ value: Val) -> [Val] {
    switch vals[value] {
    case .choice(let items): items
    case .closure(let id), .applied(let id, _): evaluator.records[id.index].results.map(\.value)
    case .foreignCall(let base, _, _, let items, _): [base] + items
    case .construct(_, _, let items, _): items
    default: []
    }
  }

  // MARK: Who hands it

  private struct Hand: Hashable {
    let content: Val
    let slot: Val?
    let function: FunctionID
  }

  private struct Walk {
    var left: Int
    var found: [Supply] = []
    var seen: Set<Hand> = []
  }

  private func follow(_ hand: Hand, through chain: [String], _ walk: inout Walk) {
    guard walk.seen.insert(hand).inserted else { return }
    if case .parameter(let function, _) = vals[hand.content] {
      let names = [naming.name(of: function)] + chain
      for position in flow.callers[function] ?? [] {
        let call = evaluator.calls[Int(position)]
        let bindings = Bindings(function: function, arguments: call.arguments, receiver: call.receiver)
        hands(hand, bindings, at: call, through: names, &walk)
      }
    } else if let component = summaries.component(of: hand.content) {
      let method = evaluator.records[hand.function.index].selfFunction
      let names = [naming.name(of: component)] + chain
      for position in flow.constructions[component] ?? [] {
        let call = evaluator.calls[Int(position)]
        hands(hand, Bindings(function: method, arguments: [], receiver: call.receiver), at: call, through: names, &walk)
      }
    }
  }

  /// What is handed at one call: on to whoever calls or makes in turn, or supplied there.
  private func hands(_ hand: Hand, _ bindings: Bindings, at call: CallRecord, through names: [String], _ walk: inout Walk) {
    walk.left -= 1
    guard walk.left > 0 else { return }
    let substitution = Substitution(evaluator: evaluator, bindings: [bindings])
    let content = argument(behind: substitution.apply(hand.content), of: call.receiver)
    let slot = hand.slot.map { substitution.apply($0) }
    let further = parts([content])
    for part in further { follow(Hand(content: part, slot: slot, function: call.caller), through: names, &walk) }
    if further.first == content { return }
    speak(content, slot, in: call.caller, at: call.site, through: names, &walk)
  }

  /// A place in a type supplies; of one in an extension of what the source does not declare, or in a free function, its callers do.
  private func speak(_ content: Val, _ slot: Val?, in function: FunctionID, at site: Site, through names: [String], _ walk: inout Walk) {
    let type = summaries.ownerType(function)
    if type.exists {
      walk.found.append(Supply(type: type, function: function, site: site, through: names, content: content, slot: slot))
      return
    }
    let outer = evaluator.outermost(function)
    guard walk.seen.insert(Hand(content: content, slot: slot, function: outer)).inserted else { return }
    for position in flow.callers[outer] ?? [] {
      walk.left -= 1
      guard walk.left > 0 else { return }
      let call = evaluator.calls[Int(position)]
      let bindings = Bindings(function: outer, arguments: call.arguments, receiver: call.receiver)
      let next = slot.map { Substitution(evaluator: evaluator, bindings: [bindings]).apply($0) }
      speak(content, next, in: call.caller, at: call.site, through: [naming.name(of: outer)] + names, &walk)
    }
  }

  /// A property that an initialiser made by calling its argument (`self.content = content()`): the argument.
  private func argument(behind value: Val, of made: Val) -> Val {
    guard case .result(let call) = vals[value], case .value(let callee) = evaluator.calls[Int(call)].callee,
      case .parameter(let function, let index) = vals[callee], case .construct(_, function, let arguments, _) = vals[made],
      index >= 0, Int(index) < arguments.count
    else { return value }
    return arguments[Int(index)]
  }
}

extension Evaluator {
  /// The function round all closures round a place.
  func outermost(_ function: FunctionID) -> FunctionID {
    var current = function
    while current.exists, records[current.index].parent.exists { current = records[current.index].parent }
    return current
  }
}
