import Facts
import NavigationGraph

/// Views that the builder of routes makes for code which shows them where it stands: most often what a stack begins with.
extension GraphBuilder {
  /// Embeds what a builder makes of the route that it is called with, at the call. Of a route that is not told it may be any of its views.
  func addBuiltInPlace() {
    for (index, call) in evaluator.calls.prefix(evaluator.recordedCalls).enumerated() {
      guard case .functions(let ids) = call.callee, let first = ids.first, finder.contentFunctions.contains(first),
        call.role == .view || call.role == .inline, evaluator.isView(evaluator.resolver.resultType(first)), takesRoute(first),
        let type = embedder(call.caller), !fileIsTest(call.site)
      else { continue }
      for argument in call.arguments {
        for known in flow.resolve(argument) + [argument] {
          if case .enumCase(let id, _) = vals[known], routeEnums.contains(program.owner(of: id)) { use(addRoute(id), in: type) }
        }
      }
      for shown in finder.shown(vals.intern(.result(Int32(truncatingIfNeeded: index))), when: call.condition, isContent: false) {
        let told = isTold(shown.condition)
        guard isPossible(shown.condition), told != false, let to = node(of: shown.target), to != naming.id(of: type) else { continue }
        addEdge(node(of: type), to, .embeds, at: call.site) {
          $0.condition = text(self.condition(shown.condition, in: call.caller))
          if call.isAmbiguous || told == nil { $0.certainty = .ambiguous }
        }
      }
    }
  }

  private func takesRoute(_ function: FunctionID) -> Bool {
    program.parameters(of: function).indices.contains { index in
      let type = evaluator.resolver.parameterType(function, index - program.parameters(of: function).startIndex)
      return evaluator.terms.nominalType(evaluator.terms.unwrapped(type)).map(routeEnums.contains) == true
    }
  }

  /// Whether the cases that a condition demands are among those that its values can be; nil where these are not all told.
  private func isTold(_ condition: Condition) -> Bool? {
    var isTold = true
    for atom in evaluator.guards.atoms(condition) {
      let isMet: (CaseID) -> Bool
      switch atom {
      case .isCase(_, let ids): isMet = { ids.contains($0) }
      case .isOther(_, let ids): isMet = { !ids.contains($0) }
      default: continue
      }
      guard let cases = atom.subject.flatMap(cases) else {
        isTold = false
        continue
      }
      if !cases.contains(where: isMet) { return false }
    }
    return isTold ? true : nil
  }

  private func cases(_ value: Val) -> [CaseID]? {
    let known = flow.resolve(value).filter { $0 != vals.intern(.null) }
    let cases = known.compactMap { if case .enumCase(let id, _) = vals[$0] { id } else { nil } }
    return cases.isEmpty || cases.count < known.count ? nil : cases
  }
}
