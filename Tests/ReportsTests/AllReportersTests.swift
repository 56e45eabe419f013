import GraphTestSupport
import NavigationGraph
import Reports
import Rules
import Testing

/// What holds for every reporter in the registry.
@Suite struct AllReportersTests {
  private static let options = ReportOptions(
    currentDirectory: "/\u{1B}[31m", linkPrefix: "https://host/a b\"><script>/(main)", rulePages: "https://host/rules")
  private static let empty = LintResult(
    generator: Generator(name: "navgraph", version: "0"), outcome: RuleOutcome(), summary: Summary(), rules: ["unused_destination"])

  /// How each form is read by what reads it. A new reporter needs a line here.
  private static let readers: [String: @Sendable ([UInt8]) throws -> Void] = [
    "checkstyle": { _ = try XMLElement.parse($0) }, "codeclimate": { _ = try JSONParser.parse($0) }, "github-actions": { try lines($0) },
    "html": { _ = try XMLElement.parse($0) }, "json": { _ = try JSONParser.parse($0) }, "junit": { _ = try XMLElement.parse($0) },
    "markdown": { try lines($0) }, "sarif": { _ = try JSONParser.parse($0) }, "text": { try lines($0) }, "xcode": { try lines($0) },
  ]

  private static func lines(_ bytes: [UInt8]) throws { #expect(String(validating: bytes, as: UTF8.self) != nil) }

  private func read(_ reporter: Reporter, _ result: LintResult, _ options: ReportOptions = Self.options) throws {
    let reader = try #require(Self.readers[reporter.name], "\(reporter.name) has no reader here")
    let bytes = reporter.render(result, options)
    do { try reader(bytes) } catch { Issue.record("\(reporter.name): \(error)") }
  }

  @Test(arguments: 0..<24 as Range<UInt64>) func whatIsWrittenReadsBack(seed: UInt64) throws {
    for reporter in ReporterRegistry.all {
      try read(reporter, hostileResult(seed: seed))
      try read(reporter, hostileResult(seed: seed), ReportOptions())
    }
  }

  @Test func theEmptyResult() throws {
    for reporter in ReporterRegistry.all {
      try read(reporter, Self.empty)
      if reporter.name != "xcode" { #expect(!reporter.render(Self.empty, Self.options).isEmpty) }
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>) func noControlCharacterGetsThrough(seed: UInt64) {
    for reporter in ReporterRegistry.all {
      for isVerbose in [false, true] {
        var options = Self.options
        options.verbose = isVerbose
        let text = render(reporter, hostileResult(seed: seed), options)
        #expect(text.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" }, "\(reporter.name)")
        #expect(text.hasSuffix("\n"))
      }
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>) func theOrderOfTheFindingsDoesNotMatter(seed: UInt64) {
    let result = hostileResult(seed: seed)
    var random = SeededGenerator(seed: seed)
    let shuffled = LintResult(
      generator: result.generator, outcome: RuleOutcome(findings: result.findings.shuffled(using: &random), heldBack: result.heldBack),
      summary: result.summary, unreadable: result.unreadable, rules: result.rules, excerpts: result.excerpts)
    for reporter in ReporterRegistry.all {
      #expect(reporter.render(shuffled, Self.options) == reporter.render(result, Self.options), "\(reporter.name)")
    }
  }

  private static func many(_ count: Int) -> LintResult {
    let findings = (0..<count).map { number in
      finding(
        "no site uses `R.case\(number)`", severity: Severity.allCases[number % 3], rule: "unused_destination",
        at: SourceLocation(file: "File\(number % 100).swift", line: number + 1, column: 1))
    }
    var excerpts: Excerpts = [:]
    for finding in findings { if let place = finding.location { excerpts[place] = excerpt("¦case x") } }
    return result(of: findings.reversed(), excerpts: excerpts)
  }

  /// Ten times as many findings are ten times as many bytes at most.
  @Test func tenThousandFindings() throws {
    let (some, many) = (Self.many(1000), Self.many(10_000))
    let isBounded: Set = ["markdown", "github-actions"]
    for reporter in ReporterRegistry.all {
      let bytes = reporter.render(many, Self.options)
      #expect(bytes.count < 11 * reporter.render(some, Self.options).count, "\(reporter.name)")
      if isBounded.contains(reporter.name) {
        #expect(bytes.count < 65_536, "\(reporter.name)")
      } else {
        #expect(bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= 10_000, "\(reporter.name)")
      }
      try read(reporter, many)
    }
  }
}
