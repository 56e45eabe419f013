import Facts

/// Functions that make views of the cases of an enum which nothing else was found to make views of: code outside the source may ask them (a
/// package's router calls what the source overrides).
extension BuilderAnalysis {
  func noteUncalledMakers(_ table: inout BuilderTable) {
    for index in evaluator.records.indices where evaluator.records[index].isEvaluated && !evaluator.records[index].results.isEmpty {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      guard program.fact(function).kind == .function, !program.parameters(of: function).isEmpty,
        evaluator.isView(evaluator.resolver.resultType(function))
      else { continue }
      for place in program.parameters(of: function).indices {
        let position = place - program.parameters(of: function).startIndex
        guard let type = evaluator.terms.nominalType(evaluator.resolver.parameterType(function, position)),
          program.types[type.index].isSource, program.types[type.index].kind == .enum, !table.enums.contains(type)
        else { continue }
        let subject = vals.intern(.parameter(function, Int32(truncatingIfNeeded: position)))
        guard evaluator.records[index].results.contains(where: { finder.demands($0.condition, on: subject) }) else { continue }
        table.possible.append((function, program.site(of: function), [type]))
      }
    }
  }
}
