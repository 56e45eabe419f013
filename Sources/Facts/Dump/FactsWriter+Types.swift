extension FactsWriter {
  mutating func type(_ id: ID<TypeNode>) {
    guard id.exists, id.index < facts.typeNodes.count else { return write("‹none›") }
    deeper { $0.type(node: $0.facts[id]) }
  }

  private mutating func type(node: TypeNode) {
    switch node.kind {
    case .named:
      write(node.symbol)
      genericArguments(node.arguments)
    case .member:
      type(node.base)
      write(".")
      write(node.symbol)
      genericArguments(node.arguments)
    case .optional:
      operand(node.base)
      write("?")
    case .array:
      write("[")
      type(node.base)
      write("]")
    case .dictionary:
      write("[")
      type(node.base)
      write(": ")
      type(node.second)
      write("]")
    case .tuple:
      typeArguments(node.arguments)
    case .function:
      grouped {
        $0.typeArguments(node.arguments)
        $0.write(" -> ")
        $0.type(node.base)
      }
    case .some:
      write("some ")
      type(node.base)
    case .any:
      write("any ")
      type(node.base)
    case .composition:
      grouped { writer in writer.list(writer.facts[node.arguments], " & ") { $0.type($1.type) } }
    case .metatype:
      operand(node.base)
      write(".Type")
    case .unknown:
      write("_")
    }
  }

  /// A type that stands before `?` or `.Type`: in parentheses where it would be read otherwise.
  private mutating func operand(_ id: ID<TypeNode>) {
    guard options.contains(.plainTypes), id.exists, id.index < facts.typeNodes.count else { return type(id) }
    switch facts[id].kind {
    case .function, .composition, .some, .any:
      write("(")
      type(id)
      write(")")
    default: type(id)
    }
  }

  /// What is one operand to whatever stands round it, in parentheses where grouping is shown.
  private mutating func grouped(_ content: (inout FactsWriter) -> Void) {
    let isGrouped = !options.contains(.plainTypes)
    if isGrouped { write("(") }
    content(&self)
    if isGrouped { write(")") }
  }

  private mutating func genericArguments(_ arguments: IDRange<TypeArgument>) {
    guard !arguments.isEmpty else { return }
    write("<")
    list(facts[arguments]) { $0.type($1.type) }
    write(">")
  }

  private mutating func typeArguments(_ arguments: IDRange<TypeArgument>) {
    write("(")
    list(facts[arguments]) { writer, argument in
      if argument.label.exists {
        writer.write(argument.label)
        writer.write(": ")
      }
      writer.type(argument.type)
    }
    write(")")
  }

  mutating func generics(_ range: IDRange<GenericParameter>) {
    guard !range.isEmpty else { return }
    write("<")
    list(facts[range]) { writer, parameter in
      if parameter.name.exists {
        writer.write(parameter.name)
      } else {
        writer.write("where ")
        writer.type(parameter.subject)
      }
      guard parameter.constraint.exists else { return }
      writer.write(parameter.isEquality ? " == " : ": ")
      writer.type(parameter.constraint)
    }
    write(">")
  }
}
