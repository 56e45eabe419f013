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

  /// O(properties).
  func find() -> [StateObservations.Router] {
    var slots: [TypeID: [PropertyID]] = [:]
    for index in program.propertyFile.indices {
      let id = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let owner = program.owner(of: id)
      guard owner.exists, isObserved(owner), isNavigation(id) else { continue }
      slots[owner, default: []].append(id)
    }
    return slots.sorted { $0.key < $1.key }.map { type, properties in
      StateObservations.Router(
        type: context.builder.naming.name(of: type), location: context.location(program.types[type.index].site),
        slots: properties.map { context.names[program.name(of: $0)] }, isIsolated: isIsolated(type),
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
        let unit = program.files[Int(file)]
        let range = unit.facts[id].offset..<max(unit.facts[id].offset, unit.facts[id].end)
        return unit.facts.values.contains {
          [.name, .member].contains($0.kind) && range.contains($0.offset) && wanted.contains(unit.symbols[Int($0.symbol.raw)])
        }
      }
    }
  }
}
