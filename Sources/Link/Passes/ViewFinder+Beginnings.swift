import Facts

/// Objects that show something without being views: coordinators of packages, by what they begin with.
extension ViewFinder {
  /// What an object of a type shows first: what its initialiser, or a property of it, says that it begins with. Nil where nothing says that.
  func shownFirst(by type: TypeID, _ asking: Asking) -> [Shown]? {
    let beginnings = evaluator.resolver.lineage(type).lazy.compactMap { self.evaluator.beginnings[$0] }.first
    guard let beginnings else { return nil }
    // Of tabs the first is on the screen.
    let tabs = beginnings.filter { isTab($0) }
    let first = tabs.isEmpty ? beginnings : Array(tabs.prefix(1))
    let found = first.flatMap { beginning in flow.resolve(beginning).flatMap { shown(atBeginning: $0, of: type, asking) } }
    return found.isEmpty ? nil : found
  }

  private func isTab(_ value: Val) -> Bool {
    if case .member(_, let property) = vals[value] { return evaluator.route(property)?.isTab == true }
    return false
  }

  private func shown(atBeginning value: Val, of type: TypeID, _ asking: Asking) -> [Shown] {
    guard case .enumCase(let id, _) = vals[value] else { return shown(value, asking) }
    // A route: what the method that answers it makes of it.
    let answers = evaluator.answering(program.owner(of: id)).filter { evaluator.resolver.lineage(type).contains(program.owner(of: $0)) }
    return answers.flatMap { flow.results(of: $0, [value], .unknown) }.flatMap { result -> [Shown] in
      contents(ofTransition: result.value).flatMap { content -> [Shown] in
        let found = shown(content, when: result.condition, asking)
        return found.isEmpty ? declared(content, when: result.condition) : found
      }
    }
  }

  /// A controller of whose making the type is all that the source tells: `DetailController.instantiate()`, which gives `Self`.
  private func declared(_ value: Val, when condition: Condition) -> [Shown] {
    guard case .result(let call) = vals[value], case .functions(let ids) = evaluator.calls[Int(call)].callee,
      ids.contains(where: evaluator.givesOwnType), case .type(let term) = vals[evaluator.calls[Int(call)].receiver],
      let type = evaluator.terms.nominalType(term), program.types[type.index].isSource, evaluator.isView(type)
    else { return [] }
    return [Shown(target: .view(type), condition: condition, site: evaluator.calls[Int(call)].site, value: value)]
  }

  /// What a transition, or several in one, is made with.
  private func contents(ofTransition value: Val, depth: Int = 0) -> [Val] {
    guard depth < 8, case .foreignCall(let base, _, _, let arguments, _) = vals[value], case .type = vals[base] else {
      return depth > 0 ? [value] : []
    }
    return arguments.flatMap { contents(ofTransition: $0, depth: depth + 1) }
  }
}
