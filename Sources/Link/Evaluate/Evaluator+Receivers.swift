import Facts

/// Whose methods the table's are: those of foreign types, and of what the source makes of these.
extension Evaluator {
  /// What the type is called on whose value a call is, and the foreign types that it inherits from, conforms to or stands for.
  func receivers(of base: Typed?) -> [Name] {
    guard let base else { return [] }
    if case .array = terms[terms.unwrapped(base.type)] { return [known.array] }
    var type = terms.unwrapped(metatypeInstance(base.type))
    if case .generic = terms[type] { type = terms.unwrapped(resolver.bound(of: type)) }
    if case .composition(let parts) = terms[type] { return parts.flatMap { receivers(of: Typed(value: base.value, type: $0)) } }
    guard let id = terms.nominalType(type) else { return [] }
    var result: [Name] = []
    for ancestor in resolver.lineage(id) where ancestor == id || !program.types[ancestor.index].isSource {
      var name = program.types[ancestor.index].name
      result.append(name)
      if program.types[ancestor.index].isSource { continue }
      for _ in 0..<8 {
        guard let parent = knowledge.parents[name] else { break }
        result.append(parent)
        name = parent
      }
    }
    return result
  }

  /// A member that a package says to stand for the value that it is asked of; of a router it is the coordinator that it is generic over.
  func passedMember(_ name: Name, of base: Typed) -> Typed? {
    func passes(_ owner: Name) -> Bool { knowledge.passingMembers[owner]?.contains(name) == true }
    guard receivers(of: base).contains(where: passes) else { return nil }
    guard case .nominal(let id, let arguments) = terms[terms.unwrapped(base.type)], !program.types[id.index].isSource,
      let last = arguments.last, receivers(of: Typed(value: .unknown, type: last)).contains(where: passes)
    else { return base }
    return Typed(value: base.value, type: last)
  }

  /// The type of a call's values, where the shape says which generic argument of the receiver, or of what is made, it is.
  func valueType(of shape: KnowledgeTable.Shape, _ base: Typed?) -> Term? {
    guard let position = shape.valueArgument else { return nil }
    let (type, name) = shape.form == .construct ? (madeType, shape.name) : (base.map { metatypeInstance($0.type) } ?? .unknown, shape.receiver)
    guard let arguments = arguments(of: name, in: type), position < arguments.count else { return nil }
    return arguments[position]
  }

  /// The generic arguments of a foreign type, as a type is it or inherits from it.
  private func arguments(of wanted: Name, in type: Term) -> [Term]? {
    var open = [terms.unwrapped(type)]
    var steps = 0
    while let next = open.popLast(), steps < 64 {
      steps += 1
      guard case .nominal(let id, let arguments) = terms[next] else { continue }
      let entity = program.types[id.index]
      if !entity.isSource {
        var name = entity.name
        for _ in 0..<8 {
          if name == wanted { return arguments }
          guard let parent = knowledge.parents[name] else { break }
          name = parent
        }
        continue
      }
      open += resolver.inherited(id).map { terms.substitute($0, entity.generics, of: id, by: arguments) }.reversed()
    }
    return nil
  }

  /// The type of the routes that what answers or takes them is of: its last generic argument, or that of its foreign superclass.
  func routeType(of type: Term) -> Term? {
    guard case .nominal(let id, let arguments) = terms[terms.unwrapped(type)] else { return nil }
    if !program.types[id.index].isSource { return arguments.last }
    let shape = knowledge.shapes.first { $0.effect == .answers && receivers(of: Typed(value: .unknown, type: type)).contains($0.receiver) }
    return shape.flatMap { valueType(of: $0, Typed(value: .unknown, type: type)) }
  }

  /// In what way something is shown, as the name of a case says it: `.cover(withNavigation: true)`.
  func way(_ argument: CallArgument) -> Name? {
    var current = argument.value
    for _ in 0..<4 where current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .implicitMember, .member: return name(value.symbol)
      case .call: current = value.base
      default: return nil
      }
    }
    return nil
  }
}
