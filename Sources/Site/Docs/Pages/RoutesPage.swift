import NavigationGraph
import Reports

/// The list of routes, by the types that declare them.
enum RoutesPage {
  static func pages(_ context: DocsContext) -> [DocPage] {
    guard !context.routes.rows.isEmpty else { return [] }
    let page = DocPage(
      PageID(.routes), title: "Routes",
      summary: [.text("The values that stand for screens in the source, each with what is shown for it and how many places use it.")])
    let style = ListPages.Style(
      columns: ["Route", "Shown as", "Built in", "Places", "State", "Deep links"], others: "Others", noun: "route", isCode: true)
    // The order of the declaration says more than that of the names.
    let width = String(context.routes.rows.count).count
    return ListPages.make(page, style, context.routes.rows.enumerated().map { position, row in
      ListRow(group: row.type, name: isLong(context) ? row.node.name : padded(position, width), cells: cells(row, context))
    })
  }

  private static func isLong(_ context: DocsContext) -> Bool { context.routes.rows.count > ListPages.longest }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func cells(_ row: RouteTable.Row, _ context: DocsContext) -> [[Inline]] {
    var seen: Set<String> = []
    let results = row.builders.filter { seen.insert($0.result).inserted }.map { builder -> [Inline] in
      let end: [Inline] = context.index.number(of: builder.result).map(context.reference) ?? [.code(builder.resultName)]
      return end + (builder.isDefault ? [.text(" (by default)")] : [])
    }
    var files: Set<String> = []
    let places = row.builders.filter { files.insert($0.location.file).inserted }.map { context.source($0.location) }
    let name = row.parameters.isEmpty ? row.shortName : "\(row.shortName)(\(row.parameters))"
    return [
      [.code(name)], .joined(results, by: ", "), .joined(places, by: ", "), [.text(String(row.siteCount))],
      row.state == "ok" ? [] : [.text(row.state)], .joined(row.links.map { [.code($0)] }, by: ", "),
    ]
  }
}
