import Facts
import Knowledge
import NavigationGraph
import Observations

/// Finds writes of slots behind which the same way leaves for what a URL says.
struct LinkChecks {
  private let context: ObservationContext
  private let names: LinkNames
  private var program: Program { context.program }

  init(_ context: ObservationContext, _ names: LinkNames) {
    self.context = context
    self.names = names
  }

  func find(in functions: Set<FunctionID>) -> [LinkObservations.LateCheck] {
    functions.sorted().flatMap { find(in: $0) }
  }

  private func find(in function: FunctionID) -> [LinkObservations.LateCheck] {
    let record = context.evaluator.records[function.index]
    let number = program.file(of: function)
    let unit = program.files[Int(number)]
    guard !unit.isTest else { return [] }
    let writes = record.puts.map { context.evaluator.puts[Int($0)] }.filter { put in
      put.operation != .clear && put.operation != .pop
        && context.slots.keys(put.place).contains { !context.slots.presentations(of: $0).isEmpty }
    }
    guard let first = writes.map(\.site.offset).min() else { return [] }
    let fact = program.fact(function)
    let told = namesFromURLs(function, unit)
    guard !told.isEmpty else { return [] }
    var result: [LinkObservations.LateCheck] = []
    for position in fact.body.indices {
      let operation = unit.facts.operations[position]
      guard operation.kind == .guard, operation.offset > first, asks(position, told, unit) else { continue }
      guard let write = writes.first(where: { isBefore($0.site.offset, position, fact, unit) }) else { continue }
      let place = unit.facts.operations[position].offset
      result.append(
        LinkObservations.LateCheck(
          slot: text(of: write.place), function: context.builder.naming.name(of: LinkParsers.outermost(function, program)),
          write: context.location(write.site), check: context.location(Site(file: number, offset: place))))
      break
    }
    return result
  }

  private func text(of place: Val) -> String {
    switch context.vals[place] {
    case .member(_, let property): context.names[program.name(of: property)]
    case .foreign(_, let name): context.names[name]
    case .binding(let inner), .element(let inner), .payload(let inner, _, _): text(of: inner)
    default: "a slot"
    }
  }

  /// Whether a place stands in an operation of the same block, before a guard, and in no branch of it.
  private func isBefore(_ offset: UInt32, _ guardPosition: Int, _ fact: FunctionFact, _ unit: SourceUnit) -> Bool {
    let operations = unit.facts.operations
    let body = fact.body.indices
    // The innermost block round the guard.
    var block = body
    for position in body where operations[position].kind == .block || operations[position].kind == .clause {
      let range = position + 1..<max(position + 1, operations[position].end.index)
      if range.contains(guardPosition) { block = range }
    }
    var position = block.lowerBound
    while position < guardPosition, position < operations.count {
      let operation = operations[position]
      let next = max(position + 1, operation.end.index)
      let end = next < operations.count ? operations[next].offset : fact.end
      if [.assign, .evaluate].contains(operation.kind), operation.offset <= offset, offset < end { return true }
      position = next
    }
    return false
  }

  /// Whether a guard asks for something that a URL says.
  private func asks(_ position: Int, _ told: Set<Symbol>, _ unit: SourceUnit) -> Bool {
    unit.facts.children(of: ID(index: position)).contains { child in
      unit.facts[child].kind == .condition
        && ValueWalk(unit.facts, from: unit.facts[child].value).contains { $0.kind == .name && told.contains($0.symbol) }
    }
  }

  /// The names of a function that hold a URL or something that was made of one.
  private func namesFromURLs(_ function: FunctionID, _ unit: SourceUnit) -> Set<Symbol> {
    let fact = program.fact(function)
    var result: Set<Symbol> = []
    let types = Set(names.linkTypes.map { context.names.intern($0) })
    for (index, parameter) in unit.facts[fact.parameters].enumerated() {
      let type = context.evaluator.terms.nominalType(context.evaluator.resolver.parameterType(function, index))
      let isURL = type.map { types.contains(program.types[$0.index].name) } ?? (fact.kind == .closure)
      if isURL, parameter.name.exists { result.insert(parameter.name) }
    }
    guard !result.isEmpty else { return [] }
    for position in fact.body.indices {
      let operation = unit.facts.operations[position]
      guard operation.kind == .bind || operation.kind == .condition, operation.pattern.exists, operation.value.exists,
        ValueWalk(unit.facts, from: operation.value).contains(where: { $0.kind == .name && result.contains($0.symbol) })
      else { continue }
      result.formUnion(bound(by: operation.pattern, unit.facts))
    }
    return result
  }

  private func bound(by pattern: ID<Pattern>, _ facts: FileFacts) -> Set<Symbol> {
    var result: Set<Symbol> = []
    var open = [pattern]
    while let next = open.popLast() {
      guard next.exists else { continue }
      let fact = facts[next]
      if fact.kind == .binding { result.insert(fact.symbol) }
      open.append(fact.sub)
      open += facts[fact.elements].map(\.pattern)
    }
    return result
  }
}
