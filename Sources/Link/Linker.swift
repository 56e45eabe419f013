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
  ///   - finished: told the name of each pass once it is done, in order, so that whoever has a clock can time it.
  public func link(
    _ input: LinkInput, explaining place: SourceLine? = nil, finished: (_ pass: String) -> Void = { _ in }
  ) -> LinkResult {
    let passes = Passes(input, knowledge, finished)
    let graph = passes.graph()
    finished("graph")
    let explanation = place.flatMap {
      Explanation(evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, graph: graph).explain($0)
    }
    return LinkResult(graph: graph, explanation: explanation)
  }
}

/// What the passes find, one after the other: each is made of those before it.
struct Passes {
  let input: LinkInput
  let program: Program
  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let finder: ViewFinder
  let columns: Columns
  let choices: RootChoices
  let builders: BuilderTable
  let summaries: Summaries

  init(_ input: LinkInput, _ knowledge: Knowledge, _ finished: (_ pass: String) -> Void = { _ in }) {
    var sorted = input
    sorted.files.sort { $0.path < $1.path }
    self.input = sorted
    program = ProgramIndex.build(sorted, knowledge)
    finished("index")
    evaluator = Evaluator(TypeResolver(program), knowledge)
    evaluator.evaluateAll()
    evaluator.recordedCalls = evaluator.calls.count
    finished("evaluate")
    flow = Flow(evaluator)
    finished("flow")
    slots = SlotGraph(evaluator, flow)
    finished("slots")
    finder = ViewFinder(evaluator, flow)
    columns = Columns(evaluator, flow, slots, finder)
    choices = RootChoices(evaluator, slots, finder)
    finished("choices")
    builders = BuilderAnalysis(evaluator: evaluator, flow: flow, slots: slots, finder: finder, columns: columns).run()
    finished("builders")
    summaries = Summaries(evaluator, flow, slots, choices, builders)
    summaries.run()
    finished("summaries")
  }

  func graph() -> NavigationGraph {
    GraphBuilder(input, evaluator, flow, slots, finder, builders, summaries, columns, choices).build()
  }
}
