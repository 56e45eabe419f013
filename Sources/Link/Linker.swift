import Knowledge
import NavigationGraph

/// What linking gives.
public struct LinkResult: Sendable {
  public let graph: NavigationGraph
  /// What the linker sees at the line that was asked about; nil where it sees nothing.
  public let explanation: String?
}

/// Facts of all files to the navigation graph.
public struct Linker {
  public let knowledge: Knowledge

  public init(knowledge: Knowledge = .standard) { self.knowledge = knowledge }

  /// The graph, in normal form: the same for the same source, whatever the order of the files.
  ///
  /// - Parameters:
  ///   - input: the facts of all files, and what the project says of them.
  ///   - place: a line to explain.
  public func link(_ input: LinkInput, explaining place: SourceLine? = nil) -> LinkResult {
    var sorted = input
    sorted.files.sort { $0.path < $1.path }
    let program = ProgramIndex.build(sorted, knowledge)
    let resolver = TypeResolver(program)
    let evaluator = Evaluator(resolver, knowledge)
    evaluator.evaluateAll()
    evaluator.recordedCalls = evaluator.calls.count
    let flow = Flow(evaluator)
    let slots = SlotGraph(evaluator, flow)
    let finder = ViewFinder(evaluator, flow)
    let columns = Columns(evaluator, slots)
    let choices = RootChoices(evaluator, slots, finder)
    let builders = BuilderAnalysis(evaluator: evaluator, flow: flow, slots: slots, finder: finder, columns: columns).run()
    let summaries = Summaries(evaluator, flow, slots, choices, builders)
    summaries.run()
    let graph = GraphBuilder(sorted, evaluator, flow, slots, finder, builders, summaries, columns, choices).build()
    let explanation = place.flatMap {
      Explanation(evaluator: evaluator, flow: flow, slots: slots, summaries: summaries, graph: graph).explain($0)
    }
    return LinkResult(graph: graph, explanation: explanation)
  }
}
