extension FactsWriter {
  mutating func pattern(_ id: ID<Pattern>, bindingWord: String = "let ") {
    guard id.exists, id.index < facts.patterns.count else { return write("‹none›") }
    deeper { $0.pattern(node: $0.facts[id], bindingWord: bindingWord) }
  }

  private mutating func pattern(node: Pattern, bindingWord: String) {
    switch node.kind {
    case .wildcard:
      write("_")
    case .binding:
      write(bindingWord)
      write(node.symbol)
    case .enumCase:
      if node.type.exists { type(node.type) }
      write(".")
      write(node.symbol)
      if node.hasPayload { elements(node.elements, bindingWord: bindingWord) }
    case .tuple:
      elements(node.elements, bindingWord: bindingWord)
    case .optional:
      pattern(node.sub, bindingWord: bindingWord)
      write("?")
    case .test:
      write("is ")
      type(node.type)
    case .cast:
      pattern(node.sub, bindingWord: bindingWord)
      write(" as ")
      type(node.type)
    case .value:
      value(node.value)
    }
  }

  private mutating func elements(_ range: IDRange<PatternElement>, bindingWord: String) {
    write("(")
    list(facts[range]) { writer, element in
      if element.label.exists {
        writer.write(element.label)
        writer.write(": ")
      }
      writer.pattern(element.pattern, bindingWord: bindingWord)
    }
    write(")")
  }
}
