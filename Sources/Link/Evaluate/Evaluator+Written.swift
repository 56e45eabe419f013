import Facts

extension Evaluator {
  /// A value about as it is written, without the dots of implicit members: `medium, fraction(0.3)`. What would be long is `…`.
  func written(_ id: ID<Value>) -> String {
    guard id.exists else { return "" }
    // Parts that are still to be written, last first.
    var open: [WrittenPart] = [.value(id)]
    var text = ""
    while let part = open.popLast() {
      guard text.utf8.count < 80, open.count < 80 else { return text + "…" }
      switch part {
      case .text(let more): text += more
      case .value(let id): open += parts(of: id).reversed()
      }
    }
    return text
  }

  private enum WrittenPart {
    case text(String)
    case value(ID<Value>)
  }

  private func parts(of id: ID<Value>) -> [WrittenPart] {
    guard id.exists else { return [] }
    let value = unit.facts[id]
    switch value.kind {
    case .implicitMember, .name, .number, .projected: return [.text(text(value.symbol))]
    case .string: return [.text(value.flags.contains(.interpolated) ? "…" : text(value.symbol))]
    case .bool: return [.text(value.flags.contains(.isTrue) ? "true" : "false")]
    case .`self`: return [.text("self")]
    case .member: return [.value(value.base), .text("." + text(value.symbol))]
    case .array: return list(unit.facts[value.arguments])
    case .call:
      // Where an argument is the view's own affair (a namespace), the name says enough.
      return [.value(value.base), .text("(")] + list(unit.facts[value.arguments]) + [.text(")")]
    case .unary where text(value.symbol) == "!": return [.text("!"), .value(value.base)]
    case .ternary: return [.value(value.base), .text(" ? "), .value(value.second), .text(" : "), .value(value.third)]
    default: return [.text("…")]
    }
  }

  private func list(_ arguments: some Collection<Argument>) -> [WrittenPart] {
    var result: [WrittenPart] = []
    for argument in arguments {
      if !result.isEmpty { result.append(.text(", ")) }
      let label = text(argument.label)
      if !label.isEmpty { result.append(.text(label + ": ")) }
      result.append(.value(argument.value))
    }
    return result
  }
}
