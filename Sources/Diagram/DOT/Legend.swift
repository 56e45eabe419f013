/// The kinds that occur in a diagram, as a table in an HTML-like label.
struct Legend {
  /// The table; nil where there is nothing to tell.
  let label: String?

  /// Up to this many boxes a picture is narrow, and must not grow for its heading.
  static let smallLimit = 12

  init(_ diagram: Diagram, _ theme: Theme) {
    let isOfChange = diagram.isOfChange
    let changes = ChangeLook.legend(diagram, theme)
    var cells = changes.map { Self.cell($0.sample, $0.color, $0.name, theme) }
    let kinds = Set(diagram.arrows.filter { isOfChange || $0.standing != .dead }.map(\.kind)).sorted()
    for kind in kinds {
      let style = ArrowStyle(kind, .exact, theme)
      cells.append(Self.cell(Self.sample(kind), isOfChange ? theme.quietText : style.color, kind.title, theme))
    }
    if !isOfChange, diagram.arrows.contains(where: { $0.standing == .inferred }) { cells.append(Self.cell("– –▶", theme.push, "inferred", theme)) }
    if !isOfChange, diagram.arrows.contains(where: { $0.standing == .dead }) || diagram.boxes.contains(where: \.isUnreachable) {
      cells.append(Self.cell("– –▶", theme.faded, "unreachable", theme))
    }
    if diagram.boxes.contains(where: \.isDoubted) { cells.append(Self.cell("unreachable?", theme.amberText, "unless by a place not resolved", theme)) }
    guard !cells.isEmpty else {
      label = nil
      return
    }
    var rows = ""
    let columns = diagram.boxes.count <= Self.smallLimit ? 4 : 8
    for start in stride(from: 0, to: cells.count, by: columns) {
      rows += "<tr>" + cells[start..<min(start + columns, cells.count)].joined() + "</tr>"
    }
    label = "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">\(rows)</table>"
  }

  private static func cell(_ sample: String, _ color: String, _ name: String, _ theme: Theme) -> String {
    "<td align=\"right\"><font color=\"\(color)\" point-size=\"10\">\(sample)</font></td>"
      + "<td align=\"left\"><font color=\"\(theme.quietText)\" point-size=\"9\">\(DOTText.label(name))    </font></td>"
  }

  /// The line and the head of an arrow in characters that the common fonts have.
  private static func sample(_ kind: ArrowKind) -> String {
    switch kind {
    case .push, .several: "──▶"
    case .root: "──◆"
    case .scene: "──□"
    case .builds: "──●"
    case .replace: "──▶▶"
    case .swap: "──▶|"
    case .sheet: "──▷"
    case .cover: "══▷"
    case .alert: "──○"
    case .window: "──■"
    case .tab, .deepLink, .column: "──❯"
    case .selectTab: "──❯❯"
    case .external: "──▷"
    case .contains: "───"
    case .owns: "· ·◇"
    case .unresolved: "· ·▶"
    }
  }
}
