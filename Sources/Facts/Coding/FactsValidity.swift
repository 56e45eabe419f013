/// What holds of the facts of every file: positions lie within their arrays, children stand before their parents, nothing nests too deep,
/// and no function is inside itself. Whatever reads facts relies on it, so facts that come from a file are asked for it.
public enum FactsValidity {
  /// What does not hold, in words; empty for the facts of a file. O(facts).
  public static func faults(of facts: FileFacts) -> [String] {
    var check = Check(facts)
    check.names()
    check.types()
    check.values()
    check.patterns()
    check.operations()
    check.declarations()
    check.functions()
    return check.faults
  }

  private struct Check {
    let facts: FileFacts
    var faults: [String] = []

    init(_ facts: FileFacts) { self.facts = facts }

    private mutating func require(_ holds: Bool, _ fault: @autoclosure () -> String) {
      if !holds { faults.append(fault()) }
    }

    private mutating func fits<Element>(_ id: ID<Element>, _ count: Int, _ what: @autoclosure () -> String) {
      if id.exists && id.index >= count { faults.append(what()) }
    }

    private mutating func fits<Element>(_ range: IDRange<Element>, _ count: Int, _ what: @autoclosure () -> String) {
      if range.start < 0 || range.indices.upperBound > count { faults.append(what()) }
    }

    private mutating func fits(_ symbol: Symbol, _ what: @autoclosure () -> String) {
      if Int(symbol.raw) >= facts.names.count { faults.append(what()) }
    }

    mutating func names() {
      let names = facts.names
      require(names.ends.first == 0, "the first name is not empty")
      require(Int(names.ends.last ?? 0) == names.bytes.count, "bytes belong to no name")
      for (end, next) in zip(names.ends, names.ends.dropFirst()) where end > next { faults.append("a name ends before it begins") }
      for symbol in facts.imports { fits(symbol, "symbol of import") }
      for clause in facts.clauses { fits(clause.condition, "condition of clause") }
      require(facts.lineStarts.first == 0, "no first line")
      for (start, next) in zip(facts.lineStarts, facts.lineStarts.dropFirst()) where start >= next { faults.append("a line ends before it begins") }
    }

    mutating func types() {
      for argument in facts.typeArguments {
        fits(argument.label, "label of type argument")
        fits(argument.type, facts.typeNodes.count, "type argument")
      }
      var depths = [Int](repeating: 1, count: facts.typeNodes.count)
      for (position, node) in facts.typeNodes.enumerated() {
        require(node.hasRequiredChildren, "\(node.kind) lacks a child")
        fits(node.symbol, "symbol of type")
        fits(node.arguments, facts.typeArguments.count, "arguments of type")
        guard faults.isEmpty else { return }
        for child in [node.base, node.second] { deepen(&depths, position, child.raw, "type behind its parent") }
        for argument in facts[node.arguments] { deepen(&depths, position, argument.type.raw, "type behind its parent") }
      }
      requireDepth(depths, "types nest too deep")
    }

    /// One deeper than a child, which must stand before it.
    private mutating func deepen(_ depths: inout [Int], _ position: Int, _ child: Int32, _ fault: String) {
      guard child >= 0 else { return }
      guard child < position else { return faults.append(fault) }
      depths[position] = max(depths[position], depths[Int(child)] + 1)
    }

    private mutating func requireDepth(_ depths: [Int], _ fault: String) {
      require(!depths.contains { $0 > FileFacts.maximumDepth + 1 }, fault)
    }

    mutating func values() {
      for argument in facts.arguments {
        fits(argument.label, "label of argument")
        fits(argument.value, facts.values.count, "argument")
      }
      var depths = [Int](repeating: 1, count: facts.values.count)
      for (position, value) in facts.values.enumerated() {
        require(value.hasRequiredChildren, "\(value.kind) lacks a child")
        fits(value.symbol, "symbol of value")
        fits(value.type, facts.typeNodes.count, "type of value")
        fits(value.function, facts.functions.count, "function of value")
        fits(value.arguments, facts.arguments.count, "arguments of value")
        guard faults.isEmpty else { return }
        for child in [value.base, value.second, value.third] { deepen(&depths, position, child.raw, "value behind its parent") }
        for argument in facts[value.arguments] { deepen(&depths, position, argument.value.raw, "value behind its parent") }
      }
      requireDepth(depths, "values nest too deep")
    }

    mutating func patterns() {
      for element in facts.patternElements {
        fits(element.label, "label of pattern")
        fits(element.pattern, facts.patterns.count, "pattern element")
      }
      var depths = [Int](repeating: 1, count: facts.patterns.count)
      for (position, pattern) in facts.patterns.enumerated() {
        require(pattern.hasRequiredChildren, "\(pattern.kind) lacks a child")
        fits(pattern.symbol, "symbol of pattern")
        fits(pattern.value, facts.values.count, "value of pattern")
        fits(pattern.type, facts.typeNodes.count, "type of pattern")
        fits(pattern.elements, facts.patternElements.count, "elements of pattern")
        guard faults.isEmpty else { return }
        deepen(&depths, position, pattern.sub.raw, "pattern behind its parent")
        for element in facts[pattern.elements] { deepen(&depths, position, element.pattern.raw, "pattern behind its parent") }
      }
      requireDepth(depths, "patterns nest too deep")
    }

    mutating func operations() {
      for operation in facts.operations {
        require(operation.hasRequiredChildren, "\(operation.kind) lacks a child")
        fits(operation.symbol, "symbol of operation")
        fits(operation.value, facts.values.count, "value of operation")
        fits(operation.target, facts.values.count, "target of operation")
        fits(operation.pattern, facts.patterns.count, "pattern of operation")
        fits(operation.type, facts.typeNodes.count, "type of operation")
        fits(operation.function, facts.functions.count, "function of operation")
        fits(operation.property, facts.properties.count, "property of operation")
      }
    }

    mutating func declarations() {
      for (position, type) in facts.types.enumerated() {
        for symbol in [type.name, type.documentation, type.condition] { fits(symbol, "symbol of declaration") }
        fits(type.extended, facts.typeNodes.count, "extended type")
        require(type.parent.index < position, "type before the one round it")
        fits(type.outer, facts.functions.count, "function round type")
        fits(type.inherited, facts.typeArguments.count, "inherited types")
        fits(type.generics, facts.generics.count, "generics of type")
        fits(type.attributes, facts.attributes.count, "attributes of type")
      }
      for generic in facts.generics {
        fits(generic.name, "name of generic")
        fits(generic.subject, facts.typeNodes.count, "subject of generic")
        fits(generic.constraint, facts.typeNodes.count, "constraint of generic")
      }
      for attribute in facts.attributes {
        fits(attribute.name, "name of attribute")
        fits(attribute.type, facts.typeNodes.count, "type of attribute")
        fits(attribute.arguments, facts.arguments.count, "arguments of attribute")
      }
      for property in facts.properties {
        for symbol in [property.name, property.condition] { fits(symbol, "symbol of property") }
        fits(property.owner, facts.types.count, "owner of property")
        fits(property.type, facts.typeNodes.count, "type of property")
        for function in [property.outer, property.initial, property.getter, property.setter, property.willSet, property.didSet] {
          fits(function, facts.functions.count, "function of property")
        }
        fits(property.attributes, facts.attributes.count, "attributes of property")
      }
      for element in facts.cases {
        for symbol in [element.name, element.rawText, element.documentation, element.condition] { fits(symbol, "symbol of case") }
        fits(element.owner, facts.types.count, "owner of case")
        fits(element.parameters, facts.parameters.count, "parameters of case")
        fits(element.attributes, facts.attributes.count, "attributes of case")
      }
      for alias in facts.aliases {
        fits(alias.name, "name of alias")
        fits(alias.owner, facts.types.count, "owner of alias")
        fits(alias.outer, facts.functions.count, "function round alias")
        for type in [alias.type, alias.constraint] { fits(type, facts.typeNodes.count, "type of alias") }
        fits(alias.generics, facts.generics.count, "generics of alias")
      }
      for parameter in facts.parameters {
        for symbol in [parameter.label, parameter.name] { fits(symbol, "symbol of parameter") }
        fits(parameter.type, facts.typeNodes.count, "type of parameter")
        fits(parameter.defaultValue, facts.functions.count, "default of parameter")
        fits(parameter.attributes, facts.attributes.count, "attributes of parameter")
      }
    }

    mutating func functions() {
      fits(facts.topLevel, facts.functions.count, "function of the file")
      for function in facts.functions {
        for symbol in [function.name, function.condition] { fits(symbol, "symbol of function") }
        fits(function.owner, facts.types.count, "owner of function")
        fits(function.outer, facts.functions.count, "function round function")
        fits(function.parameters, facts.parameters.count, "parameters of function")
        fits(function.result, facts.typeNodes.count, "result of function")
        fits(function.generics, facts.generics.count, "generics of function")
        fits(function.attributes, facts.attributes.count, "attributes of function")
        fits(function.body, facts.operations.count, "body")
      }
      guard faults.isEmpty else { return }
      bodies()
      guard faults.isEmpty else { return }
      require(Nesting(facts).isTree, "a function is inside itself")
    }

    /// Each operation belongs to one body, and ends within what it is in.
    private mutating func bodies() {
      var owned = 0
      for function in facts.functions {
        let body = function.body.indices
        owned += body.count
        var open: [Int] = []
        for position in body {
          while let end = open.last, end <= position { open.removeLast() }
          let end = facts.operations[position].end.index
          guard end > position, end <= open.last ?? body.upperBound else { return faults.append("end of operation") }
          open.append(end)
          guard open.count <= FileFacts.maximumDepth * 4 + 4 else { return faults.append("operations nest too deep") }
        }
      }
      require(owned == facts.operations.count, "operations belong to no function, or to several")
    }
  }
}
