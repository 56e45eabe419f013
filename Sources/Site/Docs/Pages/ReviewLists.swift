import NavigationGraph

/// The lists of what is amiss, and of what could not be followed.
enum ReviewLists {
  static func findings(_ context: DocsContext) -> [DocPage] {
    guard context.options.showsFindings, let findings = context.graph.findings, !findings.isEmpty else { return [] }
    let rows = findings.map { finding in
      let cells = FindingRow.cells(finding)
      return ListRow(group: finding.rule, name: cells.map(\.plain).joined(separator: " "), cells: [cells[0], cells[1], cells[3]])
    }
    let rules = Set(findings.map(\.rule)).sorted { compareBytes($0, $1) < 0 }
    var page = DocPage(
      PageID(.findings), title: "Findings",
      summary: [.text("What the rules of "), .code("navgraph lint"), .text(" say of the navigation.")])
    page.blocks.append(.paragraph([.text("Rules: ")] + .joined(rules.map { [.rule($0)] }, by: ", ") + [.text(".")]))
    return ListPages.make(page, .init(columns: ["Severity", "Finding", "Source"], others: "Others", noun: "finding", isCode: true), rows)
  }

  static func unresolved(_ context: DocsContext) -> [DocPage] {
    let sites = context.graph.unresolved
    guard !sites.isEmpty else { return [] }
    let rows = sites.map { site -> ListRow in
      let from: [Inline] = context.index.number(of: site.from).map(context.reference) ?? [.code(site.from)]
      return ListRow(
        group: context.index.number(of: site.from).flatMap { context.node($0).module } ?? "",
        name: "\(from.plain) \(site.kind.rawValue) \(site.reason)",
        cells: [
          from, [.text(site.kind.word)], site.routeType.map { [.code($0)] } ?? [], [.text(site.reason)], context.source(site.location),
        ])
    }
    let page = DocPage(
      PageID(.unresolved), title: "Sites not followed",
      summary: [
        .text("Places that navigate, where the source does not tell where to. "),
        .text("What they lead to is on no page; what only they lead to may seem out of reach."),
      ])
    return ListPages.make(
      page, .init(columns: ["From", "Kind", "Type of routes", "Why", "Source"], others: "No module", noun: "site", isCode: true), rows)
  }
}
