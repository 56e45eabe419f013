import Facts
import Testing

/// What holds of the facts of any file whatever: positions lie within their arrays, children before parents, nothing nests too deep.
func checkInvariants(_ facts: FileFacts, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  var faults: [String] = []
  func fits<E>(_ id: ID<E>, _ count: Int, _ what: String) { if id.exists && id.index >= count { faults.append(what) } }
  func fits<E>(_ range: IDRange<E>, _ count: Int, _ what: String) { if range.indices.upperBound > count { faults.append(what) } }
  func fits(_ symbol: Symbol, _ what: String) { if Int(symbol.raw) >= facts.names.count { faults.append(what) } }

  var valueDepths = [Int](repeating: 1, count: facts.values.count)
  for (position, value) in facts.values.enumerated() {
    fits(value.symbol, "symbol of value")
    fits(value.type, facts.typeNodes.count, "type of value")
    fits(value.function, facts.functions.count, "function of value")
    fits(value.arguments, facts.arguments.count, "arguments of value")
    let children = [value.base, value.second, value.third] + facts[value.arguments].map(\.value)
    for child in children where child.exists {
      if child.index >= position { faults.append("child behind its parent") } else {
        valueDepths[position] = max(valueDepths[position], valueDepths[child.index] + 1)
      }
    }
  }
  if valueDepths.contains(where: { $0 > FileFacts.maximumDepth + 1 }) { faults.append("values nest too deep") }
  for (position, pattern) in facts.patterns.enumerated() {
    fits(pattern.value, facts.values.count, "value of pattern")
    fits(pattern.type, facts.typeNodes.count, "type of pattern")
    fits(pattern.elements, facts.patternElements.count, "elements of pattern")
    for child in [pattern.sub] + facts[pattern.elements].map(\.pattern) where child.exists && child.index >= position {
      faults.append("pattern behind its parent")
    }
  }
  for (position, node) in facts.typeNodes.enumerated() {
    fits(node.arguments, facts.typeArguments.count, "arguments of type")
    for child in [node.base, node.second] + facts[node.arguments].map(\.type) where child.exists && child.index >= position {
      faults.append("type behind its parent")
    }
  }
  for operation in facts.operations {
    fits(operation.value, facts.values.count, "value of operation")
    fits(operation.target, facts.values.count, "target of operation")
    fits(operation.pattern, facts.patterns.count, "pattern of operation")
    fits(operation.function, facts.functions.count, "function of operation")
    fits(operation.property, facts.properties.count, "property of operation")
  }
  for function in facts.functions {
    fits(function.body, facts.operations.count, "body")
    fits(function.parameters, facts.parameters.count, "parameters")
    fits(function.owner, facts.types.count, "owner")
    for position in function.body.indices where position < facts.operations.count {
      let end = facts.operations[position].end.index
      if end <= position || end > function.body.indices.upperBound { faults.append("end of operation") }
    }
  }
  let owned = facts.functions.reduce(0) { $0 + $1.body.indices.count }
  if owned != facts.operations.count { faults.append("\(facts.operations.count - owned) operations belong to no function") }
  #expect(faults.isEmpty, comment, sourceLocation: sourceLocation)
}
