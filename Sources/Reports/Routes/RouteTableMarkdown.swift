import NavigationGraph

extension RouteTableForm {
  /// A table of GitHub Flavored Markdown, a heading for each type.
  public static let markdown = RouteTableForm(name: "markdown", summary: "tables for Markdown pages") { table, _, _ in
    var lines: [String] = []
    var type: String?
    for row in table.rows {
      if row.type != type {
        if type != nil { lines.append("") }
        type = row.type
        lines += ["### \(MarkdownText.code(row.type))", ""]
        lines += ["| Route | Shown as | Builder | Sites | State | Deep links |", "|---|---|---|--:|---|---|"]
      }
      let name = row.parameters.isEmpty ? row.shortName : "\(row.shortName)(\(row.parameters))"
      let cells = [
        MarkdownText.code(name), list(row.results.map { MarkdownText.code($0.name) + ($0.isDefault ? " (default)" : "") }),
        list(row.builders.map { MarkdownText.code("\($0.location.file):\($0.location.line)") }), String(row.siteCount),
        state(row),
        list(row.links.map(MarkdownText.code)),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if lines.isEmpty { lines.append("No routes.") }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func state(_ row: RouteTable.Row) -> String {
    row.faults.isEmpty && row.state != "ok" ? "in " + list(row.carriers.map(MarkdownText.code)) : row.state
  }

  /// Each once, in order.
  private static func list(_ words: [String]) -> String {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
