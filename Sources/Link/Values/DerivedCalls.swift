/// A call as seen from further out, by what tells it from others.
struct DerivedCall: Hashable {
  let call: Int32
  let arguments: [Val]
  let receiver: Val
}

extension Evaluator {
  /// Calls are derived from derived ones no deeper than this: recursive functions would go on for ever.
  private static let maximumDerivation = 4
  /// In all, for each call that the source has: what is past it is seen as from inside the function.
  private static let maximumDerivedCalls = 16

  /// A call as seen from a caller further out: recorded once for its arguments, belonging to no function.
  func derivedCall(from index: Int32, arguments: [Val], receiver: Val, _ substitution: Substitution) -> Int32 {
    let key = DerivedCall(call: index, arguments: arguments, receiver: receiver)
    if let known = derivedCalls[key] { return known }
    let depth = derivations[index, default: 0]
    guard depth < Self.maximumDerivation, derivedCalls.count < max(100_000, recordedCalls * Self.maximumDerivedCalls) else { return index }
    var call = calls[Int(index)]
    call.arguments = arguments
    call.receiver = receiver
    if case .value(let callee) = call.callee { call.callee = .value(substitution.apply(callee)) }
    let position = Int32(truncatingIfNeeded: calls.count)
    calls.append(call)
    derivedCalls[key] = position
    derivations[position] = depth + 1
    return position
  }
}
