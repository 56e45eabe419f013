import Facts
import NavigationGraph
import Observations

/// Paths of values of any type: whether they are kept, and the types of what is pushed there.
struct ErasedPaths {
  let observer: StackObserver
  /// The position of each stack among those observed.
  let positions: [Int32: Int]

  private var context: ObservationContext { observer.context }
  private var evaluator: Evaluator { observer.evaluator }
  private var program: Program { context.program }

  // MARK: Kept

  /// O(values).
  func saved() -> [ObservedSavedPath] {
    var result: [ObservedSavedPath] = []
    var seen: Set<SlotKey> = []
    let askings = askings()
    for form in context.vals.all {
      guard case .foreign(let place, let name) = form, name == observer.known.keptForm else { continue }
      for key in context.slots.keys(place) {
        guard case .property(let property) = key, seen.insert(key).inserted,
          let site = askings.ofName[program.name(of: property)] ?? askings.first
        else { continue }
        let stacks = context.slots.presentations(of: key).map(\.presentation).filter { evaluator.shape(of: $0).effect == .binds && isErased($0) }
        let bound = Set(stacks.compactMap { positions[$0] }).sorted()
        guard !bound.isEmpty else { continue }
        result.append(ObservedSavedPath(slot: observer.name(property), location: context.location(site), stacks: bound))
      }
    }
    return result.sorted { $0.location < $1.location }
  }

  private func isErased(_ stack: Int32) -> Bool {
    guard let type = evaluator.terms.nominalType(evaluator.presentations[Int(stack)].slotType) else { return false }
    return observer.known.erasedPaths.contains(program.types[type.index].name)
  }

  /// The places outside tests that ask for what a path holds in that form: by the name of what is asked the first, and the first of all.
  private func askings() -> (ofName: [Name: Site], first: Site?) {
    var result: (ofName: [Name: Site], first: Site?) = ([:], nil)
    for (index, unit) in program.files.enumerated() where !unit.isTest && unit.symbols.contains(observer.known.keptForm) {
      let file = Int32(truncatingIfNeeded: index)
      for value in unit.facts.values where value.kind == .member && value.base.exists {
        guard program.name(value.symbol, in: file) == observer.known.keptForm else { continue }
        let base = unit.facts[value.base]
        let site = Site(file: file, offset: value.offset)
        result.first = result.first ?? site
        guard [.name, .member].contains(base.kind) else { continue }
        let name = program.name(base.symbol, in: file)
        result.ofName[name] = result.ofName[name] ?? site
      }
    }
    return result
  }

  // MARK: Types

  /// The types of the source whose values are pushed into such paths, in the order of their names.
  func types() -> [ObservedPathType] {
    var found: Set<TypeID> = []
    for record in evaluator.presentations {
      let shape = evaluator.knowledge.shapes[record.shape]
      guard shape.effect == .registers || shape.effect == .links, context.counts(record.function) else { continue }
      let term = shape.effect == .registers ? record.registeredType : record.valueType
      if let type = evaluator.terms.nominalType(term) { found.insert(type) }
    }
    for put in evaluator.puts where put.operation == .append && context.counts(put.function) {
      if let type = evaluator.terms.nominalType(put.valueType) { found.insert(type) }
    }
    return found.filter { program.types[$0.index].isSource && program.types[$0.index].kind != .protocol }.map { type in
      ObservedPathType(
        name: observer.name(type), location: context.location(program.types[type.index].site), isEnum: program.types[type.index].kind == .enum,
        isCodable: isCodable(type))
    }.sorted { compareBytes($0.name, $1.name) < 0 }
  }

  private func isCodable(_ type: TypeID) -> Bool? {
    let known = observer.known
    let lineage = evaluator.resolver.lineage(type)
    let foreign = Set(lineage.filter { !program.types[$0.index].isSource }.map { program.types[$0.index].name })
    if foreign.contains(known.codable) || foreign.isSuperset(of: [known.encodable, known.decodable]) { return true }
    guard foreign.subtracting([known.encodable, known.decodable]).isSubset(of: known.formlessAncestors) else { return nil }
    let isPlain = lineage.filter { program.types[$0.index].isSource }.allSatisfy { ancestor in
      program.types[ancestor.index].declarations.allSatisfy { file, id in
        program.attributes(program.files[Int(file)].facts[id].attributes, in: file).allSatisfy {
          known.formlessAttributes.contains(program.name($0.name, in: file))
        }
      }
    }
    return isPlain ? false : nil
  }
}
