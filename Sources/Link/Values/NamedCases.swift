extension Flow {
  /// Whether a value can be a case that the source names for it: as an argument, in an assignment, as a result. What comes out of a list is data.
  func namesCases(_ value: Val) -> Bool {
    var open = [value]
    var seen: Set<Val> = [value]
    func add(_ more: [Val]) { for item in more where seen.insert(item).inserted { open.append(item) } }
    while let next = open.popLast(), seen.count < 256 {
      switch vals[next] {
      case .enumCase: return true
      case .choice(let items), .array(let items): add(items)
      case .allOf(let inner): add([inner])
      case .parameter(let function, let index) where index >= 0: add(arguments(of: function, Int(index)))
      case .member(let base, let property):
        switch vals[base] {
        case .parameter(_, -1), .type, .null: break
        default: continue
        }
        let given = getterResults(property, base).map(\.value)
        add(given.isEmpty ? assignments[property] ?? [] : given)
      case .result(let call): add(results(ofCall: call))
      default: break
      }
    }
    return false
  }
}
