import Foundation
import Testing

/// What `navgraph lint` gives its reporters: the source, the rules that ran, where links lead.
@Suite struct ReportTests {
  private func lint(_ reporter: String, _ options: [String] = [], in folder: TemporaryFolder) throws -> String {
    try Tool.run(["lint", "--reporter", reporter] + options, in: folder).output
  }

  @Test func theSourceStandsUnderAFinding() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/日本 é.swift", LintTests.faulty.replacing("  case lost\n", with: "  /* é😀 */ case lost\n"))
    let text = try lint("text", in: folder)
    #expect(text.contains("(unmapped_destination)\n    │ /* é😀 */ case lost\n    │                ^~~~\n"), "\(text)")
    let sarif = try lint("sarif", in: folder)
    #expect(sarif.contains("\"uri\": \"App/%E6%97%A5%E6%9C%AC%20%C3%A9.swift\", \"uriBaseId\": \"SRCROOT\"}, \"region\": {\"startLine\": "), "\(sarif)")
    // Two spaces, `/* é😀 */ case ` with two units for the emoji.
    #expect(sarif.contains("\"startColumn\": 18}"), "\(sarif)")
  }

  @Test func theRulesThatRanAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", LintTests.faulty)
    let junit = try lint("junit", ["--only", "unused_destination"], in: folder)
    #expect(junit.contains("<testsuite name=\"navgraph.unused_destination\" tests=\"1\" failures=\"1\""))
    #expect(!junit.contains("unmapped_destination"))
    #expect(try lint("junit", in: folder).contains("name=\"no findings\""))
  }

  @Test func linksLeadWhereTheyAreSaidTo() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", LintTests.faulty)
    #expect(try !lint("markdown", in: folder).contains("]("))
    let text = try lint("markdown", ["--link-prefix", "https://example.com/blob/main", "--rule-pages=https://example.com/rules"], in: folder)
    #expect(text.contains("](https://example.com/blob/main/App.swift#L"))
    #expect(text.contains("[`unused_destination`](https://example.com/rules/unused_destination.md)"))
    #expect(try lint("sarif", ["--rule-pages", "https://example.com/rules/"], in: folder).contains("\"helpUri\": \"https://example.com/rules/unused_destination.md\""))
  }
}
