import NavigationGraph

/// What an edge does, as developers say it.
struct StepWording {
  let index: GraphIndex
  /// How a name from the source is written.
  var code: (String) -> String = { $0.visible }
  /// How a sentence about the source is written.
  var prose: (String) -> String = { $0.visible }

  private var graph: NavigationGraph { index.graph }

  /// A node with its kind, where the name alone would not tell.
  func name(_ node: Int) -> String {
    guard graph.nodes.indices.contains(node) else { return "" }
    let kind = graph.nodes[node].kind
    let name = code(graph.nodes[node].name)
    return switch kind {
    case .view, .route: name
    case .app: "the app \(name)"
    case .scene: "the scene \(name)"
    case .tab: "the tab \(name)"
    case .object: "the object \(name)"
    case .alert: "the alert of \(name)"
    // Where the source does not tell the link the name says so itself: any link, any activity.
    case .deepLink: graph.nodes[node].name.hasPrefix("any ") ? graph.nodes[node].name : "the link \(name)"
    case .external: "\(name) (outside the app)"
    }
  }

  /// `HomeView pushes Route.detail`
  func sentence(_ edge: Edge, from: Int, to: Int) -> String {
    let wording = edge.kind.wording(to: graph.nodes[to].kind)
    return [name(from), wording.verb, wording.needsTarget ? name(to) : "", wording.manner].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What else is known of the edge, a line each.
  func details(_ edge: Edge) -> [String] {
    var lines: [String] = []
    if !edge.through.isEmpty { lines.append("through \(edge.through.map(code).joined(separator: ", then "))") }
    if let condition = edge.condition { lines.append("where \(code(condition))") }
    if let event = edge.event { lines.append("on the event \(code(event))") }
    if let trigger = edge.trigger { lines.append("when \(code(trigger.type)) calls its closure \(code(trigger.closure))") }
    if edge.via == "default" { lines.append("by the default: arm of the builder, not by an arm of its own") }
    if !edge.triggers.isEmpty { lines.append("when it is set at \(places(edge.triggers))") }
    if !edge.values.isEmpty { lines.append("the value stands in a table, at \(places(edge.values))") }
    switch edge.certainty {
    case .exact: break
    case .inferred: lines.append("concluded\(edge.because.map { ": \(prose($0))" } ?? "")")
    case .ambiguous: lines.append("one of several answers that the source leaves open")
    }
    return lines
  }

  private func places(_ locations: [SourceLocation]) -> String {
    let shown = locations.prefix(3).map(place).joined(separator: ", ")
    return locations.count > 3 ? "\(shown) and \(locations.count - 3) more places" : shown
  }

  /// A place, as terminals and editors make links of it.
  func place(_ location: SourceLocation) -> String { code("\(location.file):\(location.line):\(location.column)") }

  static func place(_ location: SourceLocation) -> String { "\(location.file.visible):\(location.line):\(location.column)" }
}
