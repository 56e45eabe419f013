import Facts

/// What a value is as the program runs, as far as its form tells: so that a call through a protocol is told from others.
extension Evaluator {
  /// The types that a value can have; nil where nothing tells. Of something declared by a class these are its subclasses as well.
  func runTimeTypes(_ value: Val) -> [TypeID]? {
    guard case .choice(let items) = vals[value] else {
      let types = runTimeTypes(ofOne: value)
      return types?.isEmpty == true ? nil : types
    }
    var types: [TypeID] = []
    for alternative in items {
      guard let own = runTimeTypes(ofOne: alternative) else { return nil }
      for type in own where !types.contains(type) { types.append(type) }
    }
    return types.isEmpty ? nil : types
  }

  private func runTimeTypes(ofOne value: Val) -> [TypeID]? {
    switch vals[value] {
    case .construct(let type, _, _, _): program.types[type.index].kind == .protocol ? nil : [type]
    case .enumCase(let id, _): [program.owner(of: id)]
    case .member(let base, let property):
      if let known = constructedField(property, of: base), known != value { runTimeTypes(known) } else { declaredTypes(typeOf(property)) }
    case .parameter(let function, let index):
      index < 0 ? declaredTypes(ofSelf: function) : declaredTypes(resolver.parameterType(function, Int(index)))
    case .result(let call):
      switch calls[Int(call)].callee {
      case .functions(let ids) where ids.count == 1: ids.first.flatMap { declaredTypes(resolver.resultType($0)) }
      default: nil
      }
    default: nil
    }
  }

  private func declaredTypes(ofSelf function: FunctionID) -> [TypeID]? {
    let owner = program.owner(of: function)
    return owner.exists ? declaredTypes(resolver.selfTerm(owner)) : nil
  }

  /// A type of the source that values can have, with what inherits from it.
  private func declaredTypes(_ term: Term) -> [TypeID]? {
    guard case .nominal(let id, _) = terms[terms.unwrapped(term)], program.types[id.index].isSource, program.types[id.index].kind != .protocol
    else { return nil }
    let all = [id] + resolver.conformers(of: id)
    // A superclass of which no object is made stands for its heirs; controllers may be made by storyboards.
    let made = all.filter { madeClasses.contains($0) || program.types[$0.index].kind != .class || isView($0) }
    return made.isEmpty ? all : made
  }
}
