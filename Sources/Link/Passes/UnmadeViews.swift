import Facts

/// Views that nobody makes, or only previews and tests do: what stands in them happens to no user (rule 10). A view is one only where the
/// source leaves no doubt: its name is said nowhere but where it is made, and that is in a view that nobody makes in its turn.
struct UnmadeViews {
  private let evaluator: Evaluator
  private var unmade: Set<TypeID> = []
  private var madeInPreviews: Set<TypeID> = []

  init(_ evaluator: Evaluator, _ flow: Flow, isLive: (FunctionID) -> Bool) {
    self.evaluator = evaluator
    let program = evaluator.program
    let said = Self.namesOfTypes(program)
    for index in program.types.indices {
      let id = TypeID(raw: Int32(truncatingIfNeeded: index))
      if isCandidate(id), !said.contains(program.types[index].name), !evaluator.namedTypes.contains(id) { unmade.insert(id) }
    }
    // A candidate is unmade as long as all that make it are: what is made is followed once to what it makes.
    var makers: [TypeID: [TypeID]] = [:]
    var made: [TypeID] = []
    for id in unmade {
      for position in flow.constructions[id] ?? [] {
        let caller = evaluator.calls[Int(position)].caller
        let maker = enclosing(program.owner(of: caller))
        if maker == id || !isLive(caller) { continue }
        if let maker, maker != id { makers[maker, default: []].append(id) } else { made.append(id) }
      }
    }
    while let id = made.popLast() {
      if unmade.remove(id) != nil { made += makers[id] ?? [] }
    }
    let inValues = Self.namesInValues(program)
    var open = unmade.filter { (flow.constructions[$0] ?? []).isEmpty && inValues.contains(program.types[$0.index].name) }.sorted()
    while let id = open.popLast() {
      if madeInPreviews.insert(id).inserted { open += (makers[id] ?? []).filter { unmade.contains($0) } }
    }
  }

  /// A view of the source that only code of the source can make.
  private func isCandidate(_ id: TypeID) -> Bool {
    let entity = evaluator.program.types[id.index]
    guard entity.kind == .struct, !entity.inTest, !entity.modifiers.contains(.public), evaluator.isView(id), !evaluator.isPreview(id) else {
      return false
    }
    let knowledge = evaluator.knowledge
    return !evaluator.resolver.descends(id, from: knowledge.appNames) && !evaluator.resolver.descends(id, from: knowledge.sceneNames)
      && !evaluator.resolver.descends(id, from: knowledge.systemEntries)
  }

  /// The candidate that a type is, or stands in.
  private func enclosing(_ type: TypeID) -> TypeID? {
    var current = type
    while current.exists {
      if unmade.contains(current) { return current }
      current = evaluator.program.types[current.index].parent
    }
    return nil
  }

  /// The names that stand as types: of properties, parameters, generic arguments, in clauses of inheritance; not what is extended.
  private static func namesOfTypes(_ program: Program) -> NameSet {
    var result = NameSet(of: program.names)
    for file in program.files where !file.isTest {
      let extended = Set(file.facts.types.map(\.extended))
      for (index, node) in file.facts.typeNodes.enumerated() where node.kind == .named || node.kind == .member {
        if !extended.contains(ID(index: index)) { result.insert(file.symbols[Int(node.symbol.raw)]) }
      }
    }
    return result
  }

  /// The names that stand in code, also of previews and tests, which are not evaluated.
  private static func namesInValues(_ program: Program) -> NameSet {
    var result = NameSet(of: program.names)
    for file in program.files {
      for value in file.facts.values where value.kind == .name || value.kind == .member { result.insert(file.symbols[Int(value.symbol.raw)]) }
    }
    return result
  }

  /// Whether somebody makes the type, or the one that it stands in.
  func isMade(_ type: TypeID) -> Bool { enclosing(type) == nil }

  /// Whether only previews or tests make the type, or the one that it stands in.
  func isOnlyInPreviews(_ type: TypeID) -> Bool { enclosing(type).map { madeInPreviews.contains($0) } ?? false }
}
