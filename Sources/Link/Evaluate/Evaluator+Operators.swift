import Facts

/// Binary operators.
extension Evaluator {
  func binary(_ value: Value, _ expected: Term, _ role: Role) -> Typed {
    switch text(value.symbol) {
    case Self.coalescing:
      let first = evaluate(value.base, expected: terms.optional(expected), role: role)
      let second = evaluate(value.second, expected: expected.isKnown ? expected : terms.unwrapped(first.type), role: role)
      return Typed(value: vals.choice([first.value, second.value]), type: second.type.isKnown ? second.type : terms.unwrapped(first.type))
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "~=", "===", "!==":
      noteCompared(value)
      let first = evaluate(value.base, expected: .unknown)
      _ = evaluate(value.second, expected: first.type)
      // What the comparison is made of: a `Bool` binding computed from a slot leads back to it.
      let isPlace = if case .member = vals[first.value] { true } else { false }
      return Typed(value: isPlace ? vals.intern(.foreign(first.value, presence)) : .unknown, type: terms.nominal(resolver.external(known.bool)))
    case "+":
      let first = evaluate(value.base, expected: expected)
      let second = evaluate(value.second, expected: first.type)
      if let joined = joined(first, value.base, second, value.second) { return joined }
      return Typed(value: .unknown, type: first.type)
    default:
      if let typed = ownOperator(value) { return typed }
      let first = evaluate(value.base, expected: .unknown)
      _ = evaluate(value.second, expected: first.type)
      return Typed(value: .unknown, type: first.type)
    }
  }

  /// An operator that the source declares is a function as any other.
  private func ownOperator(_ value: Value) -> Typed? {
    let functions = (program.globals[name(value.symbol)] ?? []).compactMap { member -> FunctionID? in
      if case .function(let id) = member { id } else { nil }
    }
    // The names of its parameters are no labels where it is used.
    func labels(_ id: FunctionID) -> [Name] {
      program.parameters(of: id).map { program.name($0.label, in: program.file(of: id)) }
    }
    guard let names = functions.first.map(labels), names.count == 2 else { return nil }
    let arguments = zip(names, [value.base, value.second]).map { CallArgument(label: $0, value: $1, isTrailing: false) }
    return callFunctions(
      functions.filter { labels($0) == names }, receiver: Typed(value: vals.intern(.null), type: .unknown), arguments,
      Site(file: frame.file, offset: value.offset))
  }
}
