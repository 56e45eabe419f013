import Foundation
import GraphTestSupport
import NavigationGraph
import Reports
import Testing

@Suite struct CodeClimateReporterTests {
  private func issues(_ result: LintResult) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(Reporter.codeClimate.render(result, ReportOptions()))) as? [[String: Any]])
  }

  @Test func whatGitLabAsksFor() throws {
    let shown = result(faultyShop)
    let issues = try issues(shown)
    #expect(issues.map { $0["description"] as? String } == shown.findings.map(\.message))
    #expect(issues.map { $0["check_name"] as? String } == shown.findings.map(\.rule))
    #expect(issues.map { $0["fingerprint"] as? String } == shown.findings.map(\.fingerprint))
    #expect(issues.map { $0["severity"] as? String } == ["info", "critical", "major"])
    for (issue, line) in zip(issues, 2...) {
      let location = try #require(issue["location"] as? [String: Any])
      #expect(location["path"] as? String == "App.swift")
      #expect((location["lines"] as? [String: Int]) == ["begin": line])
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func everyIssueIsWhole(seed: UInt64) throws {
    let issues = try issues(hostileResult(seed: seed))
    #expect(issues.count == 20)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 20)
    for issue in issues {
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"] as? String ?? ""))
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.isEmpty == false)
      #expect(((location["lines"] as? [String: Int])?["begin"] ?? 0) >= 1)
    }
  }

  /// Of two issues with one fingerprint GitLab shows the first.
  @Test func fingerprintsAreUniqueAndStable() throws {
    let findings = (1...4).map { finding("m", at: SourceLocation(file: "A.swift", line: $0, column: 1)) }
    let prints = try issues(result(of: findings)).compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints).count == 4)
    #expect(prints.first == findings[0].fingerprint)
    #expect(try issues(result(of: findings)).compactMap { $0["fingerprint"] as? String } == prints)
  }
}
