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

  /// A place that joins a part by its key path.
  private struct Joining {
    /// The type whose code it is; none outside of types.
    let type: TypeID
    /// Whether the key path leads through another part first.
    let isDeep: Bool
  }

  func parts() -> [FeaturePart] {
    let found = program.propertyFile.indices.compactMap { part(PropertyID(raw: Int32(truncatingIfNeeded: $0))) }
    guard !found.isEmpty else { return [] }
    let wanted = Set(found.map { program.name(of: $0.property) })
    let joinings = joinings(wanted)
    let cleared = clearings(wanted)
    let owners = Dictionary(grouping: found) { program.name(of: $0.property) }.mapValues { Set($0.map(\.feature)) }
    return found.map { part in
      let name = program.name(of: part.property)
      let content = content(of: part)
      return FeaturePart(
        kind: part.kind, location: context.location(program.site(of: part.property)), feature: context.builder.naming.name(of: part.feature),
        property: names[name], content: content.flatMap { context.evaluator.reducer(ofState: $0) }.map { context.builder.naming.name(of: $0) },
        needsReducer: content.map(needsReducer) ?? false, hasBody: hasBody(part.feature),
        // What another type joins that has no such part of its own may be meant for this one: helpers, reducers that are composed of others.
        isJoined: joinings[name]?.contains { $0.type == part.feature || $0.isDeep || owners[name]?.contains($0.type) != true } ?? false,
        isCleared: cleared[name]?.contains { $0 == part.feature || owners[name]?.contains($0) != true } ?? false)
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
    if let feature = context.evaluator.reducer(ofState: state), hasBody(feature) { return true }
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

  // MARK: Places

  /// By the name of a part the calls that join one of that name.
  private func joinings(_ wanted: Set<Name>) -> [Name: [Joining]] {
    let methods = Set(known.joining.map(names.intern))
    var result: [Name: [Joining]] = [:]
    for (index, file) in program.files.enumerated() where file.symbols.contains(where: methods.contains) {
      let facts = file.facts
      for call in facts.values where call.kind == .call && call.base.exists {
        let callee = facts[call.base]
        guard callee.kind == .member || callee.kind == .name, methods.contains(file.symbols[Int(callee.symbol.raw)]) else { continue }
        for argument in facts[call.arguments] where argument.value.exists && facts[argument.value].kind == .keyPath {
          let steps = facts[facts[argument.value].arguments]
          guard let last = steps.last, !last.label.isNone else { continue }
          let text = facts.names.text(last.label)
          let name = text.hasPrefix("$") ? names.intern(String(text.dropFirst())) : file.symbols[Int(last.label.raw)]
          guard wanted.contains(name) else { continue }
          result[name, default: []].append(
            Joining(type: type(at: call.offset, in: Int32(truncatingIfNeeded: index)), isDeep: steps.count > 1))
        }
      }
    }
    return result
  }

  /// By the name of a part the types whose code sets one of that name to `nil`.
  private func clearings(_ wanted: Set<Name>) -> [Name: [TypeID]] {
    var result: [Name: [TypeID]] = [:]
    for (index, file) in program.files.enumerated() where file.symbols.contains(where: wanted.contains) {
      let facts = file.facts
      for operation in facts.operations where operation.kind == .assign && operation.target.exists && operation.value.exists {
        let target = facts[operation.target]
        guard target.kind == .member, facts[operation.value].kind == .nil else { continue }
        let name = file.symbols[Int(target.symbol.raw)]
        if wanted.contains(name) { result[name, default: []].append(type(at: target.offset, in: Int32(truncatingIfNeeded: index))) }
      }
    }
    return result
  }

  /// The type whose code stands at a place.
  private func type(at offset: UInt32, in file: Int32) -> TypeID {
    let facts = program.files[Int(file)].facts
    let inner = facts.functions.filter { $0.offset <= offset && offset < max($0.end, $0.offset) }.max { $0.offset < $1.offset }
    return inner.map { program.type(file, $0.owner) } ?? .none
  }
}
