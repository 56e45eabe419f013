import NavigationGraph

/// Links whose content was handed to the component round them: the edge stands where the component is made (rule 5).
extension GraphBuilder {
  /// Whether the content of a link comes from whoever makes the component, and is told there.
  func addHandedLinks(_ record: PresentationRecord) -> Bool {
    let handed = record.content.flatMap { parts($0) }.filter { summaries.component(of: $0) != nil }
    guard !handed.isEmpty else { return false }
    var found = false
    var left = Self.maximumHandedSteps
    for value in handed {
      if supply(value, in: evaluator.records[record.function.index].selfFunction, through: [], within: [], &left) { found = true }
    }
    if left <= 0 { addTooManyHands(record) }
    return found
  }

  /// Where a component is made in others, and these in others again, the ways to its link multiply: so many are followed.
  private static let maximumHandedSteps = 4096

  private func addTooManyHands(_ record: PresentationRecord) {
    let type = sourceType(record.function)
    guard type.exists else { return }
    addUnresolved(
      from: type, in: record.function, at: record.site, .push,
      "the view of the link is handed on in more than \(Self.maximumHandedSteps) ways")
  }

  /// The values that a content is made of: of a closure what it gives, of a call what is called.
  private func parts(_ content: Val) -> [Val] {
    vals.alternatives(content).flatMap { value -> [Val] in
      switch vals[value] {
      case .closure(let id):
        return evaluator.records[id.index].results.flatMap { result -> [Val] in
          guard case .result(let call) = vals[result.value], case .value(let callee) = evaluator.calls[Int(call)].callee else {
            return [result.value]
          }
          return [callee]
        }
      default: return [value]
      }
    }
  }

  private struct Hand: Hashable {
    let value: Val
    let method: FunctionID
  }

  private func supply(_ value: Val, in method: FunctionID, through chain: [String], within outer: Set<Hand>, _ left: inout Int) -> Bool {
    let (hands, isNew) = outer.with(Hand(value: value, method: method))
    guard isNew, let component = summaries.component(of: value) else { return false }
    var found = false
    for position in flow.constructions[component] ?? [] {
      left -= 1
      guard left > 0 else { break }
      let call = evaluator.calls[Int(position)]
      let type = sourceType(call.caller)
      guard type.exists, !fileIsTest(call.site), !evaluator.isPreview(type), !program.types[type.index].inTest else { continue }
      let substitution = Substitution(evaluator: evaluator, bindings: [Bindings(function: method, arguments: [], receiver: call.receiver)])
      let given = argument(behind: substitution.apply(value), of: call.receiver)
      let names = [naming.name(of: component)] + chain
      if summaries.component(of: given) != nil {
        if supply(given, in: evaluator.records[call.caller.index].selfFunction, through: names, within: hands, &left) { found = true }
        continue
      }
      for to in contentNodes([given]) {
        found = true
        addEdge(node(of: type), to, .push, at: call.site) {
          $0.through = names
          $0.live = liveness.isLive(call.caller)
        }
      }
    }
    return found
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

extension Set {
  /// This set and one more, and whether it was not there.
  fileprivate func with(_ element: Element) -> (Set, isNew: Bool) {
    var result = self
    let isNew = result.insert(element).inserted
    return (result, isNew)
  }
}
