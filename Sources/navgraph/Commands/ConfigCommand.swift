import CommandLine
import Configuration
import Rules

/// `navgraph config`: the configuration in force.
enum ConfigCommand: Command {
  /// The forms of the configuration.
  enum Format: String, CaseIterable, Sendable {
    case yaml, json
  }

  static let format = Option<Format>(
    "format", valueName: "format", choicesOf: Format.self,
    help: "The form: YAML that could stand in .navgraph.yml, with comments, or JSON for scripts.", defaultValue: .yaml)

  static let declaration = CommandDeclaration(
    name: "config", summary: "the configuration in force, each value with where it comes from",
    discussion: """
      Prints what a run of lint with these paths and options goes by: what navgraph has by itself, what .navgraph.yml says, what the command \
      line says. Nothing of the source is read.
      """,
    arguments: SourceOptions.paths,
    options: [format.declaration, OutputFile.option.declaration] + LintOptions.declarations
      + [SourceOptions.config.declaration, SourceOptions.noConfig.declaration],
    examples: [
      Example("navgraph config", does: "Prints what is in force for the app in the current folder."),
      Example("navgraph config App --preset review --format json", does: "The same for another folder and more rules, for scripts."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    try LintOptions.check(arguments)
    let project = try ConfigurationInput.read(arguments.positional, arguments, console)
    LintSettings(arguments, project).tell([:], console)
    let inForce = ConfigurationInForce(arguments, project)
    let bytes =
      switch arguments.value(format) ?? .yaml {
      case .yaml: Array(inForce.yaml.utf8)
      case .json: inForce.json
      }
    try OutputFile.write(bytes, to: arguments.value(OutputFile.option), console)
    return .success
  }
}
