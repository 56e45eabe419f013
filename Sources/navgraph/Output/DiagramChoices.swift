import CommandLine
import Diagram
import NavigationGraph
import Rules

/// Options of the commands that draw: what stands in the picture.
enum DiagramChoices {
  static let direction = Option(
    "rankdir", valueName: "direction", choicesOf: Direction.self,
    help: "Which way the picture runs; the better ratio of sides where it is not given.")
  static let grouping = Option(
    "group-by", valueName: "grouping", choicesOf: Grouping.self, help: "What boxes are grouped by.", defaultValue: .automatic)
  static let collapse = Option(
    "collapse", valueName: "what", choicesOf: Collapse.self, help: "Draw each module, folder or type as one box; else where there are too many.")
  static let title = Option<String>("title", valueName: "text", help: "The title; the app's name where it is not given.")
  static let components = Flag("components", help: "Show components as boxes; else they are folded into their screens.")
  static let routes = Flag("routes", help: "Show routes as boxes; else arrows carry their names.")
  static let highlight = Option<String>("highlight", valueName: "name", help: "Draw this strong, and its arrows; may be given more than once.")
  static let suffixes = Option<String>(
    "strip-suffix", valueName: "endings", help: "Endings left off the names of screens, say View,Screen; none for none.",
    defaultText: "those that nearly all have")
  static let maxBoxes = Option<Int>(
    "max-boxes", valueName: "number", in: 1...100_000, help: "Above this many boxes whole groups are one box each.", defaultText: "150")
  static let allArrows = Flag(
    "all-arrows", help: "Draw each arrow; else, in a large picture, those to a screen that many lead to are words in the boxes that they start from.")

  private static let mostScreensOfWays = 60

  static let declarations = [
    direction.declaration, grouping.declaration, collapse.declaration, title.declaration, components.declaration, routes.declaration,
    highlight.declaration, suffixes.declaration, maxBoxes.declaration, allArrows.declaration,
  ].map { $0.inGroup("WHAT A PICTURE SHOWS") }

  /// The first of these options that is given.
  static func given(_ arguments: ParsedArguments) -> String? {
    arguments.occurrences.first { occurrence in declarations.contains { $0.name == occurrence.name } }?.name
  }

  /// The choices for a part of a graph.
  /// - Parameter whole: The graph in which names are looked up.
  /// - Throws: `CommandFailure` with 2 where a name names nothing.
  static func options(
    _ arguments: ParsedArguments, for part: SelectedGraph, of whole: NavigationGraph
  ) throws(CommandFailure) -> DiagramOptions {
    var options = DiagramOptions()
    options.direction = arguments.value(direction)
    options.grouping = arguments.value(grouping) ?? .automatic
    options.collapse = arguments.value(collapse)
    options.title = arguments.value(title) ?? appName(part.graph, whole)
    options.showsComponents = arguments.has(components)
    options.showsRoutes = arguments.has(routes)
    options.highlight = try SelectionOptions.ids(arguments, highlight, in: whole)
    if arguments.has(suffixes) {
      let endings: [String] = arguments.values(suffixes).flatMap { list in
        list.split(separator: ",").map { ending in String(ending.filter { $0 != " " }) }
      }
      options.suffixes = endings.filter { !$0.isEmpty && $0 != "none" }
    }
    // A picture of ways has each of their steps, unless it is as large as one of everything.
    let isOfWays = arguments.has(SelectionOptions.to) && part.graph.nodes.count { $0.role == .screen } <= mostScreensOfWays
    if arguments.has(allArrows) || isOfWays { options.hubLimit = .max }
    options.alone = part.alone
    options.leadsOnly = part.leadsOnly
    options.subject = part.subject
    options.doubted = whole.idsInDoubt
    options.notes = part.notes
    if let boxes = arguments.value(maxBoxes) { options.setBudget(boxes: boxes) }
    return options
  }

  /// Of a part without an app the name of the app that it is a part of.
  private static func appName(_ part: NavigationGraph, _ whole: NavigationGraph) -> String? {
    let apps = whole.appNames
    return apps.count == 1 && part.appNames.isEmpty ? apps.first : nil
  }
}
