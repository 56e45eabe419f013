import CommandLine
import Diagram
import Files
import NavigationGraph
import Reports
import Rules
import Site

/// The picture of both states of a change (`navgraph diff --render`).
enum ChangePicture {
  static let file = Option<String>(
    "render", valueName: "file",
    help: "Draw both states in one picture: .svg, .png, .pdf, or .html for a page that shows before, after or both.")
  static let context = Option<String>(
    "context", valueName: "steps", help: "How many steps round the change the picture shows; all for the whole app.",
    defaultText: "1, or 0 where that is a large picture")

  static let declarations = [
    file.declaration, context.declaration, RenderCommand.theme.declaration, RenderCommand.timeLimit.declaration,
    RenderCommand.noLegend.declaration, DiagramChoices.direction.declaration, DiagramChoices.grouping.declaration,
    DiagramChoices.maxBoxes.declaration,
  ].map { $0.inGroup("THE PICTURE OF THE CHANGE") }

  /// What is asked for.
  struct Request {
    let path: String
    let options: PictureOptions
    let context: Context
  }

  /// How far from the change the picture goes.
  enum Context {
    case fitting
    case steps(Int)
    case whole
  }

  /// Up to this many boxes what stands round the change is drawn unasked.
  private static let readableBoxes = 40
  /// The most boxes of the chart in a comment.
  private static let chartBudget = 30

  /// What is asked for; nil where no picture is.
  ///
  /// - Throws: `CommandFailure` with 2 where the options do not fit together.
  static func request(_ arguments: ParsedArguments) throws(CommandFailure) -> Request? {
    guard let path = arguments.value(file) else {
      let given = arguments.occurrences.first { occurrence in declarations.contains { $0.name == occurrence.name } }
      if let given { throw .usage("--\(given.name) says how the picture is drawn: it needs --render and a file") }
      return nil
    }
    return Request(path: path, options: try RenderCommand.options(arguments, path: path), context: try context(arguments))
  }

  private static func context(_ arguments: ParsedArguments) throws(CommandFailure) -> Context {
    guard let text = arguments.value(context) else { return .fitting }
    if text == "all" { return .whole }
    guard let steps = Int(text), (0...1_000_000).contains(steps) else {
      throw .usage("--context takes a number of steps, or all; '\(TerminalText.printable(text))' is neither")
    }
    return .steps(steps)
  }

  /// Draws a change and writes the picture.
  static func write(
    _ result: DifferenceResult, _ request: Request, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) {
    let union = UnionGraph(result.difference)
    let (part, diagram) = drawn(union, request.context) { choices(result, $0, arguments) }
    let options = request.options
    let picture: Picture
    do {
      let renderer = try Renderer()
      let count = diagram.boxes.count
      picture = try ProgressLine.show({ "laying out \(count) boxes" }) { () throws(RenderFailure) in
        try renderer.render(diagram, options: options)
      }
    } catch {
      throw .failure(error.description)
    }
    for warning in picture.warnings { console.detail("note: Graphviz: \(TerminalText.printable(warning))") }
    let isPage = RenderCommand.ending(of: request.path) == ViewerOutput.ending
    var bytes = picture.bytes
    if isPage {
      let (graph, changes) = Viewer.changes(part.union, result)
      let isPart = part.union.graph.nodes.count < union.graph.nodes.count
      bytes = ViewerOutput.page(graph, diagram, picture, arguments, isPart: isPart, doubted: doubted(result), changes: changes)
    }
    try OutputFile.write(bytes, to: request.path, console)
  }

  /// The part that is drawn: one step round the change, or the change alone where that would be large, if nothing else is asked for.
  private static func drawn(
    _ union: UnionGraph, _ context: Context, _ choices: (SelectedUnion) -> DiagramOptions
  ) -> (part: SelectedUnion, diagram: Diagram) {
    func of(_ steps: Int?, _ note: String? = nil) -> (SelectedUnion, Diagram) {
      var part = union.near(steps)
      if let note, !part.notes.isEmpty { part.notes.append(note) }
      return (part, Diagram(union: part.union, options: choices(part)))
    }
    switch context {
    case .whole: return of(nil)
    case .steps(let steps): return of(steps)
    case .fitting:
      let near = of(1)
      let isReadable = near.1.boxes.count <= readableBoxes && !near.1.boxes.contains { $0.kind == .group }
      return isReadable ? near : of(0, "What stands round it is drawn with --context 1.")
    }
  }

  private static func choices(_ result: DifferenceResult, _ part: SelectedUnion, _ arguments: ParsedArguments) -> DiagramOptions {
    var options = DiagramOptions()
    let (base, head) = names(result)
    options.title = "Navigation: \(base) → \(head)"
    options.notes = [result.summary + "."] + (result.difference.scope?.notes ?? []) + part.notes
    options.direction = arguments.value(DiagramChoices.direction)
    options.grouping = arguments.value(DiagramChoices.grouping) ?? .automatic
    options.alone = part.alone
    options.leadsOnly = part.leadsOnly
    options.subject = part.subject
    options.doubted = doubted(result)
    if let boxes = arguments.value(DiagramChoices.maxBoxes) { options.setBudget(boxes: boxes) }
    return options
  }

  /// Of what is gone that which was in doubt.
  private static func doubted(_ result: DifferenceResult) -> Set<String> {
    result.difference.head.idsInDoubt.union(result.difference.base.idsInDoubt.subtracting(result.difference.head.nodes.map(\.id)))
  }

  /// The states' names; of files and folders without what stands before, where that tells them apart.
  private static func names(_ result: DifferenceResult) -> (String, String) {
    let (base, head) = (result.base.visible, result.head.visible)
    guard base.hasPrefix("/") || base.hasPrefix(".") || base.hasSuffix(".json") else { return (base, head) }
    let short = [base, head].map { PathResolution.split($0).name }
    return short[0] == short[1] || short.contains(where: \.isEmpty) ? (base, head) : (short[0], short[1])
  }

  /// The chart of a comment: what is near the change; what changed alone where that is too much; nothing where that is, too.
  static func chart(_ difference: GraphDifference) -> DifferenceResult.Chart {
    let union = UnionGraph(difference)
    for steps in [1, 0] {
      let part = union.near(steps)
      var options = DiagramOptions()
      options.title = ""
      options.alone = part.alone
      options.leadsOnly = part.leadsOnly
      options.subject = part.subject
      let diagram = Diagram(union: part.union, options: options)
      if diagram.boxes.isEmpty { return .none }
      if diagram.boxes.count <= chartBudget, let text = DiagramFormats.mermaid(diagram) { return .flowchart(text) }
      if steps == 0 { return .tooLarge(boxes: diagram.boxes.count) }
    }
    return .none
  }
}
