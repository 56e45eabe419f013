import Knowledge

/// Member types that a package's superclass or protocol gives to the types of the source.
extension TypeResolver {
  /// `Router` in a coordinator, `RouteType` in a subclass: what the package says of the foreign types that a type inherits from.
  func packagesMember(_ name: Name, of type: TypeID) -> Term? {
    guard program.types[type.index].isSource, program.known.nestedTypeNames.contains(name) else { return nil }
    var open: [Term] = [selfTerm(type)]
    var steps = 0
    while let next = open.popLast(), steps < 64 {
      steps += 1
      guard case .nominal(let id, let arguments) = terms[next] else { continue }
      let entity = program.types[id.index]
      guard !entity.isSource else {
        open += inherited(id).map { terms.substitute($0, entity.generics, of: id, by: arguments) }.reversed()
        continue
      }
      var ancestor = entity.name
      for _ in 0..<8 {
        if let known = program.known.nestedTypes[ancestor]?[name] { return term(known, type, arguments) }
        guard let parent = program.known.packageParents[ancestor] else { break }
        ancestor = parent
      }
    }
    return nil
  }

  private func term(_ known: NestedType, _ type: TypeID, _ arguments: [Term]) -> Term? {
    switch known {
    case .argument(let position): position < arguments.count ? arguments[position] : nil
    case .type(let name): terms.nominal(external(names.intern(name)))
    case .ofInheriting(let name): terms.nominal(external(names.intern(name)), [selfTerm(type)])
    }
  }
}
