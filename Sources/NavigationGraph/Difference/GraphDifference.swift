/// What a change does to the navigation of an app: the graphs before and after, and how they differ.
///
/// Where a thing stands (file, line, column, module) is no part of what it is: a moved file or line is no difference. Nor is a name: what was
/// renamed is told as renamed, and not as gone and come.
public struct GraphDifference: Sendable {
  /// The graph before the change.
  public let base: NavigationGraph
  /// The graph after it.
  public let head: NavigationGraph
  /// Which node after the change is which before it.
  public let correspondence: NodeCorrespondence
  /// What came, went, was renamed or changed, in the order of the ids.
  public let nodes: [NodeChange]
  /// The ways that came, went or changed, in the order of their places.
  public let edges: [EdgeChange]
  /// Places that go back.
  public let returns: Appearances<Return>
  /// Places that could not be followed.
  public let unresolved: Appearances<Unresolved>
  /// What the rules find; nil where one of the graphs knows nothing of findings.
  public let findings: Appearances<Finding>?
  /// What users can now get to, or no longer, of what is there before and after.
  public let reach: [ReachChange]
  /// The part of the app that it tells of; nil: all of it.
  public let scope: DifferenceScope?

  /// Compares two graphs. O(n log n) in what they hold, and what renames cost: candidates that have something in common.
  ///
  /// - Parameter heldBack: what the rules would have found on each side, had no place that cannot be followed cast doubt on it: what is found on
  ///   one side and held back on the other is neither new nor solved.
  public init(from base: NavigationGraph, to head: NavigationGraph, heldBack: (base: [Finding], head: [Finding]) = ([], [])) {
    let (before, after) = (GraphIndex(base), GraphIndex(head))
    var correspondence = NodeCorrespondence(bySameNames: before, after)
    RenameSearch(before, after).extend(&correspondence)
    self.base = base
    self.head = head
    self.correspondence = correspondence
    nodes = NodeChange.all(base, head, correspondence)
    edges = EdgePairing(before, after, correspondence).changes()
    let keys = ChangeKeys(before, after, correspondence)
    returns = Appearances(base.returns, head.returns, base: { keys.place(ofBase: $0) }, head: { keys.place(ofHead: $0) })
    unresolved = Appearances(base.unresolved, head.unresolved, base: { keys.place(ofBase: $0) }, head: { keys.place(ofHead: $0) })
    findings = FindingPairing(before, after, correspondence).changes(heldBack: heldBack)
    reach = ReachChange.all(before, after, correspondence)
    scope = nil
  }

  /// What of a difference lies in a part of both states.
  init(_ whole: GraphDifference, within scope: DifferenceScope) {
    (base, head, correspondence) = (whole.base, whole.head, whole.correspondence)
    let contains = scope.membership
    nodes = whole.nodes.filter { contains.base($0.base) || contains.head($0.head) }
    edges = whole.edges.filter { contains.base($0.base) || contains.head($0.head) }
    returns = contains.part(of: whole.returns, \.returns)
    unresolved = contains.part(of: whole.unresolved, \.unresolved)
    findings = whole.findings.map { contains.part(of: $0) { $0.findings ?? [] } }
    reach = whole.reach.filter { contains.base($0.base) || contains.head($0.head) }
    self.scope = scope
  }

  /// Whether the change does nothing to the navigation.
  public var isEmpty: Bool {
    nodes.isEmpty && edges.isEmpty && returns.isEmpty && unresolved.isEmpty && reach.isEmpty && (findings?.isEmpty ?? true)
  }
}
