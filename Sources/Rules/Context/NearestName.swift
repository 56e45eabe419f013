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
    return graph.nodes(near: text).first.map { text.contains(":") ? graph.nodes[$0].id : graph.nodes[$0].name }
  }
}

extension NavigationGraph {
  /// The numbers of the nodes that may be meant by a word which names none: those whose name, id or last part of the name is nearest in
  /// letters, then those whose name holds its last part. O(nodes · length²).
  public func nodes(near word: String) -> [Int] {
    let plain = word.split { $0 == "." || $0 == ":" || $0 == "/" }.last.map { $0.lowercased() } ?? ""
    let lastNames = nodes.map { $0.name.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? $0.name }
    var result: [Int] = []
    for (known, asked) in [(nodes.map(\.name), word), (nodes.map(\.id), word), (lastNames, plain)] {
      guard let near = Suggestion.nearest(to: asked, among: known) else { continue }
      result += known.indices.filter { known[$0] == near }
    }
    if plain.count >= 3 { result += nodes.indices.filter { nodes[$0].name.lowercased().contains(plain) } }
    var seen: Set<Int> = []
    return result.filter { seen.insert($0).inserted }
  }
}
