import Facts

/// Destinations that are named by texts.
extension Evaluator {
  /// The text, or the texts, by which a call names where it leads: what it is given, or what that is made of (`.init(path: "home")`).
  func named(by id: ID<Value>) -> ID<Value> {
    guard id.exists, unit.facts[id].kind == .call else { return id }
    let value = unit.facts[id]
    guard value.base.exists, let first = unit.facts[value.arguments].first, first.value.exists else { return id }
    let callee = unit.facts[value.base]
    switch callee.kind {
    case .implicitMember where names[name(callee.symbol)] == "init": return first.value
    case .name:
      let made = name(callee.symbol)
      let isForeign = names.isCapitalized(made) && knownType(made) == nil && made != known.string
      return isForeign ? first.value : id
    default: return id
    }
  }

  /// The text that a value is: a literal, or the raw value of a case.
  func text(_ value: Val) -> Name? {
    switch vals[value] {
    case .text(let name): return name
    case .foreign(let base, known.rawValueProperty):
      guard case .enumCase(let id, _) = vals[base] else { return nil }
      let raw = program.fact(id).rawText
      let written = raw.isNone ? nil : names[program.name(raw, in: program.file(of: id))].filter { $0 != "\"" }
      return written.map(names.intern) ?? program.name(of: id)
    default: return nil
    }
  }
}
