import Facts

/// A destination that is registered for a class shows the values of its subclasses: what their own methods make, where the builder asks the
/// value at hand for its view.
extension BuilderAnalysis {
  func subclasses(of type: TypeID, in builder: FunctionID, _ subject: Val, _ table: inout BuilderTable) -> Bool {
    guard program.types[type.index].kind == .class else { return false }
    let asked = methods(askedOf: subject, in: builder)
    var isMade = false
    for subclass in evaluator.resolver.conformers(of: type) {
      let shown = Set(asked.compactMap { own($0, of: subclass) }).sorted().flatMap { method in
        flow.results(of: method, [], .unknown).flatMap { finder.shown($0.value, when: $0.condition) }
      }
      guard !shown.isEmpty else { continue }
      table.whole[subclass, default: []] += shown
      isMade = true
    }
    return isMade
  }

  /// What is made of the values of a class is made of those of its subclasses, too, where nothing else is made of these.
  func handDown(_ type: TypeID, _ table: inout BuilderTable) {
    guard program.types[type.index].kind == .class, let shown = table.whole[type] else { return }
    for subclass in evaluator.resolver.conformers(of: type) where table.whole[subclass] == nil { table.whole[subclass] = shown }
  }

  /// The methods that a builder, or a closure in it, calls on a value.
  private func methods(askedOf subject: Val, in builder: FunctionID) -> [FunctionID] {
    var result: [FunctionID] = []
    var open = [builder]
    var seen = Set(open)
    while let function = open.popLast() {
      let record = evaluator.records[function.index]
      for index in record.calls {
        let call = evaluator.calls[Int(index)]
        guard call.receiver == subject, case .functions(let ids) = call.callee else { continue }
        for id in ids where !result.contains(id) { result.append(id) }
      }
      for closure in record.closures where seen.insert(closure.function).inserted { open.append(closure.function) }
    }
    return result.sorted()
  }

  /// The method of a type that stands for one of its superclass, its own or the nearest that it inherits.
  private func own(_ method: FunctionID, of type: TypeID) -> FunctionID? {
    func labels(_ id: FunctionID) -> [Name] { program.parameters(of: id).map { program.name($0.label, in: program.file(of: id)) } }
    let wanted = labels(method)
    return evaluator.candidates(program.name(of: method), in: type).map(\.0).first { labels($0) == wanted }
  }
}
