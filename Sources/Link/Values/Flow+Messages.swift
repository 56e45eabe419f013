import Facts

/// Messages by value: what is sent to a subject reaches all that listen to it, whichever instance holds it.
extension Flow {
  /// Makes every call that sends a call of what listens to the same subject.
  func collectMessages() {
    var listening: [PropertyID: [FunctionID]] = [:]
    for listener in evaluator.listeners {
      let function: FunctionID
      switch vals[listener.callee] {
      case .closure(let id), .function(let id, _): function = id
      default: continue
      }
      for property in subjects(behind: listener.publisher) { listening[property, default: []].append(function) }
    }
    for sending in evaluator.sendings {
      for property in subjects(behind: sending.subject) {
        for function in listening[property] ?? [] where valueCalls[function]?.contains(sending.call) != true {
          valueCalls[function, default: []].append(sending.call)
          // Who sends is in the source: what is given is not from outside.
          evaluator.records[function.index].isForeign = false
        }
      }
    }
    collectActions()
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

  /// The stored properties of subjects that a publisher leads to, through computed properties and others that were set to it.
  private func subjects(behind publisher: Val) -> [PropertyID] {
    var result: [PropertyID] = []
    var open = [publisher]
    var seen = Set(open)
    while let value = open.popLast(), seen.count < Vals.maximumAlternatives {
      var more: [Val] = []
      switch vals[evaluator.source(ofPublisher: value)] {
      case .member(let base, let property):
        let given = getterResults(property, base).map(\.value) + (assignments[property] ?? [])
        more = given.filter { leads($0) }
        if more.isEmpty { result.append(property) }
      case .choice(let items): more = items
      default: break
      }
      for item in more where seen.insert(item).inserted { open.append(item) }
    }
    return result
  }

  private func leads(_ value: Val) -> Bool {
    if case .member = vals[evaluator.source(ofPublisher: value)] { return true }
    return false
  }
}
