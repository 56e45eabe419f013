import Facts
import Knowledge
import NavigationGraph

/// Tabs of bars of controllers.
extension GraphBuilder {
  /// Tabs by `viewControllers = […]` of a tab bar controller: of the view with the bar, else of the type that sets them.
  func addControllerTabs(_ occurrence: Occurrence, _ setter: TypeID) {
    let type = ownBar(occurrence) ?? setter
    let from = node(of: type)
    var items: [Val] = []
    for value in vals.alternatives(occurrence.effect.value) {
      if case .array(let list) = vals[value] { items += list } else { items += flow.resolve(value).flatMap { evaluator.elements($0) } }
    }
    let tabs = items.flatMap { item -> [MappedTab] in
      let each = eachMapped(item, in: occurrence.function)
      return each.isEmpty ? [MappedTab(controller: item, targets: targets(ofTab: item, in: occurrence.function), title: itemTitle(item))] : each
    }
    var taken: Set<String> = []
    for (position, tab) in tabs.enumerated() {
      let views = tab.targets.compactMap { target -> String? in if case .view(let id) = target { self.node(of: id) } else { nil } }
      let names = [tab.title, views.first.map { String($0.dropFirst(5)) }, String(position)].compactMap { $0 }
      let name = names.map { "\(naming.name(of: type)).\($0)" }.first { taken.insert($0).inserted } ?? ""
      let to = self.node(id: "tab:\(name)", kind: .tab, name: name, at: occurrence.site) { $0.title = tab.title }
      for view in views { screens.insert(view) }
      controllerTabs[type, default: []].append(ControllerTab(node: to, controllers: Set([tab.controller] + flow.resolve(tab.controller))))
      addEdge(from, to, .tab, at: occurrence.site) { decorate(&$0, occurrence) }
      for view in views { addEdge(to, view, .tab, at: occurrence.site) }
    }
  }

  struct MappedTab {
    let controller: Val
    let targets: [ShownTarget]
    let title: String?
  }

  /// The class of the source whose instance the bar is.
  private func ownBar(_ occurrence: Occurrence) -> TypeID? {
    guard case .show(let presentation) = occurrence.effect.action else { return nil }
    let record = evaluator.presentations[Int(presentation)]
    if case .parameter(_, -1) = vals[record.base] { return nil }
    let made = Set(flow.resolve(record.base).compactMap { known -> TypeID? in
      if case .construct(let type, _, _, _) = vals[known] { type } else { nil }
    })
    let bar = made.count == 1 ? made.first : evaluator.terms.nominalType(record.baseType)
    guard let bar, program.types[bar.index].isSource, program.types[bar.index].kind == .class, evaluator.isView(bar) else { return nil }
    return bar
  }

  private func targets(ofTab item: Val, in function: FunctionID, depth: Int = 0) -> [ShownTarget] {
    var targets = controllers(item, in: function, depth: depth)
    for known in Set([item] + flow.resolve(item)).sorted() {
      guard case .made(let site) = evaluator.identity(known), let more = stackContents[site] else { continue }
      targets += more.filter { !targets.contains($0) }
    }
    return targets
  }

  // MARK: Tabs of a list

  /// For each element of a list of which tabs are made what its tab shows; none where the item is made of no element.
  func eachMapped(_ item: Val, in function: FunctionID, depth: Int = 0) -> [MappedTab] {
    guard let element = mappedElement(in: item) else { return [] }
    let elements = inOrder(element)
    guard elements.count > 1, !elements.contains(.unknown) else { return [] }
    // What the list itself holds stands in its own tab.
    let own = elements.map { Set(finder.shown($0).map(\.value)) }
    let shown = finder.shown(item, subject: element)
    return elements.enumerated().map { index, one in
      let controller = replaced(element, by: one, in: item)
      var targets = controller == item ? [] : parts(of: controller).flatMap { self.targets(ofTab: $0, in: function, depth: depth) }
      targets = targets.filter { if case .view = $0 { true } else { false } }
      if targets.isEmpty {
        for part in shown where fits(part.condition, one, element) {
          if !own[index].contains(part.value), own.contains(where: { $0.contains(part.value) }) { continue }
          targets.append(part.target)
        }
      }
      let isOwn = evaluator.identity(controller) != evaluator.identity(item)
      return MappedTab(
        controller: controller, targets: targets.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        title: (isOwn ? itemTitle(controller) : nil) ?? itemTitle(one))
    }
  }

  /// What a container holds that was made of an element, for the container's own record knows all elements; else the value itself.
  private func parts(of value: Val) -> [Val] {
    guard case .foreignCall(_, let name, _, let arguments, _) = vals[value], evaluator.knowledge.viewControllers.contains(name),
      !arguments.isEmpty
    else { return [value] }
    return arguments.flatMap { parts(of: $0) }
  }

  /// A value with one element in the place of all.
  private func replaced(_ element: Val, by one: Val, in value: Val, depth: Int = 0) -> Val {
    guard depth < 8, value != element else { return value == element ? one : value }
    func inner(_ other: Val) -> Val { replaced(element, by: one, in: other, depth: depth + 1) }
    switch vals[value] {
    case .member(let base, let property):
      let changed = inner(base)
      return changed == base ? value : evaluator.constructedField(property, of: changed) ?? vals.intern(.member(changed, property))
    case .foreignCall(let base, let name, let labels, let arguments, let site):
      return vals.intern(.foreignCall(inner(base), name, labels, arguments.map(inner), site))
    case .construct(let type, let initializer, let arguments, let site):
      return vals.intern(.construct(type, initializer, arguments.map(inner), site))
    case .result(let index):
      let call = evaluator.calls[Int(index)]
      let (arguments, receiver) = (call.arguments.map(inner), inner(call.receiver))
      guard arguments != call.arguments || receiver != call.receiver else { return value }
      let none = Substitution(evaluator: evaluator, bindings: [])
      return vals.intern(.result(evaluator.derivedCall(from: index, arguments: arguments, receiver: receiver, none)))
    default: return value
    }
  }

  /// What an element can be, in the order of the list.
  private func inOrder(_ element: Val) -> [Val] {
    var items = vals.alternatives(element)
    if case .element(let list) = vals[element] {
      let lists = flow.resolve(list)
      if lists.count == 1, case .array(let held) = vals[lists[0]] { items = held }
    }
    return items.flatMap { isMade($0) ? [$0] : flow.resolve($0) }
  }

  private func isMade(_ value: Val) -> Bool {
    switch vals[value] {
    case .construct, .foreignCall, .enumCase: true
    default: false
    }
  }

  /// The element of a list that something is made of.
  private func mappedElement(in item: Val) -> Val? {
    var open = [item]
    var seen: Set<Val> = [item]
    while let next = open.popLast(), seen.count < 64 {
      if next.isKnown, mappedElements.contains(next) { return next }
      var parts: [Val] = []
      switch vals[next] {
      case .foreignCall(let base, _, _, let arguments, _): parts = [base] + arguments
      case .construct(_, _, let arguments, _): parts = arguments
      case .result(let call): parts = [evaluator.calls[Int(call)].receiver] + evaluator.calls[Int(call)].arguments
      default: parts = [vals.base(of: next)].compactMap { $0 }
      }
      open += parts.filter { seen.insert($0).inserted }
    }
    return nil
  }

  // MARK: Titles

  private func itemTitle(_ controller: Val) -> String? {
    let knowledge = evaluator.knowledge
    var all = [controller]
    if case .result(let call) = vals[controller] { all += flow.results(ofCall: call) }
    all += all.compactMap { if case .member(_, let property) = vals[$0] { vals.intern(.member(.unknown, property)) } else { nil } }
    for known in all + flow.resolve(controller).filter({ $0 != controller }) {
      if let item = evaluator.attributes[evaluator.identity(known)]?[knowledge.tabItemProperty], let text = firstText(item) { return text }
      // `controller.tabBarItem.title = "Home"`
      let item = vals.intern(.foreign(known, knowledge.tabItemProperty))
      if let title = evaluator.attributes[.value(item)]?[knowledge.titleProperty], let text = firstText(title) { return text }
      if case .foreignCall(_, _, _, _, let site) = vals[known], let index = finder.presentationAt[site],
        let title = evaluator.presentations[Int(index)].title, let text = firstText(title)
      {
        return text
      }
      if let title = attribute(knowledge.titleProperty, of: known) { return names[title] }
    }
    return nil
  }

  // MARK: Selections

  func addIndexSelection(_ occurrence: Occurrence, _ type: TypeID, _ record: PresentationRecord) {
    pendingSelections.append((occurrence, type, record.baseType))
  }

  /// Selections by position or by controller, once all tabs are known.
  func addPendingSelections() {
    // Where the controllers are told at the assignment, whoever calls the function round it tells nothing.
    let isOwn = { (occurrence: Occurrence, type: TypeID) in
      occurrence.through.isEmpty || self.sourceType(occurrence.effect.originFunction) == type
    }
    let told = Set(pendingTabs.lazy.filter { isOwn($0.0, $0.1) }.map(\.0.effect.origin))
    for (occurrence, type) in pendingTabs where isOwn(occurrence, type) || !told.contains(occurrence.effect.origin) {
      addControllerTabs(occurrence, type)
    }
    for (occurrence, type, baseType) in pendingSelections {
      let bar = evaluator.terms.nominalType(baseType)
      let tabs =
        bar.flatMap { controllerTabs[$0] } ?? controllerTabs[type] ?? (controllerTabs.count == 1 ? controllerTabs.values.first : nil) ?? []
      let selected = selected(by: occurrence.effect.value, of: tabs)
      for tab in selected { addEdge(node(of: type), tab, .selectTab, at: occurrence.site) { decorate(&$0, occurrence) } }
      if selected.isEmpty { addUnresolved(occurrence, type, .selectTab, .unknown, target: .view) }
    }
  }

  /// The tabs that a value means: by a position, by a case whose number is one, by the controller.
  private func selected(by value: Val, of tabs: [ControllerTab]) -> [String] {
    var result: [String] = []
    for known in [value] + flow.resolve(value) {
      let found = position(known).flatMap { $0 >= 0 && $0 < tabs.count ? tabs[$0].node : nil }
        ?? tabs.first { $0.controllers.contains(known) }?.node
      if let found, !result.contains(found) { result.append(found) }
    }
    return result
  }

  private func position(_ value: Val) -> Int? {
    switch vals[value] {
    case .number(let text): return Int(names[text])
    case .foreign(let base, evaluator.known.rawValueProperty):
      guard case .enumCase(let id, _) = vals[base] else { return nil }
      let cases = program.types[program.owner(of: id).index].cases
      // Without numbers of their own cases count from 0.
      guard !cases.contains(where: { program.fact($0).hasRawValue }) else { return nil }
      return cases.firstIndex(of: id)
    default: return nil
    }
  }
}

/// A tab of a bar of controllers, with what it was made of.
struct ControllerTab {
  let node: String
  let controllers: Set<Val>
}
