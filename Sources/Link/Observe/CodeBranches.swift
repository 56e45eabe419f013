import Facts
import Observations

/// The parts of a file that not every system runs: branches for older systems, and what is not built for some platforms.
///
/// Told by where code stands, so that it holds for whatever is looked for in the facts.
struct CodeBranches {
  private var older: [Range<UInt32>] = []
  private var conditions: [(range: Range<UInt32>, excluded: Set<PlatformVersion.Platform>)] = []
  private let facts: FileFacts

  /// O(operations and declarations of the file).
  init(_ facts: FileFacts) {
    self.facts = facts
    for function in facts.functions {
      note(function.condition, function.offset..<max(function.offset, function.end))
      noteAvailability(function.attributes, function.offset..<max(function.offset, function.end))
      readBody(function)
    }
    for type in facts.types {
      note(type.condition, type.offset..<max(type.offset, type.end))
      noteAvailability(type.attributes, type.offset..<max(type.offset, type.end))
    }
    for property in facts.properties {
      for accessor in [property.getter, property.initial] where accessor.exists {
        let range = property.offset..<max(property.offset, facts[accessor].end)
        note(property.condition, range)
        noteAvailability(property.attributes, range)
      }
    }
  }

  /// Whether only older systems run a place: it stands behind what `#available` refused, or in a declaration that is obsolete.
  func isForOlderSystems(_ offset: UInt32) -> Bool { older.contains { $0.contains(offset) } }

  /// The platforms for which a place is not built.
  func excludedPlatforms(at offset: UInt32) -> Set<PlatformVersion.Platform> {
    conditions.reduce(into: []) { if $1.range.contains(offset) { $0.formUnion($1.excluded) } }
  }

  // MARK: Conditions of the build

  private mutating func note(_ condition: Symbol, _ range: Range<UInt32>) {
    guard !condition.isNone else { return }
    let excluded = BuildCondition(facts.names.text(condition)).excluded
    if !excluded.isEmpty { conditions.append((range, excluded)) }
  }

  /// `@available(iOS, deprecated: 16)` and its like: whoever is on a newer system uses something else.
  private mutating func noteAvailability(_ attributes: IDRange<AttributeFact>, _ range: Range<UInt32>) {
    for attribute in facts[attributes] where facts.names.text(attribute.name) == "available" {
      let labels = facts[attribute.arguments].map { facts.names.text($0.label) }
      if labels.contains("deprecated") || labels.contains("obsoleted") { older.append(range) }
    }
  }

  // MARK: Statements

  private mutating func readBody(_ function: FunctionFact) {
    let body = function.body.indices
    guard !body.isEmpty else { return }
    for position in body {
      let operation = facts.operations[position]
      switch operation.kind {
      case .if, .guard: readBranches(ID(index: position), body, function.end)
      case .compileIf: readClauses(ID(index: position), body, function.end)
      default: break
      }
    }
  }

  private mutating func readBranches(_ id: ID<Operation>, _ body: Range<Int>, _ end: UInt32) {
    let children = Array(facts.children(of: id))
    var word: Bool?
    for child in children where facts[child].kind == .condition { word = word ?? availability(facts[child].value) }
    guard let isAvailable = word else { return }
    let blocks = children.filter { facts[$0].kind == .block }
    let isGuard = facts[id].kind == .guard
    if isGuard {
      if isAvailable, let block = blocks.first { older.append(extent(of: block, body, end)) }
      if !isAvailable { older.append(extent(behind: id, body, end)) }
      return
    }
    if isAvailable {
      if blocks.count > 1 { older.append(extent(of: blocks[1], body, end)) }
      // What follows a branch that leaves is an `else`.
      if blocks.count == 1, leaves(blocks[0]) { older.append(extent(behind: id, body, end)) }
    } else if let block = blocks.first {
      older.append(extent(of: block, body, end))
    }
  }

  /// `true` for `#available`, `false` for `#unavailable`.
  private func availability(_ value: ID<Value>) -> Bool? {
    guard value.exists, facts[value].kind == .macro else { return nil }
    let word = facts.names.text(facts[value].symbol)
    return word.hasSuffix("unavailable") ? false : word.hasSuffix("available") ? true : nil
  }

  private func leaves(_ block: ID<Operation>) -> Bool {
    facts.children(of: block).contains { [.return, .throw, .break, .continue].contains(facts[$0].kind) }
  }

  private mutating func readClauses(_ id: ID<Operation>, _ body: Range<Int>, _ end: UInt32) {
    var refused: [BuildCondition] = []
    for clause in facts.children(of: id) where facts[clause].kind == .clause {
      var excluded = BuildCondition.none(of: refused).excluded
      let symbol = facts[clause].symbol
      if !symbol.isNone {
        let own = BuildCondition(facts.names.text(symbol))
        excluded.formUnion(own.excluded)
        refused.append(own)
      }
      if !excluded.isEmpty { conditions.append((extent(of: clause, body, end), excluded)) }
    }
  }

  // MARK: Extents

  /// Up to the operation that follows an operation and all in it.
  private func extent(of id: ID<Operation>, _ body: Range<Int>, _ end: UInt32) -> Range<UInt32> {
    let start = facts[id].offset
    return start..<max(start, offset(at: facts[id].end.index, body, end))
  }

  private func extent(behind id: ID<Operation>, _ body: Range<Int>, _ end: UInt32) -> Range<UInt32> {
    let start = offset(at: facts[id].end.index, body, end)
    return start..<max(start, end)
  }

  private func offset(at position: Int, _ body: Range<Int>, _ end: UInt32) -> UInt32 {
    body.contains(position) ? facts.operations[position].offset : end
  }
}
