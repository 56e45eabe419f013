extension FactsWriter {
  /// The operations in a run of positions that starts with a whole one.
  mutating func statements(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound, position < facts.operations.count {
      statement(position)
      position = Swift.max(position + 1, facts.operations[position].end.index)
    }
  }

  private mutating func statement(_ position: Int) {
    let operation = facts.operations[position]
    line()
    location(operation.offset)
    deeper { $0.statement(operation, inside: (position + 1)..<Swift.max(position + 1, operation.end.index)) }
  }

  private mutating func statement(_ operation: Operation, inside: Range<Int>) {
    switch operation.kind {
    case .evaluate:
      value(operation.value)
    case .assign:
      value(operation.target)
      write(" ")
      if operation.symbol.exists { write(operation.symbol) } else { write("=") }
      write(" ")
      value(operation.value)
    case .bind:
      bind(operation)
    case .if: branching("if", inside)
    case .guard: branching("guard", inside, isGuard: true)
    case .while: branching("while", inside)
    case .do: branching("do", inside)
    case .repeat: branching("repeat", inside)
    case .condition: condition(operation)
    case .switch:
      write("switch ")
      value(operation.value)
      write(" {")
      statements(inside)
      line()
      write("}")
    case .switchCase: switchCase(operation, inside)
    case .casePattern: casePattern(operation)
    case .for:
      write("for ")
      pattern(operation.pattern)
      write(" in ")
      value(operation.value)
      if operation.target.exists {
        write(" where ")
        value(operation.target)
      }
      branching("", inside)
    case .catch:
      write("catch")
      if operation.pattern.exists {
        write(" ")
        casePattern(operation)
      }
      branching("", inside)
    case .defer: braces("defer", inside)
    case .block: braces("", inside)
    case .return: keyword("return", operation)
    case .throw: keyword("throw", operation)
    case .yield: keyword("yield", operation)
    case .break: keyword("break", operation)
    case .continue: keyword("continue", operation)
    case .fallthrough: write("fallthrough")
    case .function: declared(function: operation.function)
    case .property: declared(property: operation.property)
    case .compileIf:
      write("#if")
      indented { $0.statements(inside) }
      line()
      write("#endif")
    case .clause:
      write("clause ")
      if operation.symbol.exists { write(operation.symbol) } else { write("else") }
      indented { $0.statements(inside) }
    }
  }

  private mutating func keyword(_ word: String, _ operation: Operation) {
    write(word)
    guard operation.value.exists else { return }
    write(" ")
    value(operation.value)
  }

  private mutating func bind(_ operation: Operation) {
    write(operation.flags.contains(.isConstant) ? "let " : "var ")
    pattern(operation.pattern, bindingWord: "")
    if operation.type.exists {
      write(": ")
      type(operation.type)
    }
    guard operation.value.exists else { return }
    write(" = ")
    value(operation.value)
  }

  private mutating func condition(_ operation: Operation) {
    if operation.pattern.exists {
      write("case ")
      pattern(operation.pattern)
      write(" = ")
    }
    value(operation.value)
  }

  private mutating func casePattern(_ operation: Operation) {
    pattern(operation.pattern)
    guard operation.value.exists else { return }
    write(" where ")
    value(operation.value)
  }

  private mutating func switchCase(_ operation: Operation, _ inside: Range<Int>) {
    if operation.flags.contains(.isUnknown) { write("@unknown ") }
    if operation.flags.contains(.isDefault) { write("default") } else { write("case ") }
    var isFirst = true
    var position = inside.lowerBound
    while position < inside.upperBound, position < facts.operations.count {
      let child = facts.operations[position]
      if child.kind == .casePattern {
        if !isFirst { write(", ") }
        isFirst = false
        casePattern(child)
      } else {
        write(":")
        indented { $0.statements((position + 1)..<Swift.max(position + 1, child.end.index)) }
      }
      position = Swift.max(position + 1, child.end.index)
    }
  }

  /// Conditions on one line, then blocks; what follows the first block is an else or a clause of its own.
  private mutating func branching(_ word: String, _ inside: Range<Int>, isGuard: Bool = false) {
    write(word)
    var conditions = 0
    var blocks = 0
    var position = inside.lowerBound
    while position < inside.upperBound, position < facts.operations.count {
      let child = facts.operations[position]
      let end = Swift.max(position + 1, child.end.index)
      switch child.kind {
      case .condition:
        write(conditions > 0 ? ", " : blocks > 0 ? " while " : " ")
        condition(child)
        conditions += 1
      case .block:
        braces(blocks > 0 || isGuard ? " else" : "", (position + 1)..<end)
        blocks += 1
      case .catch:
        write(" ")
        statement(child, inside: (position + 1)..<end)
      default:
        indented { $0.statement(position) }
      }
      position = end
    }
  }

  private mutating func braces(_ word: String, _ inside: Range<Int>) {
    write(word)
    write(" {")
    guard !inside.isEmpty else { return write("}") }
    indented { $0.statements(inside) }
    line()
    write("}")
  }
}
