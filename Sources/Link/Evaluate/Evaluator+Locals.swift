import Facts

/// Collections that a function builds: variables of its own that hold a collection are values, and what is done to them is done to no slot
/// until they are written there.
extension Evaluator {
  /// The variable of the function's own that an expression names, where it holds a collection.
  func ownCollection(_ id: ID<Value>) -> Int? {
    var current = id
    while current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .optionalChain, .force, .inOut: current = value.base
      case .name:
        guard let index = localIndex(name(value.symbol)), frame.locals[index].isVariable else { return nil }
        return isCollection(frame.locals[index].typed) ? index : nil
      default: return nil
      }
    }
    return nil
  }

  private func isCollection(_ typed: Typed) -> Bool {
    switch vals[typed.value] {
    case .array, .dictionary: return true
    case .foreign(_, let name) where knowledge.holdsControllers(name): return true
    case .choice(let items):
      if items.contains(where: { if case .foreign(_, let name) = vals[$0] { knowledge.holdsControllers(name) } else { false } }) { return true }
    default: break
    }
    if case .array = terms[terms.unwrapped(typed.type)] { return true }
    guard let id = terms.nominalType(typed.type), !program.types[id.index].isSource else { return false }
    return knowledge.collections.contains(program.types[id.index].name) || known.arrayTypes.contains(program.types[id.index].name)
  }

  /// What a variable holds once something was done to it.
  func change(_ index: Int, _ operation: PlaceOperation, _ values: [Val]) {
    let before = frame.locals[index].typed.value
    switch operation {
    case .clear: frame.locals[index].typed.value = vals.intern(.array([]))
    case .pop: frame.locals[index].typed.value = shortened(before)
    case .append, .assign:
      let items = self.items(before) + values
      guard items.count <= Vals.maximumAlternatives else { return }
      frame.locals[index].typed.value = vals.intern(.array(items))
    }
  }

  /// A collection as items of another.
  func allElements(_ value: Val) -> Val {
    switch vals[value] {
    case .array(let items) where items.count == 1: items[0]
    case .unknown, .allOf: value
    default: vals.intern(.allOf(value))
    }
  }

  /// What a collection is made of: its literals, or all of what another holds.
  func items(_ value: Val) -> [Val] {
    switch vals[value] {
    case .array(let items): items
    case .dictionary: elements(value)
    case .local: []
    // What is left of a collection that was shortened.
    case .element: [value]
    case .choice(let alternatives): alternatives.flatMap { alternative -> [Val] in
      if case .array(let items) = vals[alternative] { return items }
      return [allElements(alternative)]
    }
    default: [allElements(value)]
    }
  }

  /// A collection without some of its elements: of one that was copied it is no longer the whole.
  private func shortened(_ value: Val) -> Val {
    switch vals[value] {
    case .array(let items):
      let left = items.map { item -> Val in
        if case .allOf(let inner) = vals[item] { return vals.intern(.element(inner)) }
        return item
      }
      return left.count == 1 && left != items ? left[0] : vals.intern(.array(left))
    case .member, .parameter, .payload, .foreign: return vals.intern(.element(value))
    default: return value
    }
  }

  /// Two collections, one after the other.
  func joined(_ first: Typed, _ firstID: ID<Value>, _ second: Typed, _ secondID: ID<Value>) -> Typed? {
    guard isCollection(first) || isCollection(second) else { return nil }
    let left = items(isPart(firstID) ? shortened(first.value) : first.value)
    let right = items(isPart(secondID) ? shortened(second.value) : second.value)
    guard left.count + right.count <= Vals.maximumAlternatives else { return nil }
    return Typed(value: vals.intern(.array(left + right)), type: first.type.isKnown ? first.type : second.type)
  }

  /// Whether an expression gives a part of what it names: `path.dropLast()`, `path[..<2]`.
  private func isPart(_ id: ID<Value>) -> Bool { id.exists && [.call, .subscript].contains(unit.facts[id].kind) }

  /// What is written to a place: of a part of what it held that it is a part.
  func part(_ value: Val, of place: Val, _ id: ID<Value>) -> Val {
    value == self.place(behind: place) && isPart(id) ? shortened(value) : value
  }
}
