import Facts

/// A place is declared with a type; what flows there from a place that one description stands for many of (the elements of a generic
/// container, the payload of a generic enum) and is of another type is not meant.
extension Flow {
  /// Whether something can be meant at a place of a type.
  func fits(_ known: Val, _ type: Term) -> Bool {
    guard type.isKnown, let wanted = evaluator.terms.nominalType(type) else { return true }
    let entity = program.types[wanted.index]
    let own: TypeID
    switch vals[known] {
    case .enumCase(let id, _): own = program.owner(of: id)
    case .construct(let made, _, _, _): own = made
    // A list is none of the source's protocols, but where the source makes all lists conform.
    case .array where entity.isSource && entity.kind == .protocol:
      return evaluator.resolver.lineage(evaluator.resolver.external(evaluator.known.array)).contains(wanted)
    case .array: return entity.isSource || !isForeignList(known, type)
    default: return true
    }
    guard entity.isSource else { return !isForeign(type, to: own) }
    if entity.kind == .protocol {
      // What a class conforms to its superclass may say, or code that was not read.
      let kind = program.types[own.index].kind
      return kind != .struct && kind != .enum || evaluator.resolver.lineage(own).contains(wanted)
    }
    // Where two types have one name, which of them a place means may be told wrongly.
    return own == wanted || program.types[own.index].name == entity.name || evaluator.resolver.lineage(own).contains(wanted)
  }

  /// Whether a type that the source does not declare can be no other name or protocol of a type of the source: neither is generic, and
  /// the latter is nothing but what every value can be.
  func isForeign(_ type: Term, to own: TypeID) -> Bool {
    guard case .nominal(let wanted, let arguments) = evaluator.terms[evaluator.terms.unwrapped(type)], arguments.isEmpty,
      !program.types[wanted.index].isSource, program.types[own.index].isSource, !evaluator.isView(wanted),
      program.types[wanted.index].name != program.types[own.index].name
    else { return false }
    // What a class conforms to may be told by a macro or by code that was not read.
    guard program.types[own.index].kind == .enum || program.types[own.index].kind == .struct && !evaluator.isView(own) else { return false }
    let plain = evaluator.knowledge.plainProtocols
    guard !evaluator.known.openTypes.contains(program.types[wanted.index].name), !plain.contains(program.types[wanted.index].name) else {
      return false
    }
    return evaluator.resolver.lineage(own).dropFirst().allSatisfy {
      !program.types[$0.index].isSource && plain.contains(program.types[$0.index].name)
    }
  }

  /// Whether a value is a list of nothing but what a type that the source does not declare cannot be, and that type holds no elements.
  private func isForeignList(_ list: Val, _ type: Term) -> Bool {
    guard let wanted = evaluator.terms.nominalType(type), !evaluator.knowledge.collections.contains(program.types[wanted.index].name) else {
      return false
    }
    var open = [list]
    var found = false
    var count = 0
    while let next = open.popLast() {
      count += 1
      guard count < Vals.maximumAlternatives else { return false }
      switch vals[next] {
      case .array(let items), .choice(let items): open += items
      case .enumCase(let id, _):
        guard isForeign(type, to: program.owner(of: id)) else { return false }
        found = true
      case .construct(let made, _, _, _):
        guard isForeign(type, to: made) else { return false }
        found = true
      default: return false
      }
    }
    return found
  }
}
