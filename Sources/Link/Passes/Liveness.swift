import Facts

/// Which functions can run: those that the system or a framework calls, those that something live calls or hands on. A function is dead
/// only where the source leaves no doubt: its name is said nowhere but at calls that were all resolved, and those stand in dead functions.
struct Liveness {
  private let evaluator: Evaluator
  private var dead: Set<FunctionID> = []

  init(_ evaluator: Evaluator, _ flow: Flow) {
    self.evaluator = evaluator
    let program = evaluator.program
    let said = Self.namesSaid(program)
    var resolved: [Name: Int] = [:]
    for call in evaluator.calls.prefix(evaluator.recordedCalls) {
      if case .functions(let ids) = call.callee, let first = ids.first { resolved[program.name(of: first), default: 0] += 1 }
    }
    var candidates: [FunctionID] = []
    for index in evaluator.records.indices {
      let id = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard evaluator.records[index].isEvaluated, isPlain(id) else { continue }
      let name = program.name(of: id)
      if (said[name] ?? 0) <= (resolved[name] ?? 0) { candidates.append(id) }
    }
    // A candidate stays dead as long as all its callers are dead: what lives is followed once to what it calls.
    dead = Set(candidates)
    var called: [FunctionID: [FunctionID]] = [:]
    var alive: [FunctionID] = []
    for id in candidates {
      for position in flow.callers[id] ?? [] {
        let caller = root(of: evaluator.calls[Int(position)].caller)
        guard caller != id else { continue }
        if dead.contains(caller) { called[caller, default: []].append(id) } else { alive.append(id) }
      }
    }
    while let id = alive.popLast() {
      if dead.remove(id) != nil { alive += called[id] ?? [] }
    }
  }

  /// How often each name is said as a value: called, referred to, in a key path or a selector.
  private static func namesSaid(_ program: Program) -> [Name: Int] {
    var said: [Name: Int] = [:]
    for (index, file) in program.files.enumerated() where !file.isTest {
      let symbols = program.files[index].symbols
      for value in file.facts.values {
        switch value.kind {
        case .name, .member, .implicitMember, .projected: said[symbols[Int(value.symbol.raw)], default: 0] += 1
        case .keyPath: for component in file.facts[value.arguments] { said[symbols[Int(component.label.raw)], default: 0] += 1 }
        default: break
        }
      }
    }
    return said
  }

  /// A function that only code of the source can call.
  private func isPlain(_ id: FunctionID) -> Bool {
    let program = evaluator.program
    let fact = program.fact(id)
    let file = program.file(of: id)
    guard fact.kind == .function, !fact.outer.exists, !fact.modifiers.contains(.override), !fact.modifiers.contains(.open),
      !fact.modifiers.contains(.public), fact.attributes.isEmpty || !hasObjectiveC(fact, file)
    else { return false }
    if ObjectiveCUse.shows(id, evaluator) { return false }
    let owner = program.owner(of: id)
    guard owner.exists else { return true }
    guard program.types[owner.index].isSource, program.types[owner.index].kind != .protocol else { return false }
    // What is private to its type meets nobody's demand but the framework's of the same file's protocols, which the source has.
    let isHidden = fact.modifiers.contains(.private)
    return !mayBeWitness(id, owner, ofSource: isHidden)
  }

  private func hasObjectiveC(_ fact: FunctionFact, _ file: Int32) -> Bool {
    evaluator.program.attributes(fact.attributes, in: file).contains {
      evaluator.knowledge.runtimeAttributes.contains(evaluator.program.name($0.name, in: file))
    }
  }

  /// It meets a requirement of a protocol of the source, or could meet one of a foreign protocol that has methods.
  /// - Parameter ofSource: only the former.
  private func mayBeWitness(_ id: FunctionID, _ owner: TypeID, ofSource: Bool) -> Bool {
    let program = evaluator.program
    let name = program.name(of: id)
    // What says what a modifier shows (`body(content:)`) is called by the framework.
    if name == evaluator.knowledge.bodyProperty, evaluator.isView(owner) { return true }
    for ancestor in evaluator.resolver.lineage(owner).dropFirst() {
      let type = program.types[ancestor.index]
      if type.isSource {
        if program.members[MemberKey(type: ancestor, name: name)] != nil { return true }
      } else if !ofSource, !evaluator.knowledge.plainProtocols.contains(type.name)
        || evaluator.knowledge.requirements[type.name]?.contains(name) == true
      {
        return true
      }
    }
    return false
  }

  private func root(of function: FunctionID) -> FunctionID {
    var current = function
    for _ in 0..<64 {
      let parent = evaluator.records[current.index].parent
      guard parent.exists else { return current }
      current = parent
    }
    return current
  }

  /// Whether a function, or the one round it, can run.
  func isLive(_ function: FunctionID) -> Bool { !dead.contains(root(of: function)) }
}
