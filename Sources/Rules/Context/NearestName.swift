import CommandLine
import NavigationGraph

extension NodePattern {
  /// What may be meant by a pattern that selects nothing: a name, an id or a module of the graph; nil where none is near. It is written the
  /// way the pattern is. O(nodes · length²).
  public func nearest(in graph: NavigationGraph) -> String? {
    let module = "module:"
    if text.hasPrefix(module) {
      return Suggestion.nearest(to: text, among: Set(graph.nodes.compactMap(\.module)).sorted().map { module + $0 })
    }
    let known = graph.nodes.map { text.contains(":") ? $0.id : $0.name }
    // `.cart` and `cart` mean the ends of names.
    let ends = text.contains(":") ? [] : graph.nodes.compactMap { $0.name.split(separator: ".").last.map(String.init) }
    return Suggestion.nearest(to: text, among: known + ends)
  }
}
