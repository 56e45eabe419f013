import CommandLine
import Diagram

/// Options of the commands that draw: what stands in the picture.
enum DiagramChoices {
  static let direction = Option(
    "rankdir", valueName: "direction", choicesOf: Direction.self,
    help: "Which way the picture runs; the better ratio of sides where it is not given.")
  static let grouping = Option(
    "group-by", valueName: "grouping", choicesOf: Grouping.self, help: "What boxes are grouped by.", defaultValue: .automatic)
  static let title = Option<String>("title", valueName: "text", help: "The title; the app's name where it is not given.")
  static let components = Flag("components", help: "Show components as boxes; else they are folded into their screens.")
  static let routes = Flag("routes", help: "Show routes as boxes; else arrows carry their names.")

  static let declarations = [
    direction.declaration, grouping.declaration, title.declaration, components.declaration, routes.declaration,
  ]

  /// The first of these options that is given.
  static func given(_ arguments: ParsedArguments) -> String? {
    arguments.occurrences.first { occurrence in declarations.contains { $0.name == occurrence.name } }?.name
  }

  static func options(_ arguments: ParsedArguments) -> DiagramOptions {
    var options = DiagramOptions()
    options.direction = arguments.value(direction)
    options.grouping = arguments.value(grouping) ?? .automatic
    options.title = arguments.value(title)
    options.showsComponents = arguments.has(components)
    options.showsRoutes = arguments.has(routes)
    return options
  }
}
