/// What an edge of a kind is called, and what it does in a sentence. All pages, pictures and reports take their words from here, so that a
/// reader of two finds the same word for the same thing.
public struct EdgeWording: Hashable, Sendable {
  /// What stands before the target in a sentence: `presents`.
  public let verb: String
  /// What stands behind it: `as a sheet`; empty for nothing.
  public let manner: String
  /// Whether the sentence needs its target: a dialog that belongs to the screen that asks has no other name.
  public let needsTarget: Bool

  fileprivate init(_ verb: String, _ manner: String = "", needsTarget: Bool = true) {
    self.verb = verb
    self.manner = manner
    self.needsTarget = needsTarget
  }
}

extension EdgeKind {
  /// The name of the kind, for columns, chips and legends.
  public var word: String {
    switch self {
    case .root: "starts with"
    case .fullScreenCover: "cover"
    case .confirmationDialog: "dialog"
    case .selectTab: "selects tab"
    case .open: "opens"
    case .builds: "shown as"
    case .embeds: "contains"
    case .tab, .column, .push, .replace, .sheet, .popover, .inspector, .window, .alert, .swap, .scene, .owns: rawValue
    }
  }

  /// What an edge of this kind does, for a sentence `A pushes B`.
  public func wording(to target: NodeKind) -> EdgeWording {
    switch self {
    case .root: EdgeWording("opens with")
    case .tab: EdgeWording(target == .tab ? "has" : "shows")
    case .column: EdgeWording("shows", "in a column")
    case .push: EdgeWording("pushes")
    case .replace: EdgeWording("pushes", "in place of what is on the stack")
    case .sheet: EdgeWording("presents", "as a sheet")
    case .fullScreenCover: EdgeWording("presents", "as a full-screen cover")
    case .popover: EdgeWording("presents", "as a popover")
    case .inspector: EdgeWording("shows", "in an inspector")
    case .window: EdgeWording("opens a window with")
    case .alert: EdgeWording(target == .alert ? "shows" : "shows an alert for")
    case .confirmationDialog: EdgeWording(target == .alert ? "asks in a dialog" : "asks in a dialog for", needsTarget: target != .alert)
    case .selectTab: EdgeWording("selects")
    case .swap: EdgeWording("shows", "in place of what was there")
    case .open: EdgeWording("opens")
    case .scene, .owns: EdgeWording("has")
    case .builds: EdgeWording(target == .route ? "is turned into" : "is shown as")
    case .embeds: EdgeWording("contains")
    }
  }
}
