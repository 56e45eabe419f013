import CommandLine
import Diagram
import Files
import NavigationGraph
import Rules
import Site

/// `navgraph docs`: documentation of the app's navigation.
enum DocsCommand: Command {
  static let format = Option<String>(
    "format", choices: DocsForms.all.map(\.name), valueName: "format",
    help: "The form." + DocsForms.all.map { " \($0.name): \($0.summary)." }.joined(), defaultText: "markdown")
  static let output = Option<String>(
    "output", short: "o", valueName: "folder", help: "Where the pages go; for docc the catalogue itself where the name ends in .docc.")
  static let check = Flag(
    "check", help: "Write nothing; end with 1 where the folder is not what these arguments would make of it, and say what differs.")
  static let linkPrefix = Option<String>(
    "link-prefix", valueName: "url",
    help: """
      What stands before the file in links to source, say https://…/blob/main/, or a pattern with {file} and {line}; \
      without it links are relative to the pages, and docc has none.
      """)
  static let rulePages = Option<String>(
    "rule-pages", valueName: "url", help: "What stands before <id>.md in links to the pages of rules: where docs/rules of navgraph lies.")
  static let lineNumbers = Flag("line-numbers", help: "Say the line of each place, too; pages then change with every edit above it.")
  static let noFindings = Flag("no-findings", help: "Leave out what the lint rules find.")
  static let noPicture = Flag("no-picture", help: "Leave out the picture of the app, which needs Graphviz.")
  static let timeLimit = Option<Int>(
    "time-limit", valueName: "seconds", in: 1...3600, help: "End the layout of the picture after this long.", defaultText: "60")

  /// How many files `--check` names of each kind.
  private static let mostNamed = 20

  static let declaration = CommandDeclaration(
    name: "docs", summary: "pages about the app's navigation, to commit or to publish",
    discussion: """
      Writes a folder with a page for each screen (how users get there, where it leads, its routes, links, alerts, owner), pages for routes, \
      tabs, deep links, alerts, entries and findings, and a picture of the app. The names of the files are made from those of the screens, \
      and what does not change in the source does not change in the pages: the difference of the folder is what changed in the navigation. \
      Reads Swift source, or a graph saved as JSON; run it from the top of the repository, for paths are told from there. \
      Owners come from CODEOWNERS. Only files that the command made are ever overwritten or removed (.navgraph-docs lists them).
      """,
    arguments: SourceOptions.pathsOrGraph,
    options: [
      output.declaration, format.declaration, check.declaration, linkPrefix.declaration, rulePages.declaration, lineNumbers.declaration,
      noFindings.declaration, noPicture.declaration, timeLimit.declaration,
    ] + DiagramChoices.declarations + SelectionOptions.declarations + SourceOptions.declarations,
    examples: [
      Example("navgraph docs App -o docs/navigation", does: "Writes Markdown that GitHub and GitLab show, to be committed."),
      Example("navgraph docs App -o docs/navigation --check", does: "In CI: ends with 1 where the committed pages are out of date."),
      Example(
        "navgraph docs App --format docc -o Sources/App/Navigation.docc --link-prefix https://example.org/app/blob/main/",
        does: "Writes a DocC catalogue for Xcode."),
      Example("navgraph docs navigation.json --format html -o site", does: "Writes a static site from a saved graph."),
    ])

  static func run(_ given: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let named = given.value(output) else { throw .usage("docs needs -o and a folder, say -o docs/navigation") }
    guard let form = DocsForms.form(given.value(format) ?? "markdown") else { throw .usage("unknown format") }
    let folder = path(named, form)
    let current = PathResolution.currentDirectory() ?? "/"
    _ = try SelectionOptions.selection(given)
    let analysis = try GraphInput.read(
      given.positional, given, takesSavedGraph: true,
      observing: { (given.has(noFindings) ? [] : LintedGraph.observed(given, $0)).union(SelectionOptions.observed(given)) }, console)
    let start = ContinuousClock.now
    // What the configuration says of pictures holds for pages, too: both have one title, the same links and the same part of the app.
    let arguments = try PictureDefaults.applied(to: given, analysis, console)
    var options = DocsOptions()
    options.title = arguments.value(DiagramChoices.title)
    options.owners = try ofFiles { () throws(FileProblem) in try RepositoryFolder.owners(from: current) }
    options.showsFindings = !arguments.has(noFindings)
    options.showsPicture = !arguments.has(noPicture)
    let links = links(arguments, to: folder, current)
    let graph = options.showsFindings ? try LintedGraph.of(analysis, arguments, console) : analysis.graph
    let part = try SelectionOptions.part(of: graph, analysis, arguments, console)
    let choices = try DiagramChoices.options(arguments, for: part, of: graph)
    options.partNotes = part.notes
    options.doubted = choices.doubted
    // A part has the name of its app, be the app in it or not.
    if !part.notes.isEmpty, options.title == nil { options.title = graph.appNames.first ?? graph.mainModule }
    let pages = form.write(Documentation(part.graph, options), links)
    console.detail("pages      \(GraphInput.milliseconds(ContinuousClock.now - start))")
    let generated = try ofFiles { () throws(FileProblem) in try GeneratedFolder(folder) }
    let pictures = try pictures(Diagram(graph: part.graph, options: choices), form, links, generated, arguments, console)
    let files = pages.map { GeneratedFolder.File(path: $0.path, bytes: $0.bytes) } + pictures
    let changes = try ofFiles { () throws(FileProblem) in try generated.changes(to: files) }
    if given.has(check) { return try verdict(changes, named, given, console) }
    try ofFiles { () throws(FileProblem) in try generated.write(files) }
    console.say(summary(changes, count: files.count, named))
    return GraphInput.code(.success, analysis, given)
  }

  /// What a step with files gives, and what it throws said as the command does.
  private static func ofFiles<Result>(_ step: () throws(FileProblem) -> Result) throws(CommandFailure) -> Result {
    do throws(FileProblem) {
      return try step()
    } catch {
      throw .failure(error.description)
    }
  }

  /// The folder of the files.
  private static func path(_ named: String, _ form: DocsForm) -> String {
    let path = named.count > 1 && named.hasSuffix("/") ? String(named.dropLast()) : named
    return form.name == DocsForm.docc.name && !path.hasSuffix(".docc") ? path + "/Navigation.docc" : path
  }

  private static func links(_ arguments: ParsedArguments, to folder: String, _ current: String) -> LinkOptions {
    var links = LinkOptions()
    links.prefix = arguments.value(linkPrefix)
    links.rulePages = arguments.value(rulePages)
    links.showsLines = arguments.has(lineNumbers)
    // From elsewhere than the working copy a relative way would name folders of this machine.
    let place = PathResolution.absolute(folder, from: current)
    if PathResolution.contains(RepositoryFolder.top(from: current), place) { links.wayToSource = PathResolution.relative(current, to: place) }
    return links
  }

  // MARK: The picture

  /// The pictures, drawn where they are out of date. For a check their keys are enough.
  private static func pictures(
    _ diagram: Diagram, _ form: DocsForm, _ links: LinkOptions, _ folder: GeneratedFolder, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> [GeneratedFolder.File] {
    if arguments.has(noPicture) { return [] }
    let picture = OverviewPicture(diagram, links: links, depth: form.pictureDepth)
    let limit = Duration.seconds(arguments.value(timeLimit) ?? 60)
    var result: [GeneratedFolder.File] = []
    for (theme, path) in [(ThemeChoice.light, form.pictures.light), (.dark, form.pictures.dark)] {
      let key = picture.key(theme)
      var bytes: [UInt8]?
      if !arguments.has(check), folder.key(of: path) != key {
        do throws(RenderFailure) {
          let renderer = try Renderer()
          bytes = try ProgressLine.show({ "laying out \(picture.diagram.boxes.count) boxes" }) { () throws(RenderFailure) in
            try picture.draw(theme, renderer, timeLimit: limit)
          }
        } catch {
          throw .failure("\(error.description); --no-picture leaves the picture out")
        }
      }
      result.append(GeneratedFolder.File(path: path, bytes: bytes, key: key))
    }
    return result
  }

  // MARK: What is said

  private static func summary(_ changes: GeneratedFolder.Changes, count: Int, _ folder: String) -> String {
    let counts = [(changes.new.count, "new"), (changes.changed.count, "changed"), (changes.gone.count, "removed")]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(count) files in \(folder): " + (words.isEmpty ? "nothing changed" : words.joined(separator: ", "))
  }

  private static func verdict(
    _ changes: GeneratedFolder.Changes, _ folder: String, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    if changes.isEmpty {
      try console.output(Array("\(TerminalText.printable(folder)) is up to date\n".utf8))
      return .success
    }
    var lines = ["\(TerminalText.printable(folder)) is out of date:"]
    let kinds = [
      ("new", changes.new), ("changed", changes.changed), ("gone", changes.gone), ("not made by navgraph, and in the way", changes.foreign),
    ]
    for (word, files) in kinds where !files.isEmpty {
      lines += files.prefix(mostNamed).map { "  \(word): \(TerminalText.printable($0))" }
      if files.count > mostNamed { lines.append("  \(word): and \(files.count - mostNamed) more") }
    }
    let command = ShellCommand.line("docs", arguments.positional, repeating: arguments, without: [check.declaration.name])
    lines.append("to renew it: \(command)")
    try console.output(Array((lines.joined(separator: "\n") + "\n").utf8))
    return .findings
  }
}
