import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Diagram

@Suite struct TextFormatTests {
  private func text(_ format: DiagramFormat, _ graph: NavigationGraph, prefix: String? = nil) -> String {
    format.render(graph, DiagramOptions(), DiagramFormat.Options(linkPrefix: prefix))
  }

  /// Screens with hostile names in hostile modules, a route to each.
  private func hostile() -> NavigationGraph {
    var s = Sketch()
    s.screens("Home")
    for (i, name) in hostileNames.enumerated() {
      s.node("view:\(name) \(i)") { node in
        node.module = i < 30 ? name : "end"
        node.location = SourceLocation(file: "App/\(name).swift", line: 1, column: 1)
      }
      s.node("route:R.\(name) \(i)")
      s.edge("route:R.\(name) \(i)", .builds, "view:\(name) \(i)")
      s.edge("view:Home", i % 3 == 0 ? .sheet : .push, "route:R.\(name) \(i)")
    }
    return s.graph
  }

  @Test func namesAreUniqueAndSorted() {
    let names = DiagramFormats.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(Set(names).isDisjoint(with: GraphFormats.all.map(\.name)))
    #expect(DiagramFormats.all.allSatisfy { !$0.summary.isEmpty })
  }

  @Test(arguments: ["d2", "mermaid", "plantuml"]) func textsAreKept(name: String) throws {
    let format = try #require(DiagramFormats.all.first { $0.name == name })
    let file = Golden.repository().appendingPathComponent("Tests/DiagramTests/Goldens/fruit.\(name)")
    let written = text(format, Sketch.fruit(), prefix: "https://example.org/blob/main/")
    let difference = try Golden.difference(written, file, renew: "DOTTests|TextFormatTests")
    #expect(difference == nil)
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func eachIsTheSameForTheSameGraph(seed: UInt64) {
    let graph = NavigationGraph.random(seed: seed, hostile: seed % 2 == 0)
    for format in DiagramFormats.all {
      let a = text(format, graph.normalized())
      #expect(a == text(format, graph.shuffled(seed: seed + 7).normalized()), "\(format.name)")
      #expect(a.hasSuffix("\n"))
      #expect(a.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" }, "\(format.name) lets a control character through")
    }
  }

  @Test func anEmptyGraphIsWritten() {
    let empty = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
    for format in DiagramFormats.all { #expect(text(format, empty).hasSuffix("\n"), "\(format.name)") }
    #expect(text(DiagramFormats.mermaid, empty).contains("flowchart LR"))
  }

  // MARK: Grammars

  /// Each line is one of the statements that the writer has, whatever the names are.
  private func expectLines(_ text: String, _ statements: [Regex<AnyRegexOutput>], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let isKnown = statements.contains { line.wholeMatch(of: $0.matchingSemantics(.unicodeScalar)) != nil }
      #expect(isKnown, "\(line)", sourceLocation: sourceLocation)
    }
  }

  @Test func hostileNamesStayTextInMermaid() throws {
    let quoted = #""[^"<>`%\[\]\{\}|\\;]*((#\d+;|<br/>)[^"<>`%\[\]\{\}|\\;]*)*""#
    let statements = try [
      #"---"#, #"title: "([^"\\]|\\["\\]|\\x[0-9a-f]{2})*""#, #"%% [^{}]*"#, #"flowchart (LR|TB)"#,
      #" +n(\d+|ote)(\(\[|\(\(|\(|\[\[|\[/|\[\\|\[|\{\{|>)"# + quoted + #"(\]\)|\)\)|\)|\]\]|/\]|\\\]|\]|\}\})(:::\w+)?"#,
      #"  subgraph c\d+\["# + quoted + #"\]"#, #"  end"#, #"  n\d+ (-->|--o|==>|-\.->|-\.-x|---)(\|"# + quoted + #"\|)? n\d+"#,
      #"  click n\d+ href "[^"\s<>\[\]{}|;]+" _blank"#, #"  classDef \w+ [\w#:,\- ]+"#,
    ].map { try Regex($0) }
    expectLines(text(DiagramFormats.mermaid, hostile(), prefix: "https://e.org/\"[b];/"), statements)
    for seed in 0..<60 as Range<UInt64> {
      expectLines(text(DiagramFormats.mermaid, .random(seed: seed, hostile: true).normalized()), statements)
    }
  }

  @Test func hostileNamesStayTextInD2() throws {
    let quoted = #""([^"\\$]|\\["\\$n])*""#
    let statements = try [
      #"direction: (right|down)"#, #"classes: \{"#, #"\}"#, #"  \w+: \{[\w:;.#\-{} "]+\}"#,
      #"title: "# + quoted + #" \{shape: text; near: top-center; style: \{font-size: 20\}\}"#,
      #" *n\d+: "# + quoted + #" \{class: \w+(; link: "[^"\s\\$<>\[\]{}|;]+")?\}"#, #"c\d+: "# + quoted + #" \{"#,
      #"(c\d+\.)?n\d+ (->|--) (c\d+\.)?n\d+(: "# + quoted + #")?(:? \{[\w:;.\-{} ]+\})?"#,
    ].map { try Regex($0) }
    expectLines(text(DiagramFormats.d2, hostile(), prefix: "https://e.org/\"$x/"), statements)
    for seed in 0..<60 as Range<UInt64> {
      expectLines(text(DiagramFormats.d2, .random(seed: seed, hostile: true).normalized()), statements)
    }
  }

  @Test func hostileNamesStayTextInPlantUML() throws {
    // Letters, digits and a few marks, or a character by its number.
    let plain = #"([a-zA-Z0-9 ,?()]|[^\x00-\x7f]|<U\+[0-9A-F]{4,6}>|\\n)*"#
    let statements = try [
      #"@(start|end)uml"#, #"'[^\n]*"#, #"title "# + plain, #"left to right direction"#, #"hide stereotype"#, #"skinparam \w+ [\w#]+"#,
      #"skinparam \w+<<\w+>> \{"#, #"  [A-Z]\w+ [\w#]+"#, #"\}"#, #"package ""# + plain + #"" as c\d+ \{"#,
      #" *\w+ ""# + plain + #"" as n\d+ <<\w+>>( \[\[[^"\s\\<>\[\]{}|]+\]\])?"#,
      #"n\d+ -(\[[#\w,]+\])?-(>|>>|\|>|0|o)? n\d+( : "# + plain + #")?"#,
    ].map { try Regex($0) }
    expectLines(text(DiagramFormats.plantuml, hostile(), prefix: "https://e.org/\"]]x/"), statements)
    for seed in 0..<60 as Range<UInt64> {
      expectLines(text(DiagramFormats.plantuml, .random(seed: seed, hostile: true).normalized()), statements)
    }
  }

  // MARK: Mermaid's limits

  private func figures(_ text: String) -> (edges: Int, characters: Int) {
    (text.split(separator: "\n").count { $0.contains(#/^  n\d+ .* n\d+$/#) }, text.utf16.count)
  }

  @Test func aChartThatMermaidRefusesIsFolded() {
    var options = DiagramOptions()
    options.setBudget(boxes: 100_000)
    let chart = DiagramFormats.mermaid.render(Sketch.dense(screens: 350, links: 1150, modules: 12), options, DiagramFormat.Options())
    #expect(figures(chart).edges <= 500)
    #expect(chart.contains("each module is one box"))
    #expect(chart.contains("%% Mermaid draws no more than 500 edges"))
    #expect(chart.contains("note[\""))
  }

  @Test func linksGiveWayToTheLimitOfText() {
    var s = Sketch()
    s.screens("Home")
    for i in 0..<140 {
      let name = "Screen\(i)" + String(repeating: "x", count: 20)
      s.node("view:" + name)
      s.edge("view:Home", .push, "view:" + name)
    }
    let prefix = "https://example.org/" + String(repeating: "long/", count: 50)
    let chart = text(DiagramFormats.mermaid, s.graph, prefix: prefix)
    #expect(figures(chart).characters <= 50_000)
    #expect(figures(chart).edges == 140)
    #expect(!chart.contains("click"))
    #expect(chart.contains("Links to the source do not fit"))
  }

  /// Entries and deep links are in no group: the last resort leaves boxes out, and says so.
  @Test func whatCannotBeFoldedIsCut() {
    var s = Sketch()
    s.screens("Home", "Other")
    for i in 0..<900 {
      s.node("app:App\(i)")
      s.edge("app:App\(i)", .root, i % 2 == 0 ? "view:Home" : "view:Other")
    }
    let chart = text(DiagramFormats.mermaid, s.graph)
    #expect(figures(chart).edges <= 500)
    #expect(figures(chart).characters <= 50_000)
    #expect(chart.contains("boxes are left out"))
  }
}
