import CommandLine
import Configuration
import Files
import Link

/// Finds and reads the project's configuration.
enum ConfigurationInput {
  /// How many mistakes are told.
  static let limit = 20

  /// - Parameter paths: what is read; the configuration is looked for from the first on.
  /// - Returns: nil where there is none, or none is wanted.
  /// - Throws: `CommandFailure` with 2 where it cannot be used; what is wrong is told before.
  static func read(_ paths: [String], _ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Configuration? {
    let directory = PathResolution.currentDirectory() ?? "/"
    let named = arguments.value(SourceOptions.config)
    if arguments.has(SourceOptions.noConfig) {
      if let named { throw .usage("--config \(named) and --no-config exclude each other") }
      return nil
    }
    guard let path = named.map({ PathResolution.absolute($0, from: directory) }) ?? found(paths, directory) else {
      if let near = ConfigurationReader.findMisnamed(above: paths.first ?? ".", from: directory) {
        let shown = TerminalText.printable(PathResolution.relative(near, to: directory))
        console.say("warning: \(shown) is not read; the configuration is called \(ConfigurationReader.fileName)")
      }
      return nil
    }
    let shown = PathResolution.relative(path, to: directory)
    console.detail("configuration: \(TerminalText.printable(shown))")
    do throws(ConfigurationError) {
      var configuration = try ConfigurationReader.read(path, shown: shown, knowing: .program)
      configuration.path = shown
      return configuration
    } catch {
      if let unread = error.mistakes.first, unread.mark == nil { throw .usage("\(TerminalText.printable(shown)): \(unread.message)") }
      console.say(error.description.split(separator: "\n").prefix(limit).joined(separator: "\n"))
      let more = error.mistakes.count > limit ? "; these are the first \(limit)" : ""
      throw .usage("\(TerminalText.printable(shown)) has \(error.mistakes.count == 1 ? "a mistake" : "\(error.mistakes.count) mistakes")\(more)")
    }
  }

  /// Warns of what the project teaches and nothing in its source has a use for.
  static func tell(_ configuration: Configuration, unused: UnusedKnowledge, unknownEntries: Set<Int>, _ console: Console) {
    let doubts = configuration.doubts(
      unusedShapes: unused.shapes, unusedKeys: unused.keys, keysOfUnknownType: unused.keysOfUnknownType, unknownEntries: unknownEntries)
    let path = TerminalText.printable(configuration.path)
    for doubt in doubts.prefix(limit) {
      console.say("\(path):\(doubt.mark.line):\(doubt.mark.column): warning: \(TerminalText.printable(doubt.message))")
    }
    if doubts.count > limit { console.say("note: \(doubts.count - limit) more like these") }
  }

  /// Says what the project could teach: calls that seem to register destinations, of which nothing is known.
  static func tell(_ untaught: [UntaughtCall], _ console: Console) {
    for call in untaught.prefix(limit) {
      let place = "\(call.location.file):\(call.location.line):\(call.location.column)"
      let others = call.givenValues.isEmpty ? "" : "; its values are handed to \(call.givenValues.prefix(5).joined(separator: ", "))"
      console.say(
        "\(place): note: `\(call.name)` is given \(call.type) and makes views, and nothing is known of it\(others);"
          + " say what they do under `navigators:` in .navgraph.yml (docs/navigators.md)")
    }
  }

  private static func found(_ paths: [String], _ directory: String) -> String? {
    ConfigurationReader.find(above: paths.first ?? ".", from: directory)
  }
}
