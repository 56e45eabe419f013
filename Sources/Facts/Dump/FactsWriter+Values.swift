extension FactsWriter {
  mutating func value(_ id: ID<Value>) {
    guard id.exists, id.index < facts.values.count else { return write("‹none›") }
    deeper { writer in
      let value = writer.facts[id]
      if value.flags.contains(.tried) { writer.write("try ") }
      if value.flags.contains(.awaited) { writer.write("await ") }
      writer.value(node: value)
    }
  }

  private mutating func value(node: Value) {
    switch node.kind {
    case .name, .projected, .member, .implicitMember, .self, .super, .discard: named(node)
    case .call:
      value(node.base)
      location(node.offset)
      arguments(node.arguments, "(", ")")
    case .subscript:
      value(node.base)
      arguments(node.arguments, "[", "]")
    case .closure:
      closure(node.function)
    case .block:
      write("block ")
      closure(node.function)
    case .array:
      arguments(node.arguments, "[", "]")
    case .dictionary:
      pairs(node.arguments)
    case .tuple:
      arguments(node.arguments, "(", ")")
    case .ternary, .binary, .unary, .cast, .optionalChain, .force, .inOut: operation(node)
    case .type:
      write("type(")
      type(node.type)
      write(")")
    case .metatype:
      type(node.type)
      write(".self")
    case .keyPath:
      keyPath(node)
    case .string:
      string(node)
    case .number, .regex:
      write(node.symbol)
    case .bool:
      write(node.flags.contains(.isTrue) ? "true" : "false")
    case .nil:
      write("nil")
    case .macro:
      write("#")
      write(node.symbol)
      arguments(node.arguments, "(", ")")
    case .unknown:
      write("unknown")
    }
  }

  private mutating func named(_ node: Value) {
    switch node.kind {
    case .self: write("self")
    case .super: write("super")
    case .discard: write("_")
    case .projected:
      write("$")
      write(node.symbol)
    case .member:
      value(node.base)
      write(".")
      write(node.symbol)
    case .implicitMember:
      write(".")
      write(node.symbol)
    default: write(node.symbol)
    }
    guard node.type.exists, node.type.index < facts.typeNodes.count, !facts[node.type].arguments.isEmpty else { return }
    write("<")
    list(facts[facts[node.type].arguments]) { $0.type($1.type) }
    write(">")
  }

  private mutating func operation(_ node: Value) {
    switch node.kind {
    case .ternary:
      write("(")
      value(node.base)
      write(" ? ")
      value(node.second)
      write(" : ")
      value(node.third)
      write(")")
    case .binary:
      write("(")
      value(node.base)
      write(" ")
      write(node.symbol)
      write(" ")
      value(node.second)
      write(")")
    case .unary:
      if !node.flags.contains(.postfix) { write(node.symbol) }
      value(node.base)
      if node.flags.contains(.postfix) { write(node.symbol) }
    case .cast:
      write("(")
      value(node.base)
      let isTest = node.flags.contains(.test)
      write(isTest ? " is " : node.flags.contains(.conditional) ? " as? " : node.flags.contains(.forced) ? " as! " : " as ")
      type(node.type)
      write(")")
    case .inOut:
      write("&")
      value(node.base)
    default:
      value(node.base)
      write(node.kind == .force ? "!" : "?")
    }
  }

  private mutating func string(_ node: Value) {
    guard node.flags.contains(.interpolated) || !node.arguments.isEmpty else { return literal(node.symbol) }
    write("\"")
    for argument in facts[node.arguments] {
      guard argument.value.exists, argument.value.index < facts.values.count else { continue }
      let part = facts[argument.value]
      write("\\(")
      if argument.label.exists {
        write(argument.label)
        write(": ")
      }
      if part.kind == .string, part.arguments.isEmpty { literal(part.symbol) } else { value(argument.value) }
      write(")")
    }
    write("\"")
  }

  private mutating func keyPath(_ node: Value) {
    write("\\")
    if node.type.exists { type(node.type) }
    for component in facts[node.arguments] {
      write(".")
      write(component.label)
      guard component.value.exists else { continue }
      write("‹")
      value(component.value)
      write("›")
    }
  }

  private mutating func pairs(_ range: IDRange<Argument>) {
    write("[")
    if range.isEmpty { write(":") }
    for (position, argument) in facts[range].enumerated() {
      if position > 0 { write(position % 2 == 1 ? ": " : ", ") }
      value(argument.value)
    }
    write("]")
  }

  mutating func arguments(_ range: IDRange<Argument>, _ open: String, _ close: String) {
    let all = facts[range]
    let inside = all.filter { !$0.isTrailing }
    let trailing = all.filter(\.isTrailing)
    if !inside.isEmpty || trailing.isEmpty {
      write(open)
      list(inside) { $0.argument($1) }
      write(close)
    }
    for argument in trailing {
      write(" ")
      self.argument(argument)
    }
  }

  private mutating func argument(_ argument: Argument) {
    if argument.label.exists {
      write(argument.label)
      write(": ")
    }
    value(argument.value)
  }

  /// A body in braces: on one line where it has one statement that takes one line.
  mutating func closure(_ id: ID<FunctionFact>) {
    guard id.exists, id.index < facts.functions.count else { return write("{ ‹none› }") }
    let function = facts[id]
    write("{")
    signature(function)
    let before = output.utf8.count
    indented { $0.statements(function.body.indices) }
    let added = output.utf8.dropFirst(before)
    guard !added.isEmpty else { return write("}") }
    if added.dropFirst().allSatisfy({ $0 != UInt8(ascii: "\n") }) {
      let text = String(decoding: added.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }, as: UTF8.self)
      output.removeLast(String(decoding: added, as: UTF8.self).count)
      write(" \(text) }")
    } else {
      line()
      write("}")
    }
  }

  private mutating func signature(_ function: FunctionFact) {
    if !function.attributes.isEmpty {
      write(" ")
      attributes(function.attributes)
      // `attributes` leaves a space behind the last one.
      output.removeLast()
    }
    let hasResult = function.result.exists
    if !function.parameters.isEmpty || hasResult {
      write(" (")
      parameters(function.parameters)
      write(")")
      if hasResult {
        write(" -> ")
        type(function.result)
      }
      write(" in")
    } else if function.anonymousParameters > 0 {
      write(" $\(function.anonymousParameters) in")
    } else if !function.attributes.isEmpty {
      write(" in")
    }
  }
}
