/// What a change can affect: nodes of a graph, each with the way on which the change comes to it.
public struct Impact: Sendable {
  /// How one thing passes a change on to another.
  public enum Link: String, Hashable, Sendable {
    /// The source of it is changed.
    case changed
    /// It embeds what can be affected.
    case contains
    /// It names what can be affected.
    case uses
    /// It is a route, and what it becomes can be affected.
    case shows
    /// It is what a route becomes whose value or builder is changed.
    case shownBy
    /// It leads to what can be affected.
    case opens
  }

  /// A step of the way back to the change.
  public struct Step: Hashable, Sendable {
    public var link: Link
    /// What passes the change on.
    public var name: String
    /// The id of its node; nil for what is no node.
    public var node: String?
  }

  /// A node that can be affected.
  public struct Affected: Hashable, Sendable {
    /// Its number in the graph.
    public var node: Int
    /// How many steps the change is away; 0 for what is changed itself.
    public var distance: Int
    /// From the node back to what is changed; empty for what is changed itself.
    public var steps: [Step]
    /// The file in which the way begins.
    public var file: String

    /// How the change comes to it.
    public var link: Link { steps.first?.link ?? .changed }
  }

  /// By distance, then by the order of the nodes.
  public var affected: [Affected] = []

  /// Finds what a change can affect.
  ///
  /// A change goes from a piece of source to those that name it, through models, services and routers, until a view has it; from a view to the
  /// views that embed it and to the routes that become it; and, of what does not only use something changed, one step further to what opens
  /// it. O(pieces + uses + nodes + edges).
  public init(of files: [ChangedFile], uses: TypeUses, in index: GraphIndex) {
    var search = ImpactSearch(uses, index)
    for file in files where file.change != .removed { search.begin(with: file) }
    search.run()
    affected = search.affected()
  }
}
