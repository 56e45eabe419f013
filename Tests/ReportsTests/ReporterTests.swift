import Foundation
import GraphTestSupport
import NavigationGraph
import Reports
import Rules
import Testing

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
      render(.text, result(faultyShop)) == """
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
    let text = render(.text, result(faultyShop, unreadable: [UnreadableFile(path: "B.swift", reason: "no permission")]), ReportOptions(verbose: true))
    #expect(text.contains("held back: App.swift:5:3: warning: no site uses `S.a` (unused_destination)\n    App.swift:10:3: this sheet could not be followed: not followed\n"))
    #expect(text.contains("unresolved: App.swift:10:3: sheet from view:Home: not followed\n"))
    #expect(text.contains("not read: B.swift: no permission\n"))
    #expect(text.hasSuffix("1 held back (unused_destination 1). 1 file not read.\n"))
  }

  @Test func nothingFound() {
    #expect(render(.text, result(NavigationGraph(text: ""))) == "No findings. 4 sites in 3 files, 1 unresolved; --verbose says which.\n")
  }

  @Test func theSourceStandsBelowWithACaret() {
    let places = [3, 4].map { SourceLocation(file: "App.swift", line: $0, column: 3) }
    let excerpts = [places[0]: excerpt("\tcase ¦lost(Int)"), places[1]: excerpt("\tcase /* 日本 é\t*/ ¦idle, other")].compactMapValues { $0 }
    let text = render(.text, result(faultyShop, excerpts: excerpts))
    #expect(text.contains("(unmapped_destination)\n    │ case lost(Int)\n    │      ^~~~\n    hint: "), "\(text)")
    #expect(text.contains("(unused_destination)\n    │ case /* 日本 é  */ idle, other\n    │                    ^~~~\n    hint: "), "\(text)")
    #expect(text.contains("(default_mapped_destination)\n    hint: "))
  }

  @Test func colourAddsNothingButColour() {
    let coloured = render(.text, result(faultyShop), ReportOptions(color: true))
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == render(.text, result(faultyShop)))
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
      render(.xcode, result(faultyShop), ReportOptions(currentDirectory: "/Users/me/Shop")) == """
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
    #expect(render(.xcode, result(of: [finding]), ReportOptions(currentDirectory: folder)) == "\(absolute):1:2: note: m (r)\n")
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func everyFindingIsOneLine(seed: UInt64) {
    let result = hostileResult(seed: seed)
    let lines = render(.xcode, result, ReportOptions(currentDirectory: "/x")).split(separator: "\n")
    #expect(lines.count == result.findings.count + 1)
    for (line, finding) in zip(lines, result.findings) {
      #expect(line.utf8.starts(with: (finding.location == nil ? "\(finding.severity.rawValue): " : "/").utf8))
      #expect(line.hasSuffix(" (\(finding.rule.visible))"))
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
    #expect((object["heldBack"] as? [String: Int]) == [result.heldBack[0].finding.rule: 1])
    #expect((object["unreadable"] as? [[String: String]])?.count == 1)
  }
}
