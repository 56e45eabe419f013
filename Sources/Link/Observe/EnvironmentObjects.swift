import Facts
import Knowledge
import NavigationGraph
import Observations

/// Objects that views expect in the environment, and those that code puts there.
struct EnvironmentObjects {
  private let context: ObservationContext
  private let names: StateNames
  private var program: Program { context.program }

  init(_ context: ObservationContext, _ names: StateNames) {
    self.context = context
    self.names = names
  }

  /// The properties that end the program where the environment lacks their object. O(properties).
  func reads() -> [StateObservations.EnvironmentRead] {
    let (object, entry) = (context.names.intern(names.objectAttribute), context.names.intern(names.entryAttribute))
    let delegates = Set(names.givenDelegates.map { context.names.intern($0) })
    var result: [StateObservations.EnvironmentRead] = []
    var readers: [TypeID] = []
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let fact = program.fact(id)
      let file = program.file(of: id)
      guard !fact.attributes.isEmpty, !program.files[Int(file)].isTest else { continue }
      let attribute = program.attributes(fact.attributes, in: file).first {
        let name = program.name($0.name, in: file)
        return name == object || name == entry && isByType($0, file)
      }
      guard let attribute else { continue }
      let owner = program.owner(of: id)
      guard owner.exists, program.types[owner.index].isSource, context.evaluator.isView(owner), !context.evaluator.isPreview(owner)
      else { continue }
      let term = context.evaluator.typeOf(id)
      guard !context.evaluator.terms.isOptional(term), case .nominal(let type, _) = context.evaluator.terms[term],
        program.types[type.index].isSource, program.types[type.index].kind == .class, isUsed(id, by: owner),
        !context.evaluator.resolver.descends(type, from: delegates)
      else { continue }
      let name = context.names[program.name(attribute.name, in: file)]
      readers.append(owner)
      result.append(
        StateObservations.EnvironmentRead(
          reader: context.builder.naming.id(of: owner), type: context.builder.naming.name(of: type), attribute: name,
          location: context.location(program.site(of: id))))
    }
    let makings = makings(of: Set(readers))
    for (index, reader) in readers.enumerated() { result[index].makings = makings[reader] ?? [] }
    return result.sorted { $0.location < $1.location }
  }

  /// Whether the view's own code says the property: one that is only declared ends nothing.
  private func isUsed(_ property: PropertyID, by owner: TypeID) -> Bool {
    let name = program.name(of: property)
    return program.types[owner.index].declarations.contains { file, id in
      let fact = program.files[Int(file)].facts[id]
      return context.source[file].says(name, in: fact.offset..<max(fact.offset, fact.end))
    }
  }

  /// Where live code makes some views.
  private func makings(of types: Set<TypeID>) -> [TypeID: [SourceLocation]] {
    guard !types.isEmpty else { return [:] }
    var result: [TypeID: Set<SourceLocation>] = [:]
    for (index, record) in context.evaluator.records.enumerated() {
      for use in record.constructs where types.contains(use.type) && !context.builder.fileIsTest(use.site) {
        let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
        if context.isLive(function) { result[use.type, default: []].insert(context.location(use.site)) }
      }
    }
    return result.mapValues { $0.sorted() }
  }

  /// `@Environment(Router.self)`.
  private func isByType(_ attribute: AttributeFact, _ file: Int32) -> Bool {
    let facts = program.files[Int(file)].facts
    guard let argument = facts[attribute.arguments].first, argument.value.exists else { return false }
    return [.metatype, .type].contains(facts[argument.value].kind)
  }

  // MARK: What is given

  /// What modifiers put into the environment, tests and previews apart. O(values of the files that say a modifier's name).
  func gifts() -> [StateObservations.EnvironmentGift] {
    let modifiers = Set(names.gifts.map { context.names.intern($0) })
    let declared = DeclaredTypes(context)
    var result: [StateObservations.EnvironmentGift] = []
    for (index, unit) in program.files.enumerated() where !unit.isTest && unit.symbols.contains(where: modifiers.contains) {
      let number = Int32(truncatingIfNeeded: index)
      let places = context.source[number].places
      for value in unit.facts.values where value.kind == .call && value.base.exists {
        let callee = unit.facts[value.base]
        guard callee.kind == .member || callee.kind == .name, modifiers.contains(unit.symbols[Int(callee.symbol.raw)]) else { continue }
        let arguments = unit.facts[value.arguments]
        guard arguments.count == 1, let given = arguments.first, given.value.exists, given.label.isNone, !places.isPreview(value.offset)
        else { continue }
        let types = types(of: given.value, in: number, places, declared)
        result.append(
          StateObservations.EnvironmentGift(
            types: (types ?? []).map { context.builder.naming.name(of: $0) }.sorted { compareBytes($0, $1) < 0 },
            location: context.location(Site(file: number, offset: value.offset))))
      }
    }
    return result.sorted { $0.location < $1.location }
  }

  /// The types that a value may have, by the name that says it last; nil where that may be anything.
  private func types(of id: ID<Value>, in file: Int32, _ places: CodePlaces, _ declared: DeclaredTypes) -> Set<TypeID>? {
    let unit = program.files[Int(file)]
    var current = id
    for _ in 0..<FileFacts.maximumDepth where current.exists {
      let value = unit.facts[current]
      switch value.kind {
      case .force, .optionalChain, .cast: current = value.base
      case .`self`: return places.type(at: value.offset).map { [$0] }
      case .call:
        let callee = value.base.exists ? unit.facts[value.base] : nil
        guard let callee, callee.kind == .name || callee.kind == .member else { return nil }
        return declared.made(unit.symbols[Int(callee.symbol.raw)], file).map { [$0] }
      case .name, .member: return declared.types(of: value, in: file)
      default: return nil
      }
    }
    return nil
  }
}
