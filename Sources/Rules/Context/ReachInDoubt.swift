import NavigationGraph

extension NavigationGraph {
  /// The ids of what no known way leads to and a place that could not be followed may lead to: what the rules hold back on says "unreachable?"
  /// wherever it is shown. O(nodes + edges), and the sites by the types that they name.
  public var idsInDoubt: Set<String> {
    let context = RuleContext(normalized())
    let nodes = context.graph.nodes
    return Set(nodes.indices.filter { nodes[$0].reachable == false && context.doubts.way(to: $0) != nil }.map { nodes[$0].id })
  }
}
