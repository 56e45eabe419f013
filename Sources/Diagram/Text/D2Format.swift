import NavigationGraph

extension DiagramFormats {
  /// For D2 (https://d2lang.com).
  public static let d2 = DiagramFormat(name: "d2", summary: "a D2 diagram") { graph, options, text in
    D2Writer.write(Diagram(graph: graph, options: options), text)
  }
}

/// Writes a diagram in the language of D2.
struct D2Writer {
  private let text: TextDiagram
  private let linkPrefix: String?
  private var lines: [String] = []
  /// The path of each box: with its cluster before it.
  private var paths: [String: String] = [:]

  static func write(_ diagram: Diagram, _ options: DiagramFormat.Options) -> String {
    var writer = D2Writer(text: TextDiagram(diagram), linkPrefix: options.linkPrefix)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(text: TextDiagram, linkPrefix: String?) { (self.text, self.linkPrefix) = (text, linkPrefix) }

  private mutating func write() {
    let diagram = text.diagram
    lines.append("direction: \(diagram.direction == .topToBottom ? "down" : "right")")
    lines.append("classes: {")
    lines += Self.classes.map { "  \($0.name): {\($0.look)}" }
    lines.append("}")
    let heading = [text.title] + diagram.notes.flatMap { LineBreaks.wrapped($0, to: 90) }
    lines.append("title: \(D2Text.quoted(heading)) {shape: text; near: top-center; style: {font-size: 20}}")
    for box in text.unclustered {
      paths[box.id] = text.name(of: box.id)
      lines.append(shape(box))
    }
    for (i, cluster) in diagram.clusters.enumerated() {
      lines.append("c\(i): \(D2Text.quoted([cluster.word == "tab" ? "\(cluster.name) (tab)" : cluster.name])) {")
      for box in text.members(of: cluster) {
        paths[box.id] = "c\(i).\(text.name(of: box.id))"
        lines.append("  " + shape(box))
      }
      lines.append("}")
    }
    for arrow in text.arrows {
      guard let from = paths[arrow.from], let to = paths[arrow.to] else { continue }
      let label = text.lines(of: arrow)
      let words = label.isEmpty ? "" : ": " + D2Text.quoted(label)
      let look = Self.look(of: arrow)
      let block = look.isEmpty ? "" : (words.isEmpty ? ": " : " ") + "{\(look)}"
      lines.append("\(from) \(arrow.kind == .contains ? "--" : "->") \(to)\(words)\(block)")
    }
  }

  private func shape(_ box: Box) -> String {
    let link = text.link(to: box, prefix: linkPrefix).map { "; link: \"\(TextDiagram.plainURL($0))\"" } ?? ""
    return "\(text.name(of: box.id)): \(D2Text.quoted(text.lines(of: box))) {class: \(Self.class(of: box))\(link)}"
  }

  /// Shapes and borders; the colours are those of the reader's theme, but where they say something.
  private static let classes: [(name: String, look: String)] = [
    ("entry", "shape: oval; style: {bold: true; stroke-width: 3}"),
    ("screen", "shape: rectangle; style.border-radius: 8"),
    ("component", "shape: rectangle"),
    ("object", "shape: hexagon"),
    ("tab", "shape: rectangle; style.border-radius: 8"),
    ("route", "shape: parallelogram"),
    ("alert", "shape: diamond"),
    ("deepLink", "shape: step; style.stroke: \"#0d9488\""),
    ("external", "shape: cloud"),
    ("unresolved", "shape: circle; style: {stroke: \"#d97706\"; stroke-dash: 3}"),
    ("group", "shape: package"),
    ("unreachable", "shape: rectangle; style: {stroke: \"#dc2626\"; stroke-dash: 4}"),
    ("highlighted", "shape: rectangle; style: {stroke: \"#ea580c\"; stroke-width: 5; double-border: true}"),
  ]

  private static func `class`(of box: Box) -> String {
    if box.isHighlighted { return "highlighted" }
    return box.isUnreachable || box.isFaulty ? "unreachable" : box.kind.rawValue
  }

  private static func look(of arrow: Arrow) -> String {
    var parts: [String] = []
    switch arrow.kind {
    case .sheet, .alert: parts.append("target-arrowhead: {shape: circle}")
    case .cover: parts.append("target-arrowhead: {shape: circle; style.filled: true}")
    case .replace: parts.append("target-arrowhead: {shape: diamond}")
    default: break
    }
    if arrow.standing != .exact || arrow.kind == .unresolved || arrow.kind == .owns { parts.append("style.stroke-dash: 4") }
    if arrow.isHighlighted { parts.append("style.stroke-width: 4") }
    return parts.joined(separator: "; ")
  }
}

/// The only place where text becomes D2.
enum D2Text {
  /// A text between double quotes, its lines apart: quotes, backslashes and the sign of substitutions are escaped there.
  static func quoted(_ lines: [String]) -> String {
    var result = ""
    for line in lines where !line.isEmpty {
      if !result.isEmpty { result += "\\n" }
      for scalar in line.visible.unicodeScalars {
        switch scalar {
        case "\"", "\\", "$": result += "\\" + String(scalar)
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(result.isEmpty ? " " : result)\""
  }
}
