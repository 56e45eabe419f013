import Facts
import NavigationGraph
import Observations

/// Two slots of one presenter that one way through a function turns on.
extension SlotGround {
  func doubleWrites() -> [SlotObservations.DoubleWrite] {
    var result: [SlotObservations.DoubleWrite] = []
    for index in evaluator.records.indices where evaluator.records[index].puts.count > 1 {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let puts = evaluator.records[index].puts.map { evaluator.puts[Int($0)] }.sorted { $0.site < $1.site }
      guard counts(function), program.fact(function).kind != .initializer else { continue }
      let writes = puts.compactMap { write($0) }
      for (position, first) in writes.enumerated() {
        guard let second = writes.dropFirst(position + 1).first(where: { competes(first, $0, puts, function) }) else { continue }
        result.append(
          SlotObservations.DoubleWrite(
            first: observed(first), second: observed(second), writer: builder.naming.id(of: builder.sourceType(function))))
      }
    }
    return result.sorted { $0.second.location < $1.second.location }
  }

  private struct Write {
    let put: PutRecord
    let property: PropertyID
    let presentations: [Int32]
  }

  private func observed(_ write: Write) -> SlotObservations.DoubleWrite.Write {
    SlotObservations.DoubleWrite.Write(
      location: context.location(write.put.site), slot: slot(write.property), presentation: presentation(write.presentations[0]))
  }

  /// A write that surely turns on what only sheets and covers of one presenter show.
  private func write(_ put: PutRecord) -> Write? {
    guard put.operation == .assign, turnsOn(put) else { return nil }
    let keys = slots.keys(put.place)
    guard keys.count == 1, case .property(let property) = keys[0] else { return nil }
    let shown = slots.presentations(of: keys[0]).map(\.presentation)
    guard let first = shown.first,
      shown.allSatisfy({
        shape($0).effect == .presents && (kind($0) == .sheet || kind($0) == .fullScreenCover) && presenter(of: $0) == presenter(of: first)
      }), shown.contains(where: { builder.mayShow($0, put.value) })
    else { return nil }
    return Write(put: put, property: property, presentations: shown)
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

  private func competes(_ first: Write, _ second: Write, _ puts: [PutRecord], _ function: FunctionID) -> Bool {
    guard first.property != second.property, Set(first.presentations).isDisjoint(with: second.presentations),
      presenter(of: first.presentations[0]) == presenter(of: second.presentations[0]), ownPath(first.put.place) != nil,
      ownPath(second.put.place) != nil
    else { return false }
    let between = first.put.site.offset..<second.put.site.offset
    let isTakenBack = puts.contains {
      between.contains($0.site.offset) && $0.operation == .clear && slots.keys($0.place) == [.property(first.property)]
    }
    guard !isTakenBack else { return false }
    let file = program.file(of: function)
    let facts = program.files[Int(file)].facts
    guard !values(in: function).contains(where: { $0.flags.contains(.awaited) && between.contains($0.offset) }) else { return false }
    return OperationPath(facts, program.fact(function)).isOneWay(from: first.put.site.offset, to: second.put.site.offset)
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
