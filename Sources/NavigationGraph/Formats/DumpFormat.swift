extension NavigationGraph {
  /// The graph as sorted lines, one fact a line, for a file that is committed: a change of the navigation changes some lines, one of places,
  /// files or modules none. A line begins with the id of what it is about, so that what belongs together stands together.
  ///
  /// Who owns which object is left out: it is how the app is built, and no fact about where users get. O(n log n).
  public func dumpLines() -> [String] {
    var counts: [String: Int] = [:]
    for node in nodes { counts[Self.line(node), default: 0] += 1 }
    for edge in edges where edge.kind != .owns { counts[Self.line(edge), default: 0] += 1 }
    for place in returns {
      let to = place.to.map { " " + $0.visible } ?? ""
      counts["\(place.from.visible) \(place.kind.rawValue)\(to)", default: 0] += 1
    }
    for site in unresolved { counts["\(site.from.visible) \(site.kind.rawValue) ? \(site.reason.visible)", default: 0] += 1 }
    return counts.map { $1 > 1 ? "\($0) ×\($1)" : $0 }.sorted { compareBytes($0, $1) < 0 }
  }

  private static func line(_ node: Node) -> String {
    var words = [node.id.visible]
    if !node.parameters.isEmpty { words.append("(\(node.parameterList.visible))") }
    switch node.kind {
    case .view: words.append(node.role?.rawValue ?? "view")
    case .route:
      words.append(node.mapped == true ? "mapped" : "unmapped")
      words.append(node.used == true ? "used" : "unused")
    case .app, .scene, .tab, .object, .alert, .deepLink, .external: break
    }
    if node.entry == true { words.append("entry") }
    if node.reachable == false { words.append("unreachable") }
    if let title = node.title { words.append("\"\(title.visible)\"") }
    return words.joined(separator: " ")
  }

  private static func line(_ edge: Edge) -> String {
    var words = ["\(edge.from.visible) \(edge.kind.rawValue) \(edge.to.visible)"]
    if edge.certainty != .exact { words.append(edge.certainty.rawValue) }
    if edge.via == "default" { words.append("by default:") }
    if !edge.live { words.append("never run") }
    if let condition = edge.condition { words.append("if \(condition.visible)") }
    if !edge.triggers.isEmpty { words.append("set at \(edge.triggers.count)") }
    for (key, value) in edge.presentation.sorted(by: { compareBytes($0.key, $1.key) < 0 }) { words.append("\(key.visible)=\(value.visible)") }
    return words.joined(separator: " ")
  }
}
