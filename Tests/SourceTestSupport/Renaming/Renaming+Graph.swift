import NavigationGraph

extension Renaming {
  /// Where the graph of the renamed sources differs from that of the original but for the names.
  public func differences(from original: NavigationGraph) throws -> [String] {
    let renamed = try sources.graph()
    let text = withOldNames(String(decoding: renamed.json(), as: UTF8.self))
    return GraphDifferences.lines(original, try NavigationGraph(json: Array(text.utf8)))
  }
}
