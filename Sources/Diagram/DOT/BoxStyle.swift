/// How a box looks.
struct BoxStyle: Hashable {
  var shape = "box"
  var style = "rounded,filled"
  var fill: String
  var border: String
  var text: String
  var fontSize = 11.0
  var margin = "0.13,0.07"
  var height = 0.38
  var isBold = false
  /// Lines round it, and their width.
  var peripheries = 1
  var borderWidth = 1.1

  init(_ box: Box, _ theme: Theme) {
    (fill, border, text) = (theme.boxGround, theme.boxBorder, theme.text)
    switch box.kind {
    case .screen: break
    case .entry:
      (fill, border, text, isBold) = (theme.entryGround, theme.entryGround, theme.entryText, true)
    case .component, .object, .external:
      (fill, border) = (theme.quietGround, theme.quietBorder)
      (fontSize, height, margin) = (10, 0.32, "0.12,0.06")
      if box.kind == .component { style = "filled" }
      if box.kind == .external { (text, style) = (theme.quietText, "filled,rounded") }
    case .route:
      (fontSize, height, margin) = (10, 0.32, "0.12,0.06")
      if box.isFaulty { (fill, border, text, style) = (theme.redGround, theme.red, theme.redText, "filled,dashed") }
    case .tab:
      (border, text) = (theme.tab, theme.tab)
    case .alert:
      (border, text) = (theme.sheet, theme.sheetText)
      (fontSize, height, margin) = (9, 0.26, "0.1,0.04")
    case .deepLink:
      (shape, style, fill, border, text) = ("cds", "filled", theme.deepLinkGround, theme.deepLink, theme.deepLinkText)
      // The shape keeps no room for a second line.
      (fontSize, height, margin) = (10, 0.32, box.lines.count + box.details.count > 1 ? "0.2,0.17" : "0.17,0.05")
    case .unresolved:
      (shape, style, fill, border, text) = ("circle", "filled", theme.amberGround, theme.amber, theme.amberText)
    case .group:
      (fill, border, style) = (theme.clusterGround, theme.boxBorder, "rounded,filled,bold")
    }
    if box.isUnreachable {
      (fill, border, text) =
        box.isDoubted ? (theme.amberGround, theme.amber, theme.amberText) : (theme.redGround, theme.red, theme.redText)
      style += ",dashed"
    }
    ChangeLook.apply(to: &self, box, theme)
    // Two strong lines tell without colour; in colour they stand out from every kind.
    if box.isHighlighted { (border, peripheries, borderWidth, isBold) = (theme.highlight, 2, 2.2, true) }
  }
}
