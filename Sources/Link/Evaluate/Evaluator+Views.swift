import Facts

/// What is a view.
extension Evaluator {
  func isViewValue(_ typed: Typed) -> Bool { isView(typed.type) }

  func isView(_ term: Term) -> Bool {
    switch terms[terms.unwrapped(term)] {
    case .nominal(let id, _): return isView(id)
    case .composition(let parts): return parts.contains { isView($0) }
    case .generic:
      let bound = resolver.bound(of: terms.unwrapped(term))
      if case .generic = terms[bound] { return false }
      return bound.isKnown && isView(bound)
    default: return false
    }
  }

  /// Whether a type shows something: by its own and its ancestors' names, as the table knows them, or by what it declares.
  func isView(_ type: TypeID) -> Bool {
    guard type.exists else { return false }
    if let known = viewTypes[type] { return known }
    if interfaceControllers.contains(type) { return true }
    viewTypes[type] = false
    let result: Bool
    if program.types[type.index].isSource {
      result = resolver.descends(type, from: knowledge.viewNames) || showsByForeignProtocol(type)
    } else {
      result = knowledge.viewNames.contains(program.types[type.index].name) || knowledge.foreignViews.contains(program.types[type.index].name)
    }
    viewTypes[type] = result
    return result
  }

  /// A type whose protocol or superclass lies in a package that was not read, and that has a body, or takes part in the life of a
  /// controller: what it conforms to or inherits from must be a view's.
  private func showsByForeignProtocol(_ type: TypeID) -> Bool {
    let entity = program.types[type.index]
    guard entity.kind == .struct || entity.kind == .class || entity.kind == .enum else { return false }
    let lineage = resolver.lineage(type)
    guard lineage.dropFirst().contains(where: isUnknownForeign) else { return false }
    return lineage.contains { program.types[$0.index].isSource && (bodyFunction(of: $0) != nil || overridesLifecycle($0)) }
  }

  /// Notes that a view is read that is kept in a static member or a global, or that a computed property makes.
  func noteViewRead(_ typed: Typed, _ value: Value) {
    guard case .member(let base, let property) = vals[typed.value], isView(typed.type) else { return }
    switch vals[base] {
    case .null, .type: break
    default: guard program.fact(property).getter.exists else { return }
    }
    records[frame.function.index].viewReads.append(
      ViewRead(
        value: typed.value, property: property, site: Site(file: frame.file, offset: value.offset), condition: frame.condition,
        role: frame.role))
  }

  private func isUnknownForeign(_ type: TypeID) -> Bool {
    let entity = program.types[type.index]
    return !entity.isSource && !knowledge.plainProtocols.contains(entity.name) && !knowledge.viewNames.contains(entity.name)
      && !knowledge.systemEntries.contains(entity.name) && !knowledge.previewNames.contains(entity.name)
  }

  private func overridesLifecycle(_ type: TypeID) -> Bool {
    knowledge.lifecycle.contains { name in
      (program.members[MemberKey(type: type, name: name)] ?? []).contains { member in
        if case .function(let id) = member { program.fact(id).modifiers.contains(.override) } else { false }
      }
    }
  }

  /// The function that says what a type shows: the getter of its body, or a method of that name where a package's protocol has one that
  /// is handed something: `func body(props: Props) -> some View`.
  func bodyFunction(of type: TypeID) -> FunctionID? {
    let members = program.members[MemberKey(type: type, name: knowledge.bodyProperty)] ?? []
    for case .property(let id) in members {
      let getter = program.function(program.file(of: id), program.fact(id).getter)
      if getter.exists, isView(resolver.writtenType(of: id)) { return getter }
    }
    for case .function(let id) in members where isView(resolver.resultType(id)) { return id }
    return nil
  }
}
