/// By what the boxes of a diagram are grouped.
public enum Grouping: String, Hashable, Sendable, CaseIterable {
  /// By tab where there are tabs, else by module where there are several.
  case automatic = "auto"
  case tab, module, folder, none
}

/// The choices of a diagram.
public struct DiagramOptions: Hashable, Sendable {
  /// The name in the title line; nil: the app's.
  public var title: String?
  /// The revision in the title line.
  public var commit: String?
  public var grouping: Grouping = .automatic
  /// Nil: what gives the better ratio of sides.
  public var direction: Direction?
  /// Endings left off the names of screens; nil: `View`, `Screen`, `ViewController` where nearly all have one.
  public var suffixes: [String]?
  /// Components as boxes of their own, else folded into their screens.
  public var showsComponents = false
  /// Routes as boxes, else as the words at arrows.
  public var showsRoutes = false
  /// Above this many boxes or arrows whole groups are folded into one box each.
  public var boxBudget = 150
  public var arrowBudget = 400

  public init() {}
}
