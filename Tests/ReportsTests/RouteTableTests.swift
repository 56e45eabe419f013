import GraphTestSupport
import NavigationGraph
import Reports
import Testing

private let shop = NavigationGraph(
  text: """
    node app:App entry
    node deepLink:shop://a entry
    node route:R.a mapped used
    node route:R.b used
    node route:R.c mapped
    node route:S.a mapped
    node route:S.b mapped carries=Int
    edge app:App root view:Home
    edge view:Home push route:R.a
    edge view:Home push route:R.a
    edge view:Home push route:R.b
    edge deepLink:shop://a open route:R.a
    edge route:R.a builds view:Soon default
    edge route:S.a builds view:Soon
    edge route:S.a builds view:Later
    unresolved view:Home sheet S
    """)

private func render(_ form: RouteTableForm, _ graph: NavigationGraph, width: Int = 120) -> String {
  String(decoding: form.render(RouteTable(graph), ReportOptions(), width), as: UTF8.self)
}

/// Reads CSV by the grammar of RFC 4180; nil where it is broken.
private func parseCSV(_ text: String) -> [[String]]? {
  var rows: [[String]] = [[]]
  var rest = Array(text.unicodeScalars)[...]
  while !rest.isEmpty {
    var field = ""
    if rest.first == "\"" {
      rest.removeFirst()
      while true {
        guard let next = rest.popFirst() else { return nil }
        if next != "\"" {
          field.unicodeScalars.append(next)
        } else if rest.first == "\"" {
          rest.removeFirst()
          field.append("\"")
        } else {
          break
        }
      }
    } else {
      while let next = rest.first, next != ",", next != "\r" {
        guard next != "\"", next != "\n" else { return nil }
        field.unicodeScalars.append(next)
        rest.removeFirst()
      }
    }
    rows[rows.count - 1].append(field)
    switch rest.popFirst() {
    case ",": continue
    case "\r":
      guard rest.popFirst() == "\n" else { return nil }
      if !rest.isEmpty { rows.append([]) }
    default: return nil
    }
  }
  return rows
}

@Suite struct RouteTableTests {
  /// An alert is none of the view that shows it.
  @Test func anAlertIsShownAsAnAlert() {
    let graph = NavigationGraph(
      text: """
        node app:App entry
        node route:R.a mapped used
        edge app:App root view:Orders
        edge view:Orders alert route:R.a
        edge route:R.a builds alert:Orders
        """)
    #expect(RouteTable(graph).rows.map { $0.results.map(\.name) } == [["alert"]])
  }

  @Test func theTableSaysWhatIsThere() {
    #expect(
      render(.table, shop) == """
          ROUTE  PARAMETERS  SHOWN AS        BUILDER          SITES  STATE     DEEP LINKS
        R
          .a                 Soon (default)  App.swift:13     2      ok        shop://a
          .b                                                  1      unmapped
          .c                                                  0      unused
        S
          .a                 Soon, Later     App.swift:14 +1  0      unused?
          .b     Int                                          0      unused?

        5 routes of 2 types; 1 unmapped, 1 unused, 2 unused?; 1 site not understood, which may use what is marked with ?

        """)
    #expect(render(.table, NavigationGraph(generator: Generator(name: "navgraph", version: "0"))) == "no routes\n")
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func theTableFits(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 30, hostile: true).normalized()
    for width in [80, 140, 400] {
      for line in render(.table, graph, width: width).split(separator: "\n").prefix(while: { !$0.contains(" of ") }) {
        #expect(line.last != " ")
        #expect(line.unicodeScalars.allSatisfy { !$0.isHazardous })
        // Every mark takes one column at least but those that combine, which hostile names have few of.
        #expect(line.count <= width + 1, "\(line)")
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func csvReadsBack(seed: UInt64) throws {
    let graph = NavigationGraph.random(seed: seed, size: 30, hostile: true).normalized()
    let rows = try #require(parseCSV(render(.csv, graph)))
    let table = RouteTable(graph)
    #expect(rows.count == table.rows.count + 1)
    for (row, fields) in zip(table.rows, rows.dropFirst()) {
      #expect(fields.count == rows[0].count)
      #expect(fields[0] == row.type.visible)
      #expect(fields[1] == row.node.name.visible)
      #expect(fields[5] == String(row.siteCount))
      #expect(fields.joined().unicodeScalars.allSatisfy { !$0.isHazardous })
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func markdownKeepsItsColumns(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, size: 30, hostile: true).normalized()
    for line in render(.markdown, graph).split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.replacing("\\|", with: "").unicodeScalars.count { $0 == "|" } == 7, "\(line)")
      // Within a code span nothing is markup.
      let plain = outsideOfCode(line)
      #expect(!plain.contains("\\") && !plain.contains("<script"), "\(line)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func jsonIsSortedAndTheSameForTheSameGraph(seed: UInt64) throws {
    let graph = NavigationGraph.random(seed: seed, size: 30, hostile: seed % 2 == 0)
    let text = render(.json, graph.normalized())
    #expect(text == render(.json, graph.shuffled(seed: seed).normalized()))
    guard case .object(let members) = try JSONParser.parse(Array(text.utf8)), case .array(let routes)? = members["routes"] else {
      Issue.record("no object with routes")
      return
    }
    let ids = routes.compactMap { route -> String? in
      guard case .object(let members) = route, case .string(let id)? = members["id"] else { return nil }
      return id
    }
    #expect(ids.count == graph.nodes.filter { $0.kind == .route }.count)
    #expect(zip(ids, ids.dropFirst()).allSatisfy { compareBytes($0, $1) < 0 })
  }

  @Test func formsAreRegisteredByName() {
    #expect(RouteTableForms.all.map(\.name) == ["csv", "json", "markdown", "table"])
    #expect(WaysForms.all.map(\.name) == ["json", "markdown", "table", "text"])
    #expect(RouteTableForms.form("csv")?.name == "csv" && WaysForms.form("none") == nil)
  }
}
