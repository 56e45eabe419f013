import Facts
import Knowledge
import NavigationGraph
import Observations

/// Views, and closures that make them, in what is put into slots: as the payload of a route, as a property of a value, as the value itself.
struct CarriedViews {
  private let context: ObservationContext
  private let ground: SlotGround
  private let valueViews: Set<Name>
  private var program: Program { context.program }
  private var evaluator: Evaluator { context.evaluator }

  init(_ context: ObservationContext, _ names: StateNames, _ ground: SlotGround) {
    self.context = context
    self.ground = ground
    valueViews = Set(names.valueViews.map { context.names.intern($0) })
  }

  /// O(cases of route enums + presentations).
  func find() -> [StateObservations.CarriedView] {
    var result = payloads()
    var seen: Set<TypeID> = []
    for index in evaluator.presentations.indices {
      let presentation = Int32(truncatingIfNeeded: index)
      let record = evaluator.presentations[index]
      guard let type = valueType(of: record, evaluator.shape(of: presentation)), program.types[type.index].kind != .enum,
        ground.counts(record.function), seen.insert(type).inserted
      else { continue }
      result += carried(by: type, presentation)
    }
    return result.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  // MARK: Cases

  private func payloads() -> [StateObservations.CarriedView] {
    context.builder.routeEnums.sorted().filter { !program.types[$0.index].inTest }.flatMap { type in
      program.types[type.index].cases.compactMap { id -> StateObservations.CarriedView? in
        let count = program.files[Int(program.file(of: id))].facts[program.fact(id).parameters].count
        let views = (0..<count).lazy.compactMap { view(evaluator.resolver.caseParameterType(id, $0)) }
        guard let view = views.first else { return nil }
        let route = context.builder.naming.id(of: id)
        return StateObservations.CarriedView(
          place: .payload, name: "\(context.builder.naming.name(of: type)).\(context.names[program.name(of: id)])",
          type: context.builder.naming.name(of: type), view: view.name, isClosure: view.isClosure,
          location: context.location(program.site(of: id)), route: route)
      }
    }
  }

  // MARK: Values

  /// The type of what a stack, a sheet or a destination is given.
  private func valueType(of record: PresentationRecord, _ shape: KnowledgeTable.Shape) -> TypeID? {
    let terms = evaluator.terms
    switch shape.effect {
    case .binds:
      guard case .array(let element) = terms[record.slotType] else { return nil }
      return terms.nominalType(element)
    case .registers: return terms.nominalType(record.registeredType)
    case .presents where record.slot != nil && shape.kind != .alert && shape.kind != .confirmationDialog:
      return terms.nominalType(record.slotType)
    default: return nil
    }
  }

  private func carried(by type: TypeID, _ presentation: Int32) -> [StateObservations.CarriedView] {
    let place = context.location(ground.record(presentation).site)
    let kind = ground.shape(presentation).effect == .presents ? ground.kind(presentation) : .push
    let name = context.builder.naming.name(of: type)
    if let view = view(evaluator.terms.nominal(type)) {
      let slot = ground.record(presentation).slot.flatMap { context.slots.keys($0).first }
      guard case .property(let property)? = slot else { return [] }
      return [
        StateObservations.CarriedView(
          place: .value, name: ground.slot(property).name, type: view.name, view: view.name, isClosure: false,
          location: context.location(program.site(of: property)), presentation: place, kind: kind)
      ]
    }
    let entity = program.types[type.index]
    // What only one file knows is no route that others go by.
    guard entity.isSource, entity.kind == .struct, !entity.modifiers.contains(.private), !entity.modifiers.contains(.fileprivate) else {
      return []
    }
    for property in program.types[type.index].stored {
      guard let view = view(evaluator.typeOf(property)) else { continue }
      return [
        StateObservations.CarriedView(
          place: .property, name: "\(name).\(context.names[program.name(of: property)])", type: name, view: view.name,
          isClosure: view.isClosure, location: context.location(program.site(of: property)), presentation: place, kind: kind)
      ]
    }
    return []
  }

  // MARK: Views

  /// What shows something, or a closure that makes such; nil for other types, and for views that are plain values.
  private func view(_ term: Term) -> (name: String, isClosure: Bool)? {
    var current = evaluator.terms.unwrapped(term)
    var isClosure = false
    if case .function(_, let result) = evaluator.terms[current] {
      isClosure = true
      current = evaluator.terms.unwrapped(result)
    }
    if case .generic = evaluator.terms[current] { current = evaluator.resolver.bound(of: current) }
    guard let type = evaluator.terms.nominalType(current), isShown(type) else { return nil }
    let entity = program.types[type.index]
    return (entity.isSource ? context.builder.naming.name(of: type) : context.names[entity.name], isClosure)
  }

  private func isShown(_ type: TypeID) -> Bool {
    let entity = program.types[type.index]
    guard entity.isSource else {
      return !valueViews.contains(entity.name)
        && (evaluator.knowledge.swiftUIViews.contains(entity.name) || evaluator.knowledge.foreignViews.contains(entity.name))
    }
    return entity.kind != .enum && evaluator.resolver.descends(type, from: evaluator.knowledge.swiftUIViews)
  }
}
