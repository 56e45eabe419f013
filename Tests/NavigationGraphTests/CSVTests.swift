import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct CSVTests {
  /// The fields of each row, as RFC 4180 has them.
  private func rows(_ format: GraphFormat, _ graph: NavigationGraph) -> [[String]] {
    var (rows, row, field): ([[String]], [String], String) = ([], [], "")
    var isQuoted = false
    var scalars = Array(String(decoding: format.render(graph), as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        field.unicodeScalars.append("\"")
        scalars.removeFirst()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: (row, field) = (row + [field], "")
      case "\r" where !isQuoted: continue
      case "\n" where !isQuoted:
        rows.append(row + [field])
        (row, field) = ([], "")
      default: field.unicodeScalars.append(scalar)
      }
    }
    #expect(row.isEmpty && field.isEmpty && !isQuoted)
    return rows
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func everyNodeAndEdgeIsThere(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, hostile: true).normalized()
    let edges = rows(GraphFormats.csv, graph)
    let nodes = rows(GraphFormats.csvNodes, graph)
    for table in [edges, nodes] { #expect(table.allSatisfy { $0.count == table[0].count }) }
    #expect(nodes.count == graph.nodes.count + 1)
    let lonely = edges.filter { $0[3].isEmpty }
    #expect(edges.count - lonely.count == graph.edges.count + 1)
    #expect(Set(edges.dropFirst().flatMap { [$0[0], $0[3]] }).subtracting([""]).count == Set(graph.nodes.map { $0.id.visible }).count)
  }

  @Test func aRowSaysWhatAnEdgeIs() {
    var graph = NavigationGraph(text: "edge view:A push route:R.x\nnode view:Lone")
    graph.edges[0].through = ["Router.go", "Flow.push"]
    graph.edges[0].condition = "a, \"b\""
    #expect(
      rows(GraphFormats.csv, graph.normalized()).dropFirst() == [
        ["view:A", "view", "push", "route:R.x", "route", "exact", "true", "App.swift", "1", "3", "Router.go; Flow.push", "a, \"b\"", "", ""],
        ["view:Lone", "view", "", "", "", "", "", "App.swift", "2", "3", "", "", "", ""],
      ])
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)"]) func nothingIsAFormula(_ text: String) {
    var graph = NavigationGraph(text: "edge view:A push view:B")
    graph.edges[0].condition = text
    #expect(rows(GraphFormats.csv, graph).last?[11] == "'" + text)
  }
}
