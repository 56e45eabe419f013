extension GraphFormats {
  /// A row for each node.
  public static let csvNodes = GraphFormat(name: "csv-nodes", summary: "a node a row, for spreadsheets (RFC 4180)") { graph in
    let index = GraphIndex(graph)
    var text = CSVText.row([
      "id", "kind", "name", "title", "module", "role", "framework", "parameters", "entry", "reachable", "depth", "mapped", "used", "ways_in",
      "ways_out", "file", "line", "column",
    ])
    for (number, node) in graph.nodes.enumerated() {
      let parameters = node.parameterList
      text += CSVText.row(
        [
          node.id, node.kind.rawValue, node.name, node.title ?? "", node.module ?? "", node.role?.rawValue ?? "", node.framework ?? "",
          parameters, String(node.entry ?? false), word(node.reachable), node.depth.map(String.init) ?? "", word(node.mapped), word(node.used),
          String(index.incoming(number).count), String(index.outgoing(number).count),
        ] + place(node.location))
    }
    return Array(text.utf8)
  }

  private static func word(_ value: Bool?) -> String { value.map(String.init) ?? "" }
}
