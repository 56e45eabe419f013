import NavigationGraph

extension DiagramFormats {
  /// For PlantUML (https://plantuml.com/deployment-diagram), 1.2020 and later.
  public static let plantuml = DiagramFormat(name: "plantuml", summary: "a PlantUML diagram") { graph, options, text in
    PlantUMLWriter.write(Diagram(graph: graph, options: options), text)
  }
}

/// Writes a diagram in the language of PlantUML.
struct PlantUMLWriter {
  private let text: TextDiagram
  private let linkPrefix: String?
  private var lines: [String] = []

  static func write(_ diagram: Diagram, _ options: DiagramFormat.Options) -> String {
    var writer = PlantUMLWriter(text: TextDiagram(diagram), linkPrefix: options.linkPrefix)
    writer.write()
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private init(text: TextDiagram, linkPrefix: String?) { (self.text, self.linkPrefix) = (text, linkPrefix) }

  private mutating func write() {
    let diagram = text.diagram
    lines += ["@startuml", "' A picture above 4096 pixels is cut off, unless PLANTUML_LIMIT_SIZE is set."]
    lines.append("title \(PlantUMLText.escaped([text.title] + diagram.notes.flatMap { LineBreaks.wrapped($0, to: 90) }))")
    if diagram.direction != .topToBottom { lines.append("left to right direction") }
    lines += ["hide stereotype", "skinparam shadowing false", "skinparam defaultFontName Helvetica", "skinparam ArrowColor #334155"]
    lines += Self.styles.map { "skinparam \($0.shape)<<\($0.name)>> {\n\($0.look.map { "  \($0)\n" }.joined())}" }
    for box in text.unclustered { lines.append(element(box)) }
    for (i, cluster) in diagram.clusters.enumerated() {
      let name = cluster.word == "tab" ? "\(cluster.name) (tab)" : cluster.name
      lines.append("package \"\(PlantUMLText.escaped([name]))\" as c\(i) {")
      for box in text.members(of: cluster) { lines.append("  " + element(box)) }
      lines.append("}")
    }
    for arrow in text.arrows {
      let label = text.lines(of: arrow)
      let words = label.isEmpty ? "" : " : \(PlantUMLText.escaped(label))"
      lines.append("\(text.name(of: arrow.from)) \(Self.link(arrow)) \(text.name(of: arrow.to))\(words)")
    }
    lines.append("@enduml")
  }

  private func element(_ box: Box) -> String {
    let link = text.link(to: box, prefix: linkPrefix).map { " [[\(TextDiagram.plainURL($0))]]" } ?? ""
    let style = Self.style(of: box)
    return "\(style.shape) \"\(PlantUMLText.escaped(text.lines(of: box)))\" as \(text.name(of: box.id)) <<\(style.name)>>\(link)"
  }

  private struct Style {
    var name: String
    var shape = "rectangle"
    var look: [String]

    init(_ name: String, shape: String = "rectangle", _ look: String...) { (self.name, self.shape, self.look) = (name, shape, look) }
  }

  private static let styles = [
    Style("entry", "BackgroundColor #1E293B", "FontColor #FFFFFF", "BorderColor #1E293B"),
    Style("screen", "BackgroundColor #FFFFFF", "BorderColor #64748B", "RoundCorner 12"),
    Style("component", "BackgroundColor #F1F3F5", "BorderColor #A3ADBA"),
    Style("object", "BackgroundColor #F1F3F5", "BorderColor #A3ADBA", "RoundCorner 12"),
    Style("tab", "BackgroundColor #FFFFFF", "BorderColor #0369A1", "RoundCorner 12"),
    Style("route", "BackgroundColor #FFFFFF", "BorderColor #64748B", "BorderStyle dotted"),
    Style("alert", "BackgroundColor #FFFFFF", "BorderColor #7C3AED", "RoundCorner 12"),
    Style("deepLink", "BackgroundColor #E7F6F2", "BorderColor #0F766E"),
    Style("external", shape: "cloud", "BackgroundColor #FFFFFF", "BorderColor #A3ADBA"),
    Style("unresolved", "BackgroundColor #FEF3C7", "BorderColor #B45309"),
    Style("group", "BackgroundColor #F3F7FB", "BorderColor #64748B", "BorderThickness 2"),
    Style("unreachable", "BackgroundColor #FEF2F2", "BorderColor #B91C1C", "BorderStyle dashed", "RoundCorner 12"),
    Style("highlighted", "BackgroundColor #FFF7ED", "BorderColor #C2410C", "BorderThickness 4", "RoundCorner 12"),
  ]

  private static let styleByName = Dictionary(styles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static func style(of box: Box) -> Style {
    let name = box.isHighlighted ? "highlighted" : box.isUnreachable || box.isFaulty ? "unreachable" : box.kind.rawValue
    return styleByName[name] ?? Style(name)
  }

  private static func link(_ arrow: Arrow) -> String {
    var marks: [String] = []
    switch arrow.kind {
    case .sheet, .cover, .alert: marks.append("#7C3AED")
    case .tab, .selectTab, .column: marks.append("#0369A1")
    case .deepLink: marks.append("#0F766E")
    case .unresolved: marks.append("#B45309")
    default: break
    }
    if arrow.standing != .exact || arrow.kind == .unresolved { marks.append("dashed") }
    if arrow.isHighlighted || arrow.kind == .cover { marks.append("bold") }
    let head =
      switch arrow.kind {
      case .contains: ""
      case .replace: ">>"
      case .sheet, .cover: "|>"
      case .alert: "0"
      case .owns: "o"
      default: ">"
      }
    return "-\(marks.isEmpty ? "" : "[\(marks.joined(separator: ","))]")-\(head)"
  }
}

/// The only place where text becomes PlantUML.
enum PlantUMLText {
  /// Text in quotes or behind a colon, its lines apart by `\n`. Whatever could be markup (Creole), a variable or a function of the
  /// preprocessor, or end the text, becomes a character by its number.
  static func escaped(_ lines: [String]) -> String {
    let texts = lines.filter { !$0.isEmpty }.map { line in
      var result = ""
      for scalar in line.visible.unicodeScalars {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "?", "(", ")": result.unicodeScalars.append(scalar)
        case _ where scalar.isASCII:
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
    return texts.isEmpty ? " " : texts.joined(separator: "\\n")
  }
}
