/// By what the boxes of a diagram are grouped.
public enum Grouping: String, Hashable, Sendable, CaseIterable {
  /// By tab where there are tabs, else by module where there are several.
  case automatic = "auto"
  case tab, module, folder, none
}

/// What becomes one box.
public enum Collapse: String, Hashable, Sendable, CaseIterable {
  /// All that a module declares.
  case module
  /// All that the files of one folder declare.
  case folder
  /// What is declared inside one type (`Feature.Detail` in `Feature`), and the cases of one route type where routes are shown.
  case type
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
  /// What is drawn as one box; nil: each screen is a box, up to the budget.
  public var collapse: Collapse?
  /// Nodes (by id) whose boxes, and the arrows at them, are drawn strong. One that has no box stands for the screens that show it.
  public var highlight: Set<String> = []
  /// Components and objects (by id) that have boxes of their own although the graph, a part of a larger one, does not tell it, and the number of
  /// screens in which they stand in that.
  public var alone: [String: Int] = [:]
  /// What leads only to some others, all by id: its other arrows are those of components that it shares with these, and are not drawn.
  public var leadsOnly: [String: Set<String>] = [:]
  /// What the picture is about, by id: all arrows to it are drawn, however many.
  public var subject: Set<String> = []
  /// The ids of what no known way leads to and a place that could not be followed may lead to.
  public var doubted: Set<String> = []
  /// Sentences shown below the title, before those of the diagram itself: what was selected, say.
  public var notes: [String] = []
  /// Above this many boxes or arrows whole groups are folded into one box each.
  public var boxBudget = 150
  /// Set with `boxBudget` by `setBudget`.
  public var arrowBudget = 400
  /// The most boxes whose arrows to one box are all drawn; nil: the fewer the larger the diagram, and all in a small one.
  public var hubLimit: Int?

  public init() {}

  /// Sets the budget of boxes, and that of arrows in proportion.
  public mutating func setBudget(boxes: Int) {
    boxBudget = max(boxes, 1)
    arrowBudget = boxBudget > Int.max / 8 ? Int.max : boxBudget * 8 / 3
  }

  /// How many groups a folded diagram may have: fewer than boxes, for nearly every pair of groups has its ways.
  var groupLimit: Int { boxBudget < 40 ? boxBudget : max(40, boxBudget / 15 * 4) }
}
