import Files
import NavigationGraph

/// A graph, and what is known beside it of the source that it was made from.
struct Analysis: Sendable {
  var graph: NavigationGraph
  /// Files that were not read, or not wholly.
  var problems: [FileProblem] = []
  /// What each stage took, in order.
  var timings: [(stage: String, duration: Duration)] = []
  /// What is seen at a line of a file, named as the graph names it; `nil` where nothing is. Of a saved graph only what it holds.
  var explain: @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }

  /// Whether something that was asked for could not be read at all.
  var hasUnreadable: Bool { problems.contains { $0.kind == .unreadable } }
}
