import Facts

/// Methods and properties of classes that subclasses replace: which of them is meant hangs on what the receiver is as the program runs.
extension Evaluator {
  /// The methods that a call of a class's method can mean: what the types have that the receiver can be. Nothing is told of a protocol's.
  func overrides(of id: FunctionID, receiver: Term) -> [FunctionID] {
    let owner = program.owner(of: id)
    let modifiers = program.fact(id).modifiers
    guard isOverridden(program.name(of: id)), isReplaceable(owner, modifiers) else { return [id] }
    let written = narrowest(receiver, of: owner)
    let key = Requirement(function: id, type: written)
    if let known = witnessTable[key] { return known.functions }
    var found: Set<FunctionID> = []
    for type in [written] + resolver.conformers(of: written) { found.formUnion(met(id, by: type)) }
    let result = limited(found, of: id)
    witnessTable[key] = (result, false)
    return result
  }

  /// Of functions that too many types have none but the first is followed.
  func limited(_ found: Set<FunctionID>, of id: FunctionID) -> [FunctionID] {
    guard found.count > Self.maximumFollowedWitnesses else { return found.isEmpty ? [id] : found.sorted() }
    for witness in found where crowded[witness]?.contains(id) != true { crowded[witness, default: []].append(id) }
    crowdedRequirements.insert(id)
    return [id]
  }

  /// The properties by which subclasses replace a computed one, with its own: empty where none does.
  func overrides(of property: PropertyID) -> [PropertyID] {
    if let known = propertyOverrides[property] { return known }
    var found: [PropertyID] = []
    let owner = program.owner(of: property)
    if program.fact(property).getter.exists, isOverridden(program.name(of: property)), isReplaceable(owner, program.fact(property).modifiers) {
      for type in [owner] + resolver.conformers(of: owner) {
        guard let own = met(property, by: type), !found.contains(own) else { continue }
        found.append(own)
      }
    }
    let result = found.count > 1 && found.count <= Self.maximumFollowedWitnesses ? found : []
    propertyOverrides[property] = result
    return result
  }

  /// The property that stands for another one's demand, or takes its place, in a type.
  func met(_ property: PropertyID, by type: TypeID) -> PropertyID? {
    for case .property(let own) in resolver.members(program.name(of: property), of: type).map(\.member) where isDeclared(own) { return own }
    return nil
  }

  private func isReplaceable(_ owner: TypeID, _ modifiers: Modifiers) -> Bool {
    owner.exists && program.types[owner.index].isSource && program.types[owner.index].kind == .class
      && modifiers.isDisjoint(with: [.static, .class, .private, .final])
  }

  private func isOverridden(_ name: Name) -> Bool { overriddenNames.contains(name) }
}
