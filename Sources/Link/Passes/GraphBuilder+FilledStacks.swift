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
    }
    // One that is made for several is nobody's.
    for (site, stacks) in fillers where stacks.count == 1 { filledStacks[site] = stacks.first.flatMap { contents[$0] } }
  }

  /// Where a stack was made that is handed over: not one that whoever hands it over keeps, and fills.
  private func placesMade(_ value: Val, depth: Int = 0) -> [Site] {
    guard depth < 8 else { return [] }
    switch vals[value] {
    case .member: return []
    case .choice(let items): return items.flatMap { placesMade($0, depth: depth + 1) }
    case .parameter(let function, let index) where index >= 0:
      return flow.arguments(of: function, Int(index)).flatMap { placesMade($0, depth: depth + 1) }
    default:
      return (flow.resolve(value) + [value]).compactMap { if case .made(let site) = evaluator.identity($0) { site } else { nil } }
    }
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
