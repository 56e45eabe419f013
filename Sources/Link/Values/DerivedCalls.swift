/// A call as seen from further out, by what tells it from others.
struct DerivedCall: Hashable {
  let call: Int32
  let arguments: [Val]
  let receiver: Val
  /// The value that is called, where one is.
  let callee: Val
}

extension Evaluator {
  /// Calls are derived from derived ones no deeper than this: recursive functions would go on for ever.
  private static let maximumDerivation = 4
  /// In all, for each call that the source has: what is past it is seen as from inside the function.
  private static let maximumDerivedCalls = 16
  /// And these for what effects carry, for values alone may use up the others.
  private static let derivedCallsForEffects = 50_000

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
    let depth = derivations[index, default: 0]
    guard depth < Self.maximumDerivation, derivedCalls.count < maximumOfDerivedCalls else { return index }
    var call = calls[Int(index)]
    call.arguments = arguments
    call.receiver = receiver
    if case .value = call.callee { call.callee = .value(callee) }
    let position = Int32(truncatingIfNeeded: calls.count)
    calls.append(call)
    derivedCalls[key] = position
    derivations[position] = depth + 1
    return position
  }
}
