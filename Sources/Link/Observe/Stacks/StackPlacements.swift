import Knowledge
import NavigationGraph
import Observations

/// The spots of the walk as rules see them.
struct StackPlacements {
  let context: ObservationContext
  /// The position of each stack among those observed.
  let positions: [Int32: Int]
  /// The presentations that only older systems come to.
  let older: Set<Int32>

  init(context: ObservationContext, positions: [Int32: Int]) {
    self.context = context
    self.positions = positions
    older = Self.older(context)
  }

  /// Those that stand where only older systems come, or in a view that is made nowhere else.
  private static func older(_ context: ObservationContext) -> Set<Int32> {
    var branches: [Int32: CodeBranches] = [:]
    func isOlder(_ site: Site) -> Bool {
      let known = branches[site.file] ?? CodeBranches(context.program.files[Int(site.file)].facts)
      branches[site.file] = known
      return known.isForOlderSystems(site.offset)
    }
    var result: Set<Int32> = []
    for (index, record) in context.evaluator.presentations.enumerated() {
      let shape = context.evaluator.knowledge.shapes[record.shape]
      guard shape.effect == .links || shape.effect == .presents && shape.kind == .push else { continue }
      let owner = context.passes.summaries.ownerType(record.function)
      let made = owner.exists ? (context.flow.constructions[owner] ?? []).map { context.evaluator.calls[Int($0)].site } : []
      if isOlder(record.site) || !made.isEmpty && made.allSatisfy(isOlder) { result.insert(Int32(truncatingIfNeeded: index)) }
    }
    return result
  }

  /// Sorted, each once.
  func all(_ spots: Set<StackSpot>) -> [StackPlacement] {
    let sorted = spots.sorted { a, b in
      let first = (a.kind.rawValue, a.stack, a.via, a.tab, a.lazy.raw, a.isSure ? 0 : 1)
      return first < (b.kind.rawValue, b.stack, b.via, b.tab, b.lazy.raw, b.isSure ? 0 : 1)
    }
    var result: [StackPlacement] = []
    for placement in sorted.map(placement) where !result.contains(placement) { result.append(placement) }
    return result
  }

  private func placement(_ spot: StackSpot) -> StackPlacement {
    let place: StackPlacement.Place =
      switch spot.kind {
      case .root: positions[spot.stack].map { .root(stack: $0) } ?? .unknown
      case .pushed: positions[spot.stack].map { .pushed(stack: $0) } ?? .unknown
      case .outside: .outside
      case .column: .column
      case .unknown: .unknown
      }
    let evaluator = context.evaluator
    let lazy = spot.lazy.exists ? lazyContainer(spot.lazy) : nil
    let viaShape = spot.via >= 0 ? evaluator.shape(of: spot.via) : nil
    return StackPlacement(
      place, isSure: spot.isSure, via: spot.via >= 0 ? context.location(evaluator.presentations[Int(spot.via)].site) : nil,
      isViaView: viaShape?.effect == .presents || viaShape?.effect == .links, isViaOld: spot.via >= 0 && older.contains(spot.via),
      tab: spot.tab >= 0 ? context.location(evaluator.presentations[Int(spot.tab)].site) : nil, lazy: lazy?.location, lazyName: lazy?.name)
  }

  private func lazyContainer(_ closure: FunctionID) -> (location: SourceLocation, name: String) {
    let record = context.evaluator.records[closure.index]
    if record.host >= 0 {
      let presentation = context.evaluator.presentations[Int(record.host)]
      return (context.location(presentation.site), context.names[context.evaluator.shape(of: record.host).name])
    }
    return (context.location(context.program.site(of: closure)), context.evaluator.takers[closure].map { context.names[$0] } ?? "")
  }
}
