import Facts

/// A member that was found, and the type that declares it.
struct FoundMember {
  let member: Member
  let owner: TypeID
}

extension TypeResolver {
  /// The members of a name, of the type itself before those of its superclasses and protocols.
  func members(_ name: Name, of type: TypeID) -> [FoundMember] {
    let key = MemberKey(type: type, name: name)
    if let known = foundMembers[key] { return known }
    let isFinal = isSettled
    var result: [FoundMember] = []
    for owner in lineage(type) {
      for member in program.members[MemberKey(type: owner, name: name)] ?? [] { result.append(FoundMember(member: member, owner: owner)) }
    }
    if isFinal { foundMembers[key] = result }
    return result
  }

  /// The same for any type: through optionality, constraints and compositions.
  func members(_ name: Name, of term: Term) -> [FoundMember] {
    switch terms[terms.unwrapped(term)] {
    case .nominal(let id, _): return members(name, of: id)
    case .composition(let parts): return parts.flatMap { members(name, of: $0) }
    case .generic:
      let bound = bound(of: terms.unwrapped(term))
      if case .generic = terms[bound] { return [] }
      return bound.isKnown ? members(name, of: bound) : []
    case .array: return members(name, of: external(program.known.array))
    default: return []
    }
  }

  /// A member's type as seen through a receiver: generic parameters and associated types replaced by what the receiver says.
  func specialize(_ term: Term, for receiver: Term, owner: TypeID) -> Term {
    guard term.isKnown else { return term }
    let base = terms.unwrapped(receiver)
    if case .array(let element) = terms[base] {
      let name = external(program.known.elementType)
      return terms.map(term) { form in
        if case .nominal(name, _) = form { return element }
        return nil
      }
    }
    guard terms.hasGeneric(term), case .nominal(let type, let arguments) = terms[base] else { return term }
    var result = terms.substitute(term, program.types[type.index].generics, of: type, by: arguments)
    if owner != type, owner.exists {
      for ancestor in inherited(type) {
        if case .nominal(let id, let given) = terms[ancestor], id == owner, !given.isEmpty {
          let inner = terms.substitute(result, program.types[id.index].generics, of: id, by: given)
          result = terms.substitute(inner, program.types[type.index].generics, of: type, by: arguments)
        }
      }
    }
    guard program.types[type.index].isSource else { return result }
    return terms.map(result) { form in
      guard case .generic(let name, let parameterOwner, _) = form, parameterOwner.exists, parameterOwner != type,
        self.program.types[parameterOwner.index].kind == .protocol
      else { return nil }
      return self.memberType(name, in: type) ?? self.inferredType(name, of: parameterOwner, in: type)
    }
  }

  /// A nested type or alias by name.
  func memberType(_ name: Name, in type: TypeID) -> Term? {
    for found in members(name, of: type) {
      switch found.member {
      case .type(let id): return terms.nominal(id)
      case .alias(let file, let position):
        let fact = program.files[Int(file)].facts.aliases[Int(position)]
        if fact.type.exists { return resolve(fact.type, TypeScope(file: file, type: program.type(file, fact.owner))) }
      default: continue
      }
    }
    return reducerState(name, of: type) ?? packagesMember(name, of: type)
  }

  // MARK: Conformers

  /// The types of the source that conform to a protocol or inherit from a class, in order of declaration.
  func conformers(of type: TypeID) -> [TypeID] {
    if conformerTable == nil {
      var table: [TypeID: [TypeID]] = [:]
      for index in program.types.indices where program.types[index].isSource && !program.types[index].inTest {
        let id = TypeID(raw: Int32(truncatingIfNeeded: index))
        for ancestor in lineage(id).dropFirst() { table[ancestor, default: []].append(id) }
      }
      conformerTable = table
    }
    return conformerTable?[type] ?? []
  }
}
