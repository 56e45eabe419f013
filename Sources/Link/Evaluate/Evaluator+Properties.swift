import Facts

extension Evaluator {
  /// The type of a property as code that names it sees it: written, given by its wrapper's argument, or that of its first value.
  func typeOf(_ id: PropertyID) -> Term {
    if let known = inferredTypes[id] { return known }
    inferredTypes[id] = .unknown  // a circle ends here
    let type = inferType(id)
    inferredTypes[id] = type
    return type
  }

  private func inferType(_ id: PropertyID) -> Term {
    let written = resolver.writtenType(of: id)
    if written.isKnown { return written }
    let fact = program.fact(id)
    let file = program.file(of: id)
    for attribute in program.attributes(fact.attributes, in: file) {
      if let type = environmentType(attribute, file, owner: program.owner(of: id)) { return type }
      if let type = wrappedType(attribute, file, owner: program.owner(of: id)) { return type }
    }
    guard fact.initial.exists else { return .unknown }
    return typeOfInitialValue(program.function(file, fact.initial))
  }

  /// A wrapper that the source declares: the type of its `wrappedValue` (SE-0258).
  private func wrappedType(_ attribute: AttributeFact, _ file: Int32, owner: TypeID) -> Term? {
    let scope = TypeScope(file: file, type: owner)
    let wrapper =
      attribute.type.exists
      ? resolver.resolve(attribute.type, scope) : resolver.resolveName(program.name(attribute.name, in: file), scope)
    guard let type = terms.nominalType(wrapper), program.types[type.index].isSource else { return nil }
    for found in resolver.members(known.heldProperty, of: type) {
      guard case .property(let property) = found.member else { continue }
      let value = resolver.specialize(typeOf(property), for: wrapper, owner: found.owner)
      return value.isKnown ? value : nil
    }
    return nil
  }

  /// `@Environment(Router.self)`, `@Environment(\.router)`, `@Dependency(\.router)`: a type or a key path as the wrapper's argument.
  private func environmentType(_ attribute: AttributeFact, _ file: Int32, owner: TypeID) -> Term? {
    let unit = program.files[Int(file)]
    guard let argument = unit.facts[attribute.arguments].first, argument.value.exists else { return nil }
    let value = unit.facts[argument.value]
    let scope = TypeScope(file: file, type: owner)
    switch value.kind {
    case .metatype, .type: return resolver.resolve(value.type, scope)
    case .keyPath:
      let components = unit.facts[value.arguments]
      if value.type.exists {
        return factoryType(ofKeyPathFrom: resolver.resolve(value.type, scope), components.map { program.name($0.label, in: file) })
      }
      guard let key = components.first.map({ program.name($0.label, in: file) }) else { return nil }
      if let entry = environmentEntry(key) {
        return components.dropFirst().reduce(made(by: typeOf(entry))) { type, component in
          property([program.name(component.label, in: file)], from: type).map { typeOf($0) } ?? .unknown
        }
      }
      guard components.count == 1, let type = knowledge.environment[key] else { return nil }
      usedKeys.insert(key)
      return resolver.named(type, seenFrom: file)
    default: return nil
    }
  }

  /// What the factory makes that a key path leads to: `@Injected(\Container.router)`, `resolve(\Container.router)`. Nil where it leads to none.
  func factoryType(ofKeyPathFrom root: Term, _ names: [Name]) -> Term? {
    guard names.count == 1, let owner = terms.nominalType(root) else { return nil }
    for case .property(let property) in resolver.members(names[0], of: owner).map(\.member) {
      let type = typeOf(property)
      if made(by: type) != type { return made(by: type) }
    }
    return nil
  }

  /// What a factory makes; of another type the type itself.
  private func made(by type: Term) -> Term {
    guard case .nominal(let id, let arguments) = terms[type], knowledge.factories.contains(program.types[id.index].name) else { return type }
    return arguments.last ?? type
  }

  /// The type of a property's first value, found without recording what evaluating it does.
  private func typeOfInitialValue(_ id: FunctionID) -> Term {
    guard id.exists, frame.depth < 100 else { return .unknown }
    if records[id.index].isEvaluated { return records[id.index].resultType }
    evaluate(id)
    return records[id.index].resultType
  }

  /// The values of a default argument.
  func defaultValue(_ id: FunctionID) -> Val {
    guard id.exists else { return .unknown }
    if let known = initialValues[id] { return known }
    initialValues[id] = .unknown
    if !records[id.index].isEvaluated { evaluate(id) }
    let value = vals.choice(records[id.index].results.map(\.value))
    initialValues[id] = value
    return value
  }
}
