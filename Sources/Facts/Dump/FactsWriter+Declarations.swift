extension FactsWriter {
  /// A declaration, by where it stands.
  private enum Item {
    case type(ID<TypeFact>), property(ID<PropertyFact>), enumCase(ID<CaseFact>), alias(ID<AliasFact>), function(ID<FunctionFact>)
  }

  /// The whole file: declarations in source order, members under their type.
  mutating func file() {
    for name in facts.imports {
      line()
      write("import ")
      write(name)
    }
    items(of: .none)
    for id in facts.types.indices where facts.types[id].outer.exists && facts.types[id].parent.isNone {
      line()
      write("local ")
      declared(type: ID(index: id))
    }
  }

  private mutating func items(of owner: ID<TypeFact>) {
    guard depth < FileFacts.maximumDepth else { return }
    depth += 1
    for item in declarations(of: owner) {
      line()
      switch item {
      case .type(let id): declared(type: id)
      case .property(let id): declared(property: id)
      case .enumCase(let id): declared(enumCase: id)
      case .alias(let id): declared(alias: id)
      case .function(let id): declared(function: id)
      }
    }
    depth -= 1
  }

  private func declarations(of owner: ID<TypeFact>) -> [Item] {
    var items: [(offset: UInt32, item: Item)] = []
    for (index, fact) in facts.types.enumerated() where fact.parent == owner && (owner.exists || fact.outer.isNone) {
      items.append((fact.offset, .type(ID(index: index))))
    }
    for (index, fact) in facts.properties.enumerated() where fact.owner == owner && fact.outer.isNone {
      items.append((fact.offset, .property(ID(index: index))))
    }
    for (index, fact) in facts.cases.enumerated() where fact.owner == owner {
      items.append((fact.offset, .enumCase(ID(index: index))))
    }
    for (index, fact) in facts.aliases.enumerated() where fact.owner == owner && fact.outer.isNone {
      items.append((fact.offset, .alias(ID(index: index))))
    }
    for (index, fact) in facts.functions.enumerated() where fact.owner == owner && fact.outer.isNone {
      guard standsAlone(fact) else { continue }
      items.append((fact.offset, .function(ID(index: index))))
    }
    return items.sorted { $0.offset < $1.offset }.map(\.item)
  }

  private func standsAlone(_ fact: FunctionFact) -> Bool {
    switch fact.kind {
    case .function, .initializer, .deinitializer, .topLevel, .macro: true
    case .getter, .setter: facts.names.text(fact.name) == "subscript"
    case .willSet, .didSet, .closure, .initialValue, .block: false
    }
  }

  mutating func declared(type id: ID<TypeFact>) {
    guard id.exists, id.index < facts.types.count else { return }
    let fact = facts[id]
    documentation(fact.documentation)
    heading(fact.attributes, fact.modifiers, fact.condition, fact.offset)
    write("\(fact.kind) ")
    if fact.extended.exists { type(fact.extended) } else { write(fact.name) }
    generics(fact.generics)
    if !fact.inherited.isEmpty {
      write(": ")
      list(facts[fact.inherited]) { $0.type($1.type) }
    }
    indented { $0.items(of: id) }
  }

  mutating func declared(property id: ID<PropertyFact>) {
    guard id.exists, id.index < facts.properties.count else { return }
    let fact = facts[id]
    heading(fact.attributes, fact.modifiers, fact.condition, fact.offset)
    write(fact.modifiers.contains(.constant) ? "let " : "var ")
    write(fact.name)
    if fact.type.exists {
      write(": ")
      type(fact.type)
    }
    initialValue(fact.initial)
    for (word, accessor) in [("get", fact.getter), ("set", fact.setter), ("willSet", fact.willSet), ("didSet", fact.didSet)] {
      guard accessor.exists, accessor.index < facts.functions.count else { continue }
      indented { writer in
        writer.line()
        let function = writer.facts[accessor]
        writer.heading(function.attributes, [], .none, function.offset)
        writer.write(word)
        if !function.parameters.isEmpty {
          writer.write("(")
          writer.parameters(function.parameters)
          writer.write(")")
        }
        writer.indented { $0.statements(function.body.indices) }
      }
    }
  }

  mutating func declared(enumCase id: ID<CaseFact>) {
    let fact = facts[id]
    documentation(fact.documentation)
    heading(fact.attributes, [], fact.condition, fact.offset)
    write("case ")
    write(fact.name)
    if !fact.parameters.isEmpty {
      write("(")
      parameters(fact.parameters)
      write(")")
    }
    guard fact.hasRawValue else { return }
    write(" = ")
    if fact.rawText.exists { literal(fact.rawText) } else { write("…") }
  }

  mutating func declared(alias id: ID<AliasFact>) {
    let fact = facts.aliases[id.index]
    heading(.empty, [], .none, fact.offset)
    write(fact.isAssociated ? "associatedtype " : "typealias ")
    write(fact.name)
    generics(fact.generics)
    if fact.constraint.exists {
      write(": ")
      type(fact.constraint)
    }
    if fact.type.exists {
      write(" = ")
      type(fact.type)
    }
  }

  mutating func declared(function id: ID<FunctionFact>) {
    guard id.exists, id.index < facts.functions.count else { return }
    let fact = facts[id]
    heading(fact.attributes, fact.modifiers, fact.condition, fact.offset)
    switch fact.kind {
    case .function: write("func ")
    case .getter: write("get ")
    case .setter: write("set ")
    case .macro: write("#")
    case .topLevel: write("top level")
    default: break
    }
    write(fact.name)
    generics(fact.generics)
    if fact.kind != .topLevel {
      write("(")
      parameters(fact.parameters)
      write(")")
    }
    if fact.result.exists {
      write(" -> ")
      type(fact.result)
    }
    if !fact.hasBody { write(" ‹no body›") }
    indented { $0.statements(fact.body.indices) }
  }

  mutating func parameters(_ range: IDRange<ParameterFact>) {
    list(facts[range]) { writer, parameter in
      if !parameter.attributes.isEmpty { writer.attributes(parameter.attributes) }
      writer.write(parameter.label.exists ? writer.facts.names.text(parameter.label) : "_")
      if parameter.name != parameter.label {
        writer.write(" ")
        writer.write(parameter.name.exists ? writer.facts.names.text(parameter.name) : "_")
      }
      if parameter.type.exists {
        writer.write(": ")
        if parameter.modifiers.contains(.inoutParameter) { writer.write("inout ") }
        writer.type(parameter.type)
        if parameter.modifiers.contains(.variadic) { writer.write("...") }
      }
      writer.initialValue(parameter.defaultValue)
    }
  }

  /// The value that an `initialValue` function returns.
  private mutating func initialValue(_ id: ID<FunctionFact>) {
    guard id.exists, id.index < facts.functions.count else { return }
    write(" = ")
    let body = facts[id].body.indices
    guard let first = body.first, first < facts.operations.count else { return write("‹none›") }
    value(facts.operations[first].value)
  }

  mutating func attributes(_ range: IDRange<AttributeFact>) {
    for attribute in facts[range] {
      write("@")
      if attribute.type.exists { type(attribute.type) } else { write(attribute.name) }
      if !attribute.arguments.isEmpty { arguments(attribute.arguments, "(", ")") }
      write(" ")
    }
  }

  private mutating func documentation(_ text: Symbol) {
    guard text.exists else { return }
    write("/// ")
    write(text)
    line()
  }

  private mutating func heading(_ attributes: IDRange<AttributeFact>, _ modifiers: Modifiers, _ condition: Symbol, _ offset: UInt32) {
    location(offset)
    if condition.exists {
      write("#if(")
      write(condition)
      write(") ")
    }
    self.attributes(attributes)
    for (modifier, word) in Modifiers.spelled where modifiers.contains(modifier) { write(word + " ") }
  }
}

extension Modifiers {
  /// The modifiers that are printed, in the order of printing.
  fileprivate static let spelled: [(Modifiers, String)] = [
    (.public, "public"), (.package, "package"), (.open, "open"), (.private, "private"), (.fileprivate, "fileprivate"),
    (.restrictedSetter, "private(set)"), (.nonisolated, "nonisolated"), (.static, "static"), (.class, "class"), (.final, "final"),
    (.override, "override"), (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"), (.mutating, "mutating"),
    (.indirect, "indirect"), (.convenience, "convenience"), (.required, "required"), (.failable, "failable"), (.async, "async"),
    (.throws, "throws"),
  ]
}
