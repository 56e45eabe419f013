import Facts
import Knowledge
import NavigationGraph
import Observations

/// Pushes into the stack of the controller at hand, and how such a controller comes to be shown.
struct ControllerPushes {
  private let observer: StackObserver
  /// The controllers that are shown themselves, by where they are made, with the places that show them.
  private var bare: [Site: [Site]] = [:]
  /// Where controllers are made that something else takes: a stack, a parent, a list.
  private var taken: Set<Site> = []
  /// Where controllers of each type are made.
  private var made: [TypeID: Set<Site>] = [:]
  private var superclasses: Set<TypeID> = []

  private var context: ObservationContext { observer.context }
  private var evaluator: Evaluator { observer.evaluator }

  init(_ observer: StackObserver) {
    self.observer = observer
    guard evaluator.presentations.contains(where: { Self.isPush($0, observer) }) else { return }
    for record in evaluator.presentations {
      let shape = evaluator.knowledge.shapes[record.shape]
      let isBare = shape.effect == .shows && (shape.kind == .present || shape.kind == .root)
      guard isBare || shape.effect == .shows || shape.effect == .holds || shape.effect == .roots else { continue }
      for value in record.content + record.values + record.views {
        for known in parts(value) {
          guard case .construct(_, _, _, let site) = observer.vals[known] else { continue }
          if isBare { bare[site, default: []].append(record.site) } else { taken.insert(site) }
        }
      }
    }
    for record in evaluator.records {
      for use in record.constructs where evaluator.isView(use.type) { made[use.type, default: []].insert(use.site) }
    }
    for index in context.program.types.indices where context.program.types[index].kind == .class {
      superclasses.formUnion(evaluator.resolver.lineage(TypeID(raw: Int32(truncatingIfNeeded: index))).dropFirst())
    }
  }

  /// What a value can be, and of a list its elements.
  private func parts(_ value: Val) -> [Val] {
    context.flow.resolve(value).flatMap { known -> [Val] in
      if case .array(let items) = observer.vals[known] { return items.flatMap { context.flow.resolve($0) } }
      return [known]
    }
  }

  func all() -> [ObservedControllerPush] {
    evaluator.presentations.compactMap { record in
      guard Self.isPush(record, observer), context.counts(record.function) else { return nil }
      let type = context.passes.summaries.ownerType(record.function)
      guard type.exists, let ways = ways(to: type) else { return nil }
      return ObservedControllerPush(
        location: context.location(record.site), owner: observer.owner(record.function),
        name: context.names[evaluator.knowledge.shapes[record.shape].name], ways: ways.map { context.location($0) })
    }
  }

  /// The places that show a controller by itself; nil where it may be shown in another way.
  private func ways(to type: TypeID) -> [Site]? {
    let entity = context.program.types[type.index]
    guard entity.kind == .class, !superclasses.contains(type), !evaluator.interfaceControllers.contains(type),
      !evaluator.namedTypes.contains(type), !context.builder.objectiveC.names(type), let sites = made[type], !sites.isEmpty
    else { return nil }
    let own = sites.filter { !context.program.files[Int($0.file)].isTest }
    guard !own.isEmpty, own.allSatisfy({ bare[$0] != nil && !taken.contains($0) }) else { return nil }
    return Set(own.flatMap { bare[$0] ?? [] }).sorted()
  }

  /// `navigationController?.pushViewController(…)`
  private static func isPush(_ record: PresentationRecord, _ observer: StackObserver) -> Bool {
    let shape = observer.evaluator.knowledge.shapes[record.shape]
    guard shape.effect == .shows, shape.kind == .push, case .foreign(let base, let name) = observer.vals[record.base],
      observer.known.ownStacks.contains(name), case .parameter(_, -1) = observer.vals[base]
    else { return false }
    return true
  }
}
