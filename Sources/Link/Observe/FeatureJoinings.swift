import Facts
import Knowledge
import NavigationGraph

/// The calls that join parts of states to reducers, by the key paths that they are given.
struct FeatureJoinings {
  private struct Joining {
    /// The type whose code it is; none outside of types.
    let type: TypeID
    /// Whether the key path leads through another part first.
    let isDeep: Bool
  }

  /// A key path that ends with a part's name.
  private struct Path {
    let part: Name
    let isDeep: Bool
    /// The type that keeps it; none for locals and globals.
    var owner = TypeID.none
  }

  private let context: ObservationContext
  private let program: Program
  private let names: Names
  private let known: FeatureNames
  private let wanted: Set<Name>
  private var joinings: [Name: [Joining]] = [:]
  /// The types whose code joins something of which is not known what it is: it may be any part.
  private var unread: Set<TypeID> = []
  /// By the name of a property or local the key paths that it keeps.
  private var kept: [Name: [Path]] = [:]

  /// O(values of the files that name a joining method), for each level of helpers.
  init(_ context: ObservationContext, _ known: FeatureNames, _ wanted: Set<Name>) {
    self.context = context
    program = context.program
    names = context.names
    self.known = known
    self.wanted = wanted
    for file in program.files.indices { readKept(Int32(truncatingIfNeeded: file)) }
    let methods = Set(known.joining.map(names.intern))
    var seen = methods
    var open = methods
    // Helpers that are handed the key path join as well.
    for _ in 0..<Self.maximumLevels where !open.isEmpty {
      let helpers = read(open, areHelpers: open != methods)
      open = helpers.subtracting(seen)
      seen.formUnion(open)
    }
  }

  /// How many helpers may lie between a key path and the call that joins by it.
  private static let maximumLevels = 4

  /// Whether something joins a part: its feature, or another type that has no such part of its own and may mean this one (helpers, reducers
  /// that are composed of others).
  func joins(_ part: Name, of feature: TypeID, _ owners: Set<TypeID>) -> Bool {
    unread.contains(feature)
      || joinings[part]?.contains { $0.type == feature || $0.isDeep || !owners.contains($0.type) } ?? false
  }

  // MARK: Key paths

  private func path(_ id: ID<Value>, _ file: Int32) -> Path? {
    let facts = program.files[Int(file)].facts
    let steps = facts[facts[id].arguments]
    guard let last = steps.last, !last.label.isNone else { return nil }
    let text = facts.names.text(last.label)
    let name = text.hasPrefix("$") ? names.intern(String(text.dropFirst())) : program.name(last.label, in: file)
    return wanted.contains(name) ? Path(part: name, isDeep: steps.count > 1) : nil
  }

  /// Properties and locals that keep key paths: older compilers needed the type to be written.
  private mutating func readKept(_ file: Int32) {
    let facts = program.files[Int(file)].facts
    let found = facts.values.indices.compactMap { position -> (offset: UInt32, path: Path)? in
      guard facts.values[position].kind == .keyPath, let path = path(ID(index: position), file) else { return nil }
      return (facts.values[position].offset, path)
    }
    guard !found.isEmpty else { return }
    func keep(_ name: Name, _ range: Range<UInt32>, _ owner: TypeID) {
      for (offset, path) in found where range.contains(offset) {
        kept[name, default: []].append(Path(part: path.part, isDeep: path.isDeep, owner: owner))
      }
    }
    for property in facts.properties {
      for accessor in [property.initial, property.getter] where accessor.exists {
        let function = facts[accessor]
        keep(program.name(property.name, in: file), function.offset..<max(function.offset, function.end), program.type(file, property.owner))
      }
    }
    for operation in facts.operations where operation.kind == .bind && operation.pattern.exists && operation.value.exists {
      let pattern = facts[operation.pattern]
      guard pattern.kind == .binding, facts[operation.value].kind == .keyPath else { continue }
      let offset = facts[operation.value].offset
      keep(program.name(pattern.symbol, in: file), offset..<(offset &+ 1), .none)
    }
  }

  // MARK: Calls

  /// Reads the calls of some methods, and gives the names of the functions that hand on to them what they are handed.
  private mutating func read(_ methods: Set<Name>, areHelpers: Bool) -> Set<Name> {
    var helpers: Set<Name> = []
    for (index, unit) in program.files.enumerated() where unit.symbols.contains(where: methods.contains) {
      let file = Int32(truncatingIfNeeded: index)
      let facts = unit.facts
      for call in facts.values where call.kind == .call && call.base.exists {
        let callee = facts[call.base]
        guard callee.kind == .member || callee.kind == .name, methods.contains(unit.symbols[Int(callee.symbol.raw)]) else { continue }
        let arguments = facts[call.arguments].filter { $0.value.exists }
        for argument in arguments where facts[argument.value].kind == .keyPath {
          if let path = path(argument.value, file) { note(path, context.source[file].owner(at: call.offset)) }
        }
        let isJoining = arguments.contains { !$0.label.isNone && facts.names.text($0.label) == known.actionLabel }
        for argument in areHelpers ? arguments : Array(arguments.prefix(isJoining ? 1 : 0)) {
          if let helper = follow(argument.value, at: call.offset, file, isMeant: !areHelpers) { helpers.insert(helper) }
        }
      }
    }
    return helpers
  }

  private mutating func note(_ path: Path, _ type: TypeID) {
    joinings[path.part, default: []].append(Joining(type: type, isDeep: path.isDeep))
  }

  /// Follows an argument that is no key path itself; gives the name of the function round it where that was handed it.
  private mutating func follow(_ argument: ID<Value>, at offset: UInt32, _ file: Int32, isMeant: Bool) -> Name? {
    let facts = program.files[Int(file)].facts
    let value = facts[argument]
    let type = context.source[file].owner(at: offset)
    switch value.kind {
    case .keyPath, .closure, .unary: return nil
    case .name, .member, .implicitMember:
      let name = program.name(value.symbol, in: file)
      if let paths = kept[name] {
        let own = paths.filter { $0.owner == type }
        for path in own.isEmpty ? paths : own { note(path, type) }
        return nil
      }
      if value.kind == .name, let function = function(taking: name, round: offset, file) { return function }
    default: break
    }
    if isMeant { unread.insert(type) }
    return nil
  }

  /// The name of the function round a place that has a parameter of some name.
  private func function(taking parameter: Name, round offset: UInt32, _ file: Int32) -> Name? {
    let facts = program.files[Int(file)].facts
    for function in facts.functions where function.kind == .function && function.offset <= offset && offset < function.end {
      if facts[function.parameters].contains(where: { !$0.name.isNone && program.name($0.name, in: file) == parameter }) {
        return program.name(function.name, in: file)
      }
    }
    return nil
  }
}
