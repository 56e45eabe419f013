import Facts
import NavigationGraph

/// What stacks begin with where the builder of routes makes it.
extension GraphBuilder {
  /// Embeds what a builder makes of the route that it is called with, at the call. Of a route that is not told it may be any of its views.
  func addBuiltInPlace() {
    for index in callsOfStacks().sorted() {
      let call = evaluator.calls[Int(index)]
      guard case .functions(let ids) = call.callee, let first = ids.first, finder.contentFunctions.contains(first),
        evaluator.isView(evaluator.resolver.resultType(first)), takesRoute(first),
        let type = embedder(call.caller), !fileIsTest(call.site)
      else { continue }
      for argument in call.arguments {
        for known in flow.resolve(argument) + [argument] {
          if case .enumCase(let id, _) = vals[known], routeEnums.contains(program.owner(of: id)) { use(addRoute(id), in: type) }
        }
      }
      for shown in finder.shown(vals.intern(.result(index)), when: call.condition, isContent: false) {
        let told = isTold(shown.condition)
        guard isPossible(shown.condition), told != false, let to = node(of: shown.target), to != naming.id(of: type) else { continue }
        addEdge(node(of: type), to, .embeds, at: call.site) {
          $0.condition = text(self.condition(shown.condition, in: call.caller))
          if call.isAmbiguous || told == nil { $0.certainty = .ambiguous }
        }
      }
    }
  }

  /// The calls whose views stacks begin with.
  private func callsOfStacks() -> Set<Int32> {
    var calls: Set<Int32> = []
    var open = evaluator.presentations.flatMap { record -> [Val] in
      let shape = evaluator.knowledge.shapes[record.shape]
      return shape.effect == .binds || shape.effect == .holds && shape.kind == .stack ? record.views : []
    }
    var seen = Set(open)
    while let next = open.popLast() {
      var parts: [Val] = []
      switch vals[next] {
      case .closure(let id), .applied(let id, _): parts = evaluator.records[id.index].results.map(\.value)
      case .foreignCall(let base, _, _, let arguments, _): parts = [base] + arguments
      case .choice(let items), .array(let items), .tuple(let items): parts = items
      case .result(let call): if Int(call) < evaluator.recordedCalls { calls.insert(call) }
      default: break
      }
      open += parts.filter { seen.insert($0).inserted }
    }
    return calls
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
