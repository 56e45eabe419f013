import Facts

/// What Objective-C may use of the source: classes and enums that it can see and whose names it says.
struct ObjectiveCUse {
  private let evaluator: Evaluator
  private let said: Set<String>

  init(_ evaluator: Evaluator, names: Set<String>) {
    self.evaluator = evaluator
    said = names
  }

  /// Whether Objective-C names a type that it can see: by its name, the one that is given for it, or, of an enum, one of its cases.
  func names(_ type: TypeID) -> Bool {
    let program = evaluator.program
    let entity = program.types[type.index]
    if program.isObjectiveC(type) { return true }
    guard !said.isEmpty, entity.isSource else { return false }
    let given = visibleNames(of: type)
    guard !given.isEmpty else { return false }
    if given.contains(where: said.contains) { return true }
    return entity.cases.contains { id in
      let name = evaluator.names[program.name(of: id)]
      return given.contains { said.contains($0 + name.prefix(1).uppercased() + name.dropFirst()) }
    }
  }

  /// The names under which Objective-C sees a type: none where it does not. Of the classes those that inherit from one which the source does
  /// not declare, and with the enums those that an attribute shows to it.
  private func visibleNames(of type: TypeID) -> [String] {
    let program = evaluator.program
    let entity = program.types[type.index]
    var result: [String] = []
    for (file, id) in entity.declarations {
      let unit = program.files[Int(file)]
      for attribute in program.attributes(unit.facts[id].attributes, in: file)
      where evaluator.knowledge.runtimeAttributes.contains(program.name(attribute.name, in: file)) {
        result.append(evaluator.names[entity.name])
        if let written = unit.facts[attribute.arguments].first, written.value.exists {
          result.append(evaluator.names[program.name(unit.facts[written.value].symbol, in: file)])
        }
      }
    }
    guard result.isEmpty, entity.kind == .class else { return result }
    let inheritsForeign = evaluator.resolver.lineage(type).dropFirst().contains { !program.types[$0.index].isSource }
    return inheritsForeign ? [evaluator.names[entity.name]] : []
  }

  /// Whether a function is shown to the Objective-C runtime by the type or the extension that it stands in.
  static func shows(_ function: FunctionID, _ evaluator: Evaluator) -> Bool {
    let program = evaluator.program
    func isShown(_ range: IDRange<AttributeFact>, _ file: Int32) -> Bool {
      program.attributes(range, in: file).contains { evaluator.knowledge.exposingAttributes.contains(program.name($0.name, in: file)) }
    }
    let file = program.file(of: function)
    let declaration = program.fact(function).owner
    let unit = program.files[Int(file)]
    if declaration.exists, unit.facts[declaration].kind == .extension,
      program.attributes(unit.facts[declaration].attributes, in: file).contains(where: {
        evaluator.knowledge.runtimeAttributes.contains(program.name($0.name, in: file))
      })
    {
      return true
    }
    let owner = program.owner(of: function)
    guard owner.exists else { return false }
    return evaluator.resolver.lineage(owner).contains { ancestor in
      program.types[ancestor.index].declarations.contains { isShown(program.files[Int($0.file)].facts[$0.id].attributes, $0.file) }
    }
  }
}
