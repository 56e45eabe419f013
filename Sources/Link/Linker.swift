import Knowledge
import NavigationGraph
import Observations

/// What linking gives.
public struct LinkResult: Sendable {
  public let graph: NavigationGraph
  /// What was asked for beside the graph.
  public let observations: Observations
  /// What the linker sees at the line that was asked about; nil where it sees nothing.
  public let explanation: String?
  /// What of the knowledge no code of the source has a use for.
  public let unused: UnusedKnowledge
  /// What the titles of views are made of, where that was asked for: keys of tables that the linker does not read.
  public let titles: [ViewTitle]
  /// Calls that seem to register destinations, of which nothing is known.
  public let untaught: [UntaughtCall]
  public let leftovers: LinkLeftovers
}

/// What of the knowledge fits nothing in the source that was read: where the project says it itself, most likely a mistake.
public struct UnusedKnowledge: Sendable, Hashable {
  /// Positions of call shapes that no call has.
  public var shapes: Set<Int> = []
  /// Keys that no property is read from the environment by.
  public var keys: Set<String> = []
  /// Keys whose value's type neither the source declares nor a shape names.
  public var keysOfUnknownType: Set<String> = []

  public init() {}
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
  ///   - families: what is to be observed beside the graph.
  ///   - findsTitles: whether the titles of views are looked for.
  ///   - finished: told the name of each pass once it is done, in order, so that whoever has a clock can time it.
  public func link(
    _ input: LinkInput, explaining place: SourceLine? = nil, observing families: Set<ObservationFamily> = [],
    findingTitles findsTitles: Bool = false, finished: (_ pass: String) -> Void = { _ in }
  ) -> LinkResult {
    let passes = Passes(input, knowledge, finished)
    let builder = passes.graphBuilder()
    let graph = builder.build()
    finished("graph")
    let observations = observe(families, ObservationContext(passes: passes, builder: builder, graph: graph))
    finished("observations")
    let titles = findsTitles ? TitleFinder(builder).find(in: graph) : []
    finished("titles")
    let explanation = place.flatMap {
      Explanation(
        evaluator: passes.evaluator, flow: passes.flow, slots: passes.slots, summaries: passes.summaries, scenes: passes.scenes, graph: graph
      ).explain($0)
    }
    return LinkResult(
      graph: graph, observations: observations, explanation: explanation, unused: unused(by: passes.evaluator), titles: titles,
      untaught: UntaughtCalls(evaluator: passes.evaluator, finder: passes.finder).find(), leftovers: LinkLeftovers(passes, builder, input))
  }

  private func observe(_ families: Set<ObservationFamily>, _ context: ObservationContext) -> Observations {
    var result = Observations()
    result.modules = context.program.modules.map { module in
      ModuleObservation(
        name: module.name, kind: ModuleObservation.Kind(module.kind), targets: module.targets, isMainActorByDefault: module.isMainActorByDefault,
        runsOnPad: module.runsOnPad)
    }
    for file in context.program.files { result.moduleOfFile[file.path] = file.module }
    for observer in Observers.all where families.contains(observer.family) { observer.observe(context, &result) }
    return result
  }

  private func unused(by evaluator: Evaluator) -> UnusedKnowledge {
    var result = UnusedKnowledge()
    result.shapes = Set(knowledge.shapes.indices).subtracting(evaluator.usedShapes)
    let keys = knowledge.swiftUI.environment
    result.keys = Set(keys.keys.filter { !evaluator.usedKeys.contains(evaluator.names.intern($0)) })
    let shaped = Set(knowledge.shapes.map { $0.receiver ?? $0.name })
    result.keysOfUnknownType = Set(
      keys.lazy.filter { _, type in
        guard !shaped.contains(type.name), let first = type.path.first else { return false }
        return evaluator.program.globals[evaluator.names.intern(first)] == nil
      }.map(\.key))
    return result
  }
}

/// What the passes find, one after the other: each is made of those before it.
struct Passes {
  let input: LinkInput
  let program: Program
  let evaluator: Evaluator
  let flow: Flow
  let slots: SlotGraph
  let scenes: SceneFinder
  let finder: ViewFinder
  let columns: Columns
  let choices: RootChoices
  let builders: BuilderTable
  let summaries: Summaries

  init(_ input: LinkInput, _ knowledge: Knowledge, _ finished: (_ pass: String) -> Void = { _ in }) {
    var sorted = PackageSources.removed(from: input, knowledge)
    sorted.files.sort { $0.path < $1.path }
    self.input = sorted
    program = ProgramIndex.build(sorted, knowledge)
    finished("index")
    evaluator = Evaluator(TypeResolver(program), knowledge)
    let interfaces = Interfaces(sorted.interfaces, program)
    evaluator.interfaceControllers = interfaces.controllerTypes(evaluator.resolver)
    evaluator.evaluateAll()
    evaluator.recordedCalls = evaluator.calls.count
    finished("evaluate")
    flow = Flow(evaluator)
    finished("flow")
    slots = SlotGraph(evaluator, flow)
    finished("slots")
    scenes = SceneFinder(evaluator, flow, interfaces)
    finder = ViewFinder(evaluator, flow, scenes)
    columns = Columns(evaluator, flow, slots, finder)
    choices = RootChoices(evaluator, slots, finder)
    finished("choices")
    builders = BuilderAnalysis(evaluator: evaluator, flow: flow, slots: slots, finder: finder, columns: columns).run()
    finished("builders")
    summaries = Summaries(evaluator, flow, slots, choices, builders)
    summaries.run()
    finished("summaries")
  }

  func graphBuilder() -> GraphBuilder {
    GraphBuilder(input, evaluator, flow, slots, finder, builders, summaries, columns, choices)
  }
}

extension ModuleObservation.Kind {
  fileprivate init(_ kind: ModuleKind) {
    switch kind {
    case .app: self = .app
    case .appExtension: self = .appExtension
    case .library: self = .library
    case .test: self = .test
    case .unknown: self = .unknown
    }
  }
}
