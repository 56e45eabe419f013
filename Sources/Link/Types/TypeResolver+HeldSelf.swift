import Facts

extension TypeResolver {
  /// In a protocol's extension the type that `Self` is held to: `static func modal() -> Self where Self == ModalFlow`.
  func heldSelf(_ scope: TypeScope) -> Term? {
    guard scope.function.exists, scope.type.exists, program.types[scope.type.index].kind == .protocol else { return nil }
    let fact = program.fact(scope.function)
    let unit = program.files[Int(program.file(of: scope.function))]
    let outer = TypeScope(file: program.file(of: scope.function))
    let lists = [fact.generics] + (fact.owner.exists ? [unit.facts[fact.owner].generics] : [])
    for requirement in lists.lazy.flatMap({ unit.facts[$0] }) where requirement.isEquality && requirement.constraint.exists {
      guard requirement.subject.exists, unit.facts[requirement.subject].kind == .named,
        names[program.name(unit.facts[requirement.subject].symbol, in: outer.file)] == "Self"
      else { continue }
      let held = resolve(requirement.constraint, outer)
      if held.isKnown { return held }
    }
    return nil
  }
}
