extension GraphFormats {
  /// For tools that work on graphs (yEd, Gephi, NetworkX): nodes and edges with typed keys.
  /// U. Brandes and others, *GraphML Primer*; the schema is http://graphml.graphdrawing.org/xmlns/1.1/graphml.xsd.
  public static let graphml = GraphFormat(name: "graphml", summary: "for tools that work on graphs (yEd, Gephi, NetworkX)") {
    Array(GraphMLWriter($0).text.utf8)
  }
}

private struct GraphMLWriter {
  private enum Value {
    case text(String)
    case number(Int)
    case flag(Bool)

    var type: String {
      switch self {
      case .text: "string"
      case .number: "int"
      case .flag: "boolean"
      }
    }

    var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): String(number)
      case .flag(let isOn): String(isOn)
      }
    }
  }

  /// A property of nodes or edges; nil where a thing has none of it.
  private struct Key<Thing>: Sendable {
    let name: String
    let type: String
    let value: @Sendable (Thing) -> Value?
  }

  private static let nodeKeys: [Key<Node>] = [
    Key(name: "kind", type: "string") { .text($0.kind.rawValue) },
    Key(name: "name", type: "string") { .text($0.name) },
    Key(name: "title", type: "string") { $0.title.map { .text($0) } },
    Key(name: "documentation", type: "string") { $0.documentation.map { .text($0) } },
    Key(name: "module", type: "string") { $0.module.map { .text($0) } },
    Key(name: "framework", type: "string") { $0.framework.map { .text($0) } },
    Key(name: "role", type: "string") { $0.role.map { .text($0.rawValue) } },
    Key(name: "parameters", type: "string") { node in
      node.parameters.isEmpty ? nil : .text(node.parameterList)
    },
    Key(name: "entry", type: "boolean") { $0.entry.map { .flag($0) } },
    Key(name: "reachable", type: "boolean") { $0.reachable.map { .flag($0) } },
    Key(name: "depth", type: "int") { $0.depth.map { .number($0) } },
    Key(name: "mapped", type: "boolean") { $0.mapped.map { .flag($0) } },
    Key(name: "used", type: "boolean") { $0.used.map { .flag($0) } },
    Key(name: "source", type: "string") { $0.source.map { .text($0) } },
    Key(name: "file", type: "string") { $0.location.map { .text($0.file) } },
    Key(name: "line", type: "int") { $0.location.map { .number($0.line) } },
    Key(name: "column", type: "int") { $0.location.map { .number($0.column) } },
  ]

  private static let edgeKeys: [Key<Edge>] = [
    Key(name: "kind", type: "string") { .text($0.kind.rawValue) },
    Key(name: "certainty", type: "string") { .text($0.certainty.rawValue) },
    Key(name: "live", type: "boolean") { .flag($0.live) },
    Key(name: "through", type: "string") { $0.through.isEmpty ? nil : .text($0.through.joined(separator: ", ")) },
    Key(name: "via", type: "string") { $0.via.map { .text($0) } },
    Key(name: "because", type: "string") { $0.because.map { .text($0) } },
    Key(name: "condition", type: "string") { $0.condition.map { .text($0) } },
    Key(name: "event", type: "string") { $0.event.map { .text($0) } },
    Key(name: "file", type: "string") { .text($0.location.file) },
    Key(name: "line", type: "int") { .number($0.location.line) },
    Key(name: "column", type: "int") { .number($0.location.column) },
  ]

  private(set) var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.1/graphml.xsd">

    """

  init(_ graph: NavigationGraph) {
    for key in Self.nodeKeys { declare(key.name, key.type, of: "node", prefix: "n") }
    for key in Self.edgeKeys { declare(key.name, key.type, of: "edge", prefix: "e") }
    text += "  <graph id=\"navigation\" edgedefault=\"directed\">\n"
    // Ids of XML are unlike those of the graph: any character may stand in a name, few in an id.
    let index = GraphIndex(graph)
    for (number, node) in graph.nodes.enumerated() {
      text += "    <node id=\"n\(number)\">\n"
      data("id", node.id, prefix: "n")
      for key in Self.nodeKeys { if let value = key.value(node) { data(key.name, value.text, prefix: "n") } }
      text += "    </node>\n"
    }
    for (number, edge) in graph.edges.enumerated() where index.sources[number] >= 0 {
      text += "    <edge id=\"e\(number)\" source=\"n\(index.sources[number])\" target=\"n\(index.targets[number])\">\n"
      for key in Self.edgeKeys { if let value = key.value(edge) { data(key.name, value.text, prefix: "e") } }
      text += "    </edge>\n"
    }
    text += "  </graph>\n</graphml>\n"
  }

  private mutating func declare(_ name: String, _ type: String, of element: String, prefix: String) {
    if element == "node", name == "kind" { declare("id", "string", of: element, prefix: prefix) }
    text += "  <key id=\"\(prefix)-\(name)\" for=\"\(element)\" attr.name=\"\(name)\" attr.type=\"\(type)\"/>\n"
  }

  private mutating func data(_ name: String, _ value: String, prefix: String) {
    text += "      <data key=\"\(prefix)-\(name)\">\(MarkupText.element(value))</data>\n"
  }
}
