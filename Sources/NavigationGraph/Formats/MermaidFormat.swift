extension GraphFormats {
  /// A flowchart that GitHub, GitLab and many editors draw.
  public static let mermaid = GraphFormat(name: "mermaid", summary: "a Mermaid flowchart, for Markdown pages") {
    Array(mermaidText($0).utf8)
  }

  /// What Mermaid draws unless a site raises its limits (`maxEdges`, `maxTextSize` of Mermaid's configuration).
  private static let largestChart = (edges: 500, characters: 50_000)

  private static func mermaidText(_ graph: NavigationGraph) -> String {
    let index = GraphIndex(asWalked: graph)
    var lines: [String] = []
    var edgeCount = 0
    for (number, node) in graph.nodes.enumerated() {
      let shape = mermaidShape(node.kind)
      let style = node.entry == true ? ":::entry" : node.reachable == false ? ":::unreachable" : ""
      lines.append("  n\(number)\(shape.open)\"\(mermaidEscaped(node.name))\"\(shape.close)\(style)")
    }
    for node in graph.nodes.indices {
      for bundle in index.bundles(from: node) {
        edgeCount += 1
        let count = bundle.count > 1 ? " ×\(bundle.count)" : ""
        let dead = bundle.live ? "" : " (dead code)"
        lines.append("  n\(bundle.from) \(mermaidArrow(bundle.kind))|\"\(bundle.kind.rawValue)\(count)\(dead)\"| n\(bundle.to)")
      }
    }
    if graph.nodes.contains(where: { $0.entry == true }) { lines.append("  classDef entry stroke-width:3px") }
    if graph.nodes.contains(where: { $0.entry != true && $0.reachable == false }) {
      lines.append("  classDef unreachable stroke-dasharray:5 4")
    }
    let body = lines.joined(separator: "\n")
    var head: [String] = []
    if edgeCount > largestChart.edges {
      head.append("%% \(edgeCount) edges: Mermaid draws at most \(largestChart.edges) unless maxEdges is raised; GitHub does not raise it.")
    }
    if body.unicodeScalars.count > largestChart.characters {
      head.append(
        "%% More than \(largestChart.characters) characters: Mermaid refuses the text unless maxTextSize is raised; GitHub does not raise it."
      )
    }
    return (head + ["flowchart LR"] + (body.isEmpty ? [] : [body])).joined(separator: "\n") + "\n"
  }

  private static func mermaidShape(_ kind: NodeKind) -> (open: String, close: String) {
    switch kind {
    case .app, .scene: ("([", "])")
    case .tab: ("(", ")")
    case .view: ("[", "]")
    case .object: ("[[", "]]")
    case .route: ("[/", "/]")
    case .alert: ("{{", "}}")
    case .deepLink: (">", "]")
    case .external: ("[(", ")]")
    }
  }

  private static func mermaidArrow(_ kind: EdgeKind) -> String {
    switch kind {
    case .sheet, .popover, .inspector, .alert, .confirmationDialog, .window: "-.->"
    case .fullScreenCover, .replace, .swap: "==>"
    case .push, .selectTab, .open, .builds, .embeds, .owns, .scene, .tab, .root, .column: "-->"
    }
  }

  /// A text between quotes: whatever is no letter, digit or harmless mark becomes an entity code (`#34;`), the only escape that Mermaid has.
  /// Markdown begins with backticks, directives with `%%`, tags with `<`: none of them is left.
  static func mermaidEscaped(_ text: String) -> String {
    guard !text.isEmpty else { return " " }
    var result = ""
    var isListMarker = true
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "0"..."9": result.unicodeScalars.append(scalar)
      case ".", "-", "+":
        // `1. a` and `- a` would be read as Markdown lists.
        if isListMarker { result += "#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
        isListMarker = false
      case "a"..."z", "A"..."Z", " ", "_", ":", ",", "/", "(", ")", "=", "?", "!":
        isListMarker = false
        result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII:
        isListMarker = false
        result += "#\(scalar.value);"
      default:
        isListMarker = false
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
