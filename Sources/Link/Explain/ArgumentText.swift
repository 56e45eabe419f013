/// The arguments of a call as developers write them: with their labels, without those that the call leaves out.
struct ArgumentText {
  let evaluator: Evaluator

  private var program: Program { evaluator.program }

  /// Empty where there are none.
  func text(_ call: CallRecord) -> String {
    let values = ValueText(evaluator: evaluator)
    let labels = labels(of: call)
    let told = call.arguments.indices.compactMap { index -> String? in
      if index < 64, call.defaulted & (1 << UInt64(index)) != 0 { return nil }
      let label = index < labels.count ? labels[index] : nil
      if let label, label.mayBeLeftOut, !call.arguments[index].isKnown || call.arguments[index] == label.standard { return nil }
      let name = label.map(\.text) ?? ""
      return (name.isEmpty ? "" : name + ": ") + values.text(call.arguments[index])
    }
    return told.joined(separator: ", ")
  }

  private struct Label {
    let text: String
    let mayBeLeftOut: Bool
    /// What it is where it is left out.
    var standard: Val?
  }

  private func labels(of call: CallRecord) -> [Label] {
    switch call.callee {
    case .functions(let ids): ids.first.map(labels) ?? []
    case .construct(_, let initializer) where initializer.exists: labels(of: initializer)
    case .construct(let type, _):
      evaluator.memberwise(type).map { property in
        let fact = program.fact(property)
        let isWrapped = !program.attributes(fact.attributes, in: program.file(of: property)).isEmpty
        let initial = fact.initial.exists ? evaluator.defaultValue(program.function(program.file(of: property), fact.initial)) : nil
        return Label(
          text: evaluator.names[program.name(of: property)], mayBeLeftOut: fact.initial.exists || isWrapped, standard: initial)
      }
    case .value: []
    }
  }

  private func labels(of function: FunctionID) -> [Label] {
    let file = program.file(of: function)
    return program.parameters(of: function).map { parameter in
      let text = parameter.label.exists ? evaluator.names[program.name(parameter.label, in: file)] : ""
      return Label(text: text, mayBeLeftOut: parameter.defaultValue.exists)
    }
  }
}
