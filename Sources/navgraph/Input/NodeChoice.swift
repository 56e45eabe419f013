import CommandLine
import NavigationGraph
import Rules

/// The nodes that a user names.
enum NodeChoice {
  /// The nodes that a word means, all of one kind.
  /// - Throws: `CommandFailure` with 2 where there are none, or too many, or such of several kinds.
  static func nodes(named word: String, in graph: NavigationGraph, atMost limit: Int) throws(CommandFailure) -> [Int] {
    let found = graph.nodes(named: word)
    let shown = TerminalText.printable(word)
    guard let first = found.first else {
      let near = graph.nodes(near: word).prefix(5).map { graph.nodes[$0].id }
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

  /// A pattern that selects nothing, and what may be meant.
  static func unknown(_ pattern: NodePattern, in graph: NavigationGraph) -> CommandFailure {
    let shown = TerminalText.printable(pattern.text)
    if let kind = ["module:", "folder:"].first(where: pattern.text.hasPrefix) {
      let near = kind == "module:" ? pattern.nearest(in: graph).map { "; did you mean '\(TerminalText.printable($0))'?" } ?? "" : ""
      return .usage("nothing in the graph is of '\(shown)'\(near)")
    }
    let near = graph.nodes(near: pattern.text).prefix(5).map { graph.nodes[$0].id }
    return .usage("nothing in the graph is called '\(shown)'" + (near.isEmpty ? "" : "; near to it:\n" + lines(near)))
  }

  private static func lines(_ ids: [String]) -> String { ids.map { "  \(TerminalText.printable($0))" }.joined(separator: "\n") }
}
