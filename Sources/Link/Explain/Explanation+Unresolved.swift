import Facts
import NavigationGraph

/// Why a site could not be followed, and what can be done.
extension Explanation {
  /// A part for each unresolved site at a place.
  func unresolved(_ place: SourceLine) -> [String] {
    let sites = graph.unresolved.filter { $0.location.file == place.file && $0.location.line == place.line }
    var told: Set<String> = []
    return sites.flatMap { site -> [String] in
      var lines = ["  not understood: \(site.kind.rawValue) from \(site.from)"]
      var advice: [String] = []
      let found = occurrences(of: site)
      if found.isEmpty {
        lines.append("    \(site.reason)\(site.routeType.map { ", of values of the type \($0)" } ?? "")")
        lines += cut(site).map { "    " + $0 }
      }
      for occurrence in found {
        lines += slot(of: occurrence).map { "    " + $0 }
        let (trace, hints) = ValueTrace(evaluator: evaluator, flow: flow).trace(occurrence.effect.value)
        lines += trace.map { "      " + $0 }
        if !ValueTrace(evaluator: evaluator, flow: flow).isLost(occurrence.effect.value) {
          let what = site.kind == .selectTab ? "no tab of what it selects in is known to have it" : "nothing is known to be shown for it"
          lines.append("      the value itself is known, but \(what)")
        }
        for hint in hints where !advice.contains(hint) { advice.append(hint) }
      }
      if !site.live { lines.append("    nobody calls this code: the site holds no finding back") }
      lines += advice.map { "    what can be done: \($0)" }
      return told.insert(lines.joined(separator: "\n")).inserted ? lines : []
    }
  }

  /// Of a call that leads to more than is followed: what that means.
  private func cut(_ site: Unresolved) -> [String] {
    let isCut = evaluator.calls.prefix(evaluator.recordedCalls).contains { call in
      guard case .functions(let ids) = call.callee, location(call.site) == site.location else { return false }
      return ids.contains { summaries.cut[$0] != nil }
    }
    guard isCut else { return [] }
    return [
      "of what the function leads to, only the first \(Summaries.maximumEffects) are told here; each stands at its own place in the graph, too",
      "what can be done: nothing is wrong with the code; what may be missing here holds findings back",
    ]
  }

  /// What is put or shown at a site without being known, one for each slot and value.
  private func occurrences(of site: Unresolved) -> [Occurrence] {
    let trace = ValueTrace(evaluator: evaluator, flow: flow)
    var seen: Set<OccurrenceKey> = []
    let here = summaries.occurrences.filter { occurrence in
      if case .put(_, _, .clear) = occurrence.effect.action { return false }
      if case .leave = occurrence.effect.action { return false }
      guard location(occurrence.site) == site.location else { return false }
      return seen.insert(OccurrenceKey(action: occurrence.effect.action, value: occurrence.effect.value)).inserted
    }
    let lost = here.filter { trace.isLost($0.effect.value) }
    return Array((lost.isEmpty ? here : lost).prefix(2))
  }

  private struct OccurrenceKey: Hashable {
    let action: EffectAction
    let value: Val
  }

  private func location(_ site: Site) -> SourceLocation {
    let file = program.files[Int(site.file)]
    let position = file.facts.position(of: site.offset)
    return SourceLocation(file: file.path, line: position.line, column: position.column)
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
      if let first = slots.presentations(of: key).first { lines.append("shown by: \(presentation(first.presentation))") }
    case .show(let index), .link(let index), .declare(let index): lines.append("shown by: \(presentation(index))")
    case .leave: break
    }
    if effect.origin != occurrence.site {
      let chain = occurrence.through.map(words.name)
      lines.append("it happens at \(trace.place(effect.origin))\(chain.isEmpty ? "" : ", through \(chain.joined(separator: ", "))")")
    }
    lines.append("the value: \(words.text(effect.value))")
    return lines
  }

  private func presentation(_ index: Int32) -> String {
    let record = evaluator.presentations[Int(index)]
    let name = evaluator.names[evaluator.knowledge.shapes[record.shape].name]
    return "\(name) at \(ValueTrace(evaluator: evaluator, flow: flow).place(record.site))"
  }
}
