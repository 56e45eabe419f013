/// Access paths: a value and what it is a part of, step by step.
extension Vals {
  /// A path with more steps than this is taken to start where it is cut.
  static let maximumSteps = 16

  /// What a value is a part of: the base of a member, what carries a payload, the collection of an element, what a binding leads to.
  func base(of value: Val) -> Val? {
    switch self[value] {
    case .member(let base, _), .payload(let base, _, _), .element(let base), .binding(let base), .allOf(let base), .foreign(let base, _),
      .entry(let base, _):
      base
    default: nil
    }
  }

  /// Whether a value is the subject or a part of it.
  func isRooted(_ value: Val, in subject: Val) -> Bool {
    var current = value
    for _ in 0..<Self.maximumSteps {
      if current == subject { return true }
      guard let next = base(of: current) else { return false }
      current = next
    }
    return false
  }
}
