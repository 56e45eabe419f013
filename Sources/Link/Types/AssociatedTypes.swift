import Facts

/// Associated types that a conforming type leaves to the compiler: what the properties and functions that meet the demands say of them.
extension TypeResolver {
  func inferredType(_ name: Name, of owner: TypeID, in type: TypeID) -> Term? {
    let key = AssociatedType(name: name, owner: owner, type: type)
    if let known = inferredTypes[key] { return known.isKnown ? known : nil }
    inferredTypes[key] = .unknown  // a circle ends here
    let wanted = terms.intern(.generic(name, owner, .none))
    let found = demands(of: owner).lazy.compactMap { self.inferred(wanted, from: $0, in: type) }.first
    inferredTypes[key] = found ?? .unknown
    return found
  }

  private func demands(of owner: TypeID) -> [Member] {
    let table = demandTable ?? allDemands()
    demandTable = table
    return table[owner] ?? []
  }

  /// What each protocol demands, in one pass over all declarations: properties first.
  private func allDemands() -> [TypeID: [Member]] {
    var result: [TypeID: [Member]] = [:]
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let owner = program.owner(of: id)
      if owner.exists, program.types[owner.index].kind == .protocol { result[owner, default: []].append(.property(id)) }
    }
    for index in program.functionFile.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let owner = program.owner(of: id)
      guard owner.exists, program.types[owner.index].kind == .protocol else { continue }
      let fact = program.fact(id)
      if fact.kind == .function, !fact.hasBody { result[owner, default: []].append(.function(id)) }
    }
    return result
  }

  private func inferred(_ wanted: Term, from demand: Member, in type: TypeID) -> Term? {
    switch demand {
    case .property(let id):
      for case .property(let met) in program.members[MemberKey(type: type, name: program.name(of: id))] ?? [] where met != id {
        if let found = part(wanted, of: writtenType(of: id), in: writtenType(of: met)) { return found }
      }
    case .function(let id):
      let labels = program.parameters(of: id).map { program.name($0.label, in: program.file(of: id)) }
      for case .function(let met) in program.members[MemberKey(type: type, name: program.name(of: id))] ?? [] where met != id {
        guard program.parameters(of: met).map({ program.name($0.label, in: program.file(of: met)) }) == labels else { continue }
        for index in labels.indices {
          if let found = part(wanted, of: parameterType(id, index), in: parameterType(met, index)) { return found }
        }
        if let found = part(wanted, of: resultType(id), in: resultType(met)) { return found }
      }
    default: return nil
    }
    return nil
  }

  /// What stands in `given` where `wanted` stands in `pattern`.
  private func part(_ wanted: Term, of pattern: Term, in given: Term, depth: Int = 0) -> Term? {
    guard depth < 8, given.isKnown else { return nil }
    if pattern == wanted { return given == wanted ? nil : given }
    func first(_ pairs: some Sequence<(Term, Term)>) -> Term? {
      pairs.lazy.compactMap { self.part(wanted, of: $0, in: $1, depth: depth + 1) }.first
    }
    switch (terms[pattern], terms[given]) {
    case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)): return part(wanted, of: a, in: b, depth: depth + 1)
    case (.nominal(let id, let a), .nominal(let other, let b)) where id == other: return first(zip(a, b))
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)): return first([(key, otherKey), (value, other)])
    case (.function(let a, let result), .function(let b, let other)): return first(zip(a + [result], b + [other]))
    default: return nil
    }
  }
}

/// An associated type as one conforming type has it.
struct AssociatedType: Hashable {
  let name: Name
  let owner: TypeID
  let type: TypeID
}
