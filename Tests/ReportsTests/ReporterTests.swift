import Foundation
import GraphTestSupport
import NavigationGraph
import Reports
import Rules
import Testing

private let shop = NavigationGraph(
  text: """
    node app:App entry
    node route:R.a mapped used
    node route:R.b used
    node route:R.c mapped
    node route:S.a mapped
    edge app:App root view:Home
    edge view:Home push route:R.a
    edge view:Home push route:R.b
    edge route:R.a builds view:Soon default
    unresolved view:Home sheet S
    """)

private func result(_ graph: NavigationGraph, unreadable: [UnreadableFile] = []) -> LintResult {
  var summary = Summary()
  summary.files = 3
  summary.sites = 4
  summary.resolvedSites = 3
  return LintResult(
    generator: Generator(name: "navgraph", version: "0.1.0"), outcome: graph.lint(), summary: summary, unresolved: graph.unresolved,
    unreadable: unreadable)
}

private func render(_ reporter: Reporter, _ result: LintResult, _ options: ReportOptions = ReportOptions()) -> String {
  String(decoding: reporter.render(result, options), as: UTF8.self)
}

/// Findings with hostile names in every field.
private func hostileResult(seed: UInt64) -> LintResult {
  var random = SeededGenerator(seed: seed)
  func name() -> String { hostileNames.randomElement(using: &random) ?? "" }
  let findings = (0..<20).map { _ in
    let location = SourceLocation(file: name() + ".swift", line: Int.random(in: 1...9, using: &random), column: 1)
    return Finding(
      rule: "some_rule", severity: Severity.allCases.randomElement(using: &random) ?? .note, message: name(), hint: name(),
      location: random.once(in: 5) ? nil : location, ids: [name()], related: [RelatedLocation(location: location, message: name())])
  }
  let held = HeldBack(
    finding: findings[0],
    because: Unresolved(from: "view:A", kind: .push, reason: name(), location: SourceLocation(file: name(), line: 1, column: 1)))
  return LintResult(
    generator: Generator(name: name(), version: name()), outcome: RuleOutcome(findings: findings, heldBack: [held]), summary: Summary(),
    unreadable: [UnreadableFile(path: name(), reason: name())])
}

@Suite struct ReporterRegistryTests {
  @Test func namesAreUniqueAndSorted() {
    let names = ReporterRegistry.all.map(\.name)
    #expect(names == Set(names).sorted())
    for name in names { #expect(ReporterRegistry.reporter(name)?.name == name) }
    #expect(ReporterRegistry.reporter("none") == nil)
  }

  /// One reporter, one file, each in the registry.
  @Test func everyReporterInTheSourcesIsRegistered() throws {
    let folder = Golden.repository().appendingPathComponent("Sources/Reports/Reporters").resolvingSymlinksInPath()
    var declared: [String] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /public static let \w+ = Reporter\(name: "([\w-]+)"/).map { String($0.output.1) }
    }
    #expect(declared.sorted() == ReporterRegistry.all.map(\.name))
  }
}

@Suite struct TextReporterTests {
  @Test func findingsHintsPlacesAndTheSum() {
    #expect(
      render(.text, result(shop)) == """
        App.swift:2:3: note: `R.a` has no arm of its own: `default:` makes `Soon` of it (default_mapped_destination)
            hint: Name the case in the switch over `R`; without `default:` the compiler asks for an arm for each new case.
            App.swift:9:3: the `default:` arm makes `Soon`
            App.swift:7:3: pushed here by `Home`
        App.swift:3:3: error: `R.b` is pushed, and no arm makes a view of it (unmapped_destination)
            hint: Give `R.b` an arm with a view in the switch that maps `R`, or remove the case and the code that uses it.
            App.swift:8:3: pushed here by `Home`
            App.swift:9:3: `R.a` is mapped here, to `Soon`
        App.swift:4:3: warning: no site uses `R.c` (unused_destination)
            hint: Remove the case with its arm, or add the navigation that is missing.

        3 findings: 1 error, 1 warning, 1 note. 4 sites in 3 files, 1 unresolved. 1 held back (unused_destination 1); --verbose says which and why.

        """)
  }

  @Test func verboseSaysWhatIsHeldBackAndWhy() {
    let text = render(.text, result(shop, unreadable: [UnreadableFile(path: "B.swift", reason: "no permission")]), ReportOptions(verbose: true))
    #expect(text.contains("held back: App.swift:5:3: warning: no site uses `S.a` (unused_destination)\n    App.swift:10:3: this sheet could not be followed: not followed\n"))
    #expect(text.contains("unresolved: App.swift:10:3: sheet from view:Home: not followed\n"))
    #expect(text.contains("not read: B.swift: no permission\n"))
    #expect(text.hasSuffix("1 held back (unused_destination 1). 1 file not read.\n"))
  }

  @Test func nothingFound() {
    #expect(render(.text, result(NavigationGraph(text: ""))) == "No findings. 4 sites in 3 files, 1 unresolved; --verbose says which.\n")
  }

  @Test func colourAddsNothingButColour() {
    let coloured = render(.text, result(shop), ReportOptions(color: true))
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == render(.text, result(shop)))
  }

  @Test func figuresThatMakeNoSenseAreSurvived() {
    var summary = Summary()
    summary.sites = .min
    summary.resolvedSites = .max
    let odd = LintResult(generator: Generator(name: "", version: ""), outcome: RuleOutcome(), summary: summary)
    #expect(odd.unresolvedSites >= 0)
    for reporter in ReporterRegistry.all { _ = reporter.render(odd, ReportOptions()) }
  }
}

@Suite struct XcodeReporterTests {
  @Test func oneLineEachWithAbsolutePaths() {
    #expect(
      render(.xcode, result(shop), ReportOptions(currentDirectory: "/Users/me/Shop")) == """
        /Users/me/Shop/App.swift:2:3: note: `R.a` has no arm of its own: `default:` makes `Soon` of it (default_mapped_destination)
        /Users/me/Shop/App.swift:3:3: error: `R.b` is pushed, and no arm makes a view of it (unmapped_destination)
        /Users/me/Shop/App.swift:4:3: warning: no site uses `R.c` (unused_destination)
        note: navgraph held back 1 finding (unused_destination 1)

        """)
    #expect(render(.xcode, result(NavigationGraph(text: ""))) == "")
  }

  @Test(arguments: [
    ("A.swift", "/a/b", "/a/b/A.swift"), ("../A.swift", "/a/b", "/a/A.swift"), ("./x/../A.swift", "/a/b/", "/a/b/A.swift"),
    ("/x/A.swift", "/a/b", "/x/A.swift"), ("../../../../A.swift", "/a", "/A.swift"), ("A.swift", "/", "/A.swift"),
  ])
  func pathsAreResolved(path: String, folder: String, absolute: String) {
    let finding = Finding(
      rule: "r", severity: .note, message: "m", hint: "", location: SourceLocation(file: path, line: 1, column: 2), ids: [])
    let result = LintResult(
      generator: Generator(name: "navgraph", version: "0"), outcome: RuleOutcome(findings: [finding]), summary: Summary())
    #expect(render(.xcode, result, ReportOptions(currentDirectory: folder)) == "\(absolute):1:2: note: m (r)\n")
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func everyFindingIsOneLine(seed: UInt64) {
    let result = hostileResult(seed: seed)
    let lines = render(.xcode, result, ReportOptions(currentDirectory: "/x")).split(separator: "\n")
    #expect(lines.count == result.findings.count + 1)
    for (line, finding) in zip(lines, result.findings) {
      #expect(line.utf8.starts(with: (finding.location == nil ? "\(finding.severity.rawValue): " : "/x/").utf8))
      #expect(line.hasSuffix(" (some_rule)"))
    }
  }
}

@Suite struct JSONReporterTests {
  @Test func theObject() {
    #expect(
      render(.json, result(NavigationGraph(text: "node route:R.a mapped used\nnode route:R.b mapped"))) == """
        {
          "findings": [
            {"column": 3, "file": "App.swift", "fingerprint": "\(Fingerprint.of(["unused_destination", "route:R.b"]))", "hint": "Remove the case with its arm, or add the navigation that is missing.", "line": 2, "message": "no site uses `R.b`", "related": [], "rule": "unused_destination", "severity": "warning"}
          ],
          "generator": {"name": "navgraph", "version": "0.1.0"},
          "heldBack": {},
          "schemaVersion": 1,
          "summary": {"baselined": 0, "disabled": 0, "errors": 0, "files": 3, "notes": 0, "resolvedSites": 3, "routes": 0, "sites": 4, "views": 0, "warnings": 1}
        }

        """)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func foundationReadsWhatWasWritten(seed: UInt64) throws {
    let result = hostileResult(seed: seed)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(Reporter.json.render(result, ReportOptions()))) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == result.findings.map(\.message))
    #expect(findings.map { $0["file"] as? String } == result.findings.map { $0.location?.file })
    #expect((object["heldBack"] as? [String: Int]) == ["some_rule": 1])
    #expect((object["unreadable"] as? [[String: String]])?.count == 1)
  }
}

@Suite struct AllReportersTests {
  @Test(arguments: 0..<40 as Range<UInt64>) func noControlCharacterGetsThrough(seed: UInt64) {
    for reporter in ReporterRegistry.all {
      for verbose in [false, true] {
        let text = render(reporter, hostileResult(seed: seed), ReportOptions(verbose: verbose, currentDirectory: "/\u{1B}[31m"))
        #expect(text.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" }, "\(reporter.name)")
        #expect(text.hasSuffix("\n"))
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func theOrderOfTheFindingsDoesNotMatter(seed: UInt64) {
    let result = hostileResult(seed: seed)
    var random = SeededGenerator(seed: seed)
    let shuffled = LintResult(
      generator: result.generator, outcome: RuleOutcome(findings: result.findings.shuffled(using: &random), heldBack: result.heldBack),
      summary: result.summary, unreadable: result.unreadable)
    for reporter in ReporterRegistry.all { #expect(render(reporter, shuffled) == render(reporter, result), "\(reporter.name)") }
  }

  @Test func tenThousandFindings() {
    let findings = (0..<10_000).map { number in
      Finding(
        rule: "some_rule", severity: .warning, message: "message \(number)", hint: "hint",
        location: SourceLocation(file: "File\(number % 100).swift", line: number + 1, column: 1), ids: ["\(number)"])
    }
    let many = LintResult(
      generator: Generator(name: "navgraph", version: "0"), outcome: RuleOutcome(findings: findings.reversed()), summary: Summary())
    for reporter in ReporterRegistry.all {
      let lines = render(reporter, many).split(separator: "\n")
      #expect(lines.count >= 10_000)
      #expect(lines.count < 30_000)
    }
  }
}
