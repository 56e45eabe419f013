import CommandLine
import Files

/// The program as a whole: arguments in, exit code out.
enum Program {
  static let version = "0.1.0"

  /// All commands, in the order of the help.
  static let commands: [any Command.Type] = [
    LintCommand.self, GraphCommand.self, RenderCommand.self, DocsCommand.self,
    DiffCommand.self, AffectedCommand.self, DumpCommand.self, CheckCommand.self,
    ScanCommand.self, LinkCommand.self,
    RoutesCommand.self, PathCommand.self, ExplainCommand.self, RulesCommand.self,
    InitCommand.self, ConfigCommand.self,
  ]

  static let declaration = ProgramDeclaration(
    name: "navgraph", version: version, summary: "the navigation of SwiftUI and UIKit apps as a graph, read from their source",
    commands: commands.map { $0.declaration }, commonOptions: CommonOptions.declarations,
    closing: """
      Exit codes: 0 no error, 1 findings at error level (with --strict warnings too), for path no way,
      2 wrong usage or a mistake in the configuration or the baseline, 3 nothing could be read or an internal failure.
      """)

  static func run(_ arguments: [String]) -> ExitCode {
    let plain = Console(color: .auto, isVerbose: false)
    do {
      switch try ArgumentParser(declaration).parse(arguments) {
      case .help(let text), .version(let text):
        try plain.output(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
        return .success
      case .run(let command, let parsed):
        let console = Console(color: parsed.value(CommonOptions.color) ?? .auto, isVerbose: parsed.has(CommonOptions.verbose))
        // Anything relative would start from the root of the disk.
        guard PathResolution.currentDirectory() != nil else {
          throw CommandFailure.failure("the working folder is not there any more, or may not be read")
        }
        guard let type = commands.first(where: { $0.declaration.name == command.name }) else { return .failure }
        return try type.run(parsed, console)
      }
    } catch let error as UsageError {
      let help = error.command.map { "navgraph \($0) --help" } ?? "navgraph --help"
      plain.say("error: \(error.message)\nSee '\(help)'.")
      return .usage
    } catch let failure as CommandFailure {
      plain.say("error: \(failure.message)")
      return failure.code
    } catch {
      plain.say("error: internal failure")
      return .failure
    }
  }
}
