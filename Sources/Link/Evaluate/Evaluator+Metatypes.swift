import Facts

/// Types that are values: what their initialisers make is told by whoever names the types.
extension Evaluator {
  /// What an initialiser makes: of a type that is written that type; of a value any type that the value can be.
  func construct(by metatype: Typed, _ arguments: [CallArgument], _ site: Site, _ role: Role) -> Typed {
    guard case .metatype(let type) = terms[metatype.type], isOpen(type) else { return construct(metatype.type, arguments, site, role) }
    if case .type(let written) = vals[metatype.value] { return construct(written, arguments, site, role) }
    let values = arguments.map { handed($0.value, expected: .unknown).value }
    let position = Int32(truncatingIfNeeded: calls.count)
    records[frame.function.index].calls.append(position)
    calls.append(
      CallRecord(
        caller: frame.function, site: site, condition: frame.condition, callee: .value(metatype.value), receiver: .unknown, arguments: values,
        role: frame.role))
    metatypeCalls.insert(position)
    return Typed(value: vals.intern(.result(position)), type: type)
  }

  /// Whether a value may be another type than the one that it is declared as.
  private func isOpen(_ type: Term) -> Bool {
    switch terms[terms.unwrapped(type)] {
    case .generic, .composition: return isView(type)
    case .nominal(let id, _):
      guard isView(id) else { return false }
      let entity = program.types[id.index]
      guard entity.isSource, entity.kind != .protocol else { return true }
      return resolver.descends(id, from: knowledge.viewControllers) && !resolver.conformers(of: id).isEmpty
    default: return false
    }
  }

  /// The one initialiser of a class that takes so many arguments; none where it does not say.
  func initializer(of type: TypeID, taking count: Int) -> FunctionID {
    for ancestor in resolver.lineage(type) where program.types[ancestor.index].isSource {
      let own = program.types[ancestor.index].initializers
      if own.isEmpty { continue }
      let fitting = own.filter { program.parameters(of: $0).count == count }
      return fitting.count == 1 ? fitting[0] : .none
    }
    return .none
  }

  /// What `T()` makes of a generic parameter that a parameter of the function says: `func open<T: Screen>(_ type: T.Type)`.
  func construct(generic type: Term, _ arguments: [CallArgument], _ site: Site, _ role: Role) -> Typed? {
    guard case .generic(_, _, let function) = terms[type], function.exists else { return nil }
    let wanted = terms.intern(.metatype(type))
    for index in program.parameters(of: function).indices {
      let place = index - program.parameters(of: function).startIndex
      guard terms.unwrapped(resolver.parameterType(function, place)) == wanted else { continue }
      let value = vals.intern(.parameter(function, Int32(truncatingIfNeeded: place)))
      return construct(by: Typed(value: value, type: wanted), arguments, site, role)
    }
    return nil
  }

  /// Whether a call is of the initialiser of a type that is a value.
  func isOfMetatype(_ call: Int32) -> Bool { metatypeCalls.contains(derivations[call]?.root ?? call) }
}
