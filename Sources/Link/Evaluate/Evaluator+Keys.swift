import Facts
import Knowledge

/// What is kept under a key: in the environment, or outside the program.
extension Evaluator {
  /// A value is handed to all views below, or stored: whoever reads the key gets it.
  func keep(_ value: Val, under key: Val, _ effect: CallEffect, _ type: Term, _ site: Site) {
    guard let place = effect == .provides ? environmentPlace(key) : constantText(key).map({ vals.intern(.foreign(vals.intern(.null), $0)) })
    else { return }
    switch vals[value] {
    case .null, .bool(false): put(place, .clear, value, site)
    default: put(place, .assign, value, site, type: type)
    }
  }

  /// The entry of the environment that a key path names.
  private func environmentPlace(_ key: Val) -> Val? {
    guard case .keyPath(_, let path) = vals[key] else { return nil }
    return environmentPlace(path)
  }

  /// The type of what is handed under a key.
  func providedType(_ key: Val?) -> Term {
    guard let key, case .keyPath(_, let path) = vals[key], let first = path.first, let entry = environmentEntry(first) else { return .unknown }
    return path.dropFirst().reduce(typeOf(entry)) { type, name in property([name], from: type).map { typeOf($0) } ?? .unknown }
  }

  func environmentPlace(_ path: [Name]) -> Val? {
    guard let first = path.first, let entry = environmentEntry(first) else { return nil }
    var place = vals.intern(.member(vals.intern(.null), entry))
    var type = typeOf(entry)
    for name in path.dropFirst() {
      guard let next = property([name], from: type) else { return nil }
      place = vals.intern(.member(place, next))
      type = typeOf(next)
    }
    return place
  }

  /// The property that the source adds to the environment under a name.
  func environmentEntry(_ name: Name) -> PropertyID? {
    for container in knowledge.environmentContainers {
      for case .property(let property) in program.members[MemberKey(type: resolver.external(container), name: name)] ?? [] { return property }
    }
    return nil
  }

  /// The properties that read an entry of the environment, with its place.
  func environmentReaders() -> [(PropertyID, Val)] {
    attributed(by: knowledge.environmentAttributes) { argument, unit, file in
      guard argument.kind == .keyPath else { return nil }
      return environmentPlace(unit.facts[argument.arguments].map { program.name($0.label, in: file) })
    }
  }

  /// The properties whose values are kept under a key outside the program, with the key.
  func storedProperties() -> [(PropertyID, Name)] {
    attributed(by: knowledge.storageAttributes) { argument, unit, file in
      switch argument.kind {
      case .string where !argument.flags.contains(.interpolated): return program.name(argument.symbol, in: file)
      case .member: return constant(argument, unit, file)
      default: return nil
      }
    }
  }

  /// The text of a constant of a type: `Keys.onboarding`.
  private func constant(_ value: Value, _ unit: SourceUnit, _ file: Int32) -> Name? {
    guard value.base.exists, [.name, .type].contains(unit.facts[value.base].kind) else { return nil }
    let base = resolver.resolveName(program.name(unit.facts[value.base].symbol, in: file), TypeScope(file: file))
    guard let property = property([program.name(value.symbol, in: file)], from: base) else { return nil }
    return constantText(vals.intern(.member(vals.intern(.type(base)), property)))
  }

  /// The properties that have one of some attributes, with what its first argument comes to.
  private func attributed<Found>(
    by names: Set<Name>, _ read: (Value, SourceUnit, Int32) -> Found?
  ) -> [(PropertyID, Found)] {
    var result: [(PropertyID, Found)] = []
    for index in program.propertyFile.indices {
      let property = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let file = program.file(of: property)
      let unit = program.files[Int(file)]
      for attribute in program.attributes(program.fact(property).attributes, in: file)
      where names.contains(program.name(attribute.name, in: file)) {
        guard let argument = unit.facts[attribute.arguments].first, argument.value.exists else { continue }
        if let found = read(unit.facts[argument.value], unit, file) { result.append((property, found)) }
      }
    }
    return result
  }
}
