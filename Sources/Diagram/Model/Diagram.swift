import NavigationGraph

/// A group of boxes on common ground: a tab, a module, a folder.
public struct Cluster: Hashable, Sendable {
  public var id: String
  public var name: String
  /// The small grey word behind the name (`tab`, `module`).
  public var word: String
  public var boxes: [String]
  /// What became of it, in a picture of a change.
  public var change: ChangeState?

  public init(id: String, name: String, word: String, boxes: [String]) {
    self.id = id
    self.name = name
    self.word = word
    self.boxes = boxes
  }
}

/// The direction in which a user goes on.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "LR"
  case topToBottom = "TB"
}

/// What a picture shows, without any measure or colour: a pure function of a navigation graph and options.
public struct Diagram: Hashable, Sendable {
  /// The app's name, or what a picture of a change is called.
  public var title: String
  /// Behind the title: counts, commit.
  public var facts: [String]
  /// Nil: what gives the better ratio of sides.
  public var direction: Direction?
  /// In the order of reading, from the entries on.
  public var boxes: [Box]
  public var clusters: [Cluster]
  /// Boxes without any arrow, where there are so many that they are put in a table; in no cluster.
  public var loose: [String]
  public var arrows: [Arrow]
  /// What was left out or folded, a sentence each.
  public var notes: [String]
}
