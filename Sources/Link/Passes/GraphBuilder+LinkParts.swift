import Facts
import Knowledge

/// What a demand of a handler says of the URL that it was given.
extension GraphBuilder {
  /// The text that a part of the URL has to be: compared with, or the raw value of the case that the URL was turned into.
  func part(of atom: Atom, _ kind: CallKind) -> String? {
    switch atom {
    case .equals(_, let text): names[text]
    case .isCase(let value, let ids) where ids.count == 1 && kind == .url && comesFromOutside(value): ids.first.flatMap(rawText)
    default: nil
    }
  }

  /// The raw value of a case, where it is a text.
  private func rawText(_ id: CaseID) -> String? {
    let fact = program.fact(id)
    if fact.rawText.exists { return names[program.name(fact.rawText, in: program.file(of: id))] }
    let isText = evaluator.resolver.inherited(program.owner(of: id)).contains { term in
      evaluator.terms.nominalType(term).map { program.types[$0.index].name == evaluator.known.string } ?? false
    }
    return isText && !fact.hasRawValue ? names[program.name(of: id)] : nil
  }

  /// Whether a value is made of what the handler was given.
  private func comesFromOutside(_ value: Val) -> Bool {
    var open = [value]
    var seen: Set<Val> = [value]
    while let current = open.popLast(), seen.count < 64 {
      var next: [Val] = []
      switch vals[current] {
      case .parameter(_, let index): if index >= 0 { return true }
      case .member(let base, _), .foreign(let base, _), .element(let base), .entry(let base, _), .payload(let base, _, _),
        .binding(let base):
        next = [base]
      case .construct(_, _, let items, _), .array(let items), .choice(let items): next = items
      case .foreignCall(let base, _, _, let items, _): next = [base] + items
      case .result(let call): next = evaluator.calls[Int(call)].arguments
      default: break
      }
      for item in next where seen.insert(item).inserted { open.append(item) }
    }
    return false
  }
}
