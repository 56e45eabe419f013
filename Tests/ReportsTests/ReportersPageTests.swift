import Foundation
import GraphTestSupport
import NavigationGraph
import Reports
import Rules
import Testing

/// `docs/reporters.md` tells of every reporter, and shows what each prints.
@Suite struct ReportersPageTests {
  private let file = Golden.repository().appendingPathComponent("docs/reporters.md")

  @Test func everyReporterHasARowASectionAndAnExample() throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.matches(of: /\n\| \[`([a-z-]+)`\]\(#([a-z-]+)\) \|/)
    #expect(rows.map { String($0.output.1) }.sorted() == ReporterRegistry.all.map(\.name))
    #expect(rows.allSatisfy { $0.output.1 == $0.output.2 })
    let sections = text.matches(of: /\n## ([a-z-]+)\n/).map { String($0.output.1) }
    #expect(sections == rows.map { String($0.output.1) })
    #expect(text.matches(of: /\n<!-- example: ([a-z-]+) -->\n/).map { String($0.output.1) } == sections)
  }

  @Test func theExamplesAreWhatIsPrinted() throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let wanted = text.replacing(/<!-- example: ([a-z-]+) -->\n(?:\n````[\s\S]*?\n````\n)?/) { match in
      let example = ReporterRegistry.reporter(String(match.output.1)).map(example) ?? ""
      return "<!-- example: \(match.output.1) -->\n\n````\(language(match.output.1))\n\(example)\n````\n"
    }
    #expect(try Golden.difference(wanted, file, renew: "ReportersPageTests") == nil)
  }

  private func language(_ reporter: Substring) -> String {
    switch reporter {
    case "json", "sarif", "codeclimate": "json"
    case "checkstyle", "junit": "xml"
    case "html", "markdown": String(reporter)
    default: "text"
    }
  }

  private func example(_ reporter: Reporter) -> String {
    var text = render(reporter, Self.result, ReportOptions(currentDirectory: "/Users/me/Shop"))[...]
    if reporter.name == "html", let start = text.firstRange(of: "<article"), let end = text.firstRange(of: "</article>") {
      text = text[start.lowerBound..<end.upperBound]
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in line.count > 200 ? line.prefix(199) + "…" : line }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private static let result: LintResult = {
    let route = place(7, 8)
    let finding = Finding(
      rule: "unmapped_destination", severity: .error, message: "`ShopRoute.giftCard` is pushed, and no arm makes a view of it",
      hint: "Give `ShopRoute.giftCard` an arm with a view in the switch that maps `ShopRoute`.", location: route, ids: ["route:ShopRoute.giftCard"],
      related: [RelatedLocation(location: place(12, 7, "App/AccountView.swift"), message: "pushed here by `AccountView`")])
    var summary = Summary()
    (summary.files, summary.sites, summary.resolvedSites) = (21, 12, 12)
    return LintResult(
      generator: Generator(name: "navgraph", version: "0.1.0"), outcome: RuleOutcome(findings: [finding]), summary: summary,
      rules: ["unmapped_destination"], excerpts: [route: excerpt("  case ¦giftCard")].compactMapValues { $0 })
  }()
}
