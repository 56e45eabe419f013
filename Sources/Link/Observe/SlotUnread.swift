import Facts
import NavigationGraph
import Observations

/// Properties of route types that are written, and that nothing shows or reads.
extension SlotGround {
  func unreadSlots() -> [SlotObservations.UnreadSlot] {
    var written: [PropertyID: [PutRecord]] = [:]
    for put in evaluator.puts {
      guard case .member(_, let property) = vals[evaluator.place(behind: put.place)] else { continue }
      written[property, default: []].append(put)
    }
    let candidates = written.keys.filter { mayBeUnread($0) }.sorted { program.site(of: $0) < program.site(of: $1) }
    guard !candidates.isEmpty else { return [] }
    let read = namesRead(among: Set(candidates.map { program.name(of: $0) }), written)
    return candidates.compactMap { property in
      guard !read.contains(program.name(of: property)), let type = routeType(of: property) else { return nil }
      let puts = (written[property] ?? []).filter { put in
        (put.operation == .assign || put.operation == .append) && program.fact(put.function).kind != .initializer
          && counts(put.function) && context.code.counts(put.site) && !presents(put.function)
      }
      guard !puts.isEmpty else { return nil }
      return SlotObservations.UnreadSlot(
        slot: slot(property), routeType: builder.naming.name(of: type), writes: puts.map(\.site).sorted().map { context.location($0) })
    }
  }

  private func routeType(of property: PropertyID) -> TypeID? {
    slots.valueTypes(of: .property(property)).first { builder.isRouteType($0) }
  }

  private func mayBeUnread(_ property: PropertyID) -> Bool {
    let fact = program.fact(property)
    let owner = program.owner(of: property)
    guard owner.exists, program.types[owner.index].isSource, !program.types[owner.index].inTest, !fact.getter.exists, !fact.didSet.exists,
      !fact.willSet.exists, !fact.modifiers.contains(.public), !fact.modifiers.contains(.override),
      program.types[owner.index].kind == .class || evaluator.isView(owner), routeType(of: property) != nil
    else { return false }
    guard isMade(owner) else { return false }
    let key = SlotKey.property(property)
    return slots.presentations(of: key).isEmpty && slots.aliases(of: key).count == 1 && context.passes.columns.splits[key] == nil
      && slots.fields[key] == nil
  }

  /// Whether code that users run makes an object of a type: what nothing makes shows nothing either, a double for tests among them.
  private func isMade(_ type: TypeID) -> Bool {
    flow.constructions.contains { made, positions in
      (made == type || evaluator.resolver.lineage(made).contains(type))
        && positions.contains { context.counts(evaluator.calls[Int($0)].caller) }
    }
  }

  /// The names that code reads: says otherwise than to write what they name.
  private func namesRead(among names: Set<Name>, _ written: [PropertyID: [PutRecord]]) -> Set<Name> {
    let sites = Set(written.values.joined().map(\.site))
    let wanted = NameSet(names, of: program.names)
    var result: Set<Name> = []
    for (number, unit) in program.files.enumerated() where unit.symbols.contains(where: wanted.contains) {
      let file = Int32(truncatingIfNeeded: number)
      let facts = unit.facts
      var targets: Set<Int> = []
      for operation in facts.operations where operation.kind == .assign && operation.target.exists { targets.insert(operation.target.index) }
      // What a method that changes a collection is called on.
      for value in facts.values where value.kind == .member && value.base.exists && sites.contains(Site(file: file, offset: value.offset)) {
        targets.insert(value.base.index)
      }
      for (position, value) in facts.values.enumerated() {
        switch value.kind {
        case .name, .member, .implicitMember, .projected:
          let name = program.name(value.symbol, in: file)
          if wanted.contains(name), !targets.contains(position) { result.insert(name) }
        case .keyPath:
          for component in facts[value.arguments] where component.label.exists {
            let name = program.name(component.label, in: file)
            if wanted.contains(name) { result.insert(name) }
          }
        default: continue
        }
      }
    }
    return result
  }

  /// Whether a function shows something itself.
  private func presents(_ function: FunctionID) -> Bool {
    chain(from: function).contains { current in
      evaluator.records[current.index].presentations.contains { shape($0).effect == .shows }
    }
  }
}
