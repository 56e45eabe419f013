import Facts
import Knowledge

/// Controllers that are made of routes and shown there and then: `show(make(scene))`, or a handler that shows one for each case. What shows
/// them is the slot, whoever hands over the route puts it there.
extension BuilderAnalysis {
  func controllers(_ table: inout BuilderTable) {
    var arms: [Handler: [Int32]] = [:]
    // What nobody calls shows the same routes, once others are known to.
    var late: [(position: Int32, subjects: [ShownRoute])] = []
    for (index, presentation) in evaluator.presentations.enumerated() {
      let shape = evaluator.knowledge.shapes[presentation.shape]
      guard shape.effect == .shows, shape.kind?.showsController == true, presentation.content.count == 1 else { continue }
      let position = Int32(truncatingIfNeeded: index)
      let subjects = subjects(of: presentation.content[0], in: presentation.function)
      if subjects.contains(where: { isNamed($0) && made(presentation, position, of: $0, &table) }) { continue }
      if !subjects.isEmpty { late.append((position, subjects)) }
      for handler in handlers(of: presentation) { arms[handler, default: []].append(position) }
    }
    for (position, subjects) in late {
      let known = subjects.first { table.enums.contains($0.type) }
      if let known { _ = made(evaluator.presentations[Int(position)], position, of: known, &table) }
    }
    for (handler, positions) in arms.sorted(by: { $0.key < $1.key }) {
      handle(handler, positions.filter { table.shownRoutes[$0] == nil }, &table)
    }
  }

  // MARK: One builder, shown in one place

  /// Whether a presentation shows what a builder makes of a value that is handed in.
  private func made(_ presentation: PresentationRecord, _ position: Int32, of subject: ShownRoute, _ table: inout BuilderTable) -> Bool {
    let content = presentation.content[0]
    let told = finder.shown(content, subject: subject.value).filter(\.target.isOfSource)
    guard told.allSatisfy({ finder.demands($0.condition, on: subject.value) }) else { return false }
    var own = BuilderTable()
    guard arms(of: content, subject: subject.value, subject.type, &own), own.enums.contains(subject.type) else { return false }
    table.add(own) { program.types[$0.index].cases }
    table.shownRoutes[position] = subject
    return true
  }

  /// The values of enums by whose cases a content is chosen, and which whoever calls the function hands in; the one that chooses most first.
  private func subjects(of content: Val, in function: FunctionID) -> [ShownRoute] {
    guard mayChoose(content) else { return [] }
    var chosen: [ShownRoute: Set<ShownTarget>] = [:]
    for shown in finder.shown(content) {
      guard shown.target.isOfSource else { continue }
      for atom in evaluator.guards.atoms(shown.condition) {
        if let subject = subject(of: atom, in: function) { chosen[subject, default: []].insert(shown.target) }
      }
    }
    // One that chooses nothing is no route.
    let telling = chosen.filter { $0.value.count > 1 || program.types[$0.key.type.index].cases.count == 1 }
    return telling.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
  }

  /// Whether a content may be what something handed in chooses: the result of a call of the source, in whatever controllers.
  private func mayChoose(_ value: Val, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch vals[value] {
    case .result(let call):
      let record = evaluator.calls[Int(call)]
      guard case .functions = record.callee else { return false }
      return ([record.receiver] + record.arguments).contains { vals.hasParameter($0) || mayChoose($0, depth: depth + 1) }
    case .choice: return true
    case .foreignCall(let base, _, _, let items, _): return ([base] + items).contains { mayChoose($0, depth: depth + 1) }
    case .array(let items): return items.contains { mayChoose($0, depth: depth + 1) }
    case .local, .member: return vals.hasParameter(value)
    default: return false
    }
  }

  private func subject(of atom: Atom, in function: FunctionID) -> ShownRoute? {
    guard case .isCase(let value, let ids) = atom, let first = ids.first, isHanded(value, in: function) else { return nil }
    let owner = program.owner(of: first)
    guard program.types[owner.index].isSource, program.types[owner.index].kind == .enum, !evaluator.isView(owner) else { return nil }
    return ShownRoute(value: value, type: owner)
  }

  /// A parameter of the function, or of one round it; what a case carries that is handed in; an enum itself, in a method of its own.
  private func isHanded(_ value: Val, in function: FunctionID) -> Bool {
    switch vals[value] {
    case .parameter(let owner, let index):
      guard index >= 0 else {
        let type = program.owner(of: owner)
        return type.exists && program.types[type.index].isSource && program.types[type.index].kind == .enum
      }
      return !evaluator.records[owner.index].isForeign && !evaluator.records[owner.index].parent.exists && isRound(owner, function)
    case .payload(let base, _, _): return isHanded(base, in: function)
    default: return false
    }
  }

  private func isRound(_ outer: FunctionID, _ function: FunctionID) -> Bool {
    var current = function
    for _ in 0..<64 where current.exists {
      if current == outer { return true }
      current = evaluator.records[current.index].parent
    }
    return false
  }

  /// Whether some code says which case is meant: an enum whose values only come from data is no route.
  private func isNamed(_ subject: ShownRoute) -> Bool {
    var values = [subject.value]
    if case .parameter(let function, -1) = vals[subject.value] {
      values = (flow.callers[function] ?? []).map { evaluator.calls[Int($0)].receiver }
    }
    return values.contains { value in
      flow.resolve(value).contains { known in
        switch vals[known] {
        case .enumCase(let id, _), .caseFunction(let id): program.owner(of: id) == subject.type
        default: false
        }
      }
    }
  }

  // MARK: A handler with a place for each case

  /// A function and the value by whose cases it chooses what it does.
  private struct Handler: Hashable, Comparable {
    let function: FunctionID
    let subject: ShownRoute
    static func < (a: Self, b: Self) -> Bool { (a.function, a.subject) < (b.function, b.subject) }
  }

  private func handlers(of presentation: PresentationRecord) -> [Handler] {
    let function = evaluator.outermost(presentation.function)
    return evaluator.guards.atoms(presentation.condition).compactMap { atom in
      subject(of: atom, in: presentation.function).map { Handler(function: function, subject: $0) }
    }
  }

  /// Every case is shown in one place, and the handler does no other navigation: then its enum is a route, and no event.
  private func handle(_ handler: Handler, _ positions: [Int32], _ table: inout BuilderTable) {
    let subject = handler.subject
    let cases = program.types[subject.type.index].cases
    guard !table.enums.contains(subject.type), cases.count > 1, isNamed(subject), !isCalledFromOutside(handler.function),
      !navigatesOtherwise(handler, positions)
    else { return }
    var found: [CaseID: (position: Int32, shown: [Shown])] = [:]
    for position in positions {
      let presentation = evaluator.presentations[Int(position)]
      let shown = finder.shown(presentation.content[0]).filter(\.target.isOfSource)
      guard let view = shown.first, Set(shown.map(\.target)).count == 1 else { return }
      for atom in evaluator.guards.atoms(presentation.condition) {
        guard case .isCase(subject.value, let ids) = atom else { continue }
        for id in ids {
          guard found[id] == nil else { return }
          found[id] = (position, [view])
        }
        // Demands on what a case carries stand further in.
        break
      }
    }
    guard found.count == cases.count else { return }
    var own = BuilderTable()
    own.enums.insert(subject.type)
    for (id, arm) in found {
      own.views[id] = arm.shown
      table.shownRoutes[arm.position] = subject
    }
    table.add(own) { program.types[$0.index].cases }
  }

  /// Whether a package may call a handler with cases of its own accord: it overrides what the source does not declare.
  private func isCalledFromOutside(_ function: FunctionID) -> Bool {
    guard program.fact(function).modifiers.contains(.override) else { return false }
    let name = program.name(of: function)
    return !evaluator.resolver.lineage(program.owner(of: function)).dropFirst().contains {
      program.types[$0.index].isSource && program.members[MemberKey(type: $0, name: name)] != nil
    }
  }

  /// Whether a case also leads back, to a tab, to an alert of its own …
  private func navigatesOtherwise(_ handler: Handler, _ positions: [Int32]) -> Bool {
    let own = Set(positions)
    var open = [handler.function]
    while let function = open.popLast() {
      let record = evaluator.records[function.index]
      open += record.closures.map(\.function)
      if record.presentations.contains(where: { !own.contains($0) && !isSilent($0) }) { return true }
    }
    return false
  }

  /// Whether a call of the table navigates nowhere by itself.
  private func isSilent(_ position: Int32) -> Bool {
    switch evaluator.shape(of: position).effect {
    case .holds, .runs, .styles, .titles, .makes, .provides, .stores, .tags: true
    default: false
    }
  }
}

extension ShownTarget {
  /// A view of the source, or a scene of one of its storyboards.
  fileprivate var isOfSource: Bool {
    switch self {
    case .view, .scene: true
    case .foreign, .route, .untold: false
    }
  }
}

extension CallKind {
  /// Whether a controller is shown by such a call, as a step of the user's or as the first of a window.
  fileprivate var showsController: Bool {
    switch self {
    case .push, .present, .sheet, .fullScreenCover, .popover, .stack, .root: true
    default: false
    }
  }
}
