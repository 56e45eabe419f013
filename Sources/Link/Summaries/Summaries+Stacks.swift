import Facts
import Knowledge

/// Something that a function puts into a stack of controllers, or into a bar: itself, or by a call.
struct StackFill: Hashable {
  let presentation: Int32
  /// As the function sees it.
  let stack: Val
  let value: Val
  /// The function that is called, if it does so by a call.
  let callee: FunctionID
  /// The place in the function: where it does so, or the call.
  let site: Site
}

/// All that a function puts into stacks, each once, in the order in which it was found.
struct StackFills {
  private(set) var all: [StackFill] = []
  private var seen: Set<StackFill> = []

  mutating func add(_ fill: StackFill) {
    if all.count < Summaries.maximumEffects, seen.insert(fill).inserted { all.append(fill) }
  }
}

/// Which stack something is put into: carried from callees to callers with what is put there.
extension Summaries {
  /// The stack, or the bar, that a presentation puts something into, where the source tells which.
  func stack(_ presentation: PresentationRecord) -> Val {
    let kind = evaluator.knowledge.shapes[presentation.shape].kind
    guard kind == .stack || kind == .push || kind == .tab else { return .unknown }
    return namedStack(presentation.base)
  }

  func carriedStack(_ stack: Val, _ substitution: Substitution, through call: CallRecord) -> Val {
    // Of several functions without a demand nobody tells whose stack it is.
    guard stack.isKnown, !call.isAmbiguous || call.demand.exists else { return .unknown }
    return settled(namedStack(substitution.apply(stack)))
  }

  /// The stack that a controller happens to stand in is none; nor is one that so many steps lead to that they may go round.
  private func namedStack(_ value: Val) -> Val {
    switch vals[value] {
    case .foreign: .unknown
    case .construct, .foreignCall: value
    default: vals.steps(to: value) <= 8 ? path(value) : .unknown
    }
  }

  /// The stack that an object was handed as it was made, in the words of whoever made it: `builder.child(root: root).root` is `root`.
  private func settled(_ stack: Val) -> Val {
    if let known = settledStacks[stack] { return known }
    var current = stack
    for _ in 0..<4 { current = handed(current) ?? current }
    settledStacks[stack] = current
    return current
  }

  private func handed(_ stack: Val) -> Val? {
    guard case .member(let base, let property) = vals[stack] else { return nil }
    var made: Val
    var keeper: Val?
    switch vals[base] {
    case .result: made = base
    case .member(let outer, let kept):
      guard let assigned = flow.assignments[kept], assigned.count == 1 else { return nil }
      (made, keeper) = (assigned[0], outer)
    default: return nil
    }
    for _ in 0..<8 {
      guard case .result(let call) = vals[made] else { break }
      let given = flow.results(ofCall: call)
      guard given.count == 1 else { return nil }
      made = given[0]
    }
    guard let field = evaluator.constructedField(property, of: made) else { return nil }
    guard let keeper, case .member(let own, _) = vals[field], case .parameter(let function, -1) = vals[own] else { return field }
    return Substitution(evaluator: evaluator, bindings: [Bindings(function: function, arguments: [], receiver: keeper)]).apply(field)
  }

  func noteFill(_ effect: Effect, of function: FunctionID) {
    guard effect.stack.isKnown, case .show(let presentation) = effect.action else { return }
    stackFills[function, default: StackFills()].add(
      StackFill(presentation: presentation, stack: effect.stack, value: effect.value, callee: effect.chain.first ?? .none, site: effect.site))
  }
}
