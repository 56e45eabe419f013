import Facts

/// Tells where a value comes from and where that is no longer known: from what a site puts back to parameters, the calls that supply them,
/// properties, the places that set them, and what functions give.
struct ValueTrace {
  /// How many lines are told; of several sources of one value how many.
  private static let mostLines = 16
  private static let mostSources = 4

  let evaluator: Evaluator
  let flow: Flow

  private var text: ValueText { ValueText(evaluator: evaluator) }
  private var program: Program { evaluator.program }
  private var vals: Vals { evaluator.vals }

  /// One value on the way back, and how it came up.
  private struct Step {
    let value: Val
    let indent: Int
    /// `at File.swift:3 it is given`
    let lead: String
  }

  /// What is told of a value that could not be followed, and what a developer can do.
  func trace(_ value: Val) -> (lines: [String], advice: [String]) {
    var lines: [String] = []
    var advice: [String] = []
    var seen: Set<Val> = []
    var todo = [Step(value: value, indent: 0, lead: "")]
    while let step = todo.popLast() {
      guard lines.count < Self.mostLines else {
        lines.append("…")
        break
      }
      let margin = String(repeating: "  ", count: step.indent)
      let lead = step.lead.isEmpty ? "" : step.lead + " "
      guard seen.insert(step.value).inserted else {
        lines.append(margin + lead + text.text(step.value) + ", as above")
        continue
      }
      guard isLost(step.value) else {
        lines.append(margin + lead + known(step.value))
        continue
      }
      let found = explain(step.value)
      lines.append(margin + lead + found.text)
      if let hint = found.advice, !advice.contains(hint) { advice.append(hint) }
      // What is lost first, for lines are few.
      let sources = found.sources.filter { isLost($0.value) } + found.sources.filter { !isLost($0.value) }
      let rest = sources.count - Self.mostSources
      var next = sources.prefix(Self.mostSources).map { Step(value: $0.value, indent: step.indent + 1, lead: $0.lead) }
      if rest > 0, let last = next.popLast() {
        next.append(Step(value: last.value, indent: last.indent, lead: "(and \(rest) more like this) " + last.lead))
      }
      todo += next.reversed()
    }
    return (lines, advice)
  }

  /// Whether something of what a value can be is not told by the source.
  func isLost(_ value: Val) -> Bool {
    if !value.isKnown { return true }
    let answers = flow.resolve(value)
    if case .null = vals[value] { return false }
    return answers.isEmpty || answers.contains { !isAnswer($0) }
  }

  private func isAnswer(_ value: Val) -> Bool {
    switch vals[value] {
    case .unknown, .parameter, .local, .member, .foreign, .element, .entry, .payload, .result, .foreignCall: false
    default: true
    }
  }

  /// A value that the source tells, with what it can be.
  private func known(_ value: Val) -> String {
    let answers = flow.resolve(value).filter { $0 != value }
    guard !answers.isEmpty else { return "\(text.text(value)), which is known" }
    let rest = answers.count - 3
    let shown = answers.prefix(3).map { text.text($0) }.joined(separator: ", ")
    return "\(text.text(value)), known to be \(shown)\(rest > 0 ? " or one of \(rest) more" : "")"
  }

  // MARK: One step back

  private struct Explained {
    var text: String
    var sources: [(lead: String, value: Val)] = []
    var advice: String?
  }

  private func explain(_ value: Val) -> Explained {
    let shown = text.text(value)
    switch vals[value] {
    case .unknown(let reason) where reason.exists:
      let advice = "write the type's name before it; or, where a navigator is taught under navigators: in .navgraph.yml, its generic argument"
      return Explained(text: "\(evaluator.names[reason]): lost here", advice: advice)
    case .unknown:
      return Explained(text: "a value that is written in a way which navgraph does not follow: lost here", advice: Self.form)
    case .parameter(let function, let index): return parameter(function, Int(index), shown)
    case .local(let site):
      return Explained(text: "the local variable at \(place(site)), whose values are not followed: lost here", advice: Self.form)
    case .member(let base, let property): return self.property(property, base, shown)
    case .foreign(let base, let name) where name == evaluator.presence || name == evaluator.known.heldProperty:
      return Explained(text: shown, sources: [("made from", base)])
    case .foreign(let base, let name):
      guard case .type(let term) = vals[base], let type = evaluator.terms.nominalType(term), program.types[type.index].isSource else {
        return foreign(shown, name)
      }
      return Explained(text: "\(shown), which the compiler makes or a framework declares: lost here")
    case .foreignCall(_, let name, _, _, let site): return foreign("what \(shown) gives at \(place(site))", name)
    case .element(let base):
      let held = elements(of: base)
      if held.isEmpty { return Explained(text: "an element of \(text.text(base)), into which nothing was found to be put: lost here") }
      return Explained(text: "an element of \(text.text(base))", sources: held)
    case .entry(let base, let key):
      let sources = [base, key].filter(isLost).map { (lead: "which is made with", value: $0) }
      return Explained(text: "\(shown), what is kept there under the key\(sources.isEmpty ? ", which nothing was found to put there" : "")", sources: sources)
    case .payload(let base, let id, let index):
      let name = evaluator.names[program.name(of: id)]
      return Explained(text: "what .\(name) of \(text.text(base)) carries", sources: payloads(of: base, id, Int(index)))
    case .binding(let base): return Explained(text: "the binding \(shown)", sources: [("to", base)])
    case .choice(let items): return Explained(text: "one of several values", sources: items.map { ("either", $0) })
    case .result(let call): return result(call, shown)
    default: return Explained(text: shown)
    }
  }

  private func elements(of base: Val) -> [(lead: String, value: Val)] {
    let held = flow.resolve(base).flatMap { collection -> [Val] in
      if case .array(let items) = vals[collection] { items } else { [] }
    }
    return isLost(base) ? [("which is", base)] : held.map { ("it holds", $0) }
  }

  private func payloads(of base: Val, _ id: CaseID, _ index: Int) -> [(lead: String, value: Val)] {
    let held = flow.resolve(base).compactMap { subject -> Val? in
      guard case .enumCase(id, let arguments) = vals[subject], index < arguments.count else { return nil }
      return arguments[index]
    }
    return isLost(base) || held.isEmpty ? [("which is", base)] : held.map { ("made with", $0) }
  }

  private func parameter(_ function: FunctionID, _ index: Int, _ shown: String) -> Explained {
    let whose = described(function)
    guard index >= 0 else { return Explained(text: "self in \(whose)") }
    let calls = (flow.callers[function] ?? []) + flow.closureCalls(of: function)
    let given = calls.compactMap { position -> (lead: String, value: Val)? in
      let call = evaluator.calls[Int(position)]
      // Calls that were derived from others stand where these do.
      guard index < call.arguments.count, Int(position) < evaluator.recordedCalls else { return nil }
      return ("at \(place(call.site)) it is given", call.arguments[index])
    }
    guard given.isEmpty else {
      return Explained(text: "\(shown), a parameter of \(whose), called at \(count(given.count, "place"))", sources: given)
    }
    if program.fact(function).kind == .closure {
      return Explained(text: "\(shown), a parameter of \(whose)\(taker(of: function)); no call of it was found, lost here")
    }
    return Explained(
      text: "\(shown), a parameter of \(whose), which nothing in the source that was read calls: lost here",
      advice: "if code of yours calls \(text.name(of: function)), name its folder behind the app's, so that it is read too")
  }

  /// To what a closure is handed.
  private func taker(of closure: FunctionID) -> String {
    let host = evaluator.records[closure.index].host
    if host >= 0 {
      let record = evaluator.presentations[Int(host)]
      return ", handed to \(evaluator.names[evaluator.knowledge.shapes[record.shape].name]) at \(place(record.site))"
    }
    for call in evaluator.calls.prefix(evaluator.recordedCalls) {
      guard call.arguments.contains(where: { if case .closure(closure) = vals[$0] { true } else { false } }) else { continue }
      switch call.callee {
      case .functions(let ids): return ", handed to \(ids.map(described).joined(separator: " or "))"
      case .construct(let type, _): return ", handed to \(program.path(of: type))"
      case .value(let value): return ", handed to \(text.text(value))"
      }
    }
    return ""
  }

  private func property(_ property: PropertyID, _ base: Val, _ shown: String) -> Explained {
    let owner = program.owner(of: property)
    let fact = program.fact(property)
    var sources: [(lead: String, value: Val)] = []
    for result in flow.getterResults(property, base) { sources.append(("at \(place(result.site)) it gives", result.value)) }
    for put in evaluator.puts where put.operation == .assign || put.operation == .append {
      guard case .member(_, let written) = vals[evaluator.place(behind: put.place)], written == property else { continue }
      sources.append(("at \(place(put.site)) it is set to", put.value))
    }
    if owner.exists {
      let position = evaluator.memberwise(owner).firstIndex(of: property)
      for number in flow.constructions[owner] ?? [] where Int(number) < evaluator.recordedCalls {
        let call = evaluator.calls[Int(number)]
        guard case .construct(_, let initializer) = call.callee, !initializer.exists, let position else { continue }
        guard position < call.arguments.count else { continue }
        sources.append(("at \(place(call.site)) it is made with", call.arguments[position]))
      }
    }
    if fact.initial.exists {
      let initial = program.function(program.file(of: property), fact.initial)
      for result in evaluator.records[initial.index].results { sources.append(("at first it is", result.value)) }
    }
    var seen: Set<String> = []
    sources = sources.filter { $0.value.isKnown || sources.count == 1 }.filter { seen.insert("\($0.lead)\($0.value.raw)").inserted }
    let what = "\(shown), the property at \(place(program.site(of: property)))"
    if sources.isEmpty {
      let attributes = program.attributes(fact.attributes, in: program.file(of: property)).map {
        "@" + evaluator.names[program.name($0.name, in: program.file(of: property))]
      }
      let kept = attributes.isEmpty ? "" : ", kept by \(attributes.joined(separator: " "))"
      return Explained(text: "\(what)\(kept): no place that gives it a value was found, lost here")
    }
    return Explained(text: what, sources: sources)
  }

  private func result(_ position: Int32, _ shown: String) -> Explained {
    let call = evaluator.calls[Int(position)]
    let given = flow.guardedResults(ofCall: position).map { (lead: "at \(place($0.site)) it gives", value: $0.value) }
    let what = "\(shown), called at \(place(call.site))"
    if !given.isEmpty { return Explained(text: what, sources: given) }
    switch call.callee {
    case .functions(let ids):
      let declared = ids.map { place(program.site(of: $0)) }.joined(separator: ", ")
      let isRequirement = ids.allSatisfy { !program.fact($0).hasBody }
      return Explained(
        text: what + ", declared at \(declared), "
          + (isRequirement ? "has no body in the source that was read: lost here" : "gives no value that is followed: lost here"),
        advice: isRequirement ? "if a type of yours answers it, name the folder of that type behind the app's" : Self.form)
    case .value(let callee):
      return Explained(
        text: "\(what): no \(evaluator.isOfMetatype(position) ? "type" : "closure") in the source was found to be this value, lost here",
        sources: isLost(callee) ? [("the value is", callee)] : [])
    case .construct: return Explained(text: what)
    }
  }

  private func foreign(_ what: String, _ name: Name) -> Explained {
    Explained(
      text: "\(what), which the source that was read does not declare (a framework's or a package's): lost here",
      advice: "if \(evaluator.names[name]) is declared in code of yours, name its folder behind the app's, so that it is read too")
  }

  private static let form = "nothing is wrong with the code: findings that the site could make wrong are held back"

  // MARK: Words

  /// `HomeView.show (HomeView.swift:12)`, `the closure at HomeView.swift:14`
  func described(_ function: FunctionID) -> String {
    let here = place(program.site(of: function))
    switch program.fact(function).kind {
    case .closure: return "the closure at \(here)"
    case .block, .topLevel, .initialValue, .macro: return "the code at \(here)"
    case .setter, .willSet, .didSet: return "the setter of \(text.name(of: function)) (\(here))"
    default: return "\(text.name(of: function)) (\(here))"
    }
  }

  func place(_ site: Site) -> String {
    guard site.file >= 0, Int(site.file) < program.files.count else { return "an unknown place" }
    let file = program.files[Int(site.file)]
    return "\(file.path):\(file.facts.position(of: site.offset).line)"
  }

  private func count(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
