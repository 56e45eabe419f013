import CommandLine
import Diagram
import Files
import NavigationGraph

/// `navgraph render`: the picture.
enum RenderCommand: Command {
  static let output = Option<String>(
    "output", short: "o", valueName: "file", help: "The picture; its ending gives the form: .svg, .png, .pdf, or .html for a page to look around in.")
  static let layout = Option(
    "layout", valueName: "engine", choicesOf: Layout.self, help: "Graphviz's way to lay out.", defaultValue: .dot)
  static let theme = Option(
    "theme", valueName: "theme", choicesOf: ThemeChoice.self, help: "The colours; auto follows the reader's system in SVG.",
    defaultValue: .automatic)
  static let timeLimit = Option<Int>(
    "time-limit", valueName: "seconds", in: 1...3600, help: "End the layout after this long.", defaultText: "60")
  static let linkPrefix = Option<String>(
    "link-prefix", valueName: "url", help: "What stands before the file in links to source, say https://…/blob/main/.")
  static let noRevision = Flag(
    "no-revision", help: "Leave the commit and its day out of the title, so that the picture changes only where navigation does.")
  static let open = Flag("open", help: "Show the picture in the program that the system opens such files with.")
  static let noLegend = Flag("no-legend", help: "Leave the legend out.")

  static let declaration = CommandDeclaration(
    name: "render", summary: "a picture of the graph, through Graphviz",
    discussion: "Reads Swift source, or a graph saved as JSON, and draws it. The layout runs in a child process, which needs Graphviz.",
    arguments: SourceOptions.pathsOrGraph,
    options: [output.declaration, layout.declaration, theme.declaration, timeLimit.declaration, linkPrefix.declaration, noLegend.declaration,
      noRevision.declaration, open.declaration, ScreenshotInput.images.declaration]
      + DiagramChoices.declarations + SelectionOptions.declarations + SourceOptions.declarations,
    examples: [
      Example("navgraph render -o navigation.svg", does: "Draws the app in the current folder; links in the picture lead to the source."),
      Example("navgraph render -o checkout.svg --from CartView --to ReceiptView", does: "Draws the ways between two screens."),
      Example("navgraph render -o navigation.html", does: "Makes a page with search, filters and a panel for each screen, which needs no network."),
      Example("navgraph render navigation.json -o navigation.png --theme dark", does: "Draws a saved graph."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    guard let path = arguments.value(output) else { throw .usage("render needs -o and a file, say -o navigation.svg") }
    let isPage = ending(of: path) == ViewerOutput.ending
    _ = try options(arguments, path: path)
    _ = try SelectionOptions.selection(arguments)
    let renderer: Renderer
    do {
      renderer = try Renderer()
    } catch {
      throw .failure(error.description)
    }
    let analysis = try GraphInput.read(
      arguments.positional, arguments, takesSavedGraph: true,
      observing: { (isPage ? LintedGraph.observed(arguments, $0) : []).union(SelectionOptions.observed(arguments)) }, console)
    let graph = isPage ? try LintedGraph.of(analysis, arguments, console) : analysis.graph
    let arguments = try PictureDefaults.applied(to: arguments, analysis, console)
    let options = try options(arguments, path: path)
    let part = try SelectionOptions.part(of: graph, analysis, arguments, console)
    var choices = try DiagramChoices.options(arguments, for: part, of: graph)
    if !arguments.has(noRevision) { choices.commit = SourceRevision.text(analysis) }
    let diagram = Diagram(graph: part.graph, options: choices)
    let start = ContinuousClock.now
    let picture: Picture
    var pictured = options
    pictured.images = try ScreenshotInput.read(arguments, analysis.graph, options.theme, console)
    let choice = pictured
    let count = diagram.boxes.count
    do {
      picture = try ProgressLine.show({ "laying out \(count) boxes" }) { () throws(RenderFailure) in
        try renderer.render(diagram, options: choice)
      }
    } catch {
      throw .failure(error.description)
    }
    console.detail("render     \(GraphInput.milliseconds(ContinuousClock.now - start))")
    for warning in picture.warnings { console.detail("note: Graphviz: \(TerminalText.printable(warning))") }
    let bytes =
      isPage
      ? ViewerOutput.page(part.graph, diagram, picture, arguments, isPart: !part.notes.isEmpty, doubted: choices.doubted) : picture.bytes
    try OutputFile.write(bytes, to: path, console)
    if arguments.has(open) { try FileOpening.open(path) }
    return GraphInput.code(.success, analysis, arguments)
  }

  static func options(_ arguments: ParsedArguments, path: String) throws(CommandFailure) -> PictureOptions {
    var options = PictureOptions()
    let ending = Self.ending(of: path)
    guard let format = ending == ViewerOutput.ending ? .svg : PictureFormat(rawValue: ending) else {
      let known = (PictureFormat.allCases.map(\.rawValue) + [ViewerOutput.ending]).map { "." + $0 }.joined(separator: ", ")
      throw .usage("'\(TerminalText.printable(path))' has no ending of a picture (\(known))")
    }
    options.format = format
    options.layout = arguments.value(layout) ?? .dot
    // A page turns dark by itself.
    options.theme = ending == ViewerOutput.ending ? .light : arguments.value(theme) ?? .automatic
    options.linkPrefix = arguments.value(linkPrefix)
    options.showsLegend = !arguments.has(noLegend)
    if let seconds = arguments.value(timeLimit) { options.timeLimit = .seconds(seconds) }
    return options
  }

  static func ending(of path: String) -> String {
    let name = PathResolution.split(path).name
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
  }
}
