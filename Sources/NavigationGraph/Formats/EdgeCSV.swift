extension GraphFormats {
  /// A row for each edge; a node that no edge has is a row without what it leads to.
  public static let csv = GraphFormat(name: "csv", summary: "an edge a row, for spreadsheets (RFC 4180); csv-nodes has the nodes") { graph in
    let index = GraphIndex(graph)
    var text = CSVText.row([
      "from", "from_kind", "kind", "to", "to_kind", "certainty", "live", "file", "line", "column", "through", "condition", "via", "event",
    ])
    for edge in graph.edges {
      text += CSVText.row([
        edge.from, kind(of: edge.from), edge.kind.rawValue, edge.to, kind(of: edge.to), edge.certainty.rawValue, String(edge.live),
        edge.location.file, String(edge.location.line), String(edge.location.column), edge.through.map(\.visible).joined(separator: "; "),
        edge.condition ?? "", edge.via ?? "", edge.event ?? "",
      ])
    }
    for (number, node) in graph.nodes.enumerated() where index.outgoing(number).isEmpty && index.incoming(number).isEmpty {
      text += CSVText.row(
        [node.id, node.kind.rawValue, "", "", "", "", ""] + place(node.location) + ["", "", "", ""])
    }
    return Array(text.utf8)
  }

  static func place(_ location: SourceLocation?) -> [String] {
    location.map { [$0.file, String($0.line), String($0.column)] } ?? ["", "", ""]
  }

  private static func kind(of id: String) -> String { NodeKind(idPrefixOf: id)?.rawValue ?? "" }
}
