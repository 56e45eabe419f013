import Diagram
import NavigationGraph

/// The text forms that `navgraph graph` knows: those of the graph itself, and those of the picture, which are made from the diagram.
enum GraphOutputFormat {
  static let names: [String] = (GraphFormats.all.map(\.name) + drawn).sorted()

  /// Those of the picture.
  static let drawn: [String] = DiagramFormats.all.map(\.name).sorted()

  static func render(
    _ graph: NavigationGraph, as name: String, _ options: DiagramOptions, linkPrefix: String? = nil
  ) -> [UInt8]? {
    if let format = DiagramFormats.all.first(where: { $0.name == name }) {
      return Array(format.render(graph, options, DiagramFormat.Options(linkPrefix: linkPrefix)).utf8)
    }
    return GraphFormats.all.first { $0.name == name }?.render(graph)
  }

  static let help: String = (GraphFormats.all.map { "\($0.name): \($0.summary)" } + DiagramFormats.all.map { "\($0.name): \($0.summary)" })
    .joined(separator: "; ")
}
