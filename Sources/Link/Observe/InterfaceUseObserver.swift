import Facts
import Knowledge
import NavigationGraph
import Observations

extension Observer {
  /// Calls of older API, and of what rules of style look at.
  static let interfaceUses = Observer(family: .interfaceUses) { context, result in
    result.interfaceUses.uses = InterfaceUses(context).find()
  }
}

/// Finds calls by how they are written. What the source declares itself under such a name is something else.
private struct InterfaceUses {
  private let context: ObservationContext
  private let known = InterfaceUseNames.standard
  private let calls: [Name: [InterfaceUseNames.Call]]
  private let module: Name
  private var program: Program { context.program }

  init(_ context: ObservationContext) {
    self.context = context
    let names = context.names
    let declared = DeclaredNames(context.program)
    let all = InterfaceUseNames.standard.calls.filter { call in
      let name = names.intern(call.name)
      return call.form == .modifier ? !declared.functions.contains(name) : !declared.types.contains(name)
    }
    calls = Dictionary(grouping: all) { names.intern($0.name) }
    module = names.intern(known.module)
  }

  /// O(values of the files that say one of the names).
  func find() -> [InterfaceUseObservations.Use] {
    var result: [InterfaceUseObservations.Use] = []
    for (index, file) in program.files.enumerated() where !file.isTest && file.symbols.contains(where: { calls[$0] != nil }) {
      let found = file.facts.values.compactMap { value in interface(of: value, in: file).map { ($0, value.offset) } }
      guard !found.isEmpty else { continue }
      let number = Int32(truncatingIfNeeded: index)
      let places = context.source[number].places
      let branches = CodeBranches(file.facts)
      for (interface, offset) in found where !places.isPreview(offset) {
        let owner = places.type(at: offset)
        result.append(
          InterfaceUseObservations.Use(
            interface: interface, owner: owner.map { context.builder.naming.id(of: $0) } ?? "",
            ownerName: owner.map { context.builder.naming.name(of: $0) } ?? "",
            location: context.location(Site(file: number, offset: offset)), isForOlderSystems: branches.isForOlderSystems(offset),
            excludedPlatforms: branches.excludedPlatforms(at: offset)))
      }
    }
    return result.sorted { $0.location < $1.location }
  }

  private func interface(of value: Value, in file: SourceUnit) -> String? {
    guard value.kind == .call, value.base.exists else { return nil }
    let callee = file.facts[value.base]
    guard callee.kind == .name || callee.kind == .member, let all = calls[file.symbols[Int(callee.symbol.raw)]] else { return nil }
    let form: CallForm
    if callee.kind == .member {
      let base = callee.base.exists ? file.facts[callee.base] : nil
      form = base.map { $0.kind == .name && file.symbols[Int($0.symbol.raw)] == module } == true ? .construct : .modifier
    } else {
      form = all.contains { $0.form == .construct } ? .construct : .modifier
    }
    let arguments = file.facts[value.arguments]
    let labels = Set(arguments.lazy.map { file.facts.names.text($0.label) })
    let given = arguments.first.map { $0.value.exists ? file.facts[$0.value] : Value(kind: .unknown, offset: 0) }
    let member = given.map { [.member, .implicitMember].contains($0.kind) ? file.facts.names.text($0.symbol) : "" } ?? ""
    return all.first { $0.form == form && $0.labels.isSubset(of: labels) && !$0.unlessGiven.contains(member) }?.interface
  }
}
