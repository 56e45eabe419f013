import Facts
import Knowledge

/// A controller made round a view that somebody else supplies (`UIHostingController(rootView: view)`) forwards that view: whoever supplies it
/// tells what is shown.
extension Summaries {
  /// What a presentation shows, without the controllers and modifiers round what is handed to its function or its type.
  func unwrapped(_ value: Val, shownBy presentation: PresentationRecord) -> Val {
    switch evaluator.knowledge.shapes[presentation.shape].kind {
    case .present, .push: wrapped(value) ?? value
    default: value
    }
  }

  /// What is handed in from outside and stands alone in a value.
  private func wrapped(_ value: Val, depth: Int = 0) -> Val? {
    guard depth < 16 else { return nil }
    switch vals[value] {
    case .parameter(let function, let index) where index >= 0:
      return isOpen(value) && shows(evaluator.resolver.parameterType(function, Int(index))) ? value : nil
    case .member(_, let property): return component(of: value) != nil && shows(evaluator.typeOf(property)) ? value : nil
    case .result(let call):
      let record = evaluator.calls[Int(call)]
      guard case .value(let callee) = record.callee, record.arguments.isEmpty else { return nil }
      return isOpen(callee) || component(of: callee) != nil ? callee : nil
    case .foreignCall(let base, _, _, let items, _):
      // A modifier shows what it stands on.
      if case .null = vals[base] {} else { return wrapped(base, depth: depth + 1) }
      let found = items.compactMap { wrapped($0, depth: depth + 1) }
      return found.count == 1 ? found[0] : nil
    default: return nil
    }
  }

  /// Whether a type is known to show something: a controller may as well be made of a text or an error.
  private func shows(_ type: Term) -> Bool {
    switch evaluator.terms[evaluator.terms.unwrapped(type)] {
    case .unknown: false
    case .function(_, let result): shows(result)
    default: evaluator.isView(type)
    }
  }

  /// Whether values of a type are views, or make views when they are called; of an unknown one they may.
  func mayShow(_ type: Term) -> Bool {
    switch evaluator.terms[evaluator.terms.unwrapped(type)] {
    case .unknown: true
    case .function(_, let result): mayShow(result)
    case .generic where !evaluator.resolver.bound(of: evaluator.terms.unwrapped(type)).isKnown: true
    default: evaluator.isView(type)
    }
  }
}
