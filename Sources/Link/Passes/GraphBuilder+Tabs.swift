import Facts
import Knowledge
import NavigationGraph

extension GraphBuilder {
  /// Tabs of SwiftUI: each `Tab` and `tabItem` inside a bar.
  func addTabs() {
    var positions: [Int32: Int] = [:]
    for (record, tag) in tabs() {
      guard !fileIsTest(record.site), let bar = bar(of: record) else { continue }
      barsWithTabs.insert(bar)
      let type = sourceType(evaluator.presentations[Int(bar)].function)
      guard type.exists, !evaluator.isPreview(type), !program.types[type.index].inTest else { continue }
      let isItem = evaluator.knowledge.shapes[record.shape].form == .modifier
      let value = tag?.id ?? rowValue(record)
      let content = isItem ? [record.base] : record.content
      if isItem { for shown in finder.shown(record.base) where shown.site.file >= 0 { presentedSites.insert(location(shown.site)) } }
      addTab(positions[bar, default: 0], record, type, value, tag?.valueType ?? .unknown, content, isRow: tag?.id == nil)
      positions[bar, default: 0] += 1
    }
  }

  /// All tabs with what carries their tags: those that a function makes of what it is handed stand where it is called.
  private func tabs() -> [(record: PresentationRecord, tag: PresentationRecord?)] {
    evaluator.presentations.filter { evaluator.knowledge.shapes[$0.shape].effect == .tabs }.flatMap { record in
      let tag = evaluator.knowledge.shapes[record.shape].form == .modifier ? tag(of: record) : record
      // A function that makes the whole bar has its tabs where they stand.
      if hostBar(of: record) != nil { return [(record, tag)] }
      let called = (flow.callers[evaluator.outermost(record.function)] ?? []).compactMap { handed(record, tag, at: $0) }
      return called.isEmpty ? [(record, tag)] : called
    }
  }

  /// A tab as a call of the function round it makes it; nil where the call supplies nothing of it.
  private func handed(
    _ record: PresentationRecord, _ tag: PresentationRecord?, at position: Int32
  ) -> (record: PresentationRecord, tag: PresentationRecord?)? {
    let call = evaluator.calls[Int(position)]
    let function = evaluator.outermost(record.function)
    let substitution = Substitution(
      evaluator: evaluator, bindings: [Bindings(function: function, arguments: call.arguments, receiver: .unknown)])
    func made(_ record: PresentationRecord) -> PresentationRecord {
      var own = record
      (own.site, own.function) = (call.site, call.caller)
      (own.base, own.content) = (substitution.apply(record.base), record.content.map { substitution.apply($0) })
      (own.id, own.title) = (record.id.map { substitution.apply($0) }, record.title.map { substitution.apply($0) })
      return own
    }
    let own = made(record)
    let isSame = own.base == record.base && own.content == record.content && tag.map { made($0).id == $0.id } != false
    return isSame ? nil : (own, tag.map(made))
  }

  /// The bar round a tab: through the closures that it stands in, else the only bar of the type.
  private func bar(of record: PresentationRecord) -> Int32? {
    if let host = hostBar(of: record) { return host }
    let bars = presentationsAt.bars[sourceType(record.function)] ?? []
    return bars.count == 1 ? bars[0] : nil
  }

  /// The bar whose content a tab stands in.
  private func hostBar(of record: PresentationRecord) -> Int32? {
    var function = record.function
    for _ in 0..<64 where function.exists {
      let own = evaluator.records[function.index]
      if own.host >= 0, evaluator.knowledge.shapes[evaluator.presentations[Int(own.host)].shape].effect == .tabBar { return own.host }
      function = own.parent
    }
    return nil
  }

  /// The `tag` on the same view as a `tabItem`.
  private func tag(of record: PresentationRecord) -> PresentationRecord? {
    presentationsAt.tag(besides: record).map { evaluator.presentations[Int($0)] }
  }

  private func addTab(
    _ position: Int, _ record: PresentationRecord, _ type: TypeID, _ value: Val?, _ valueType: Term, _ content: [Val], isRow: Bool
  ) {
    let from = node(of: type)
    var cases: [Val] = []
    if let value {
      let known = flow.resolve(value)
      cases = known.filter { tabID($0, in: type) != nil }
      if cases.count < known.count, let id = evaluator.terms.nominalType(valueType), program.types[id.index].kind == .enum {
        // One tab for each value of a list: every case can be one.
        cases = program.types[id.index].cases.map { vals.intern(.enumCase($0, [])) }
      }
    }
    guard !cases.isEmpty else {
      let names = [title(record), firstView(content), String(position)].compactMap { $0 }
      let name = freeTabName(of: type, names, at: record.site)
      let tab = node(id: "tab:\(name)", kind: .tab, name: name, at: record.site) { $0.title = self.title(record) }
      addEdge(from, tab, .tab, at: record.site)
      for to in contentNodes(content) where to.hasPrefix("view:") { addEdge(tab, to, .tab, at: record.site) }
      return
    }
    for item in cases {
      guard let id = tabID(item, in: type) else { continue }
      let tab = node(id: id, kind: .tab, name: tabName(id, item, record, type, content), at: record.site) { $0.title = self.title(record) }
      addEdge(from, tab, .tab, at: record.site)
      let isSingle = cases.count == 1 && !isRow
      for to in tabViews(content, value: value, item: item, isSingle: isSingle) { addEdge(tab, to, .tab, at: record.site) }
    }
  }

  /// A number says nothing: the title does, else what the tab shows.
  private func tabName(_ id: String, _ value: Val, _ record: PresentationRecord, _ bar: TypeID, _ content: [Val]) -> String {
    guard case .number = vals[value], let told = title(record) ?? firstView(content) else { return String(id.dropFirst("tab:".count)) }
    return "\(naming.name(of: bar)).\(told)"
  }

  /// What a tab of a list shows: of a content that chooses by the tab's value only what fits it.
  private func tabViews(_ content: [Val], value: Val?, item: Val, isSingle: Bool) -> [String] {
    if isSingle { return contentNodes(content).filter { $0.hasPrefix("view:") } }
    var result: [String] = []
    for shown in content.flatMap({ finder.shown($0, subject: value) }) {
      guard let to = node(of: shown.target), fits(shown.condition, item, value) else { continue }
      if !result.contains(to) { result.append(to) }
    }
    return result
  }

  func fits(_ condition: Condition, _ item: Val, _ value: Val?) -> Bool {
    guard let value, case .enumCase(let id, _) = vals[item] else { return true }
    return evaluator.guards.atoms(condition).allSatisfy { atom in
      switch atom {
      case .isCase(let subject, let ids): subject != value || ids.contains(id)
      case .isOther(let subject, let ids): subject != value || !ids.contains(id)
      default: true
      }
    }
  }

  /// The node of a tab by its value: a case, or a literal, which means something in its own bar only.
  func tabID(_ value: Val, in bar: TypeID) -> String? {
    switch vals[value] {
    case .enumCase(let id, _):
      "tab:\(naming.name(of: program.owner(of: id))).\(names[program.name(of: id)])"
    // A case by its number: `.tag(Area.pond.rawValue)`.
    case .foreign(let base, evaluator.known.rawValueProperty): tabID(base, in: bar)
    case .text(let name), .number(let name): "tab:\(naming.name(of: bar)).\(names[name])"
    default: nil
    }
  }

  /// The tabs that a value selects in the bars that are bound to a slot.
  func tabIDs(_ value: Val, of key: SlotKey) -> [String] {
    let bars = slots.presentations(of: key).map(\.presentation).filter { shape($0).effect == .tabBar }
    var result: [String] = []
    for bar in bars {
      guard let id = tabID(value, in: sourceType(evaluator.presentations[Int(bar)].function)), nodes[id] != nil else { continue }
      if !result.contains(id) { result.append(id) }
    }
    return result
  }

  /// The first of some names that no tab at another place of the bar has.
  private func freeTabName(of type: TypeID, _ candidates: [String], at site: Site) -> String {
    let all = candidates.map { "\(naming.name(of: type)).\($0)" }
    return all.first { name in nodes["tab:\(name)"].map { $0.location == location(site) } ?? true } ?? all.last ?? ""
  }

  /// The element of a list that a tab without a value of its own is made for: what its title is asked of, or what its content is chosen by.
  private func rowValue(_ record: PresentationRecord) -> Val? {
    let asked = (record.title.map { [$0] } ?? []) + record.content.flatMap { flow.callables($0) }.flatMap { target in
      evaluator.records[target.function.index].results.flatMap { result in
        guard case .result(let call) = vals[result.value] else { return [result.value] }
        return evaluator.calls[Int(call)].arguments
      }
    }
    return asked.lazy.compactMap { self.element(behind: $0) }.first
  }

  /// The element of a literal list that a value is asked of, where its values are cases.
  private func element(behind value: Val) -> Val? {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      let known = flow.resolve(current)
      if case .element = vals[current], !known.isEmpty, known.allSatisfy({ if case .enumCase = vals[$0] { true } else { false } }) {
        return current
      }
      if case .result(let call) = vals[current] {
        current = evaluator.calls[Int(call)].receiver
        continue
      }
      guard let base = vals.base(of: current) else { return nil }
      current = base
    }
    return nil
  }

  private func title(_ record: PresentationRecord) -> String? {
    if let title = record.title, let text = firstText(title), !text.isEmpty { return text }
    for view in record.views {
      guard case .closure(let id) = vals[view] else { continue }
      for result in evaluator.records[id.index].results {
        if let text = firstText(result.value), !text.isEmpty { return text }
      }
    }
    return nil
  }

  func firstText(_ value: Val, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    switch vals[value] {
    case .text(let name): return names[name]
    case .foreignCall(_, let name, _, let arguments, _):
      if evaluator.knowledge.pictures.contains(name) { return nil }
      return arguments.lazy.compactMap { self.firstText($0, depth: depth + 1) }.first
    case .closure(let id), .applied(let id, _):
      return evaluator.records[id.index].results.lazy.compactMap { self.firstText($0.value, depth: depth + 1) }.first
    // A function of the app's that looks a text up by its key.
    case .result(let call): return evaluator.calls[Int(call)].arguments.lazy.compactMap { self.firstText($0, depth: depth + 1) }.first
    default: return nil
    }
  }

  private func firstView(_ content: [Val]) -> String? {
    contentNodes(content).first { $0.hasPrefix("view:") }.map { String($0.dropFirst(5)) }
  }
}
