import GraphTestSupport
import NavigationGraph
import Reports
import Testing

@Suite struct HTMLReporterTests {
  private func page(_ result: LintResult, _ options: ReportOptions = ReportOptions()) throws -> XMLElement {
    try XMLElement.parse(Reporter.html.render(result, options))
  }

  private func articles(_ root: XMLElement) -> [XMLElement] { root.all.filter { $0.name == "article" } }

  /// All text below an element.
  private func text(_ element: XMLElement) -> String { element.all.map(\.text).joined(separator: "¦") }

  @Test func eachFindingWithItsSourceAndHint() throws {
    let place = SourceLocation(file: "App.swift", line: 3, column: 3)
    let root = try page(result(faultyShop, excerpts: [place: excerpt("  case ¦b")].compactMapValues { $0 }))
    let articles = articles(root)
    #expect(articles.map { $0.attributes["class"] } == ["note", "error", "warning"])
    let pre = try #require(articles[1].children("pre").first)
    #expect(text(pre).hasPrefix("case b"))
    #expect(text(pre).contains("     ^"))
    #expect(articles[0].children("pre").isEmpty)
    #expect(articles[1].children("ul").first?.children.count == 2)
    #expect(text(articles[2]).contains("R.c"))
    #expect(root.all.first { $0.name == "title" }?.text == "Navigation: 1 error, 1 warning, 1 note")
  }

  /// Whatever a link leads to within the page is there.
  @Test(arguments: 0..<20 as Range<UInt64>) func linksWithinThePageLeadSomewhere(seed: UInt64) throws {
    let root = try page(hostileResult(seed: seed))
    let ids = root.all.compactMap { $0.attributes["id"] }
    #expect(ids.count == Set(ids).count)
    for link in root.all.compactMap({ $0.attributes["href"] }) {
      #expect(link.hasPrefix("#"))
      #expect(ids.contains(String(link.dropFirst())), "\(link)")
    }
  }

  /// Nothing is fetched, nothing runs, and no name makes an element or an attribute.
  @Test(arguments: 0..<20 as Range<UInt64>) func namesAreText(seed: UInt64) throws {
    let shown = hostileResult(seed: seed)
    let root = try page(shown, ReportOptions(linkPrefix: "https://host/\"onclick='x'", rulePages: "https://host/"))
    let known: Set = [
      "html", "head", "meta", "title", "style", "body", "h1", "h2", "h3", "p", "nav", "ul", "li", "a", "span", "section", "article", "pre",
      "code", "footer",
    ]
    #expect(Set(root.all.map(\.name)).isSubset(of: known))
    #expect(Set(root.all.flatMap(\.attributes.keys)).isSubset(of: ["lang", "charset", "name", "content", "http-equiv", "id", "class", "href"]))
    let articles = articles(root)
    #expect(articles.count == shown.findings.count)
    for link in root.all.compactMap({ $0.attributes["href"] }) { #expect(link.hasPrefix("#") || link.hasPrefix("https://host/")) }
  }

  @Test func filesAreListedWhereThereAreSeveral() throws {
    let files = ["a.swift", "b.swift"].map { finding("m", at: SourceLocation(file: $0, line: 1, column: 1)) }
    #expect(try page(result(of: files)).all.filter { $0.name == "nav" }.flatMap(\.all).count { $0.name == "li" } == 2)
    #expect(try page(result(of: [files[0]])).all.allSatisfy { $0.name != "nav" })
  }
}
