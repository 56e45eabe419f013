import Facts
import Observations

/// The parts of a file that not every system runs: branches for older systems, and what is not built for some platforms.
///
/// Told by where code stands, so that it holds for whatever is looked for in the facts.
struct CodeBranches {
  fileprivate struct Clause {
    let range: Range<UInt32>
    let excluded: Set<PlatformVersion.Platform>
    /// What holds in it, as it is written, and what the branches before it asked for.
    let holds: String?
    let refused: [String]
  }

  private let older: [Range<UInt32>]
  private let clauses: [Clause]

  /// O(operations and declarations of the file).
  init(_ facts: FileFacts) {
    var reader = CodeBranchesReader(facts)
    reader.read()
    (older, clauses) = (reader.older, reader.clauses)
  }

  /// Whether every system runs all of the file.
  var isPlain: Bool { older.isEmpty && clauses.isEmpty }

  /// Whether only older systems run a place: it stands behind what `#available` refused, or in a declaration that is obsolete.
  func isForOlderSystems(_ offset: UInt32) -> Bool { older.contains { $0.contains(offset) } }

  /// The platforms for which a place is not built.
  func excludedPlatforms(at offset: UInt32) -> Set<PlatformVersion.Platform> {
    clauses.reduce(into: []) { if $1.range.contains(offset) { $0.formUnion($1.excluded) } }
  }

  /// Where a place stands among the branches of `#if`.
  func place(at offset: UInt32) -> BuildPlace {
    let round = clauses.filter { $0.range.contains(offset) }
    guard !round.isEmpty else { return .anywhere }
    var holds: Set<String> = []
    var refused: Set<String> = []
    // `!A` is what does not hold where `A` does.
    func note(_ condition: String, _ isRefused: Bool) {
      let inner = Self.negated(condition)
      if isRefused == (inner == nil) { refused.insert(inner ?? condition) } else { holds.insert(inner ?? condition) }
    }
    for condition in round.compactMap(\.holds) { note(condition, false) }
    for condition in round.flatMap(\.refused) { note(condition, true) }
    let excluded = round.reduce(into: Set<PlatformVersion.Platform>()) { $0.formUnion($1.excluded) }
    return BuildPlace(platforms: Set(PlatformVersion.Platform.allCases).subtracting(excluded), holds: holds, refused: refused)
  }

  /// What a condition denies, where it does nothing else.
  private static func negated(_ condition: String) -> String? {
    guard condition.hasPrefix("!"), !condition.contains("&&"), !condition.contains("||") else { return nil }
    return String(condition.dropFirst())
  }

}

/// Reads the branches of a file out of its facts.
private struct CodeBranchesReader {
  private let facts: FileFacts
  private(set) var older: [Range<UInt32>] = []
  private(set) var clauses: [CodeBranches.Clause] = []

  init(_ facts: FileFacts) { self.facts = facts }

  mutating func read() {
    readClauses()
    for function in facts.functions {
      noteAvailability(function.attributes, function.offset..<max(function.offset, function.end))
      readBody(function)
    }
    for type in facts.types { noteAvailability(type.attributes, type.offset..<max(type.offset, type.end)) }
    for property in facts.properties {
      for accessor in [property.getter, property.initial] where accessor.exists {
        noteAvailability(property.attributes, property.offset..<max(property.offset, facts[accessor].end))
      }
    }
  }

  // MARK: Conditions of the build

  private mutating func readClauses() {
    var blocks: [UInt32: (conditions: [BuildCondition], texts: [String])] = [:]
    for clause in facts.clauses {
      let refused = blocks[clause.block] ?? ([], [])
      var excluded = BuildCondition.none(of: refused.conditions).excluded
      let text = clause.condition.isNone ? nil : facts.names.text(clause.condition)
      if let text {
        let own = BuildCondition(text)
        excluded.formUnion(own.excluded)
        blocks[clause.block] = (refused.conditions + [own], refused.texts + [text])
      }
      clauses.append(
        CodeBranches.Clause(range: clause.offset..<max(clause.offset, clause.end), excluded: excluded, holds: text, refused: refused.texts))
    }
  }

  /// `@available(iOS, deprecated: 16)` and its like: whoever is on a newer system uses something else.
  private mutating func noteAvailability(_ attributes: IDRange<AttributeFact>, _ range: Range<UInt32>) {
    for attribute in facts[attributes] where facts.names.text(attribute.name) == "available" {
      let words = facts[attribute.arguments].map { argument in
        facts.names.text(argument.value.exists ? facts[argument.value].symbol : argument.label)
      }
      if words.contains("deprecated") || words.contains("obsoleted") { older.append(range) }
    }
  }

  // MARK: Statements

  private mutating func readBody(_ function: FunctionFact) {
    let body = function.body.indices
    guard !body.isEmpty else { return }
    for position in body where [.if, .guard].contains(facts.operations[position].kind) {
      readBranches(ID(index: position), body, function.end)
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
