import NavigationGraph
import Observations

/// Makes one family of observations, after the graph.
struct Observer: Sendable {
  let family: ObservationFamily
  let observe: @Sendable (ObservationContext, inout Observations) -> Void
}

/// What observers look at: all that the passes found.
struct ObservationContext {
  let passes: Passes
  /// The builder of the graph, done: it knows the nodes of types, places and liveness.
  let builder: GraphBuilder
  let graph: NavigationGraph
  /// Which code one build of the app has.
  let code: BuiltCode
  /// What stands where in the source.
  let source: CodeIndex

  init(passes: Passes, builder: GraphBuilder, graph: NavigationGraph) {
    self.passes = passes
    self.builder = builder
    self.graph = graph
    code = BuiltCode(passes.program)
    source = CodeIndex(passes.evaluator)
  }

  var program: Program { passes.program }
  var evaluator: Evaluator { passes.evaluator }
  var flow: Flow { passes.flow }
  var slots: SlotGraph { passes.slots }
  var vals: Vals { passes.evaluator.vals }
  var names: Names { passes.evaluator.names }

  /// Where something stands, as users see it.
  func location(_ site: Site) -> SourceLocation { program.location(site) }

  /// Whether code may run: it is no test, no preview, and somebody calls it.
  func isLive(_ function: FunctionID) -> Bool { builder.liveness.isLive(function) }

  /// Whether code is what users of the app may run: no test, no preview, and not dead.
  func counts(_ function: FunctionID) -> Bool {
    guard function.exists, !program.files[Int(program.file(of: function))].isTest, isLive(function) else { return false }
    let type = builder.sourceType(function)
    return !type.exists || !evaluator.isPreview(type) && !program.types[type.index].inTest
  }
}

/// All observers, one for each family that there is one for.
enum Observers {
  static let all: [Observer] = [
    .controllers,
    .covers,
    .features,
    .interfaceUses,
    .links,
    .screens,
    .slots,
    .stacks,
    .state,
    .transitions,
    .uses,
  ]
}
