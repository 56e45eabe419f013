import Facts
import NavigationGraph

/// Stacks that are made empty and handed to something that fills them (a coordinator's `start()`): whoever shows one shows what it begins with.
extension GraphBuilder {
  /// A stack that a type keeps.
  private struct KeptStack: Hashable {
    let type: TypeID
    let property: PropertyID
  }

  func collectFilledStacks() {
    var contents: [KeptStack: [ShownTarget]] = [:]
    var pushed: [KeptStack: [ShownTarget]] = [:]
    for occurrence in summaries.occurrences where !fileIsTest(occurrence.site) {
      guard case .show(let presentation) = occurrence.effect.action, let stack = keptStack(presentation, occurrence) else { continue }
      switch shape(presentation).kind {
      case .stack: contents[stack, default: []] += controllers(occurrence.effect.value)
      case .push: pushed[stack, default: []] += controllers(occurrence.effect.value)
      default: continue
      }
    }
    // Nothing tells the first of several pushes.
    for (stack, targets) in pushed where contents[stack] == nil && Set(targets).count == 1 { contents[stack] = targets }
    guard !contents.isEmpty else { return }
    var fillers: [Site: Set<KeptStack>] = [:]
    for stack in contents.keys.sorted(by: { ($0.type, $0.property) < ($1.type, $1.property) }) {
      for position in flow.constructions[stack.type] ?? [] {
        let made = evaluator.calls[Int(position)].receiver
        guard let handed = evaluator.constructedField(stack.property, of: made) else { continue }
        for site in placesMade(handed) { fillers[site, default: []].insert(stack) }
      }
      // One that the type itself makes: at its declaration, or in its own code.
      guard program.owner(of: stack.property) == stack.type else { continue }
      for own in flow.assignments[stack.property] ?? [] {
        if case .made(let site) = evaluator.identity(own) { fillers[site, default: []].insert(stack) }
      }
    }
    // One that is made for several is nobody's.
    for (site, stacks) in fillers where stacks.count == 1 { filledStacks[site] = stacks.first.flatMap { contents[$0] } }
  }

  /// Where a stack was made that is handed over: not one that whoever hands it over keeps, and fills.
  private func placesMade(_ value: Val) -> Set<Site> {
    var sites: Set<Site> = []
    var open = [value]
    var seen: Set<Val> = [value]
    while let next = open.popLast(), seen.count < Flow.maximumAnswers {
      var more: [Val] = []
      switch vals[next] {
      case .member: continue
      case .choice(let items): more = items
      case .parameter(let function, let index) where index >= 0: more = flow.arguments(of: function, Int(index))
      default:
        for known in flow.resolve(next) + [next] { if case .made(let site) = evaluator.identity(known) { sites.insert(site) } }
      }
      open += more.filter { seen.insert($0).inserted }
    }
    return sites
  }

  /// The stack of the type at hand: written in its own functions, or in those that it inherits and calls.
  private func keptStack(_ presentation: Int32, _ occurrence: Occurrence) -> KeptStack? {
    let record = evaluator.presentations[Int(presentation)]
    guard !isTabBar(record.base, record.baseType), case .member(let base, let property) = vals[record.base], case .parameter(_, -1) = vals[base]
    else { return nil }
    let type = sourceType(occurrence.function)
    guard type.exists else { return nil }
    let lineage = evaluator.resolver.lineage(type)
    guard occurrence.through.allSatisfy({ lineage.contains(summaries.ownerType($0)) }) else { return nil }
    return KeptStack(type: type, property: property)
  }
}
