import NavigationGraph

extension DiagramFormats {
  /// A flowchart that GitHub, GitLab and many editors draw, within GitHub's limits.
  public static let mermaid = DiagramFormat(name: "mermaid", summary: "a Mermaid flowchart, for Markdown pages") { graph, options, text in
    MermaidFitting.text(graph, options, text)
  }
}

extension DiagramFormats {
  /// The flowchart of a diagram without links; nil where it is too large for sites that show Markdown.
  public static func mermaid(_ diagram: Diagram) -> String? {
    let text = MermaidWriter.write(diagram, DiagramFormat.Options())
    return MermaidFitting.fits(diagram, text) ? text : nil
  }
}

/// Writes a diagram as a Mermaid flowchart (https://mermaid.js.org/syntax/flowchart.html).
struct MermaidWriter {
  private let text: TextDiagram
  private let linkPrefix: String?
  /// Sentences beside those of the diagram, for the form's own sake.
  private let notes: [String]
  private var lines: [String] = []

  static func write(_ diagram: Diagram, _ options: DiagramFormat.Options, notes: [String] = []) -> String {
    var writer = MermaidWriter(text: TextDiagram(diagram), linkPrefix: options.linkPrefix, notes: diagram.notes + notes)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(text: TextDiagram, linkPrefix: String?, notes: [String]) {
    (self.text, self.linkPrefix, self.notes) = (text, linkPrefix, notes)
  }

  private mutating func write() {
    let diagram = text.diagram
    if !text.title.isEmpty { lines += ["---", "title: \(MermaidText.title(text.title))", "---"] }
    for note in notes { lines.append(MermaidText.comment(note)) }
    let states = diagram.isOfChange ? "+ new, − gone, ~ changed" : "-.-> inferred, -.-x unreachable"
    lines.append(MermaidText.comment("--> push and other ways on, --o sheet or alert, ==> cover, \(states), --- contains"))
    lines.append("flowchart \(diagram.direction?.rawValue ?? "LR")")
    if !notes.isEmpty { lines.append("  note[\(MermaidText.quoted(notes.flatMap { LineBreaks.wrapped($0, to: 60) }))]:::note") }
    for box in text.unclustered { lines.append("  " + node(box)) }
    for (i, cluster) in diagram.clusters.enumerated() {
      let sign = cluster.change.map { $0 == .same ? "" : $0.sign + " " } ?? ""
      let name = sign + (cluster.word == "tab" ? "\(cluster.name) (tab)" : cluster.name)
      lines.append("  subgraph c\(i)[\(MermaidText.quoted([name]))]")
      for box in text.members(of: cluster) { lines.append("    " + node(box)) }
      lines.append("  end")
    }
    for arrow in text.arrows {
      let label = text.lines(of: arrow)
      let words = label.isEmpty ? "" : "|\(MermaidText.quoted(label))|"
      lines.append("  \(text.name(of: arrow.from)) \(Self.link(arrow))\(words) \(text.name(of: arrow.to))")
    }
    for box in diagram.boxes {
      guard let url = text.link(to: box, prefix: linkPrefix) else { continue }
      lines.append("  click \(text.name(of: box.id)) href \"\(TextDiagram.plainURL(url))\" _blank")
    }
    lines += MermaidChanges.linkStyles(text.arrows)
    for style in MermaidChanges.styles where diagram.boxes.contains(where: { Self.style(of: $0) == style.name }) {
      lines.append("  classDef \(style.name) \(style.look)")
    }
    for style in Self.styles where style.name == "note" ? !notes.isEmpty : diagram.boxes.contains(where: { Self.style(of: $0) == style.name }) {
      lines.append("  classDef \(style.name) \(style.look)")
    }
  }

  private func node(_ box: Box) -> String {
    let shape = Self.shape(box.kind)
    return text.name(of: box.id) + shape.open + MermaidText.quoted(text.lines(of: box)) + shape.close
      + (Self.style(of: box).map { ":::" + $0 } ?? "")
  }

  /// Looks that can be read in GitHub's light and dark theme: with a fill of their own they have a text colour of their own.
  private static let styles: [(name: String, look: String)] = [
    ("entry", "fill:#1e293b,stroke:#94a3b8,stroke-width:2px,color:#f8fafc"),
    ("deepLink", "stroke:#0d9488,stroke-width:2px"),
    ("faulty", "stroke:#dc2626,stroke-width:2px,stroke-dasharray:5 4"),
    ("unresolved", "fill:#fef3c7,stroke:#d97706,stroke-width:2px,color:#451a03"),
    ("highlighted", "stroke:#ea580c,stroke-width:4px"),
    ("note", "fill:#fef3c7,stroke:#d97706,color:#451a03"),
  ]

  private static func style(of box: Box) -> String? {
    if box.isHighlighted { return "highlighted" }
    if let change = box.change { return MermaidChanges.style(of: change) }
    if box.isUnreachable || box.isFaulty { return "faulty" }
    switch box.kind {
    case .entry: return "entry"
    case .deepLink: return "deepLink"
    case .unresolved: return "unresolved"
    default: return nil
    }
  }

  private static func shape(_ kind: BoxKind) -> (open: String, close: String) {
    switch kind {
    case .entry: ("([", "])")
    case .screen, .tab: ("(", ")")
    case .component: ("[", "]")
    case .object: ("[/", "\\]")
    case .route: ("[/", "/]")
    case .alert: ("{{", "}}")
    case .deepLink: (">", "]")
    case .external: ("[\\", "/]")
    case .unresolved: ("((", "))")
    case .group: ("[[", "]]")
    }
  }

  private static func link(_ arrow: Arrow) -> String {
    // In a chart of a change broken lines are of what is gone.
    switch arrow.change == nil ? arrow.standing : .exact {
    case .dead: return "-.-x"
    case .inferred: return "-.->"
    case .exact:
      switch arrow.kind {
      case .contains, .owns: return "---"
      case .sheet, .alert: return "--o"
      case .cover: return "==>"
      case .unresolved: return "-.->"
      default: return arrow.isHighlighted ? "==>" : "-->"
      }
    }
  }
}
