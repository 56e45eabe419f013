import Facts
import Knowledge
import NavigationGraph
import Observations

/// Observed classes that hold slots of presentations.
struct ObservableRouters {
  private let context: ObservationContext
  private let names: StateNames
  private var program: Program { context.program }

  init(_ context: ObservationContext, _ names: StateNames) {
    self.context = context
    self.names = names
  }

  /// The slots of observed classes, by class. O(properties).
  func slots() -> [TypeID: [PropertyID]] {
    var slots: [TypeID: [PropertyID]] = [:]
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let owner = program.owner(of: id)
      guard owner.exists, isObserved(owner), isNavigation(id) else { continue }
      slots[owner, default: []].append(id)
    }
    return slots
  }

  func all(_ slots: [TypeID: [PropertyID]]) -> [StateObservations.Router] {
    let (visibility, shared) = (ModuleVisibility(program), shared(among: Set(slots.keys)))
    return slots.sorted { $0.key < $1.key }.map { type, properties in
      func texts(_ wanted: [PropertyID]) -> [String] { wanted.map { context.names[program.name(of: $0)] } }
      return StateObservations.Router(
        type: context.builder.naming.name(of: type), location: context.location(program.types[type.index].site), slots: texts(properties),
        paths: texts(properties.filter { holdsPath($0) }), modals: texts(properties.filter { holdsModal($0) }),
        modalTypes: modalTypes(properties.filter { holdsModal($0) }),
        modules: visibility.modules(thatSee: program.types[type.index].site.file), isShared: shared.contains(type), isIsolated: isIsolated(type),
        hasIsolatedSlots: properties.allSatisfy { property in
          let file = program.file(of: property)
          return program.hasAttribute(program.fact(property).attributes, in: file, context.names.intern(names.mainActor))
        })
    }
  }

  /// Whether a property holds what a stack, a sheet or tabs show, as more than a flag. Flags and alerts of a screen make no router.
  private func isNavigation(_ property: PropertyID) -> Bool {
    let key = SlotKey.property(property)
    let flag = context.slots.valueType(of: key)
    if let type = context.evaluator.terms.nominalType(flag), context.names[program.types[type.index].name] == names.flagType { return false }
    return context.slots.presentations(of: key).contains { bound in
      let kind = context.evaluator.knowledge.shapes[context.evaluator.presentations[Int(bound.presentation)].shape].kind
      return kind != .alert && kind != .confirmationDialog
    }
  }

  /// The classes whose objects are no screen's own: the app keeps one, or the environment or a static property gives it.
  ///
  /// O(properties).
  func shared(among routers: Set<TypeID>) -> Set<TypeID> {
    guard !routers.isEmpty else { return [] }
    let given = [names.objectAttribute, names.entryAttribute].map { context.names.intern($0) }
    var result: Set<TypeID> = []
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let (file, fact, owner) = (program.file(of: id), program.fact(id), program.owner(of: id))
      guard !program.files[Int(file)].isTest, !fact.outer.exists,
        let type = context.evaluator.terms.nominalType(context.evaluator.typeOf(id)), routers.contains(type)
      else { continue }
      let isGiven = !owner.exists || fact.modifiers.contains(.static) || given.contains { program.hasAttribute(fact.attributes, in: file, $0) }
      if isGiven || [.app, .scene].contains(context.builder.naming.kind(of: owner)) { result.insert(type) }
    }
    return result
  }

  /// Whether a property keeps its value itself, and is no binding of another place.
  private func isKept(_ property: PropertyID) -> Bool {
    !context.slots.isBindingType(context.evaluator.resolver.writtenType(of: property))
  }

  private func holdsPath(_ property: PropertyID) -> Bool {
    isKept(property)
      && context.slots.presentations(of: .property(property)).contains { context.evaluator.shape(of: $0.presentation).effect == .binds }
  }

  private func modalTypes(_ properties: [PropertyID]) -> [String] {
    Set(properties.flatMap { context.slots.valueTypes(of: .property($0)) }).map { context.builder.naming.name(of: $0) }.sorted()
  }

  private func holdsModal(_ property: PropertyID) -> Bool {
    isKept(property) && context.slots.presentations(of: .property(property)).contains { bound in
      context.evaluator.shape(of: bound.presentation).effect == .presents
        && [.sheet, .fullScreenCover, .popover].contains(context.builder.kind(of: bound.presentation))
    }
  }

  /// Routers that another observed object makes and keeps: what holds a path, or more than one screen is given.
  ///
  /// O(properties).
  func kept(_ slots: [TypeID: [PropertyID]]) -> [StateObservations.KeptRouter] {
    let shared = shared(among: Set(slots.keys))
    let routers = Set(
      slots.filter { hasAttribute($0.key, names.observableMacro) && (shared.contains($0.key) || $0.value.contains { holdsPath($0) }) }.keys)
    guard !routers.isEmpty else { return [] }
    let made = made()
    var found: [(outer: TypeID, inner: TypeID, property: PropertyID)] = []
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let (owner, fact) = (program.owner(of: id), program.fact(id))
      guard owner.exists, !fact.getter.exists, fact.modifiers.isDisjoint(with: [.static, .class, .weak, .unowned]),
        hasAttribute(owner, names.observableMacro), isObserved(owner),
        !program.hasAttribute(fact.attributes, in: program.file(of: id), context.names.intern(names.unobserved)),
        let inner = context.evaluator.terms.nominalType(context.evaluator.typeOf(id)), inner != owner, routers.contains(inner),
        made.contains(id)
      else { continue }
      found.append((owner, inner, id))
    }
    let counts = Dictionary(grouping: found, by: \.outer).mapValues(\.count)
    return found.map { outer, inner, property in
      StateObservations.KeptRouter(
        outer: context.builder.naming.name(of: outer), inner: context.builder.naming.name(of: inner),
        property: context.names[program.name(of: property)], location: context.location(program.site(of: property)),
        isOuterRouter: slots[outer] != nil || (counts[outer] ?? 0) > 1)
    }.sorted { $0.location < $1.location }
  }

  /// The properties whose first value, or one that an initialiser gives them, is made there.
  private func made() -> Set<PropertyID> {
    var result: Set<PropertyID> = []
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let (initial, facts) = (program.fact(id).initial, program.files[Int(program.file(of: id))].facts)
      guard initial.exists else { continue }
      let isMade = facts[initial].body.indices.contains { position in
        let value = facts.operations[position].value
        return value.exists && facts[value].kind == .call
      }
      if isMade { result.insert(id) }
    }
    for put in context.evaluator.puts where put.operation == .assign && program.fact(put.function).kind == .initializer {
      guard case .member(_, let property) = context.vals[put.place] else { continue }
      let isMade = context.vals.alternatives(put.value).contains { if case .construct = context.vals[$0] { true } else { false } }
      if isMade { result.insert(property) }
    }
    return result
  }

  /// A class of the source that views observe.
  private func isObserved(_ type: TypeID) -> Bool {
    let entity = program.types[type.index]
    guard entity.kind == .class, !entity.inTest else { return false }
    return isObservableObject(type) || hasAttribute(type, names.observableMacro)
  }

  private func isObservableObject(_ type: TypeID) -> Bool {
    context.evaluator.resolver.descends(type, from: [context.names.intern(names.observableProtocol)])
  }

  private func hasAttribute(_ type: TypeID, _ attribute: String) -> Bool {
    let name = context.names.intern(attribute)
    return program.types[type.index].declarations.contains { file, id in
      program.hasAttribute(program.files[Int(file)].facts[id].attributes, in: file, name)
    }
  }

  /// By its own attribute, a superclass's or a protocol's. An actor of the app's own counts as well: what runs there was thought of.
  private func isIsolated(_ type: TypeID) -> Bool {
    let foreign = Set(names.mainActorTypes.map { context.names.intern($0) })
    return context.evaluator.resolver.lineage(type).contains { ancestor in
      let entity = program.types[ancestor.index]
      return entity.isSource ? hasActor(ancestor) : foreign.contains(entity.name)
    }
  }

  private func hasActor(_ type: TypeID) -> Bool {
    program.types[type.index].declarations.contains { file, id in
      program.attributes(program.files[Int(file)].facts[id].attributes, in: file).contains {
        context.names[program.name($0.name, in: file)].hasSuffix("Actor")
      }
    }
  }

  // MARK: Objects in objects

  /// Slots of an observed object that views bind through another one which holds it. O(presentations).
  func nestedSlots() -> [StateObservations.NestedSlot] {
    var result: Set<StateObservations.NestedSlot> = []
    for record in context.evaluator.presentations {
      guard let slot = record.slot, !context.builder.fileIsTest(record.site), case .member(let held, let property) = context.vals[plain(slot)],
        case .member(let holder, let holding) = context.vals[plain(held)]
      else { continue }
      if case .null = context.vals[holder] { continue }
      let (inner, outer) = (program.owner(of: property), program.owner(of: holding))
      guard inner.exists, outer.exists, inner != outer, isObserved(inner), isObserved(outer), isObservableObject(inner),
        isObservableObject(outer)
      else { continue }
      result.insert(
        StateObservations.NestedSlot(
          outer: context.builder.naming.name(of: outer), inner: context.builder.naming.name(of: inner),
          property: context.names[program.name(of: holding)], propertyLocation: context.location(program.site(of: holding)),
          slot: context.names[program.name(of: property)], location: context.location(record.site), isForwarded: saysWhenItChanges(outer)))
    }
    return result.sorted { ($0.location, $0.slot) < ($1.location, $1.slot) }
  }

  private func plain(_ value: Val) -> Val {
    var current = value
    for _ in 0..<64 {
      guard case .binding(let inner) = context.vals[current] else { return current }
      current = inner
    }
    return current
  }

  /// Whether an object, or a superclass of it, says something of its own of when it changes.
  private func saysWhenItChanges(_ type: TypeID) -> Bool {
    let wanted = Set(names.changes.map { context.names.intern($0) })
    return context.evaluator.resolver.lineage(type).contains { ancestor in
      program.types[ancestor.index].declarations.contains { file, id in
        let fact = program.files[Int(file)].facts[id]
        return wanted.contains { context.source[file].says($0, in: fact.offset..<max(fact.offset, fact.end)) }
      }
    }
  }
}
