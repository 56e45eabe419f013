import NavigationGraph
import Reports

/// What the page of a change tells beside the picture: what became of each node and edge, and the list of changes.
public struct ViewerChanges: Sendable {
  /// What the two states are called.
  let base: String
  let head: String
  /// By the positions of the page's graph.
  let nodes: [ChangeMark]
  let edges: [ChangeMark]
  let rows: [ChangeRow]
  let idsOfBase: [String: String]
}

extension Viewer {
  /// The graph and the changes of a page that shows both states of a change.
  ///
  /// - Parameters:
  ///   - union: what the page's picture is of.
  ///   - result: the whole change, which the page lists.
  public static func changes(_ union: UnionGraph, _ result: DifferenceResult) -> (graph: NavigationGraph, changes: ViewerChanges) {
    var graph = union.graph
    // Nobody comes in by what is gone, nor goes on by it.
    for (position, mark) in union.edgeMarks.enumerated() where mark.state == .removed { graph.edges[position].live = false }
    for (position, mark) in union.nodeMarks.enumerated() where mark.state == .removed { graph.nodes[position].entry = nil }
    let changes = ViewerChanges(
      base: result.base, head: result.head, nodes: union.nodeMarks, edges: union.edgeMarks, rows: result.rows, idsOfBase: union.idsOfBase)
    return (graph, changes)
  }
}
