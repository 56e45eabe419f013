import Facts
import NavigationGraph

/// What code puts into parts of states, by their names.
struct FeatureWrites {
  private var clearings: [Name: Set<TypeID>] = [:]
  private var settings: [Name: Set<TypeID>] = [:]
  /// Of what is written without saying whose it is.
  private var plainSettings: [Name: Set<TypeID>] = [:]

  /// O(operations and values of the files that name a part).
  init(_ context: ObservationContext, _ wanted: Set<Name>) {
    for (index, unit) in context.program.files.enumerated() where !unit.isTest && unit.symbols.contains(where: wanted.contains) {
      let file = Int32(truncatingIfNeeded: index)
      let facts = unit.facts
      for operation in facts.operations where operation.kind == .assign && operation.target.exists && operation.value.exists {
        let target = facts[operation.target]
        guard target.kind == .member || target.kind == .name else { continue }
        let name = unit.symbols[Int(target.symbol.raw)]
        guard wanted.contains(name) else { continue }
        let type = context.source[file].owner(at: target.offset)
        switch (target.kind == .member, facts[operation.value].kind == .nil) {
        case (true, true): clearings[name, default: []].insert(type)
        case (true, false): settings[name, default: []].insert(type)
        case (false, false): plainSettings[name, default: []].insert(type)
        case (false, true): break
        }
      }
      for value in facts.values where value.kind == .inOut && value.base.exists && facts[value.base].kind == .member {
        let name = unit.symbols[Int(facts[value.base].symbol.raw)]
        if wanted.contains(name) { settings[name, default: []].insert(context.source[file].owner(at: value.offset)) }
      }
    }
  }

  /// Whether code of a feature, or of a type that has no such part, sets one to `nil`.
  func clears(_ part: Name, of feature: TypeID, _ owners: Set<TypeID>) -> Bool {
    clearings[part]?.contains { $0 == feature || !owners.contains($0) } ?? false
  }

  /// Whether code of a feature or of its state, or of a type that has no such part and is no such state, sets one to something.
  func sets(_ part: Name, of feature: TypeID, _ state: TypeID, _ owners: Set<TypeID>, _ states: Set<TypeID>) -> Bool {
    if plainSettings[part]?.contains(state) == true { return true }
    return settings[part]?.contains { $0 == feature || $0 == state || !owners.contains($0) && !states.contains($0) } ?? false
  }
}
