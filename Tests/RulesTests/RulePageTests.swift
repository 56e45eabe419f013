import Foundation
import GraphTestSupport
import NavigationGraph
import Rules
import Testing

@Suite struct RulePageTests {
  private let folder = Golden.repository().appendingPathComponent("docs/rules")

  @Test(arguments: RuleRegistry.all.map(\.id)) func thePageOfARuleIsTheOneInDocs(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let difference = try Golden.difference(RulePage.render(rule), folder.appendingPathComponent(RulePage.fileName(rule)), renew: "RulePageTests")
    #expect(difference == nil)
  }

  @Test func theListOfPagesIsTheOneInDocs() throws {
    let difference = try Golden.difference(
      RulePage.renderIndex(RuleRegistry.all), folder.appendingPathComponent("README.md"), renew: "RulePageTests")
    #expect(difference == nil)
  }

  @Test func noPageIsLeftOver() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(pages) == Set(RuleRegistry.all.map(RulePage.fileName) + ["README.md"]))
  }
}

@Suite struct RuleRegistryTests {
  @Test func idsAreUniqueSortedAndSnakeCase() {
    let ids = RuleRegistry.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil, "\(id)") }
  }

  /// One rule, one file: each file below `Routes` and its like that declares a rule is in the registry.
  @Test func everyRuleInTheSourcesIsRegistered() throws {
    let sources = Golden.repository().appendingPathComponent("Sources/Rules").resolvingSymlinksInPath()
    var declared: [String] = []
    let enumerator = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in enumerator where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let here = text.matches(of: /static let \w+ = Rule\(\s+id: "(\w+)"/).map { String($0.output.1) }
      #expect(here.count <= 1, "\(file.lastPathComponent) holds more than one rule")
      declared += here
    }
    #expect(declared.sorted() == RuleRegistry.all.map(\.id))
  }

  @Test(arguments: RuleRegistry.all.map(\.id)) func aRuleSaysAllOfItself(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(!rule.title.isEmpty && !rule.summary.isEmpty && !rule.rationale.isEmpty && !rule.limits.isEmpty)
    #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty)
    for example in rule.triggering { #expect(example.isMarked, "\(example.title) marks no line") }
    for example in rule.nonTriggering { #expect(!example.isMarked, "\(example.title) marks a line") }
  }
}
