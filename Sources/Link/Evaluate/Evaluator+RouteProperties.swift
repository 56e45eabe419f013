import Facts
import Knowledge

/// Properties that a package's attribute makes routes, and the key paths that name them.
extension Evaluator {
  /// A property that is a route, and in what way it says that it is shown.
  struct PropertyRoute {
    let property: PropertyID
    let way: CallKind?
    let isTab: Bool
  }

  /// What a property of the source is as a route; nil for others.
  func route(_ property: PropertyID) -> PropertyRoute? {
    guard !knowledge.routeProperties.isEmpty else { return nil }
    let file = program.file(of: property)
    for attribute in program.attributes(program.fact(property).attributes, in: file) {
      let name = program.name(attribute.name, in: file)
      for known in knowledge.routeProperties where known.attribute == name {
        let owner = resolver.selfTerm(program.owner(of: property))
        guard receivers(of: Typed(value: .unknown, type: owner)).contains(known.owner) else { continue }
        return PropertyRoute(property: property, way: way(attribute, file).flatMap { known.ways[$0] }, isTab: known.isTab)
      }
    }
    return nil
  }

  /// The word that an attribute is given: `@Route(.push)`.
  private func way(_ attribute: AttributeFact, _ file: Int32) -> Name? {
    let unit = program.files[Int(file)]
    guard let argument = unit.facts[attribute.arguments].first, argument.value.exists else { return nil }
    let value = unit.facts[argument.value]
    return [.implicitMember, .member].contains(value.kind) ? program.name(value.symbol, in: file) : nil
  }

  /// The route property that a key path names: of the type that it starts from, or of the coordinator that is asked.
  func propertyRoute(at path: Val, askedOf base: Typed?) -> Typed? {
    guard case .keyPath(let root, let steps) = vals[path], steps.count == 1, let name = steps.first else { return nil }
    var types = [root]
    if let base, case .nominal(_, let arguments) = terms[terms.unwrapped(base.type)] { types += [base.type] + arguments.suffix(1) }
    if frame.selfType.exists { types.append(resolver.selfTerm(frame.selfType)) }
    for type in types {
      guard let id = terms.nominalType(type), program.types[id.index].isSource else { continue }
      for case .property(let property) in resolver.members(name, of: id).map(\.member) where route(property) != nil {
        return Typed(value: vals.intern(.member(vals.intern(.type(terms.nominal(id))), property)), type: shownType(property))
      }
    }
    return nil
  }

  /// The type of what a route property's maker gives, without what only wraps it.
  private func shownType(_ property: PropertyID) -> Term {
    let initial = program.function(program.file(of: property), program.fact(property).initial)
    guard initial.exists else { return .unknown }
    if !records[initial.index].isEvaluated { evaluate(initial) }
    for result in records[initial.index].results {
      guard case .function(let maker, _) = vals[result.value] else { continue }
      var type = resolver.resultType(maker)
      for _ in 0..<4 {
        guard case .nominal(let id, let arguments) = terms[type], !program.types[id.index].isSource,
          knowledge.transparent.contains(program.types[id.index].name), let inner = arguments.last
        else { break }
        type = inner
      }
      return type
    }
    return .unknown
  }
}
