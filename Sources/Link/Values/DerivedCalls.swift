/// A call as seen from further out, by what tells it from others.
struct DerivedCall: Hashable {
  let call: Int32
  let arguments: [Val]
  let receiver: Val
  /// The value that is called, where one is.
  let callee: Val
}

/// Where a derived call comes from.
struct Derivation {
  /// The call that the source has.
  let root: Int32
  /// How often it was derived.
  let depth: Int
  /// The call in whose results it was met.
  let within: Int32?
}

extension Evaluator {
  /// Calls are derived from derived ones no deeper than this: recursive functions would go on for ever.
  private static let maximumDerivation = 4
  /// Nor within one another deeper than this.
  private static let maximumNesting = 256
  /// In all, for each call that the source has: what is past it is seen as from inside the function.
  private static let maximumDerivedCalls = 16
  /// And these for what effects carry, for values alone may use up the others.
  private static let derivedCallsForEffects = 50_000

  /// Whether a call of the source was derived from within itself as often as is of use: a function that goes down a tree and calls
  /// itself for what it finds there would be seen from each of the ways through it, of which there are more with every step.
  private func isRecursive(_ root: Int32, within call: Int32?) -> Bool {
    var current = call
    var count = 0
    for _ in 0..<Self.maximumNesting {
      guard let position = current, let derivation = derivations[position] else { return false }
      if derivation.root == root { count += 1 }
      if count == Self.maximumDerivation { return true }
      current = derivation.within
    }
    return true
  }

  /// The value that a call calls, as seen from further out; unknown where it calls a function.
  private func calledValue(_ index: Int32, _ substitution: Substitution) -> Val {
    if case .value(let callee) = calls[Int(index)].callee { substitution.apply(callee) } else { .unknown }
  }

  private var maximumOfDerivedCalls: Int {
    max(100_000, recordedCalls * Self.maximumDerivedCalls) + (carriesEffects ? Self.derivedCallsForEffects : 0)
  }

  /// A call as seen from a caller further out: recorded once for its arguments, belonging to no function.
  func derivedCall(from index: Int32, arguments: [Val], receiver: Val, _ substitution: Substitution) -> Int32 {
    let callee = calledValue(index, substitution)
    let key = DerivedCall(call: index, arguments: arguments, receiver: receiver, callee: callee)
    if let known = derivedCalls[key] { return known }
    let depth = derivations[index]?.depth ?? 0
    let root = derivations[index]?.root ?? index
    guard depth < Self.maximumDerivation, !isRecursive(root, within: substitution.call),
      derivedCalls.count < maximumOfDerivedCalls
    else { return index }
    let call = calls[Int(index)].copy()
    call.arguments = arguments
    call.receiver = receiver
    if case .value = call.callee { call.callee = .value(callee) }
    let position = Int32(truncatingIfNeeded: calls.count)
    calls.append(call)
    derivedCalls[key] = position
    derivations[position] = Derivation(root: root, depth: depth + 1, within: substitution.call)
    return position
  }
}
