import Facts
import NavigationGraph
import Observations

/// Two slots of one presenter that one way through the code turns on.
extension SlotGround {
  func doubleWrites() -> [SlotObservations.DoubleWrite] {
    let writes = SureWrites(self)
    var result: [SlotObservations.DoubleWrite] = []
    for function in writes.functions where counts(function) && program.fact(function).kind != .initializer {
      let steps = writes.all(in: function)
      for (position, first) in steps.enumerated() {
        guard let second = steps.dropFirst(position + 1).first(where: { competes(first, $0, function) }) else { continue }
        result.append(
          SlotObservations.DoubleWrite(
            first: observed(first), second: observed(second), writer: builder.naming.id(of: builder.sourceType(function))))
      }
    }
    return result.sorted { ($0.second.location, $0.first.location) < ($1.second.location, $1.first.location) }
  }

  private func observed(_ write: SureWrites.Write) -> SlotObservations.DoubleWrite.Write {
    SlotObservations.DoubleWrite.Write(
      location: context.location(write.site), origin: context.location(write.put.site), slot: slot(write.property),
      presentation: presentation(write.presentations[0]))
  }

  /// Whether what is put is surely something.
  func turnsOn(_ put: PutRecord) -> Bool {
    guard put.operation == .assign, !evaluator.toggles.contains(put.site) else { return false }
    switch vals[put.value] {
    case .bool(true), .construct, .enumCase: return true
    case .unknown, .null, .bool: return false
    default:
      guard let type = evaluator.terms.nominalType(put.valueType), program.types[type.index].name != program.known.bool else { return false }
      return !evaluator.terms.isOptional(put.valueType)
    }
  }

  private func competes(_ first: SureWrites.Write, _ second: SureWrites.Write, _ function: FunctionID) -> Bool {
    guard first.property != second.property, first.site.offset < second.site.offset,
      Set(first.presentations).isDisjoint(with: second.presentations),
      presenter(of: first.presentations[0]) == presenter(of: second.presentations[0]), areOfOneObject(first, second),
      context.code.areBuiltTogether(first.site, second.site), first.presentations.contains(where: { one in
        second.presentations.contains { context.code.areBuiltTogether(record(one).site, record($0).site) }
      })
    else { return false }
    let between = first.site.offset...second.site.offset
    let own = evaluator.records[function.index]
    let key = SlotKey.property(first.property)
    let isTakenBack = own.puts.contains {
      let put = evaluator.puts[Int($0)]
      return between.contains(put.site.offset) && put.operation == .clear && slots.keys(put.place) == [key]
    }
    guard !isTakenBack, !isTakenOff([key], byCallsOf: function, in: between) else { return false }
    let file = program.file(of: function)
    guard !values(in: function).contains(where: { $0.flags.contains(.awaited) && between.contains($0.offset) }) else { return false }
    return OperationPath(program.files[Int(file)].facts, program.fact(function)).isOneWay(from: first.site.offset, to: second.site.offset)
  }

  /// Whether two places that belong to one type are of one object.
  private func areOfOneObject(_ first: SureWrites.Write, _ second: SureWrites.Write) -> Bool {
    guard let one = ownPath(first.put.place), let other = ownPath(second.put.place) else { return false }
    return program.owner(of: first.property) != program.owner(of: second.property) || one.dropLast() == other.dropLast()
  }

  /// Whether anything that a function calls may take off what is in a slot, or leave.
  private func isTakenOff(_ keys: Set<SlotKey>, byCallsOf function: FunctionID, in between: ClosedRange<UInt32>) -> Bool {
    evaluator.records[function.index].calls.contains { position in
      let call = evaluator.calls[Int(position)]
      guard between.contains(call.site.offset) else { return false }
      switch call.callee {
      case .functions(let ids):
        return ids.contains { id in (context.passes.summaries.effects[id] ?? []).contains { takesOff($0, keys) } }
      // Of what it was handed nobody knows what it does.
      case .value: return true
      case .construct: return false
      }
    }
  }
}

/// The writes that turn a slot on for sure wherever a function is called: its own, and those of what it calls on every way through.
struct SureWrites {
  struct Write {
    /// Where it happens in the function at hand: the write itself, or the call that leads there.
    let site: Site
    /// With place and value as that function sees them.
    let put: PutRecord
    let property: PropertyID
    let presentations: [Int32]
  }

  private let ground: SlotGround
  /// The writes of each function, those behind calls among them, in the order of the source.
  private var writes: [FunctionID: [Write]] = [:]

  private var evaluator: Evaluator { ground.evaluator }
  private var program: Program { ground.program }

  /// Through so many calls a write is followed.
  private static let maximumCalls = 3

  init(_ ground: SlotGround) {
    self.ground = ground
    var fresh: [FunctionID: [Write]] = [:]
    for put in evaluator.puts where put.operation == .assign && ground.context.code.counts(put.site) {
      if let write = write(put, at: put.site) { fresh[put.function, default: []].append(write) }
    }
    writes = fresh
    for _ in 0..<Self.maximumCalls where !fresh.isEmpty {
      var next: [FunctionID: [Write]] = [:]
      for (function, all) in fresh {
        let sure = all.filter { isSure($0, in: function) }
        guard !sure.isEmpty else { continue }
        for position in ground.flow.callers[function] ?? [] { add(sure, of: function, at: evaluator.calls[Int(position)], to: &next) }
      }
      for (function, all) in next { writes[function, default: []] += all }
      fresh = next
    }
  }

  /// The functions with two writes or more, in the order of the source.
  var functions: [FunctionID] {
    writes.filter { $0.value.count > 1 }.keys.sorted { program.site(of: $0) < program.site(of: $1) }
  }

  func all(in function: FunctionID) -> [Write] {
    (writes[function] ?? []).filter { ground.turnsOn($0.put) }
      .sorted { ($0.site, $0.put.site) < ($1.site, $1.put.site) }
  }

  /// The writes of a function as one that calls it sees them.
  private func add(_ sure: [Write], of function: FunctionID, at call: CallRecord, to result: inout [FunctionID: [Write]]) {
    guard case .functions(let ids) = call.callee, ids == [function], !call.isAmbiguous, !call.isHanded, !call.isInferred,
      !call.demand.exists, call.role != .content, call.receiver.isKnown, call.caller != function, ground.context.code.counts(call.site)
    else { return }
    let seen = Substitution(
      evaluator: evaluator, bindings: [Bindings(function: function, arguments: call.arguments, receiver: call.receiver)])
    for write in sure {
      var put = write.put
      put.place = seen.apply(put.place)
      put.value = seen.apply(put.value)
      if let write = self.write(put, at: call.site) { result[call.caller, default: []].append(write) }
    }
  }

  /// A write to what only sheets and covers of one presenter show.
  private func write(_ put: PutRecord, at site: Site) -> Write? {
    let keys = ground.slots.keys(put.place)
    guard keys.count == 1, case .property(let property) = keys[0], !program.fact(property).didSet.exists,
      !program.fact(property).willSet.exists
    else { return nil }
    let shown = ground.presentations(of: keys[0])
    guard let first = shown.first,
      shown.allSatisfy({ presentation in
        let kind = ground.kind(presentation)
        return ground.shape(presentation).effect == .presents && (kind == .sheet || kind == .fullScreenCover)
          && ground.presenter(of: presentation) == ground.presenter(of: first)
      }), shown.contains(where: { ground.builder.mayShow($0, put.value) })
    else { return nil }
    return Write(site: site, put: put, property: property, presentations: shown)
  }

  /// Whether whoever calls a function comes by a write: nothing decides on it or leaves before, nothing waits, and the function does not
  /// take it back.
  private func isSure(_ write: Write, in function: FunctionID) -> Bool {
    let fact = program.fact(function)
    guard fact.kind == .function, evaluator.records[function.index].parent == .none else { return false }
    let facts = program.files[Int(program.file(of: function))].facts
    guard OperationPath(facts, fact).isOnEveryWay(write.site.offset),
      !ground.values(in: function).contains(where: { $0.flags.contains(.awaited) })
    else { return false }
    let keys: Set<SlotKey> = [.property(write.property)]
    return !(ground.context.passes.summaries.effects[function] ?? []).contains { ground.takesOff($0, keys) }
  }
}

/// The blocks round the statements of a function.
struct OperationPath {
  private let facts: FileFacts
  private let body: Range<Int>

  init(_ facts: FileFacts, _ function: FunctionFact) {
    self.facts = facts
    body = function.body.indices
  }

  /// Whether whoever calls the function comes by a place: it stands in no block, and none before it is left.
  func isOnEveryWay(_ offset: UInt32) -> Bool {
    guard let position = statement(at: offset), blocks(round: position).isEmpty else { return false }
    return !body.contains { $0 < position && [.return, .throw].contains(facts.operations[$0].kind) }
  }

  /// Whether whoever reaches a place goes on to a later one for sure, or has come by the first to reach it: none of them stands in an arm
  /// that the other is not in, unless that arm goes on.
  func isOneWay(from first: UInt32, to second: UInt32) -> Bool {
    guard let start = statement(at: first), let end = statement(at: second) else { return false }
    let blocksOfStart = blocks(round: start)
    let blocksOfEnd = blocks(round: end)
    if blocksOfEnd.starts(with: blocksOfStart) { return !leaves(after: start, before: end, in: blocksOfStart.last) }
    guard blocksOfStart.starts(with: blocksOfEnd) else { return false }
    // The arm of the first place ends before the second: it must not be left on the way.
    for block in blocksOfStart.dropFirst(blocksOfEnd.count) where leaves(after: start, before: end, in: block) { return false }
    return !blocksOfStart.dropFirst(blocksOfEnd.count).contains { facts.operations[$0].kind == .catch }
  }

  private func statement(at offset: UInt32) -> Int? { body.last { facts.operations[$0].offset <= offset } }

  /// The blocks, arms and branches that a statement stands in, outermost first.
  private func blocks(round position: Int) -> [Int] {
    body.filter { other in
      guard other < position, position < facts.operations[other].end.index else { return false }
      switch facts.operations[other].kind {
      case .block, .switchCase, .catch, .clause, .for, .while, .repeat: return true
      default: return false
      }
    }
  }

  /// Whether a block is left between two statements.
  private func leaves(after start: Int, before end: Int, in block: Int?) -> Bool {
    let range = block.map { $0..<min(facts.operations[$0].end.index, facts.operations.count) } ?? body
    return range.contains { position in
      guard position > start, position < end else { return false }
      switch facts.operations[position].kind {
      case .return, .throw, .break, .continue: return blocks(round: position).last == block
      default: return false
      }
    }
  }
}
