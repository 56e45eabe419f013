import Facts

/// What stands where in one file: each table is made once, when it is first asked for. A class for that.
final class FileCode {
  let file: Int32
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  var facts: FileFacts { program.files[Int(file)].facts }

  init(_ file: Int32, _ evaluator: Evaluator) {
    self.file = file
    self.evaluator = evaluator
  }

  private(set) lazy var places = CodePlaces(file, evaluator)

  /// The type whose code stands at a place; none outside of types. O(log functions).
  func owner(at offset: UInt32) -> TypeID {
    places.function(at: offset).map { program.type(file, program.fact($0).owner) } ?? .none
  }

  // MARK: What stands in a range

  private lazy var values = OffsetIndex(facts.values.lazy.map(\.offset))
  private lazy var operations = OffsetIndex(facts.operations.lazy.map(\.offset))
  private lazy var functions = OffsetIndex(facts.functions.lazy.map(\.offset))

  /// The positions of the values that begin in a range, in the order of the facts. O(found · log found + log values).
  func values(in range: Range<UInt32>) -> [Int] { values.positions(in: range) }

  /// The positions of the operations that begin in a range, in the order of the facts.
  func operations(in range: Range<UInt32>) -> [Int] { operations.positions(in: range) }

  /// The positions of the functions that begin in a range, in the order of the facts.
  func functions(in range: Range<UInt32>) -> [Int] { functions.positions(in: range) }

  // MARK: Values

  /// The calls by where they stand: where the name that is called does.
  private(set) lazy var calls: [UInt32: [ID<Value>]] = {
    var result: [UInt32: [ID<Value>]] = [:]
    for (index, value) in facts.values.enumerated() where value.kind == .call { result[value.offset, default: []].append(ID(index: index)) }
    return result
  }()

  /// What is called.
  private(set) lazy var called = Set(facts.values.lazy.filter { $0.kind == .call && $0.base.exists }.map(\.base))

  /// What has a member taken.
  private(set) lazy var memberBases = Set(facts.values.lazy.filter { $0.kind == .member && $0.base.exists }.map(\.base))

  /// What is assigned to.
  private(set) lazy var assigned = Set(facts.operations.lazy.filter { $0.kind == .assign && $0.target.exists }.map(\.target))

  /// Where names are said, ascending.
  private lazy var said: [Name: [UInt32]] = {
    let symbols = program.files[Int(file)].symbols
    var result: [Name: [UInt32]] = [:]
    for value in facts.values {
      switch value.kind {
      case .name, .projected, .member: result[symbols[Int(value.symbol.raw)], default: []].append(value.offset)
      default: continue
      }
    }
    return result.mapValues { $0.sorted() }
  }()

  /// Whether a name is said in a range. O(log values).
  func says(_ name: Name, in range: Range<UInt32>) -> Bool {
    guard let offsets = said[name] else { return false }
    let first = offsets.partitionPoint { $0 >= range.lowerBound }
    return first < offsets.count && offsets[first] < range.upperBound
  }

  // MARK: Declarations

  private lazy var functionsByOwner = Dictionary(grouping: facts.functions.indices) { facts.functions[$0].owner }

  /// The functions of a declaration, closures in them among them.
  func functions(of declaration: ID<TypeFact>) -> [FunctionID] {
    (functionsByOwner[declaration] ?? []).map { program.function(file, ID(index: $0)) }
  }
}

/// Facts by where they begin.
private struct OffsetIndex {
  private let offsets: [UInt32]
  private let positions: [Int]

  init(_ offsets: some Collection<UInt32>) {
    let all = Array(offsets)
    positions = all.indices.sorted { (all[$0], $0) < (all[$1], $1) }
    self.offsets = positions.map { all[$0] }
  }

  func positions(in range: Range<UInt32>) -> [Int] {
    let first = offsets.partitionPoint { $0 >= range.lowerBound }
    let end = offsets.partitionPoint { $0 >= range.upperBound }
    return first < end ? positions[first..<end].sorted() : []
  }
}
