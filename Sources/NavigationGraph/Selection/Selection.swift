/// Which part of a graph is shown. Nothing selected is the whole graph.
///
/// The parts apply in the order in which they stand here, each to what the one before left.
public struct Selection: Hashable, Sendable {
  /// Names of modules or apps: what their entries lead to, and what they declare.
  public var targets: [String] = []
  /// What goes.
  public var excluded: [NodePattern] = []
  /// The kinds of navigation that stay; nil: all.
  public var kinds: Set<EdgeKind>?
  /// Where ways begin.
  public var from: [NodePattern] = []
  /// Where ways end.
  public var to: [NodePattern] = []
  /// How many steps longer than the shortest from its start to its end a way to `to` may be; nil: any number in a small part, in a large one as
  /// many as leave a picture that can be read.
  public var longer: Int?
  /// What can be reached from all that stays.
  public var reached: [NodePattern] = []
  /// What the rest stands round.
  public var focus: [NodePattern] = []
  /// How many steps from the focus, and to it.
  public var depth = 1
  /// What stays, with what joins it.
  public var included: [NodePattern] = []
  /// The ids of what stays, with what joins it: what a change can affect. Nil: all.
  public var affected: Set<String>?

  public init() {}

  public var isEmpty: Bool {
    targets.isEmpty && excluded.isEmpty && kinds == nil && from.isEmpty && to.isEmpty && reached.isEmpty && focus.isEmpty
      && included.isEmpty && affected == nil
  }

  /// All patterns that it is made of.
  var patterns: [NodePattern] { excluded + from + to + reached + focus + included }

  /// A name in a selection that names nothing in the graph.
  public enum Fault: Error, Hashable, Sendable {
    case unknownNode(NodePattern)
    case unknownTarget(String)
  }
}

/// A part of a graph, and what is to be said of it.
public struct SelectedGraph: Hashable, Sendable {
  public var graph: NavigationGraph
  /// What was selected and what is left, a sentence each; nothing where nothing was selected.
  public var notes: [String] = []
  /// The ids of what the selection is about: its focus, and the ends of its ways.
  public var subject: Set<String> = []
  /// The ids of components and objects that stand for themselves in the whole graph, or because somebody asks for them, where the part alone
  /// does not tell it; with the number of screens in which they stand in the whole graph.
  public var alone: [String: Int] = [:]
  /// The ids of what only stands beside what the selection is about, each with the ids of all that it leads to there: a component that it
  /// shares with others leads further, for these.
  public var leadsOnly: [String: Set<String>] = [:]
}

extension NavigationGraph {
  /// The part of the graph that a selection means: each node, edge, return, site and finding of it is one of this graph.
  ///
  /// Linear in nodes and edges but for names (each O(nodes · length)) and for embeddings, which are followed up from each view that
  /// navigates until its screens are found.
  ///
  /// - Throws: `Selection.Fault` for a name that names nothing. A pattern with `*` may select nothing.
  public func selecting(_ selection: Selection) throws(Selection.Fault) -> SelectedGraph {
    let meaning = meaning(of: selection)
    for pattern in selection.patterns where meaning[pattern]?.isEmpty ?? true && !pattern.isWild { throw .unknownNode(pattern) }
    for name in selection.targets where !hasTarget(name) { throw .unknownTarget(name) }
    return selecting(selection, meaning: meaning)
  }

  /// What each pattern of a selection means in the graph, by id.
  func meaning(of selection: Selection) -> [NodePattern: Set<String>] {
    Dictionary(selection.patterns.map { ($0, Set($0.nodes(in: self).map { nodes[$0].id })) }, uniquingKeysWith: { first, _ in first })
  }

  /// The part of a graph that a selection means whose names were looked up.
  func selecting(_ selection: Selection, meaning: [NodePattern: Set<String>]) -> SelectedGraph {
    guard !selection.isEmpty else { return SelectedGraph(graph: self) }
    var stages = SelectionStages(self)
    stages.apply(selection, meaning: meaning)
    return stages.result
  }
}
