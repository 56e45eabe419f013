import NavigationGraph

/// Where what a line does is told, if not there: at its callers, which supply what it forwards, or in the functions that it calls.
extension Explanation {
  /// The edges and returns that what happens at a place makes elsewhere, as lines; none where it makes none.
  func elsewhere(_ place: SourceLine, inFile file: Int32) -> [String] {
    func isHere(_ site: Site) -> Bool {
      site.file == file && program.files[Int(file)].facts.position(of: site.offset).line == place.line
    }
    let here = functions(around: place, inFile: file)
    var origins: [Site: Set<FunctionID>] = [:]
    for function in here {
      for effect in summaries.effects[function] ?? [] where isHere(effect.site) {
        origins[effect.origin, default: []].formUnion(effect.chain)
      }
    }
    // What a closure does that is called there, or that hears what is sent there, is told where it is written.
    for function in closuresRun(at: place, inFile: file) {
      for effect in summaries.effects[function] ?? [] { origins[effect.origin, default: []].formUnion(effect.chain + [function]) }
    }
    guard !origins.isEmpty else { return [] }
    let outer = Set(here.map { evaluator.outermost($0) })
    var sites: Set<Site> = []
    for occurrence in summaries.occurrences where !isHere(occurrence.site) {
      guard let below = origins[occurrence.effect.origin] else { continue }
      // A caller's, through the function at hand; or of one that it calls.
      guard occurrence.through.contains(where: outer.contains) || below.contains(occurrence.function)
        || below.contains(evaluator.outermost(occurrence.function))
      else { continue }
      sites.insert(occurrence.site)
    }
    let places = Set(sites.map(program.location))
    var lines: [String] = []
    for edge in graph.edges where places.contains(edge.location) {
      lines.append("\(edge.from) \(edge.kind.rawValue) \(edge.to) at \(edge.location.file):\(edge.location.line)")
    }
    for item in graph.returns where places.contains(item.location) {
      lines.append("\(item.from) returns: \(item.kind.rawValue) at \(item.location.file):\(item.location.line)")
    }
    for item in graph.unresolved where places.contains(item.location) {
      lines.append("\(item.from) \(item.kind.rawValue) unresolved at \(item.location.file):\(item.location.line)")
    }
    let rest = lines.count - Self.longestList
    return lines.prefix(Self.longestList) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// The closures and functions that a call at a place runs by a value or a message, and those that listen there.
  private func closuresRun(at place: SourceLine, inFile file: Int32) -> Set<FunctionID> {
    func isHere(_ site: Site) -> Bool {
      site.file == file && program.files[Int(file)].facts.position(of: site.offset).line == place.line
    }
    var result: Set<FunctionID> = []
    for (index, call) in evaluator.calls.prefix(evaluator.recordedCalls).enumerated() where isHere(call.site) {
      guard case .value(let callee) = call.callee else { continue }
      result.formUnion(flow.callables(callee).map(\.function))
      result.formUnion((flow.receivers[Int32(truncatingIfNeeded: index)] ?? []).map(\.function))
    }
    result.formUnion(evaluator.listeners.filter { isHere($0.site) }.compactMap(function(listening:)))
    return result
  }

  func function(listening listener: Listener) -> FunctionID? {
    switch evaluator.vals[listener.callee] {
    case .closure(let id), .applied(let id, _), .function(let id, _): id
    default: nil
    }
  }

  /// The functions and closures in which something of what stands at a place stands.
  private func functions(around place: SourceLine, inFile file: Int32) -> Set<FunctionID> {
    func isHere(_ site: Site) -> Bool {
      site.file == file && program.files[Int(file)].facts.position(of: site.offset).line == place.line
    }
    var result: Set<FunctionID> = []
    for call in evaluator.calls.prefix(evaluator.recordedCalls) where isHere(call.site) { result.insert(call.caller) }
    for put in evaluator.puts where isHere(put.site) { result.insert(put.function) }
    for record in evaluator.presentations where isHere(record.site) { result.insert(record.function) }
    return result
  }
}
