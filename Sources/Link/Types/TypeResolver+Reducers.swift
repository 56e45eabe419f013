/// Enums of reducers: the compiler makes the enums of their states and actions, with the same cases.
extension TypeResolver {
  /// `Path.State` of an enum of reducers, where the source declares none: the enum itself, for its cases are those of the states.
  func reducerState(_ name: Name, of type: TypeID) -> Term? {
    name == program.known.stateName && isReducerEnum(type) ? terms.nominal(type) : nil
  }

  /// What a case of an enum of reducers carries: the state of the reducer that it names.
  func carriedState(_ written: Term, in type: TypeID) -> Term? {
    guard isReducerEnum(type), let id = terms.nominalType(written), program.types[id.index].isSource,
      let state = memberType(program.known.stateName, in: id)
    else { return nil }
    return terms.isOptional(written) ? terms.optional(state) : state
  }

  private func isReducerEnum(_ type: TypeID) -> Bool {
    let entity = program.types[type.index]
    guard entity.isSource, entity.kind == .enum else { return false }
    return entity.declarations.contains { file, id in
      let fact = program.files[Int(file)].facts[id]
      return program.attributes(fact.attributes, in: file).contains { program.known.reducerAttributes.contains(program.name($0.name, in: file)) }
    }
  }
}
