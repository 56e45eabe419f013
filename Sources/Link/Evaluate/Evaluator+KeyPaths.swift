import Facts

/// Key paths, and the subscripts that take them.
extension Evaluator {
  func keyPath(_ value: Value) -> Typed {
    let root = value.type.exists ? resolver.resolve(value.type, scope) : .unknown
    let path = unit.facts[value.arguments].map { name($0.label) }
    return Typed(value: vals.intern(.keyPath(root, path)), type: .unknown)
  }

  /// `model[keyPath: path]`: the member that the path names; where a caller or a function tells the path, that is left open.
  func keyed(_ base: Typed, _ value: Value) -> Typed? {
    let arguments = unit.facts[value.arguments]
    guard arguments.count == 1, let argument = arguments.first, name(argument.label) == known.keyPathLabel else { return nil }
    let site = Site(file: frame.file, offset: value.offset)
    let path = evaluate(argument.value, expected: .unknown)
    if case .keyPath(_, let names) = vals[path.value] { return names.reduce(base) { member($1, of: $0, site: site) } }
    var type = Term.unknown
    if case .nominal(_, let parts) = terms[terms.unwrapped(path.type)], parts.count > 1 { type = parts[1] }
    let root = vals.intern(.type(unbound(base.type)))
    let open = vals.intern(.foreignCall(place(behind: base.value), known.keyPathLabel, [known.keyPathLabel], [path.value, root], site))
    return isWrapper(base.type) ? Typed(value: bindingValue(open), type: binding(type)) : Typed(value: open, type: type)
  }

  /// The properties that a key path leads to, from a value of a type.
  func property(_ path: [Name], from type: Term) -> PropertyID? {
    var current = type
    var result: PropertyID?
    for name in path {
      let found = resolver.members(name, of: current).lazy.compactMap { found -> PropertyID? in
        if case .property(let id) = found.member { id } else { nil }
      }.first
      guard let found else { return nil }
      (result, current) = (found, typeOf(found))
    }
    return result
  }
}
