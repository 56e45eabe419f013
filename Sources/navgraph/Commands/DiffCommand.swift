import CommandLine
import NavigationGraph
import Reports

/// `navgraph diff`: what a change does to the navigation.
enum DiffCommand: Command {
  static let reporter = Option<String>(
    "reporter", choices: DifferenceForm.allCases.map(\.rawValue), valueName: "form",
    help: "The form: text for people, markdown for a comment on a pull request, json for programs.", defaultText: "text")
  static let mergeBase = Flag(
    "merge-base", help: "Compare with the commit at which the head left the first revision, as `A...B` does, also where the head is the working tree.")
  static let exitCode = Flag("exit-code", help: "End with 1 where the navigation differs.")

  static let declaration = CommandDeclaration(
    name: "diff", summary: "what a change does to the navigation",
    discussion: """
      Compares the navigation of two states of an app: two revisions, a revision and the files on the disk, two folders, or two saved graphs. Tells \
      what came, went, was renamed or changed its kind, what users can no longer get to and by which edit, and which findings are new. It reads git's \
      objects: it touches no working tree and runs nothing from the repository. Without arguments it compares HEAD with the files on the disk, \
      those included that git does not track yet.
      """,
    arguments: ArgumentDeclaration(
      name: "revisions", minimum: 0, maximum: .max,
      help: "A (to the files on the disk), A..B, A...B (from where B left A), A B; behind them, or behind --, paths to read. Or two folders, or two saved graphs."),
    options: [
      reporter.declaration, OutputFile.option.declaration, mergeBase.declaration, exitCode.declaration, RenderCommand.linkPrefix.declaration,
    ] + ChangePicture.declarations + SelectionOptions.declarationsOfDifferences
      + SourceOptions.declarations.filter { $0.name != SourceOptions.filesFrom.declaration.name },
    examples: [
      Example("navgraph diff", does: "Tells what the changes that are not committed do to the navigation."),
      Example("navgraph diff main...HEAD --reporter markdown", does: "Writes a comment for the pull request from this branch."),
      Example("navgraph diff main...HEAD --render change.html", does: "Draws both states in one page: before, after or both."),
      Example("navgraph diff main...HEAD --target Checkout", does: "Tells only what happens in one module and to what it leads to."),
      Example("navgraph diff before.json after.json --exit-code", does: "Compares two saved graphs, and ends with 1 where they differ."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    _ = try ChangePicture.request(arguments)
    _ = try SelectionOptions.selection(arguments)
    let request = try ChangeRequest(arguments, console)
    let change = try ChangeAnalysis.run(request, arguments, console)
    let whole = GraphDifference(
      from: change.base.graph, to: change.head.graph, heldBack: (change.base.heldBack, change.head.heldBack))
    let difference = try SelectionOptions.part(of: whole, arguments, console)
    let linkPrefix = arguments.value(RenderCommand.linkPrefix)
    let form = arguments.value(reporter).flatMap(DifferenceForm.init(rawValue:)) ?? .text
    let pictured = try PictureDefaults.applied(to: arguments, change.head, console, also: change.base.graph)
    let drawn = try SelectionOptions.limited(whole, pictured)
    let chart = form == .markdown ? ChangePicture.chart(drawn) : .none
    let result = DifferenceResult(difference, base: change.names.base, head: change.names.head, linkPrefix: linkPrefix, chart: chart)
    if arguments.has(ChangePicture.file), let request = try ChangePicture.request(pictured) {
      let result = DifferenceResult(drawn, base: change.names.base, head: change.names.head, linkPrefix: linkPrefix)
      try ChangePicture.write(result, request, pictured, console)
    }
    try OutputFile.write(form.render(result, usesColor: console.usesColor), to: arguments.value(OutputFile.option), console)
    let code: ExitCode = arguments.has(exitCode) && !difference.isEmpty ? .findings : .success
    return GraphInput.code(code, change.head, arguments)
  }
}
