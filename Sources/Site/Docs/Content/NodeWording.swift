import NavigationGraph

/// How pages name nodes.
extension DocsContext {
  /// A node in a table: a link where it has a page.
  func reference(_ number: Int) -> [Inline] {
    guard graph.nodes.indices.contains(number) else { return [] }
    let node = graph.nodes[number]
    if let page = pages[number] { return [.link(.code(node.name), page)] }
    return switch node.kind {
    case .view, .object, .route: [.code(node.name)]
    case .app: [.text("the app "), .code(node.name)]
    case .scene: [.text("the scene "), .code(node.name)]
    case .tab: [.text("the tab ")] + tabName(node)
    case .alert: [.text("an alert")]
    case .deepLink: [.text("the link "), .code(node.name)]
    case .external where node.name == "URL": [.text("a web page or another app")]
    case .external: [.code(node.name), .text(" (of the system)")]
    }
  }

  /// A tab by what users read on it, else by its name in the source.
  func tabName(_ node: Node) -> [Inline] {
    guard let title = node.title, !title.isEmpty else { return [.code(node.name)] }
    return [.text("“\(title)”")]
  }

  /// A route with what it carries.
  func signature(_ node: Node) -> String {
    guard !node.parameters.isEmpty else { return node.name }
    return "\(node.name)(\(node.parameterList))"
  }

  /// A place in the source.
  func source(_ location: SourceLocation?) -> [Inline] {
    location.map { [.source(file: $0.file, line: $0.line)] } ?? []
  }

  /// Where a component is seen: its screen, or how many there are.
  func whereabouts(_ component: Int) -> [Inline] { whereabouts(in: hosts[component] ?? []) }

  /// Where what a way in begins at is seen.
  func whereabouts(_ passage: Passage) -> [Inline] {
    passage.places == [passage.other] ? whereabouts(passage.other) : whereabouts(in: passage.places.sorted())
  }

  private func whereabouts(in screens: [Int]) -> [Inline] {
    guard !screens.isEmpty else { return [] }
    guard screens.count <= Self.mostHosts else { return [.text(", part of \(screens.count) screens")] }
    return [.text(", part of ")] + .joined(screens.map(reference), by: ", ")
  }

  /// What else is known of an edge, in pieces that can stand in any order.
  func details(_ edge: Edge) -> [[Inline]] {
    var result: [[Inline]] = []
    if !edge.presentation.isEmpty {
      let words = edge.presentation.sorted { compareBytes($0.key, $1.key) < 0 }.map { "\(Self.spaced($0.key)) \($0.value)" }
      result += words.map { [.text($0)] }
    }
    if let condition = edge.condition { result.append([.text("where "), .code(condition.cut(to: 120))]) }
    if let event = edge.event { result.append([.text("on "), .code(event)]) }
    if let trigger = edge.trigger { result.append([.text("when "), .code(trigger.type), .text(" calls "), .code(trigger.closure)]) }
    if let call = edge.through.first { result.append([.text("by "), .code(call)]) }
    if edge.via == "default" { result.append([.text("by the builder’s "), .code("default:")]) }
    switch edge.certainty {
    case .exact: break
    case .inferred: result.append([.text("concluded" + (edge.because.map { ": \($0)" } ?? ""))])
    case .ambiguous: result.append([.text("one of several answers")])
    }
    if !edge.live { result.append([.text("in code that nothing calls")]) }
    return result
  }

  /// `interactiveDismissal` → `interactive dismissal:`.
  private static func spaced(_ key: String) -> String {
    var result = ""
    for character in key {
      if character.isUppercase { result += " " }
      result += character.lowercased()
    }
    return result + ":"
  }
}

extension String {
  /// At most so many characters (Unicode scalars), cut with `…`.
  func cut(to count: Int) -> String {
    guard unicodeScalars.count > count else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(max(0, count - 1)))) + "…"
  }
}
