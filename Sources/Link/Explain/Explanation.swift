import Facts
import NavigationGraph

/// A line that a user asks about.
public struct SourceLine: Hashable, Sendable {
  /// As the graph names it.
  public let file: String
  /// From 1.
  public let line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// Tells what the linker sees at a line, step by step: calls and what they lead to, writes and the slots behind them, presentations, and
/// what came of it in the graph.
struct Explanation {
  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let summaries: Summaries
  let scenes: SceneFinder
  let graph: NavigationGraph

  var text: ValueText { ValueText(evaluator: evaluator) }
  var program: Program { evaluator.program }

  /// Nil where there is nothing to tell.
  func explain(_ place: SourceLine) -> String? {
    guard let file = program.files.firstIndex(where: { $0.path == place.file }) else { return nil }
    let index = Int32(truncatingIfNeeded: file)
    func isHere(_ site: Site) -> Bool { site.file == index && program.files[file].facts.position(of: site.offset).line == place.line }
    func column(_ site: Site) -> Int { program.files[file].facts.position(of: site.offset).column }
    var parts: [(column: Int, text: String)] = []
    let sent = Set(evaluator.sendings.map(\.call))
    for (number, call) in evaluator.calls.prefix(evaluator.recordedCalls).enumerated() where isHere(call.site) {
      let position = Int32(truncatingIfNeeded: number)
      parts.append((column(call.site), sent.contains(position) ? describe(call, sentBy: position) : describe(call)))
    }
    for listener in evaluator.listeners where isHere(listener.site) {
      guard let function = function(listening: listener) else { continue }
      parts.append((column(listener.site), describe(listening: function)))
    }
    for put in evaluator.puts where isHere(put.site) { parts.append((column(put.site), describe(put))) }
    for record in evaluator.presentations where isHere(record.site) { parts.append((column(record.site), describe(record))) }
    var lines = parts.enumerated().sorted { ($0.element.column, $0.offset) < ($1.element.column, $1.offset) }.map(\.element.text)
    let results = outcome(place)
    let foreign = results.isEmpty ? foreignCalls(place, inFile: file) : []
    let declared = nodes(place)
    if lines.isEmpty, results.isEmpty {
      let count = program.files[file].facts.lineStarts.count
      if place.line > count { return "\(place.file):\(place.line)\n  the file has \(count) lines\n" }
      guard !foreign.isEmpty || !declared.isEmpty else { return nil }
      let nothing = declared.isEmpty ? ["  no navigation here that navgraph knows of"] : []
      return (["\(place.file):\(place.line)"] + nothing + declared + foreign).joined(separator: "\n") + "\n"
    }
    lines.insert("\(place.file):\(place.line)", at: 0)
    lines += declared
    let others = results.isEmpty ? elsewhere(place, inFile: index) : []
    lines.append("  in the graph:" + (!results.isEmpty ? "" : others.isEmpty ? " nothing" : " nothing at this line; what it does is told at"))
    lines += (results + others).map { "    " + $0 }
    lines += unresolved(place) + foreign
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: What stands there

  private func describe(_ call: CallRecord) -> String {
    var lines: [String] = []
    switch call.callee {
    case .functions(let ids):
      lines.append("  call of \(ids.map(text.name).joined(separator: " or "))\(call.isInferred ? ", the only conformer's" : "")")
      if call.receiver.isKnown { lines.append("    receiver: \(text.text(call.receiver))") }
      for id in ids { lines += effects(of: id) }
    case .construct(let type, _) where call.isDelegated: lines.append("  runs the initialiser of \(program.path(of: type)), of which this type is")
    case .construct(let type, _): lines.append("  makes \(program.path(of: type))")
    case .value(let value):
      lines.append("  call of the value \(text.text(value))")
      let targets = flow.callables(value)
      lines +=
        targets.isEmpty
        ? ["    no closure in the source was found to be this value"] : targets.map { "    may be the one at \(location($0.function))" }
      for target in targets { lines += effects(of: target.function) }
    }
    let arguments = ArgumentText(evaluator: evaluator).text(call)
    if !arguments.isEmpty { lines.append("    arguments: \(arguments)") }
    if let condition = text.text(call.condition) { lines.append("    where \(condition)") }
    return lines.joined(separator: "\n")
  }

  private func location(_ function: FunctionID) -> String {
    ValueTrace(evaluator: evaluator, flow: flow).place(program.site(of: function))
  }

  private func effects(of function: FunctionID) -> [String] {
    let all = summaries.effects[function] ?? []
    if all.isEmpty { return ["    does nothing to navigation that was found"] }
    // What takes away comes last: a reader asks where the call leads. What is done in several ways is told once, by the shortest.
    var ways: [String: [String]] = [:]
    var order: [String] = []
    let sorted = all.enumerated().sorted { a, b in
      let (x, y) = (isClearing(a.element), isClearing(b.element))
      return x != y ? y : (a.element.chain.count, a.offset) < (b.element.chain.count, b.offset)
    }
    for effect in sorted.map(\.element) {
      let what = describe(effect)
      var way = effect.chain.isEmpty ? "" : ", through \(effect.chain.map(text.name).joined(separator: ", "))"
      if let condition = text.text(effect.condition) { way += ", where \(condition)" }
      if ways[what] == nil { order.append(what) }
      // Two slots of one property (a flow for each tab) read the same.
      if ways[what]?.contains(way) != true { ways[what, default: []].append(way) }
    }
    let told = order.map { what -> String in
      let known = ways[what] ?? []
      let rest = known.count > 1 ? ", and in \(known.count - 1) more \(known.count == 2 ? "way" : "ways")" : ""
      return "    does: \(what)\(known.first ?? "")\(rest)"
    }
    return told.prefix(8) + (told.count > 8 ? ["    and \(told.count - 8) more"] : [])
  }

  private func isClearing(_ effect: Effect) -> Bool {
    switch effect.action {
    case .put(_, _, .clear), .put(_, _, .pop): true
    case .leave(let presentation): shape(presentation).effect == .returns
    default: false
    }
  }

  private func describe(_ effect: Effect) -> String {
    let value = text.text(effect.value)
    return switch effect.action {
    case .put(let key, _, .clear): "clear \(text.text(key))"
    case .put(let key, _, .pop): "take the last off \(text.text(key))"
    case .put(let key, _, let operation): "\(operation) \(value) to \(text.text(key))"
    case .link(let presentation): "\(shape(presentation).kind?.rawValue ?? "link") \(value)"
    case .show: "show \(value)"
    case .declare: "declare \(value)"
    case .leave(let presentation) where shape(presentation).effect == .returns:
      "go back, by \(name(presentation))"
    case .leave(let presentation): "show something outside the app, by \(name(presentation))"
    }
  }

  private func describe(_ put: PutRecord) -> String {
    var lines = ["  writes \(text.text(put.place)) (\(put.operation)): \(text.text(put.value))"]
    let known = flow.resolve(put.value).filter { $0 != put.value }
    if known.contains(where: \.isKnown) {
      let rest = known.count - Self.longestList
      let told = known.prefix(Self.longestList).map { $0.isKnown ? text.text($0) : "something not understood" }.joined(separator: ", ")
      lines.append("    which can be \(told)\(rest > 0 ? " and \(rest) more" : "")")
    }
    let keys = slots.keys(put.place)
    if keys.isEmpty { lines.append("    no property of the source was found behind this place") }
    for key in keys {
      let shown = slots.presentations(of: key)
      let type = text.text(slots.valueType(of: key))
      let isChoice = summaries.choices.arms[key] != nil
      let rest = isChoice ? ": what a first view shows hangs on it" : shown.isEmpty ? ": no slot, nothing presents it" : ""
      lines.append("    property \(text.text(key)) of values of type \(type)\(rest)")
      for item in shown.prefix(4) { lines.append("      bound by \(name(item.presentation))") }
      if shown.count > 4 { lines.append("      and by \(shown.count - 4) more") }
    }
    if let condition = text.text(put.condition) { lines.append("    where \(condition)") }
    return lines.joined(separator: "\n")
  }

  func name(_ presentation: Int32) -> String {
    let place = ValueTrace(evaluator: evaluator, flow: flow).place(evaluator.presentations[Int(presentation)].site)
    return "\(evaluator.names[shape(presentation).name]) at \(place)"
  }

  private func describe(_ record: PresentationRecord) -> String {
    let shape = evaluator.knowledge.shapes[record.shape]
    var lines = ["  \(evaluator.names[shape.name]): \(ShapeText.text(shape))"]
    if let slot = record.slot {
      lines.append("    slot: \(text.text(slot))")
      for key in slots.keys(slot) { lines.append("      that is \(text.text(key))") }
      lines += settings(of: slot).map { "      \($0)" }
    }
    for value in record.values { lines.append("    value: \(text.text(value))") }
    if record.registeredType.isKnown { lines.append("    for \(text.text(record.registeredType))") }
    for content in record.content { lines.append("    content: \(text.text(content))") }
    lines += storyboard(record, shape)
    return lines.joined(separator: "\n")
  }

  /// The places that put something into a slot.
  private func settings(of slot: Val) -> [String] {
    let keys = Set(slots.keys(slot).flatMap(slots.aliases))
    let puts = evaluator.puts.filter { put in
      (put.operation == .assign || put.operation == .append) && slots.keys(put.place).contains(where: keys.contains)
    }
    let trace = ValueTrace(evaluator: evaluator, flow: flow)
    let told = puts.prefix(6).map { "set at \(trace.place($0.site)) to \(text.text($0.value))" }
    return told + (puts.count > 6 ? ["and at \(puts.count - 6) more places"] : [])
  }

  // MARK: What came of it

  private func outcome(_ place: SourceLine) -> [String] {
    func isHere(_ location: SourceLocation) -> Bool { location.file == place.file && location.line == place.line }
    var lines = graph.edges.filter { isHere($0.location) }.flatMap { edge -> [String] in
      var line = "\(edge.from) \(edge.kind.rawValue) \(edge.to) (\(edge.certainty.rawValue))"
      if !edge.through.isEmpty { line += " through \(edge.through.joined(separator: ", "))" }
      return [line] + details(edge).map { "  " + $0 }
    }
    lines += graph.returns.filter { isHere($0.location) }.map { "\($0.from) returns: \($0.kind.rawValue)" }
    lines += graph.unresolved.filter { isHere($0.location) }.map { "\($0.from) \($0.kind.rawValue) unresolved: \($0.reason)" }
    return lines
  }

  /// What else is known of an edge.
  private func details(_ edge: Edge) -> [String] {
    var lines: [String] = []
    if let because = edge.because { lines.append("concluded: \(because)") }
    if edge.certainty == .ambiguous { lines.append("one of several answers that the source leaves open") }
    if let condition = edge.condition { lines.append("where \(condition)") }
    if let event = edge.event { lines.append("on the event \(event)") }
    if let trigger = edge.trigger { lines.append("when \(trigger.type) calls its closure \(trigger.closure)") }
    if !edge.triggers.isEmpty { lines.append("when it is set at \(places(edge.triggers))") }
    if !edge.values.isEmpty { lines.append("the values stand at \(places(edge.values))") }
    if edge.via == "default" { lines.append("by a default: arm") }
    if !edge.live { lines.append("in code that nobody calls") }
    if edge.kind != .builds, edge.to.hasPrefix("route:") {
      let made = graph.edges.filter { $0.kind == .builds && $0.from == edge.to }
      lines += made.prefix(3).map { "of which \($0.to) is made at \(places([$0.location]))" }
      if made.count > 3 { lines.append("or one of \(made.count - 3) more, as its builder chooses by what it carries or by its state") }
      if made.isEmpty { lines.append("no builder makes anything of it") }
    }
    return lines
  }

  private func places(_ locations: [SourceLocation]) -> String {
    let shown = locations.prefix(3).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    return locations.count > 3 ? "\(shown) and \(locations.count - 3) more places" : shown
  }
}
