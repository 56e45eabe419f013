import NavigationGraph

/// What an arrow tells: it decides colour, arrowhead and line. Kinds of edges that a reader need not tell apart share one.
public enum ArrowKind: String, Hashable, Sendable, CaseIterable, Comparable {
  case root, scene, tab, selectTab, column, push, replace, swap, sheet, cover, window, alert
  case deepLink, external, contains, builds, owns, unresolved
  /// Ways of several kinds between two groups.
  case several

  public static func < (a: Self, b: Self) -> Bool { a.order < b.order }

  /// What a legend calls it.
  public var title: String {
    switch self {
    case .root: EdgeKind.root.word
    case .scene: EdgeKind.scene.word
    case .tab: EdgeKind.tab.word
    case .selectTab: EdgeKind.selectTab.word
    case .column: EdgeKind.column.word
    case .push: EdgeKind.push.word
    case .replace: EdgeKind.replace.word
    case .swap: EdgeKind.swap.word
    case .sheet: "\(EdgeKind.sheet.word), \(EdgeKind.popover.word)"
    case .cover: EdgeKind.fullScreenCover.word
    case .window: EdgeKind.window.word
    case .alert: EdgeKind.alert.word
    case .deepLink: "deep link"
    case .external: "leaves the app"
    case .contains: EdgeKind.embeds.word
    case .builds: EdgeKind.builds.word
    case .owns: EdgeKind.owns.word
    case .unresolved: "not resolved"
    case .several: "ways of any kind"
    }
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// How sure an arrow is, as far as the picture shows.
public enum ArrowStanding: String, Hashable, Sendable, Comparable {
  case exact
  /// Concluded from less than a declaration, or one of several answers.
  case inferred
  /// Starts where no user comes: an unreachable screen, a function that nothing calls.
  case dead

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .exact: 0
    case .inferred: 1
    case .dead: 2
    }
  }
}

/// One arrow of a diagram; sites that agree in both ends and in kind are one.
public struct Arrow: Hashable, Sendable {
  public var from: String
  public var to: String
  public var kind: ArrowKind
  /// The word that tells the kind without colour (`sheet`, `popover`, `replace`); empty for a push.
  public var word: String
  public var standing: ArrowStanding
  /// What stands at the arrow, a line each.
  public var label: [String]
  /// The number of sites.
  public var count: Int
  /// What a pointer resting on the arrow tells.
  public var tooltip: String
  /// The first of its places in the source.
  public var location: SourceLocation?

  public init(
    from: String, to: String, kind: ArrowKind, word: String = "", standing: ArrowStanding = .exact, label: [String] = [], count: Int = 1,
    tooltip: String = "", location: SourceLocation? = nil
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.word = word
    self.standing = standing
    self.label = label
    self.count = count
    self.tooltip = tooltip
    self.location = location
  }

  /// One of its ends was asked to be drawn strong.
  public var isHighlighted = false

  /// What became of it, in a picture of a change.
  public var change: ChangeState?

  /// Whether another place of the same screen leads there now.
  var isMoved = false

  /// Whether it leads to the first view of a tab because the tab is selected.
  var selectsTab = false

  /// Unique in a diagram. Tabs and what selects them share a word.
  public var id: String { "\(word.isEmpty || kind == .selectTab ? kind.rawValue : word)/\(from)/\(to)" }
}
