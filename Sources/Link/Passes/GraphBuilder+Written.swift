import Facts

/// Members that the source does not declare, as it writes them.
extension GraphBuilder {
  /// `shown.controller`; the member alone of what has no short name.
  func written(_ base: Val, _ member: Name) -> String {
    let name = label(ofPart: names[member], in: base) ?? names[member]
    let whole =
      if case .enumCase(let id, _) = vals[base] { ".\(names[program.name(of: id)])" } else { text(base) }
    return whole.contains("…") ? name : "\(whole).\(name)"
  }

  /// What the type of a property calls a part of its tuple, which is known by its position.
  private func label(ofPart position: String, in base: Val) -> String? {
    guard let index = Int(position), case .member(_, let property) = vals[base],
      case .tuple(_, let labels) = evaluator.terms[evaluator.terms.unwrapped(evaluator.typeOf(property))], labels.indices.contains(index),
      labels[index].exists
    else { return nil }
    return names[labels[index]]
  }
}
