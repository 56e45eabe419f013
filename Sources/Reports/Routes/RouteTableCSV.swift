import NavigationGraph

extension RouteTableForm {
  /// For spreadsheets: RFC 4180, one row a route. The parts of a list in a field are separated by `; `.
  public static let csv = RouteTableForm(name: "csv", summary: "for spreadsheets (RFC 4180)") { table, _, _ in
    let head = [
      "type", "route", "parameters", "results", "builders", "sites", "places", "mapped", "used", "reachable", "in_doubt", "deep_links",
      "carried_by", "file", "line",
    ]
    let rows = table.rows.map { row in
      [
        row.type, row.node.name, row.parameters, list(row.results.map { $0.isDefault ? "\($0.name) (default)" : $0.name }),
        list(row.builders.map { place($0.location) }), String(row.siteCount), list(row.uses.map { place($0.location) }),
        word(row.node.mapped), word(row.node.used), word(row.node.reachable), word(row.isInDoubt),
        list(row.links), list(row.carriers),
        row.node.location?.file.visible ?? "", row.node.location.map { String($0.line) } ?? "",
      ]
    }
    return Array(([head] + rows).map(CSVText.row).joined().utf8)
  }

  private static func place(_ location: SourceLocation) -> String { "\(location.file):\(location.line)" }

  /// Each once, in order.
  private static func list(_ words: [String]) -> String {
    var seen: Set<String> = []
    return words.map(\.visible).filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  private static func word(_ value: Bool?) -> String { value.map(String.init) ?? "" }
}
