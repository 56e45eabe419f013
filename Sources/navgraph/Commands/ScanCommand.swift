import CommandLine
import Files
import Pipeline

/// `navgraph scan`: what a part of an app says, as a file for `navgraph link`.
enum ScanCommand: Command {
  static let module = Option<String>(
    "module", valueName: "name", help: "The module that the part is, whatever projects and folders say: a build system knows.")
  static let kind = Option<String>(
    "kind", choices: SourcePart.ModuleName.Kind.allCases.map(\.rawValue), valueName: "kind", help: "What kind of module it is.", defaultText: "library")
  static let followLinks = Flag(
    "follow-links", help: "Read files that are named though they are symbolic links, and call them as they are named (sandboxes of build systems).")

  static let declaration = CommandDeclaration(
    name: "scan", summary: "the facts of a part of an app, to a file for navgraph link",
    discussion: """
      Reads a part of an app: some folders, a module, the project file. Writes what it says to a file. `navgraph link` makes the graph of all parts, \
      the same as one run over all of them, so that a build system scans modules where they changed and on as many machines as it likes. Paths in \
      the file are relative to the current folder; the version of navgraph that wrote it reads it.
      """,
    arguments: ArgumentDeclaration(
      name: "paths", minimum: 0, maximum: .max,
      help: "Folders and files of the part, resources and project files among them. The current folder where none is given."),
    options: [OutputFile.option.declaration, module.declaration, kind.declaration, followLinks.declaration] + SourceOptions.declarations,
    examples: [
      Example("navgraph scan Modules/Cart --output cart.facts", does: "Scans a part."),
      Example("navgraph scan App App.xcodeproj --output app.facts", does: "Scans another, with the project."),
      Example("navgraph link app.facts cart.facts --format tree", does: "Makes the graph of both."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let output = arguments.value(OutputFile.option) else { throw .usage("scan writes a file: --output says which") }
    let word = arguments.value(kind)
    if let word, arguments.value(module) == nil { throw .usage("--kind \(word) says what kind of module --module names, which is not given") }
    let paths = try GraphInput.paths(arguments)
    let configuration = try ConfigurationInput.read(paths, arguments, console)
    var options = SourceAnalysis.options(arguments, configuration)
    if arguments.has(followLinks) { options.walk.tree = NamedTree() }
    let progress = PipelineProgress()
    options.progress = progress
    let kind = word.flatMap(SourcePart.ModuleName.Kind.init(rawValue:)) ?? .library
    let name = arguments.value(module).map { SourcePart.ModuleName(name: $0, kind: kind) }
    let reading = options
    let part = ProgressLine.show({ ProgressWording.text(progress) }) { Pipeline.part(paths: paths, options: reading, module: name) }
    ProblemReport.write(part.problems, to: console)
    let directory = PathResolution.currentDirectory().flatMap(PathResolution.canonical) ?? "/"
    try OutputFile.write(PartFile.bytes(of: part, version: Program.version, from: directory), to: output, console)
    console.detail("\(part.fileCount) Swift files")
    let isIncomplete = part.problems.contains { $0.kind == .unreadable }
    return arguments.has(SourceOptions.failOnUnreadable) && isIncomplete ? .failure : .success
  }
}
