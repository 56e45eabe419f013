import NavigationGraph

/// Says what changed, in words. Names from the source stand in backticks, which each form shows in its own way.
struct ChangeWording {
  let difference: GraphDifference
  let base: StepWording
  let head: StepWording

  init(_ difference: GraphDifference) {
    self.difference = difference
    let quoted: (String) -> String = { "`\($0.visible.replacing("`", with: "'"))`" }
    base = StepWording(index: GraphIndex(difference.base), code: quoted)
    head = StepWording(index: GraphIndex(difference.head), code: quoted)
  }

  private func code(_ text: String) -> String { head.code(text) }

  // MARK: Nodes

  func rows(_ change: NodeChange) -> [DifferenceSection.Row] {
    guard let old = change.base else {
      return [row(.added, subject(change.node) + unreachable(change.node), change.node.location, change.node.id)]
    }
    guard let new = change.head else { return [row(.removed, subject(old), old.location, old.id)] }
    let told = change.fields.filter { $0 != .name || !change.isImplied }.compactMap { words($0, old, new) }
    return told.isEmpty ? [] : [row(.changed, told.joined(separator: "; "), new.location, new.id)]
  }

  private func row(
    _ sign: DifferenceSection.Row.Sign, _ text: String, _ location: SourceLocation?, _ node: String? = nil
  ) -> DifferenceSection.Row {
    DifferenceSection.Row(sign: sign, text: text, location: location, node: node)
  }

  private func subject(_ node: Node) -> String {
    let parameters = node.parameters.isEmpty ? "" : "(\(node.parameterList))"
    let title = node.title.map { node.kind == .tab || $0 == node.name ? "" : " “\($0.visible)”" } ?? ""
    return code(node.name + parameters) + title
  }

  private func unreachable(_ node: Node) -> String { node.reachable == false ? ", which no way leads to" : "" }

  private func words(_ field: NodeChange.Field, _ old: Node, _ new: Node) -> String? {
    let name = code(new.name)
    switch field {
    case .name: return "\(code(old.name)) is called \(name) now"
    case .parameters: return "\(name) carries \(list(new)) in place of \(list(old))"
    case .title:
      guard let title = new.title else {
        return old.title.map { "\(name) has no title any more that the source tells (before: “\($0.visible)”)" }
      }
      return "\(name) has the title “\(title.visible)”" + (old.title.map { " in place of “\($0.visible)”" } ?? "")
    case .role:
      switch new.role {
      case .screen:
        let before = old.role == .component ? "was only part of other views" : "nothing showed it before"
        return "\(name) is presented now, and \(before)"
      case .component: return "\(name) is only part of other views now"
      case .unused, nil: return "nothing shows \(name) any more"
      }
    case .mapped: return new.mapped == true ? "a builder makes a view of \(name) now" : "no builder makes a view of \(name) any more"
    case .used: return new.used == true ? "\(name) is used now" : "nothing uses \(name) any more"
    case .entry: return new.entry == true ? "users can come in at \(name) now" : "users cannot come in at \(name) any more"
    }
  }

  private func list(_ node: Node) -> String { node.parameters.isEmpty ? "nothing" : code(node.parameterList) }

  /// The types whose cases are renamed with them, each once.
  func renamedTypes() -> [DifferenceSection.Row] {
    var seen: Set<String> = []
    return difference.nodes.compactMap { change in
      guard change.isImplied, let old = change.base?.routeType, let new = change.head?.routeType, old != new else { return nil }
      guard seen.insert(old + " " + new).inserted else { return nil }
      return row(.changed, "\(code(old)) is called \(code(new)) now", change.head?.location)
    }
  }

  // MARK: Reach

  func reach(_ isReachable: Bool) -> [DifferenceSection.Row] {
    difference.reach.filter { $0.isReachable == isReachable && Self.isTold($0.head) }.map { change in
      let node = isReachable ? change.head : change.base
      let causes = change.causes.prefix(3).map { cause($0, isReachable) }
      let more = change.causes.count > 3 ? ", and \(change.causes.count - 3) more" : ""
      let lead = isReachable ? ", by this way, which is new: " : ", since this way is gone: "
      let why = causes.isEmpty ? "" : lead + causes.joined(separator: "; ") + more
      let place = change.causes.first.flatMap { cause -> SourceLocation? in
        switch cause {
        case .edge(let edge): edge.location
        case .entry(let node): node.location
        }
      }
      return row(isReachable ? .added : .removed, code(node.name) + why, place ?? node.location, node.id)
    }
  }

  private static func isTold(_ node: Node) -> Bool {
    switch node.kind {
    case .view: node.role != .component
    case .route, .scene, .tab, .app: true
    case .object, .alert, .deepLink, .external: false
    }
  }

  private func cause(_ cause: ReachChange.Cause, _ isNew: Bool) -> String {
    switch cause {
    case .edge(let edge): sentence(edge, isOfBase: !isNew)
    case .entry: "users come in there"
    }
  }

  // MARK: Edges

  /// Whether a way is told to people.
  func isTold(_ change: EdgeChange) -> Bool {
    guard let edge = change.edge else { return false }
    switch edge.kind {
    case .owns: return false
    case .embeds:
      let wording = change.head == nil ? base : head
      guard let target = wording.index.number(of: edge.to) else { return false }
      return wording.index.graph.nodes[target].role == .screen
    default: return true
    }
  }

  /// The ways that are told to people.
  func ways() -> [DifferenceSection.Row] {
    let changes = difference.edges.filter { isTold($0) }
    let ways = ChangedWays(changes) { edge in
      let id = edge.from
      return id.firstIndex(of: ":").map { String(id[id.index(after: $0)...]) } ?? id
    }
    let groups = ways.groups
    let unsure = groups.filter { $0.change.fields == [.certainty] }
    let isLong = unsure.count > Self.mostOfCertainty
    let told = isLong ? groups.filter { $0.change.fields != [.certainty] } : groups
    return told.map { group in
      let row = row(group.change)
      let function = group.change.edge?.through.first ?? ""
      let text = row.text + others(group.others, "through it") + others(group.alike, "by \(code(function))")
      return DifferenceSection.Row(sign: row.sign, text: text, location: row.location, node: row.node)
    } + (isLong ? certainty(unsure) : [])
  }

  /// How many ways that only are more or less certain now are told one by one: a change of a router can make hundreds.
  private static let mostOfCertainty = 10

  private func certainty(_ groups: [ChangedWays.Group]) -> [DifferenceSection.Row] {
    let byCertainty = Dictionary(grouping: groups) { $0.change.head?.certainty.rawValue ?? "" }
    return byCertainty.sorted { $0.key < $1.key }.map { certainty, groups in
      let first = groups.first.map { row($0.change) }
      let count = counted(groups.count, "way")
      return row(.changed, "\(count) \(groups.count == 1 ? "is" : "are") \(certainty) now, the first: \(first?.text ?? "")", first?.location)
    }
  }

  private func others(_ names: [String], _ how: String) -> String {
    guard !names.isEmpty else { return "" }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return "; \(how) also \(names.prefix(3).map(code).joined(separator: ", "))\(more)"
  }

  private func row(_ change: EdgeChange) -> DifferenceSection.Row {
    if let places = change.places, let edge = change.edge {
      let text = "\(sentence(edge, isOfBase: change.isRemoved)): from \(counted(places.head, "place")) now (before: \(places.base))"
      return row(.changed, text, edge.location, edge.from)
    }
    return switch (change.base, change.head) {
    case (nil, let new?): row(.added, sentence(new, isOfBase: false) + condition(new), new.location, new.from)
    case (let old?, nil): row(.removed, sentence(old, isOfBase: true) + condition(old), old.location, old.from)
    case (let old?, let new?): row(.changed, changed(change, old, new), new.location, new.from)
    case (nil, nil): row(.changed, "", nil)
    }
  }

  private func sentence(_ edge: Edge, isOfBase: Bool) -> String {
    let wording = isOfBase ? base : head
    guard let from = wording.index.number(of: edge.from), let to = wording.index.number(of: edge.to) else {
      return code("\(edge.from) \(edge.to)")
    }
    return wording.sentence(edge, from: from, to: to)
  }

  private func condition(_ edge: Edge) -> String { edge.condition.map { " where \(code($0))" } ?? "" }

  private func changed(_ change: EdgeChange, _ old: Edge, _ new: Edge) -> String {
    let isOther = change.fields.contains { $0 == .kind || $0 == .source || $0 == .target }
    let told = change.fields.compactMap { field -> String? in
      switch field {
      case .kind, .source, .target: nil
      case .certainty: "is \(new.certainty.rawValue) now (before: \(old.certainty.rawValue))"
      case .condition: new.condition.map { "now where \(code($0))" } ?? "now without a condition"
      case .presentation: "comes and goes otherwise (\(presentation(old)) → \(presentation(new)))"
      case .via: new.via == "default" ? "now by the default: arm only" : "now by an arm of its own"
      case .triggers: triggers(old, new)
      case .live: new.live ? "the place is run now" : "nothing runs the place any more"
      }
    }
    let before = isOther ? " (before: \(sentence(old, isOfBase: true)))" : ""
    return sentence(new, isOfBase: false) + before + (told.isEmpty ? "" : ": " + told.joined(separator: ", "))
  }

  private func triggers(_ old: Edge, _ new: Edge) -> String {
    if new.triggers.isEmpty { return "nothing sets it off any more" }
    if old.triggers.isEmpty { return "it is set off now, at \(head.place(new.triggers[0]))" }
    return "it is set off at \(counted(new.triggers.count, "place")) (before: \(old.triggers.count))"
  }

  private func presentation(_ edge: Edge) -> String {
    guard !edge.presentation.isEmpty else { return "nothing said" }
    return edge.presentation.sorted { $0.key < $1.key }.map { "\($0.key.visible) \($0.value.visible)" }.joined(separator: ", ")
  }

  // MARK: Places and findings

  func unresolved() -> [DifferenceSection.Row] {
    func text(_ site: Unresolved, _ wording: StepWording) -> String {
      "\(wording.index.number(of: site.from).map(wording.name) ?? code(site.from)): \(site.reason.visible)"
    }
    return difference.unresolved.removed.map { row(.removed, text($0, base), $0.location) }
      + difference.unresolved.added.map { row(.added, text($0, head), $0.location) }
  }

  func findings() -> [DifferenceSection.Row] {
    guard let findings = difference.findings else { return [] }
    return findings.added.map { row(.added, "\($0.severity.rawValue): \($0.message.visible) (\($0.rule.visible))", $0.location) }
      + findings.removed.map { row(.removed, "solved: \($0.message.visible) (\($0.rule.visible))", $0.location) }
  }
}
