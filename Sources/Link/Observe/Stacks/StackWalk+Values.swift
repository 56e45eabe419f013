import Facts
import Knowledge

/// What the walk asks of values.
extension StackWalk {
  /// The calls by which those who make a view hand it the value of a property.
  func handedCalls(_ property: PropertyID) -> [Int32] {
    (context.flow.constructions[context.program.owner(of: property)] ?? []).flatMap { position -> [Int32] in
      let made = evaluator.calls[Int(position)].receiver
      guard let handed = evaluator.constructedField(property, of: made) else { return [] }
      return evaluator.vals.alternatives(handed).compactMap { if case .result(let call) = evaluator.vals[$0] { call } else { nil } }
    }
  }

  func mayShow(_ type: Term) -> Bool {
    switch evaluator.terms[evaluator.terms.unwrapped(type)] {
    case .function(_, let result): mayShow(result)
    default: evaluator.isView(type)
    }
  }

  func makesViews(_ function: FunctionID) -> Bool {
    evaluator.records[function.index].results.contains { result in
      switch evaluator.vals[result.value] {
      case .construct(let type, _, _, _): evaluator.isView(type)
      case .foreignCall(_, let name, _, _, _): evaluator.knowledge.foreignViews.contains(name)
      default: false
      }
    }
  }
}
