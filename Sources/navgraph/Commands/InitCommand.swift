import CommandLine
import Configuration
import Files
import NavigationGraph
import Observations
import Rules

/// `navgraph init`: a configuration to begin with.
enum InitCommand: Command {
  static let force = Flag("force", help: "Write the file anew where there is one.")

  static let declaration = CommandDeclaration(
    name: "init", summary: "a commented .navgraph.yml from what is found",
    discussion: """
      Looks through the source and writes .navgraph.yml into the first folder: what it found is set, what there is besides stands in comments. \
      A file that is there is left alone, but for --force.
      """,
    arguments: SourceOptions.paths,
    options: [
      force.declaration, SourceOptions.noIgnore.declaration, SourceOptions.noDefaultExcludes.declaration, SourceOptions.threads.declaration,
    ],
    examples: [
      Example("navgraph init", does: "Writes .navgraph.yml for the app in the current folder."),
      Example("navgraph init App --force", does: "Writes App/.navgraph.yml anew."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    let directory = PathResolution.currentDirectory() ?? "/"
    let first = PathResolution.absolute(arguments.positional.first ?? ".", from: directory)
    let named = PathResolution.canonical(first) ?? first
    // A file's folder; what is not there is told by whoever reads it.
    let folder = named.hasSuffix(".swift") ? PathResolution.split(named).folder : named
    let path = (folder == "/" ? "" : folder) + "/" + ConfigurationReader.fileName
    let shown = TerminalText.printable(PathResolution.relative(path, to: PathResolution.canonical(directory) ?? directory))
    if PathResolution.canonical(path) != nil, !arguments.has(force) { throw .usage("\(shown) is there already; --force writes it anew") }
    let lint = LintConfiguration()
    let analysis = try GraphInput.read(
      arguments.positional, arguments, takesSavedGraph: false, observing: { _ in lint.observedFamilies() }, ignoringConfiguration: true, console)
    let text = ConfigurationTemplate.text(sketch(analysis, lint, folder: folder, directory: directory))
    try OutputFile.write(Array(text.utf8), to: path, console)
    console.say("\(shown): written; 'navgraph config' shows what is in force")
    return .success
  }

  private static func sketch(_ analysis: Analysis, _ lint: LintConfiguration, folder: String, directory: String) -> ProjectSketch {
    let observations = analysis.observations
    let findings = analysis.graph.lint(lint, observing: observations).findings
    var files: [Int: Int] = [:]
    for module in observations.moduleOfFile.values { files[module, default: 0] += 1 }
    return ProjectSketch(
      modules: observations.modules.enumerated().map { number, module in
        ProjectSketch.Module(name: module.name, kind: kind(module.kind), files: files[number] ?? 0)
      },
      files: observations.moduleOfFile.keys.map { PathResolution.relative(PathResolution.absolute($0, from: directory), to: folder) }.sorted(),
      findings: Severity.allCases.map { severity in (severity.rawValue, findings.count { $0.severity == severity }) }.filter { $0.1 > 0 },
      untaught: Array(Set(analysis.untaught)).sorted())
  }

  private static func kind(_ kind: ModuleObservation.Kind) -> String {
    switch kind {
    case .app: "app"
    case .appExtension: "extension"
    case .library: "library"
    case .test: "tests"
    case .unknown: "a folder"
    }
  }
}
