import Facts

extension GraphBuilder {
  /// Where handlers navigate, and the functions that nothing but handlers calls.
  func placesOnlyRun(by handlers: [FunctionID]) -> Set<Site> {
    var known = Set(handlers)
    var result: Set<Site> = []
    var open = handlers
    // Who is called before its other callers are known waits for them.
    var waiting: Set<FunctionID> = []
    while let next = open.popLast() {
      let record = evaluator.records[next.index]
      result.formUnion(record.puts.map { evaluator.puts[Int($0)].site })
      result.formUnion(record.presentations.map { evaluator.presentations[Int($0)].site })
      for call in record.calls.map({ evaluator.calls[Int($0)] }) {
        result.insert(call.site)
        if case .functions(let ids) = call.callee { waiting.formUnion(ids) }
      }
      open += record.closures.map(\.function).filter { known.insert($0).inserted }
      guard open.isEmpty else { continue }
      let ready = waiting.filter { id in (flow.callers[id] ?? []).allSatisfy { known.contains(evaluator.calls[Int($0)].caller) } }
      waiting.subtract(ready)
      open += ready.sorted().filter { known.insert($0).inserted }
    }
    return result
  }
}
