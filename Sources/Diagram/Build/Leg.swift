import NavigationGraph

/// One site as the picture sees it: from a box to a box. Legs that agree become one arrow.
struct Leg: Hashable {
  var from: String
  var to: String
  var kind: ArrowKind
  /// The word before the name (`sheet`, `replace`), empty for a push.
  var word: String
  /// The route's or the tab's name.
  var name: String?
  var standing: ArrowStanding
  var location: SourceLocation?
  /// Whether it leads to a tab.
  var selectsTab = false
  /// Further facts for the tooltip.
  var remark: String?
  /// The position of its edge in the graph.
  var edge = 0
  /// In a picture of a change the edges between its own and where it ends: what a builder makes of a route, say.
  var steps: [Edge] = []
  /// In a picture of a change what became of it, and how it was.
  var change: ChangeState?
  var changeWords: [String] = []
}

extension ArrowKind {
  /// The arrow of an edge, and the word that tells it apart without colour.
  init(_ edge: Edge, fromDeepLink: Bool) {
    switch edge.kind {
    case .root: self = .root
    case .scene: self = .scene
    case .tab: self = .tab
    case .selectTab: self = .selectTab
    case .column: self = .column
    case .push: self = .push
    case .replace: self = .replace
    case .swap: self = .swap
    case .sheet, .popover, .inspector: self = .sheet
    case .fullScreenCover: self = .cover
    case .window: self = .window
    case .alert, .confirmationDialog: self = .alert
    case .open: self = fromDeepLink ? .deepLink : .external
    case .embeds: self = .contains
    case .owns: self = .owns
    case .builds: self = .builds
    }
  }
}

extension EdgeKind {
  /// The word at an arrow of this kind: none where the arrow alone says it, or where it is the plainest.
  var arrowWord: String {
    switch self {
    case .push, .root, .scene, .builds, .embeds, .owns: ""
    case .selectTab: EdgeKind.tab.word
    default: word
    }
  }
}
