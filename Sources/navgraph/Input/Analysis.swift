import Configuration
import Files
import NavigationGraph
import Observations

/// A graph, and what is known beside it of the source that it was made from.
struct Analysis: Sendable {
  var graph: NavigationGraph
  /// What was read, as the user named it; nothing where it is a saved graph.
  var paths: [String] = []
  /// What was asked for beside the graph.
  var observations = Observations()
  /// What the project's configuration says; nil where there is none.
  var configuration: Configuration?
  /// Files that were not read, or not wholly.
  var problems: [FileProblem] = []
  /// Names of calls that seem to register destinations, of which nothing is known.
  var untaught: [String] = []
  /// What each stage took, in order.
  var timings: [(stage: String, duration: Duration)] = []
  /// What is seen at the line that was asked about; `nil` where nothing is.
  var explanation: String?
  /// Whether the file that was asked about is one of those that were read.
  var readsExplainedFile = true

  /// Whether something that was asked for could not be read at all.
  var hasUnreadable: Bool { problems.contains { $0.kind == .unreadable } }
}
