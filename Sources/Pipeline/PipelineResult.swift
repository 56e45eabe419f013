import Files
import NavigationGraph

/// How source is read.
public struct PipelineOptions: Sendable {
  public var walk = FileWalk.Options()
  /// How many threads scan; nil for one a core.
  public var threads: Int?

  public init() {}
}

/// A graph, and what is known beside it of the run that made it.
public struct PipelineResult: Sendable {
  public var graph: NavigationGraph
  /// Files that were not read, or not wholly.
  public var problems: [FileProblem] = []
  /// What each stage took, in order.
  public var timings: [(stage: String, duration: Duration)] = []
  /// What is seen at a line of a file, named as the graph names it; nil where nothing is.
  public var explain: @Sendable (_ file: String, _ line: Int) -> String? = { _, _ in nil }
}

/// There was nothing to read.
public struct NoSwiftFile: Error, Sendable {
  public let problems: [FileProblem]
}
