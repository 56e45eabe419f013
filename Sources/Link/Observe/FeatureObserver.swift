import Facts
import Knowledge
import NavigationGraph
import Observations

extension Observer {
  static let features = Observer(family: .features) { context, result in
    result.features.parts = FeatureObserver(context).parts()
  }
}

/// Observes the parts of features' states, and which of them are joined to the reducer.
private struct FeatureObserver {
  let context: ObservationContext
  let known = FeatureNames.standard

  init(_ context: ObservationContext) { self.context = context }

  private var program: Program { context.program }
  private var names: Names { context.names }

  /// A property of a state with the feature that it is of.
  private struct Part {
    let property: PropertyID
    let feature: TypeID
    let kind: FeaturePart.Kind
  }

  func parts() -> [FeaturePart] {
    let found = program.propertyFile.indices.compactMap { part(PropertyID(raw: Int32(truncatingIfNeeded: $0))) }
    guard !found.isEmpty else { return [] }
    let wanted = Set(found.map { program.name(of: $0.property) })
    let joinings = FeatureJoinings(context, known, wanted)
    let writes = FeatureWrites(context, wanted)
    let owners = Dictionary(grouping: found) { program.name(of: $0.property) }.mapValues { Set($0.map(\.feature)) }
    let states = Dictionary(grouping: found) { program.name(of: $0.property) }.mapValues { Set($0.map { program.owner(of: $0.property) }) }
    return found.map { part in
      let name = program.name(of: part.property)
      let content = content(of: part)
      return FeaturePart(
        kind: part.kind, location: context.location(program.site(of: part.property)), feature: context.builder.naming.name(of: part.feature),
        property: names[name], content: content.flatMap { context.evaluator.reducer(ofState: $0) }.map { context.builder.naming.name(of: $0) },
        needsReducer: content.map(needsReducer) ?? false, hasBody: hasBody(part.feature),
        isJoined: joinings.joins(name, of: part.feature, owners[name] ?? []),
        isSet: part.kind == .stack || isSet(part, writes, owners[name] ?? [], states[name] ?? []),
        isCleared: writes.clears(name, of: part.feature, owners[name] ?? []))
    }.sorted { $0.location < $1.location }
  }

  // MARK: Parts

  private func part(_ property: PropertyID) -> Part? {
    let fact = program.fact(property)
    let file = program.file(of: property)
    let owner = program.owner(of: property)
    guard owner.exists, !fact.outer.exists, !fact.modifiers.contains(.static), !fact.getter.exists, !program.files[Int(file)].isTest,
      let feature = context.evaluator.reducer(ofState: owner), isFeature(feature), !program.types[feature.index].inTest
    else { return nil }
    let attributes = program.attributes(fact.attributes, in: file).map { names[program.name($0.name, in: file)] }
    if attributes.contains(where: known.presenting.contains) { return Part(property: property, feature: feature, kind: .presentation) }
    guard let type = context.evaluator.terms.nominalType(context.evaluator.typeOf(property)), !program.types[type.index].isSource,
      names[program.types[type.index].name] == known.stack
    else { return nil }
    return Part(property: property, feature: feature, kind: .stack)
  }

  /// The type whose values a part holds.
  private func content(of part: Part) -> TypeID? {
    let terms = context.evaluator.terms
    let type = terms.unwrapped(context.evaluator.typeOf(part.property))
    guard case .nominal(let id, let arguments) = terms[type] else { return nil }
    return part.kind == .stack ? arguments.first.flatMap { terms.nominalType($0) } : id
  }

  /// Whether a reducer runs for a state: one of the source that has a body, or one that an enum of reducers names.
  private func needsReducer(_ state: TypeID) -> Bool {
    if let feature = context.evaluator.reducer(ofState: state), hasBody(feature), !hasEmptyBody(feature) { return true }
    return isFeature(state)
      && program.types[state.index].cases.contains { id in
        let carried = context.evaluator.terms.nominalType(context.evaluator.resolver.caseParameterType(id, 0))
        return carried.map { context.evaluator.reducer(ofState: $0) != nil || isFeature($0) } ?? false
      }
  }

  private func isFeature(_ type: TypeID) -> Bool {
    if context.evaluator.resolver.descends(type, from: Set(known.reducers.map(names.intern))) { return true }
    return program.types[type.index].declarations.contains { file, id in
      program.attributes(program.files[Int(file)].facts[id].attributes, in: file).contains {
        known.reducers.contains(names[program.name($0.name, in: file)])
      }
    }
  }

  private func hasBody(_ feature: TypeID) -> Bool {
    known.bodies.contains { program.members[MemberKey(type: feature, name: names.intern($0))] != nil }
  }

  /// Whether all that a feature says is that it does nothing.
  private func hasEmptyBody(_ feature: TypeID) -> Bool {
    known.bodies.contains { name in
      (program.members[MemberKey(type: feature, name: names.intern(name))] ?? []).contains { member in
        guard case .property(let property) = member else { return false }
        let file = program.file(of: property)
        let facts = program.files[Int(file)].facts
        let getter = program.fact(property).getter
        guard getter.exists else { return false }
        let operations = facts.operations(in: facts[getter].body).map { facts[$0].value }
        guard operations.count == 1, let only = operations.first, only.exists, facts[only].kind == .call, facts[only].base.exists else {
          return false
        }
        let made = facts[facts[only].base]
        return made.kind == .name && names[program.name(made.symbol, in: file)] == known.empty
      }
    }
  }

  /// Whether something comes into a part: it begins with it, or code puts it there.
  private func isSet(_ part: Part, _ writes: FeatureWrites, _ owners: Set<TypeID>, _ states: Set<TypeID>) -> Bool {
    let initial = program.fact(part.property).initial
    let facts = program.files[Int(program.file(of: part.property))].facts
    if initial.exists {
      let values = facts.operations(in: facts[initial].body).map { facts[$0].value }
      if values.contains(where: { $0.exists && facts[$0].kind != .nil }) { return true }
    }
    let state = program.owner(of: part.property)
    if writes.sets(program.name(of: part.property), of: part.feature, state, owners, states) { return true }
    return (context.flow.constructions[state] ?? []).contains { position in
      let made = context.evaluator.calls[Int(position)].receiver
      guard let given = context.evaluator.constructedField(part.property, of: made) else { return false }
      if case .null = context.vals[given] { return false }
      return true
    }
  }
}
