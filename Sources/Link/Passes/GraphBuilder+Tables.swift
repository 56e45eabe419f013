import Facts
import NavigationGraph

/// Routes that stand in a table: an edge at the push says where the literals are.
extension GraphBuilder {
  /// The literals of a case in the tables that a value comes from; none where the value is no element of a table, or its type is the route.
  func literals(of route: RouteTarget, in value: Val) -> [SourceLocation] {
    guard case .enumCase(let id) = route else { return [] }
    var sites: Set<Site> = []
    for function in tables(of: value) { sites.formUnion(literals(of: id, in: function)) }
    return sites.sorted().map(location)
  }

  /// The functions that make the tables which a value is an element of.
  private func tables(of value: Val) -> [FunctionID] {
    var open = [value]
    var seen: Set<Val> = [value]
    var functions: Set<FunctionID> = []
    var isElement = false
    while let current = open.popLast(), seen.count < 256 {
      var next: [Val] = []
      switch vals[current] {
      case .member(let base, let property):
        functions.formUnion(makers(of: property))
        next = [base]
      case .element(let base), .entry(let base, _):
        isElement = true
        next = [base]
      case .payload(let base, _, _), .binding(let base), .foreign(let base, _): next = [base]
      case .choice(let items), .array(let items), .dictionary(let items): next = items
      case .parameter(let function, let index) where index >= 0: next = flow.arguments(of: function, Int(index))
      case .result(let call):
        if case .functions(let ids) = evaluator.calls[Int(call)].callee { functions.formUnion(ids) }
      default: break
      }
      for item in next where seen.insert(item).inserted { open.append(item) }
    }
    return isElement ? functions.sorted() : []
  }

  /// The first value of a property, its getter, and the functions that set it.
  private func makers(of property: PropertyID) -> [FunctionID] {
    let fact = program.fact(property)
    let file = program.file(of: property)
    let own = [fact.initial, fact.getter].filter(\.exists).map { program.function(file, $0) }
    return own + (settersOfProperties[property] ?? [])
  }

  private func literals(of id: CaseID, in function: FunctionID) -> [Site] {
    let file = program.file(of: function)
    let fact = program.fact(function)
    return (evaluator.mentions.cases[id] ?? []).filter { $0.file == file && $0.offset >= fact.offset && $0.offset < fact.end }
  }

  /// For each property the functions that put something into it.
  func collectSetters() -> [PropertyID: [FunctionID]] {
    var result: [PropertyID: [FunctionID]] = [:]
    for put in evaluator.puts where put.operation == .assign || put.operation == .append {
      guard case .member(_, let property) = vals[evaluator.place(behind: put.place)] else { continue }
      if result[property]?.contains(put.function) != true { result[property, default: []].append(put.function) }
    }
    return result
  }
}
