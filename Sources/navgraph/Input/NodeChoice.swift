import CommandLine
import NavigationGraph

/// The nodes that a user names.
enum NodeChoice {
  /// The nodes that a word means, all of one kind.
  /// - Throws: `CommandFailure` with 2 where there are none, or too many, or such of several kinds.
  static func nodes(named word: String, in graph: NavigationGraph, atMost limit: Int) throws(CommandFailure) -> [Int] {
    let found = graph.nodes(named: word)
    let shown = TerminalText.printable(word)
    guard let first = found.first else {
      let near = nearest(to: word, in: graph)
      throw .usage("nothing in the graph is called '\(shown)'" + (near.isEmpty ? "" : "; near to it:\n" + lines(near)))
    }
    let isOfOneKind = found.allSatisfy { graph.nodes[$0].kind == graph.nodes[first].kind }
    guard isOfOneKind, found.count <= limit else {
      let ids = found.prefix(2 * limit).map { graph.nodes[$0].id }
      let rest = found.count - ids.count
      throw .usage("'\(shown)' may mean \(found.count) things; name one by its id:\n" + lines(ids) + (rest > 0 ? "\n  and \(rest) more" : ""))
    }
    return found
  }

  private static func lines(_ ids: [String]) -> String { ids.map { "  \(TerminalText.printable($0))" }.joined(separator: "\n") }

  /// The ids of what the user may have meant: the name that is nearest in letters, and those that hold the word or its last part.
  private static func nearest(to word: String, in graph: NavigationGraph) -> [String] {
    let plain = word.split { $0 == "." || $0 == ":" || $0 == "/" }.last.map { $0.lowercased() } ?? ""
    var result: [Int] = []
    let lastNames = graph.nodes.map { $0.name.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? $0.name }
    for (known, asked) in [(graph.nodes.map(\.name), word), (graph.nodes.map(\.id), word), (lastNames, plain)] {
      guard let near = Suggestion.nearest(to: asked, among: known) else { continue }
      result += known.indices.filter { known[$0] == near }
    }
    if plain.count >= 3 { result += graph.nodes.indices.filter { graph.nodes[$0].name.lowercased().contains(plain) } }
    var seen: Set<Int> = []
    return result.filter { seen.insert($0).inserted }.prefix(5).map { graph.nodes[$0].id }
  }
}
