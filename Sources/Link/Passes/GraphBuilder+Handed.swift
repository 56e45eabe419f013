import Facts
import NavigationGraph

/// Content that was handed to the component or the function round a presentation: the edge stands where it is supplied (rule 5).
extension GraphBuilder {
  /// What supplies show, and where.
  struct SuppliedContent {
    let supply: HandedContent.Supply
    let targets: [String]
  }

  /// What others supply of a presentation's content; each asked once.
  func supplied(to presentation: Int32) -> [SuppliedContent] {
    if let known = suppliedContents[presentation] { return known }
    let record = evaluator.presentations[Int(presentation)]
    let (found, isCut) = handedContent.supplies(of: record)
    var result: [SuppliedContent] = []
    for supply in found {
      guard !fileIsTest(supply.site), !evaluator.isPreview(supply.type), !program.types[supply.type.index].inTest else { continue }
      // A colour that is handed over is what something looks like.
      let shown = finder.shown(supply.content)
      if !shown.isEmpty, shown.allSatisfy({ finder.foreignView($0.value) != nil }) { continue }
      let targets = contentNodes([supply.content])
      if !targets.isEmpty { result.append(SuppliedContent(supply: supply, targets: targets)) }
    }
    if isCut { addTooManyHands(record) }
    suppliedContents[presentation] = result
    return result
  }

  /// Edges to what is supplied, at the places that supply it.
  func addSupplied(_ presentation: Int32, _ kind: EdgeKind) -> Bool {
    let supplied = supplied(to: presentation)
    for item in supplied {
      let supply = item.supply
      // Of a slot that holds a route there the edges lead to the route.
      if let slot = supply.slot, isRoutes(slot) { continue }
      for to in item.targets {
        addEdge(node(of: supply.type), to, kind, at: supply.site) {
          $0.through = supply.through
          $0.live = liveness.isLive(supply.function)
          $0.triggers = places(presentation, setting: supply.slot)
          style(&$0, presentation)
        }
      }
    }
    return !supplied.isEmpty
  }

  /// The places that set the slot of a presentation: those of one slot where others hand theirs to the same component.
  private func places(_ presentation: Int32, setting slot: Val?) -> [SourceLocation] {
    let keys = Set(slot.map { slots.keys($0) } ?? [])
    let own = (triggers[presentation] ?? []).filter { keys.isEmpty || !keys.isDisjoint(with: slots.aliases(of: $0.key)) }
    return Set(own.map(\.site)).sorted().map(location)
  }

  /// The nodes of a presentation's content for whoever sets a slot: of what is supplied only what is supplied for that slot.
  func contents(of presentation: Int32, for key: SlotKey?) -> [String] {
    let all = contentNodes(evaluator.presentations[Int(presentation)].content)
    let supplied = supplied(to: presentation)
    guard !supplied.isEmpty else { return all }
    let others = Set(supplied.flatMap(\.targets))
    var result = all.filter { !others.contains($0) }
    guard let key else { return result }
    let aliases = Set(slots.aliases(of: key))
    for item in supplied {
      guard let slot = item.supply.slot, !aliases.isDisjoint(with: slots.keys(slot)) else { continue }
      for to in item.targets where !result.contains(to) { result.append(to) }
    }
    return result
  }

  private func addTooManyHands(_ record: PresentationRecord) {
    let type = sourceType(record.function)
    guard type.exists else { return }
    addUnresolved(
      from: type, in: record.function, at: record.site, shape(of: record).kind?.edge ?? .push,
      "what is shown is handed on in more than \(HandedContent.maximumSteps) ways")
  }

  private func shape(of record: PresentationRecord) -> KnowledgeTable.Shape { evaluator.knowledge.shapes[record.shape] }
}
