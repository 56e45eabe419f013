import Facts

/// The texts that a value can be: literals, constants, raw values of cases, names of classes.
struct TextValues {
  let evaluator: Evaluator
  let flow: Flow

  /// - Returns: each once, in order, and whether these are all.
  func texts(of value: Val) -> (texts: [String], isComplete: Bool) {
    var result: [String] = []
    var isComplete = true
    collect(value, &result, &isComplete, depth: 0)
    return (result, isComplete && !result.isEmpty)
  }

  private func collect(_ value: Val, _ result: inout [String], _ isComplete: inout Bool, depth: Int) {
    let vals = evaluator.vals
    let known = depth < 6 ? flow.resolve(value) : []
    if known.isEmpty { isComplete = false }
    for item in known {
      var text: String?
      switch vals[item] {
      case .text(let name): text = evaluator.names[name]
      case .foreign(let base, evaluator.known.rawValueProperty):
        let cases = flow.resolve(base)
        if cases.isEmpty { isComplete = false }
        for one in cases {
          if case .enumCase(let id, _) = vals[one] { add(rawText(of: id), &result) } else { isComplete = false }
        }
        continue
      // `String(describing: Detail.self)`, `Storyboard.Name("Main")`: named after what they are made of.
      case .foreignCall(_, _, _, let arguments, _) where arguments.count == 1:
        if case .type(let term) = vals[arguments[0]] {
          text = className(term)
        } else {
          collect(arguments[0], &result, &isComplete, depth: depth + 1)
          continue
        }
      default: break
      }
      if let text { add(text, &result) } else { isComplete = false }
    }
  }

  private func add(_ text: String, _ result: inout [String]) {
    if !result.contains(text) { result.append(text) }
  }

  private func rawText(of id: CaseID) -> String {
    let fact = evaluator.program.fact(id)
    return evaluator.names[evaluator.program.name(fact.rawText.exists ? fact.rawText : fact.name, in: evaluator.program.file(of: id))]
  }

  /// The name of a class that is meant itself: of one that others inherit from `self` may be any of them.
  private func className(_ term: Term) -> String? {
    guard let type = evaluator.terms.nominalType(evaluator.metatypeInstance(term)) else { return nil }
    let entity = evaluator.program.types[type.index]
    guard entity.isSource, entity.kind != .protocol, evaluator.resolver.conformers(of: type).isEmpty else { return nil }
    return evaluator.names[entity.name]
  }
}
