import CommandLine
import Configuration
import Diagram
import NavigationGraph

/// What the project's configuration says of pictures under `render`: values of options that the command line does not give.
enum PictureDefaults {
  /// The options that may stand there, by the words of the command line.
  static let options: [RenderOptionDescription] = [
    choice(RenderCommand.theme.declaration), choice(RenderCommand.layout.declaration), choice(DiagramChoices.direction.declaration),
    choice(DiagramChoices.grouping.declaration), choice(DiagramChoices.collapse.declaration),
    description(DiagramChoices.components.declaration, .flag), description(DiagramChoices.routes.declaration, .flag),
    description(DiagramChoices.suffixes.declaration, .texts), description(RenderCommand.linkPrefix.declaration, .text),
    description(DiagramChoices.title.declaration, .text), description(SelectionOptions.exclude.declaration, .patterns),
  ]

  /// The arguments with what the configuration adds.
  /// - Parameters:
  ///   - analysis: What was read; the configuration of a saved graph is looked for beside it.
  ///   - before: The other graph that is drawn, where there are two.
  static func applied(
    to arguments: ParsedArguments, _ analysis: Analysis, _ console: Console, also before: NavigationGraph? = nil
  ) throws(CommandFailure) -> ParsedArguments {
    // A saved graph brings no configuration.
    let project =
      if let configuration = analysis.configuration { configuration } else if analysis.paths.isEmpty {
        try ConfigurationInput.read(arguments.positional, arguments, console)
      } else { nil as Configuration? }
    var result = arguments
    for setting in project?.render ?? [] {
      var words = setting.value.words
      // What a part of the app does not have needs not be left out.
      if setting.value.name == SelectionOptions.exclude.declaration.name {
        let graphs = [analysis.graph, before].compactMap(\.self)
        words = words.filter { word in NodePattern(word).map { pattern in graphs.contains { !pattern.nodes(in: $0).isEmpty } } ?? false }
      }
      result = result.withDefault(setting.value.name, words)
    }
    return result
  }

  private static func choice(_ option: OptionDeclaration) -> RenderOptionDescription {
    if case .value(_, let choices) = option.form { return description(option, .choice(choices)) }
    return description(option, .text)
  }

  private static func description(_ option: OptionDeclaration, _ form: RenderOptionDescription.Form) -> RenderOptionDescription {
    RenderOptionDescription(name: option.name, form: form, defaultText: option.defaultText)
  }
}
