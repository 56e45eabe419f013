import Facts

/// What a function does whenever it runs: what stands in no branch and no loop, before anything that could leave, fail or wait.
struct StraightCode {
  private let facts: FileFacts
  private let body: Range<Int>
  /// Where the first thing stands behind which nothing is sure.
  private let end: UInt32

  /// - Parameter pauses: functions that wait for nothing but a time. O(operations and values of the function).
  init(_ function: FunctionID, _ context: ObservationContext, pauses: Set<Name>) {
    let program = context.program
    let file = program.file(of: function)
    let (unit, fact) = (program.files[Int(file)], program.fact(function))
    facts = unit.facts
    body = fact.body.indices
    var end = max(fact.offset, fact.end)
    for position in body where position < unit.facts.operations.count {
      let operation = unit.facts.operations[position]
      guard [.guard, .return, .throw].contains(operation.kind) else { continue }
      // A value that is returned is made before the function is left.
      let isLast = operation.kind == .return && operation.value.exists && !Self.stands(position, inBranchesOf: body, unit.facts)
      if !isLast { end = min(end, operation.offset) }
    }
    let code = context.source[file]
    let inner = code.functions(in: fact.offset..<max(fact.offset, fact.end)).lazy.map { unit.facts.functions[$0] }
      .filter { $0.kind == .closure && fact.offset < $0.offset && $0.end <= fact.end }
    for value in code.values(in: fact.offset..<max(fact.offset, end)).lazy.map({ unit.facts.values[$0] }) where value.offset < end {
      guard !value.flags.isDisjoint(with: [.awaited, .tried]), !inner.contains(where: { $0.offset <= value.offset && value.offset < $0.end })
      else { continue }
      let isPause = value.kind == .call && value.base.exists && pauses.contains(program.name(unit.facts[value.base].symbol, in: file))
      guard !isPause else { continue }
      // The statement itself still runs; what follows it may not.
      let next = body.first { $0 < unit.facts.operations.count && unit.facts.operations[$0].offset > value.offset }
      end = min(end, next.map { unit.facts.operations[$0].offset } ?? end)
    }
    self.end = end
  }

  /// Whether anything but plain blocks stands round an operation.
  private static func stands(_ position: Int, inBranchesOf body: Range<Int>, _ facts: FileFacts) -> Bool {
    body.contains { other in
      guard other < position, position < facts.operations[other].end.index else { return false }
      switch facts.operations[other].kind {
      case .do, .block, .compileIf, .clause, .defer: return false
      default: return true
      }
    }
  }

  /// Whether a place is reached whenever the function runs.
  func reaches(_ site: Site) -> Bool {
    guard site.offset < end, let statement = body.last(where: { $0 < facts.operations.count && facts.operations[$0].offset <= site.offset })
    else { return false }
    return !Self.stands(statement, inBranchesOf: body, facts)
  }
}
