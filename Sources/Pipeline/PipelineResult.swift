import Files
import Knowledge
import Link
import NavigationGraph
import Observations

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How source is read.
public struct PipelineOptions: Sendable {
  public var walk = FileWalk.Options()
  /// How many threads scan; nil for one a core.
  public var threads: Int?
  /// A line to explain, its file named as the graph names it.
  public var explaining: SourceLine?
  /// What is to be observed beside the graph.
  public var observing: Set<ObservationFamily> = []
  /// Whether the titles of views are looked for, and read from the project's tables of texts.
  public var tellsTitles = true
  /// What is known of frameworks and packages.
  public var knowledge = Knowledge.standard
  /// Told how far the run has come.
  public var progress: PipelineProgress?

  public init() {}

  var threadCount: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// A graph, and what is known beside it of the run that made it.
public struct PipelineResult: Sendable {
  public var graph: NavigationGraph
  /// What was asked for beside the graph, and what comments, property lists and entitlements say.
  public var observations = Observations()
  /// Files that were not read, or not wholly.
  public var problems: [FileProblem] = []
  /// The first Swift file beside one that was named itself, which was not read.
  public var leftOutBeside: String?
  /// What each stage took, in order.
  public var timings: [(stage: String, duration: Duration)] = []
  /// What each pass of the linker took, in order; together the stage `link`.
  public var passes: [(stage: String, duration: Duration)] = []
  /// What is seen at the line that was asked about; nil where nothing is.
  public var explanation: String?
  /// Whether the file of the line that was asked about is one of those that were read; true where none was asked about.
  public var readsExplainedFile = true
  /// What of the knowledge no code of the source has a use for.
  public var unused = UnusedKnowledge()
  /// Calls that seem to register destinations, of which nothing is known.
  public var untaught: [UntaughtCall] = []
  /// What the linker made on the way, of no use any more.
  public var leftovers: LinkLeftovers?
}

/// There was nothing to read.
public struct NoSwiftFile: Error, Sendable {
  public let problems: [FileProblem]

  public init(problems: [FileProblem]) { self.problems = problems }
}
