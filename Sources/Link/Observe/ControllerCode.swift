import Facts

/// One file as rules about controllers see it: which call stands at a place, in which statement, and which names are said where.
struct ControllerCode {
  let file: Int32
  let facts: FileFacts
  /// The calls by where they stand: where the name that is called does.
  private(set) var calls: [UInt32: ID<Value>] = [:]
  /// The statement that each of them stands in.
  private var statementOfCall: [UInt32: Int] = [:]
  /// For each statement the one round it; -1 for none.
  private var parents: [Int32]
  /// All names that are said, by place.
  private var said: [(offset: UInt32, name: Name)] = []
  private var awaited: [UInt32] = []

  /// O(values and statements of the file).
  init(_ file: Int32, _ program: Program) {
    self.file = file
    let unit = program.files[Int(file)]
    facts = unit.facts
    for (index, value) in facts.values.enumerated() {
      if value.kind == .call { calls[value.offset] = ID(index: index) }
      if value.flags.contains(.awaited) { awaited.append(value.offset) }
      switch value.kind {
      case .name, .member, .implicitMember, .projected: said.append((value.offset, unit.symbols[Int(value.symbol.raw)]))
      default: break
      }
    }
    said.sort { $0.offset < $1.offset }
    parents = Array(repeating: -1, count: facts.operations.count)
    var open: [(position: Int, end: Int)] = []
    for (position, operation) in facts.operations.enumerated() {
      while let last = open.last, last.end <= position { open.removeLast() }
      parents[position] = open.last.map { Int32(truncatingIfNeeded: $0.position) } ?? -1
      if operation.end.index > position + 1 { open.append((position, operation.end.index)) }
      for root in [operation.value, operation.target] where root.exists { noteCalls(in: root, at: position) }
    }
  }

  private mutating func noteCalls(in root: ID<Value>, at position: Int) {
    for value in ValueWalk(facts, from: root) where value.kind == .call { statementOfCall[value.offset] = position }
  }

  // MARK: Names

  /// Whether a name that a condition takes is said within a range.
  func says(in range: Range<UInt32>, where isMeant: (Name) -> Bool) -> Bool {
    var low = 0
    var high = said.count
    while low < high {
      let middle = (low + high) / 2
      if said[middle].offset < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < said.count, said[low].offset < range.upperBound {
      if isMeant(said[low].name) { return true }
      low += 1
    }
    return false
  }

  func waits(in range: Range<UInt32>) -> Bool { awaited.contains { range.contains($0) } }

  /// The argument of a call that has a label.
  func argument(_ label: Name, ofCallAt offset: UInt32, _ symbols: [Name]) -> ID<Value>? {
    guard let call = calls[offset] else { return nil }
    return facts[facts[call].arguments].first { $0.label.exists && symbols[Int($0.label.raw)] == label }?.value
  }

  // MARK: Ways

  /// Whether whoever comes by one call of a function may go on to another one: no statement between leaves, no branch keeps them apart,
  /// and not both hang on conditions of their own.
  func leads(from first: UInt32, to second: UInt32) -> Bool {
    guard first < second, let start = statementOfCall[first], let goal = statementOfCall[second], start != goal else { return false }
    let outer = path(from: start)
    let inner = path(from: goal)
    guard let meeting = outer.first(where: { inner.contains($0) }) else { return false }
    let below = outer.prefix { $0 != meeting }
    let ahead = inner.prefix { $0 != meeting }
    guard let from = below.last, let to = ahead.last, from < to, meeting < 0 || isSequence(meeting) else { return false }
    if below.contains(where: hasBranches), ahead.contains(where: hasBranches) { return false }
    for position in below {
      if leaves(position) { return false }
      let round = Int(parents[position])
      guard position != from else { break }
      if round >= 0, facts.operations[round].kind == .guard || facts.operations[round].kind == .defer { return false }
      if isSequence(round), siblings(after: position).contains(where: leaves) { return false }
    }
    return !siblings(after: from).prefix { $0 < to }.contains(where: leaves)
  }

  /// Whether a call is made whatever holds, once the function of a body runs: it stands in no branch, and nothing before it leaves.
  func isUnconditional(_ offset: UInt32, in body: Range<Int>) -> Bool {
    guard let position = statementOfCall[offset], !path(from: position).contains(where: hasBranches) else { return false }
    return !body.contains { index in
      let operation = facts.operations[index]
      return operation.offset < offset && index != position && (operation.kind == .guard || leaves(index))
    }
  }

  /// A statement and those round it, from within; at last -1.
  private func path(from position: Int) -> [Int] {
    var result = [position]
    while let last = result.last, last >= 0, result.count < 2048 { result.append(Int(parents[last])) }
    return result
  }

  private func isSequence(_ position: Int) -> Bool {
    guard position >= 0 else { return true }
    switch facts.operations[position].kind {
    case .block, .clause: return true
    default: return false
    }
  }

  private func hasBranches(_ position: Int) -> Bool {
    guard position >= 0 else { return false }
    switch facts.operations[position].kind {
    case .if, .guard, .switch, .for, .while, .repeat, .catch, .compileIf: return true
    default: return false
    }
  }

  private func leaves(_ position: Int) -> Bool {
    guard position >= 0 else { return false }
    switch facts.operations[position].kind {
    case .return, .throw, .break, .continue, .fallthrough: return true
    default: return false
    }
  }

  /// The statements behind one in the same block.
  private func siblings(after position: Int) -> [Int] {
    let round = Int(parents[position])
    let end = round >= 0 ? facts.operations[round].end.index : facts.operations.count
    var result: [Int] = []
    var next = facts.operations[position].end.index
    while next < min(end, facts.operations.count), Int(parents[next]) == round, result.count < 4096 {
      result.append(next)
      next = max(next + 1, facts.operations[next].end.index)
    }
    return result
  }
}

/// The files that were looked at.
final class ControllerCodes {
  let program: Program
  private var known: [Int32: ControllerCode] = [:]
  /// The names out of which some code takes something, once they were asked for.
  var removed: Set<Name>?

  init(_ program: Program) { self.program = program }

  private var coordinators: [TypeID: Bool] = [:]

  /// Whether a class shows controllers and is none, asked once for each.
  func isCoordinator(_ type: TypeID, _ decide: (TypeID) -> Bool) -> Bool {
    if let known = coordinators[type] { return known }
    let answer = decide(type)
    coordinators[type] = answer
    return answer
  }

  subscript(file: Int32) -> ControllerCode {
    if let code = known[file] { return code }
    let code = ControllerCode(file, program)
    known[file] = code
    return code
  }
}
