import Diagram
import NavigationGraph

/// The text forms that `navgraph graph` knows: those of the graph itself, and DOT, which is made from the diagram.
enum GraphOutputFormat {
  static let names: [String] = (GraphFormats.all.map(\.name) + [dot]).sorted()

  static let dot = "dot"

  static func render(_ graph: NavigationGraph, as name: String, _ options: DiagramOptions) -> [UInt8]? {
    if name == dot { return Array(DOTWriter.write(Diagram(graph: graph, options: options)).utf8) }
    return GraphFormats.all.first { $0.name == name }?.render(graph)
  }

  static let help: String = (GraphFormats.all.map { "\($0.name): \($0.summary)" } + ["\(dot): the picture's source, for Graphviz"]).joined(
    separator: "; ")
}
