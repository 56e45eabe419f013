/// How an arrow looks. Kinds differ in arrowhead or line, not by colour alone.
struct ArrowStyle: Hashable {
  var color: String
  var textColor: String
  var head: String
  var line: String?
  var width: Double
  /// A double line, its middle in the colour of the ground.
  var isDouble = false

  init(_ arrow: Arrow, _ theme: Theme) {
    self.init(arrow.kind, arrow.standing, theme)
    ChangeLook.apply(to: &self, arrow.change, theme)
    if arrow.isHighlighted { width = width < 1 ? 1.8 : 2.6 }
  }

  init(_ kind: ArrowKind, _ standing: ArrowStanding, _ theme: Theme) {
    (color, textColor) = Self.colors(kind, theme)
    head = Self.head(kind)
    line = kind == .unresolved ? "dotted" : kind == .owns ? "dotted" : nil
    width = kind == .contains || kind == .builds || kind == .owns || kind == .external ? 0.8 : 1.15
    isDouble = kind == .cover
    switch standing {
    case .exact: break
    case .inferred: line = line ?? "dashed"
    case .dead:
      color = theme.faded
      textColor = theme.fadedText
      line = line ?? "dashed"
    }
  }

  private static func colors(_ kind: ArrowKind, _ theme: Theme) -> (String, String) {
    switch kind {
    case .push, .replace, .swap, .window, .several: (theme.push, theme.push)
    case .root, .scene: (theme.boxBorder, theme.quietText)
    case .tab, .selectTab, .column: (theme.tab, theme.tab)
    case .sheet, .cover, .alert: (theme.sheet, theme.sheetText)
    case .deepLink: (theme.deepLink, theme.deepLink)
    case .external, .contains, .builds, .owns: (theme.quietBorder, theme.quietText)
    case .unresolved: (theme.amber, theme.amberText)
    }
  }

  private static func head(_ kind: ArrowKind) -> String {
    switch kind {
    case .push, .unresolved, .several: "normal"
    case .root: "diamond"
    case .scene: "obox"
    case .window: "box"
    case .replace: "normalnormal"
    case .swap: "normaltee"
    case .sheet, .cover: "onormal"
    case .alert: "odot"
    case .tab, .deepLink, .column: "vee"
    case .selectTab: "veevee"
    case .external: "empty"
    case .contains: "none"
    case .builds: "dot"
    case .owns: "odiamond"
    }
  }

  /// The colour attribute, with the ground in the middle of a double line.
  func colorList(_ theme: Theme) -> String { isDouble ? "\(color):\(theme.ground):\(color)" : color }
}

extension ArrowKind {
  /// Whether the arrow takes the user on, so that its end stands after its start; the others go across, and must not pull apart what ways on
  /// have put in order.
  var isWayOn: Bool {
    switch self {
    case .selectTab, .swap: false
    default: true
    }
  }
}
