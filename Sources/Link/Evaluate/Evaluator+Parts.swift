import Facts

/// Collections that are made of parts of themselves: a path that is written so is cut back, and nothing is put into it.
extension Evaluator {
  /// Whether a value is a place itself, or made of nothing but its elements.
  func isMadeOfElements(_ value: Val, of place: Val) -> Bool {
    switch vals[value] {
    case .array(let items), .choice(let items): !items.isEmpty && items.allSatisfy { isElement($0, of: place) }
    default: isElement(value, of: place)
    }
  }

  /// Whether a value is a place itself, or an element of it.
  func isElement(_ value: Val, of place: Val) -> Bool {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      if current == place { return true }
      switch vals[current] {
      case .element(let base), .binding(let base): current = base
      default: return false
      }
    }
    return false
  }

  /// `path[...index]`
  func isRange(_ id: ID<Value>) -> Bool {
    guard id.exists else { return false }
    let value = unit.facts[id]
    guard value.kind == .binary || value.kind == .unary else { return false }
    return text(value.symbol) == "..." || text(value.symbol) == "..<"
  }

  /// Whether an expression takes a part of a collection somewhere: by a range, or by a method such as `dropLast`.
  func takesPart(_ id: ID<Value>) -> Bool {
    parts(of: id).contains { part in
      let value = unit.facts[part]
      switch value.kind {
      case .subscript: return unit.facts[value.arguments].contains { isRange($0.value) }
      case .call:
        guard value.base.exists else { return false }
        return known.collectionMethods[name(unit.facts[value.base].symbol)] == .selects
      default: return false
      }
    }
  }

  /// The element by whose position an expression counts, of a collection: `i` behind `let i = path.firstIndex(of: .home)`.
  func sought(by id: ID<Value>, in place: Val) -> Val {
    for part in parts(of: id) where unit.facts[part].kind == .name {
      guard let index = localIndex(name(unit.facts[part].symbol)),
        case .foreignCall(place, let method, _, let arguments, _) = vals[frame.locals[index].typed.value],
        known.collectionMethods[method] == .finds, let sought = arguments.first
      else { continue }
      return sought
    }
    return .unknown
  }

  private static let maximumParts = 64

  /// An expression and what it is made of, closures apart.
  private func parts(of id: ID<Value>) -> [ID<Value>] {
    guard id.exists else { return [] }
    var result = [id]
    var position = 0
    while position < result.count, result.count < Self.maximumParts {
      let value = unit.facts[result[position]]
      position += 1
      if value.base.exists { result.append(value.base) }
      if value.second.exists { result.append(value.second) }
      if value.third.exists { result.append(value.third) }
      for argument in unit.facts[value.arguments] where argument.value.exists { result.append(argument.value) }
    }
    return result
  }

  /// What a search in a collection looks for: its argument, or what its closure compares each element with.
  func soughtElement(_ argument: CallArgument, _ item: Term) -> Val {
    guard argument.value.exists else { return .unknown }
    guard unit.facts[argument.value].kind == .closure else { return evaluate(argument.value, expected: item, role: .inline).value }
    let body = program.fact(program.function(frame.file, unit.facts[argument.value].function)).body
    guard body.count == 1, let only = body.indices.first, unit.facts.operations[only].value.exists else { return .unknown }
    let comparison = unit.facts[unit.facts.operations[only].value]
    guard comparison.kind == .binary, text(comparison.symbol) == "==" else { return .unknown }
    return [comparison.base, comparison.second].lazy.map { self.evaluate($0, expected: item, role: .inline).value }.first { known in
      switch self.vals[known] {
      case .enumCase, .construct: true
      case .parameter(_, let index): index >= 0
      default: false
      }
    } ?? .unknown
  }
}
