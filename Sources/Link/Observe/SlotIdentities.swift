import Facts
import NavigationGraph
import Observations

/// Presented items whose identity is made anew each time it is asked for.
extension SlotGround {
  func volatileIdentities() -> [SlotObservations.VolatileIdentity] {
    var found: [PropertyID: [Int32]] = [:]
    var types: [PropertyID: TypeID] = [:]
    for presentation in presentations where kind(presentation) != .push && !isFlag(presentation) {
      for type in itemTypes(presentation) {
        guard let property = identity(of: type), found[property]?.contains(presentation) != true else { continue }
        found[property, default: []].append(presentation)
        if types[property] == nil { types[property] = type }
      }
    }
    return found.keys.sorted { program.site(of: $0) < program.site(of: $1) }.compactMap { property in
      let getter = program.function(program.file(of: property), program.fact(property).getter)
      guard getter.exists, let type = types[property], let maker = volatileMaker(in: getter, of: property) else { return nil }
      return SlotObservations.VolatileIdentity(
        type: builder.naming.name(of: type), property: known.identity, location: context.location(program.site(of: property)), maker: maker,
        presentations: (found[property] ?? []).map { self.presentation($0) })
    }
  }

  /// The types of the source that items of a presentation have.
  private func itemTypes(_ presentation: Int32) -> [TypeID] {
    let record = record(presentation)
    if let type = evaluator.terms.nominalType(evaluator.terms.unwrapped(record.slotType)) {
      return program.types[type.index].isSource ? [type] : []
    }
    guard let slot = record.slot else { return [] }
    return slots.references(slot).filter { !$0.isFlag && !$0.enumCase.exists }.flatMap { slots.valueTypes(of: $0.key) }
      .filter { program.types[$0.index].isSource }
  }

  /// The computed property by which items of a type are told apart.
  private func identity(of type: TypeID) -> PropertyID? {
    for found in evaluator.resolver.members(context.names.intern(known.identity), of: type) {
      guard case .property(let property) = found.member else { continue }
      return program.fact(property).getter.exists ? property : nil
    }
    return nil
  }

  /// What in a getter gives another value each time, as it is called; nil where the getter keeps what it made.
  private func volatileMaker(in getter: FunctionID, of property: PropertyID) -> String? {
    let file = program.file(of: getter)
    let facts = program.files[Int(file)].facts
    let body = program.fact(getter).body.indices
    guard !facts.operations[body].contains(where: { $0.kind == .assign }) else { return nil }
    let own = evaluator.terms.nominalType(evaluator.typeOf(property)).map { program.text(program.types[$0.index].name) } ?? ""
    func text(_ symbol: Symbol) -> String { program.text(program.name(symbol, in: file)) }
    let fallbacks = fallbacks(in: getter)
    for value in values(in: getter) where !fallbacks.contains(value.offset) {
      switch value.kind {
      case .call where value.base.exists:
        let base = facts[value.base]
        let name = text(base.symbol)
        let isPlain = facts[value.arguments].isEmpty
        if base.kind == .name, isPlain, known.volatileMakers.contains(name) { return "\(name)()" }
        if base.kind == .implicitMember, isPlain, name == "init", known.volatileMakers.contains(own) { return "\(own)()" }
        if [.name, .member, .implicitMember].contains(base.kind), known.volatileCalls.contains(name) { return "\(name)()" }
      case .member where value.base.exists:
        guard let type = known.volatileMembers[text(value.symbol)], facts[value.base].kind == .name, text(facts[value.base].symbol) == type
        else { continue }
        return "\(type).\(text(value.symbol))"
      default: continue
      }
    }
    return nil
  }

  /// Where what stands behind `??` stands: mostly there is something before it.
  private func fallbacks(in getter: FunctionID) -> Set<UInt32> {
    let file = program.file(of: getter)
    let facts = program.files[Int(file)].facts
    var result: Set<UInt32> = []
    for value in values(in: getter) where value.kind == .binary && program.text(program.name(value.symbol, in: file)) == "??" {
      for part in ValueWalk(facts, from: value.second) { result.insert(part.offset) }
    }
    return result
  }
}
