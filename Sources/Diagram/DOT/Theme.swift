/// The colours of a picture. Each has one meaning, and none tells alone: see `ArrowStyle`.
public struct Theme: Hashable, Sendable {
  var ground: String
  var text: String
  var quietText: String
  var clusterGround: String
  var clusterBorder: String
  var boxGround: String
  var boxBorder: String
  var entryGround: String
  var entryText: String
  var quietGround: String
  var quietBorder: String
  var push: String
  var sheet: String
  var sheetText: String
  var tab: String
  var deepLink: String
  var deepLinkText: String
  var deepLinkGround: String
  var amber: String
  var amberText: String
  var amberGround: String
  var red: String
  var redText: String
  var redGround: String
  var green: String
  var greenText: String
  var greenGround: String
  var faded: String
  var fadedText: String
  var highlight: String

  /// For light ground.
  public static let light = Theme(
    ground: "#FFFFFF", text: "#111827", quietText: "#5F6877", clusterGround: "#F3F7FB", clusterBorder: "#D6E0EA",
    boxGround: "#FEFEFE", boxBorder: "#64748B", entryGround: "#1E293B", entryText: "#FDFDFD", quietGround: "#F1F3F5",
    quietBorder: "#A3ADBA", push: "#334155", sheet: "#7C3AED", sheetText: "#6D28D9", tab: "#0369A1", deepLink: "#0F766E",
    deepLinkText: "#0F4F49", deepLinkGround: "#E7F6F2", amber: "#B45309", amberText: "#92400E", amberGround: "#FEF3C7", red: "#B91C1C",
    redText: "#7F1D1D", redGround: "#FEF2F2",
    green: "#15803D", greenText: "#14532D", greenGround: "#E9F9EF", faded: "#94A3B8", fadedText: "#5D6B80", highlight: "#C2410C")

  /// For dark ground, with the same roles.
  public static let dark = Theme(
    ground: "#0B1220", text: "#E5EDF7", quietText: "#94A3B8", clusterGround: "#111A2C", clusterBorder: "#22304A",
    boxGround: "#17233A", boxBorder: "#7C8DA6", entryGround: "#E2E8F0", entryText: "#0F172A", quietGround: "#141E30",
    quietBorder: "#5E7190", push: "#C3CFDD", sheet: "#B794F6", sheetText: "#C9B0FA", tab: "#5CB3F0", deepLink: "#4FC8B4",
    deepLinkText: "#A7EBDD", deepLinkGround: "#0F2E2E", amber: "#F5B84B", amberText: "#F8CB7A", amberGround: "#3A2C10", red: "#F47C7C",
    redText: "#FBB4B4", redGround: "#33181D",
    green: "#4ADE80", greenText: "#A6F0BE", greenGround: "#0F2C1D", faded: "#56657D", fadedText: "#8B9BB3", highlight: "#FB923C")

  /// The pairs of colours by which a light picture turns dark. Colours of one role only, so that each light one has one dark one.
  public static let lightToDark: [(light: String, dark: String)] = zip(light.all, dark.all).map { (light: $0, dark: $1) }

  private var all: [String] {
    [
      ground, text, quietText, clusterGround, clusterBorder, boxGround, boxBorder, entryGround, entryText, quietGround, quietBorder, push,
      sheet, sheetText, tab, deepLink, deepLinkText, deepLinkGround, amber, amberText, amberGround, red, redText, redGround,
      green, greenText, greenGround, faded,
      fadedText, highlight,
    ]
  }
}
