import Facts
import Knowledge
import NavigationGraph

/// Why a site could not be followed, and what can be done.
extension Explanation {
  /// A part for each unresolved site at a place.
  func unresolved(_ place: SourceLine) -> [String] {
    let sites = graph.unresolved.filter { $0.location.file == place.file && $0.location.line == place.line }
    // Sites that differ in their kind alone are told together.
    var kinds: [[String]: [String]] = [:]
    var order: [[String]] = []
    for site in sites {
      let lines = account(of: site)
      if kinds[lines] == nil { order.append(lines) }
      if kinds[lines]?.contains(site.kind.rawValue) != true { kinds[lines, default: []].append(site.kind.rawValue) }
    }
    return order.flatMap { lines in ["  not understood: \((kinds[lines] ?? []).joined(separator: ", ")) \(lines[0])"] + lines.dropFirst() }
  }

  /// What is told of a site; first from where it leads.
  private func account(of site: Unresolved) -> [String] {
    var lines = ["from \(site.from)"]
    var advice: [String] = []
    let found = occurrences(of: site)
    if found.isEmpty {
      lines.append("    \(site.reason)")
      lines += cut(site).map { "    " + $0 }
    }
    let tracer = ValueTrace(evaluator: evaluator, flow: flow)
    for occurrence in found {
      lines += slot(of: occurrence).map { "    " + $0 }
      let (trace, hints) = tracer.trace(occurrence.effect.value)
      lines += trace.map { "      " + $0 }
      if !tracer.isLost(occurrence.effect.value) {
        let what = site.kind == .selectTab ? "no tab of what it selects in is known to have it" : "nothing is known to be shown for it"
        lines.append("      the value itself is known, but \(what)")
      }
      for hint in hints where !advice.contains(hint) { advice.append(hint) }
    }
    let rest = found.isEmpty ? 0 : occurrenceCount(of: site) - found.count
    if rest > 0 { lines.append("    and \(rest) more \(rest == 1 ? "value" : "values") or slots like this") }
    if !site.live { lines.append("    nobody calls this code: the site holds no finding back") }
    return lines + advice.map { "    what can be done: \($0)" }
  }

  /// Of a call that leads to more than is followed: what that means.
  private func cut(_ site: Unresolved) -> [String] {
    let isCut = evaluator.calls.prefix(evaluator.recordedCalls).contains { call in
      guard case .functions(let ids) = call.callee, program.location(call.site) == site.location else { return false }
      return ids.contains { summaries.cut[$0] != nil }
    }
    guard isCut else { return [] }
    return [
      "of what the function leads to, only the first \(Summaries.maximumEffects) are told here; each stands at its own place in the graph, too",
      "what can be done: nothing is wrong with the code; what may be missing here holds findings back",
    ]
  }

  /// What is put or shown at a site in its way without being known, one for each slot and value.
  private func occurrences(of site: Unresolved) -> [Occurrence] { Array(allOccurrences(of: site).prefix(2)) }

  private func occurrenceCount(of site: Unresolved) -> Int { allOccurrences(of: site).count }

  private func allOccurrences(of site: Unresolved) -> [Occurrence] {
    let trace = ValueTrace(evaluator: evaluator, flow: flow)
    var seen: Set<OccurrenceKey> = []
    let here = summaries.occurrences.filter { occurrence in
      guard program.location(occurrence.site) == site.location, fits(occurrence.effect, site) else { return false }
      return seen.insert(OccurrenceKey(action: occurrence.effect.action, value: occurrence.effect.value)).inserted
    }
    let lost = here.filter { occurrence in
      // A controller that a framework declares is shown as what it is.
      if case .foreignCall = evaluator.vals[occurrence.effect.value], isShown(occurrence.effect) { return false }
      return trace.isLost(occurrence.effect.value)
    }
    return lost.isEmpty ? here : lost
  }

  private func isShown(_ effect: Effect) -> Bool {
    guard case .show(let presentation) = effect.action else { return false }
    return shape(presentation).kind != .selectTab
  }

  func shape(_ presentation: Int32) -> KnowledgeTable.Shape { evaluator.shape(of: presentation) }

  /// Whether an effect is what an unresolved site says: of its kind, and of its type of values.
  private func fits(_ effect: Effect, _ site: Unresolved) -> Bool {
    let modals: Set<EdgeKind> = [.sheet, .fullScreenCover, .popover]
    switch effect.action {
    case .leave, .put(_, _, .clear), .put(_, _, .pop): return false
    case .put(let key, _, _):
      if let wanted = site.routeType, let type = evaluator.terms.nominalType(slots.valueType(of: key)) {
        guard wanted.hasSuffix(program.path(of: type)) else { return false }
      }
      return slots.presentations(of: key).contains { bound in
        let shape = shape(bound.presentation)
        switch shape.effect {
        case .binds: return site.kind == .push || site.kind == .replace
        case .tabBar: return site.kind == .selectTab
        case .splits: return site.kind == .column
        default: return shape.kind?.edge == site.kind || shape.kind == nil
        }
      }
    case .link(let presentation): return shape(presentation).kind?.edge == site.kind || site.kind == .column
    case .show(let presentation), .declare(let presentation):
      switch shape(presentation).kind {
      case .present?: return modals.contains(site.kind)
      case .stack?: return site.kind == .replace
      case let kind?: return kind.edge == site.kind
      case nil: return true
      }
    }
  }

  private struct OccurrenceKey: Hashable {
    let action: EffectAction
    let value: Val
  }

  /// The slot and how it is reached.
  private func slot(of occurrence: Occurrence) -> [String] {
    let effect = occurrence.effect
    let words = ValueText(evaluator: evaluator)
    let trace = ValueTrace(evaluator: evaluator, flow: flow)
    var lines: [String] = []
    switch effect.action {
    case .put(let key, _, _):
      lines.append("the slot: \(words.text(key)), of the type \(words.text(slots.valueType(of: key)))")
      if let first = slots.presentations(of: key).first { lines.append("shown by: \(name(first.presentation))") }
    case .show(let index), .link(let index), .declare(let index): lines.append("shown by: \(name(index))")
    case .leave: break
    }
    if effect.origin != occurrence.site {
      let chain = occurrence.through.map(words.name)
      lines.append("it happens at \(trace.place(effect.origin))\(chain.isEmpty ? "" : ", through \(chain.joined(separator: ", "))")")
    }
    lines.append("the value: \(words.text(effect.value))")
    return lines
  }
}
