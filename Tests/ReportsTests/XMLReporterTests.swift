import GraphTestSupport
import NavigationGraph
import Reports
import Rules
import Testing

@Suite struct CheckstyleReporterTests {
  private func files(_ result: LintResult) throws -> [XMLElement] {
    let root = try XMLElement.parse(Reporter.checkstyle.render(result, ReportOptions()))
    #expect(root.name == "checkstyle")
    #expect(root.children.allSatisfy { $0.name == "file" })
    return root.children
  }

  @Test func eachFileOnceWithItsFindings() throws {
    let files = try files(result(faultyShop))
    #expect(files.map { $0.attributes["name"] } == ["App.swift"])
    #expect(files.first?.children.map(\.attributes) == [
      [
        "line": "2", "column": "3", "severity": "info", "source": "navgraph.default_mapped_destination",
        "message": "`R.a` has no arm of its own: `default:` makes `Soon` of it. Name the case in the switch over `R`; without `default:` the compiler asks for an arm for each new case.",
      ],
      [
        "line": "3", "column": "3", "severity": "error", "source": "navgraph.unmapped_destination",
        "message": "`R.b` is pushed, and no arm makes a view of it. Give `R.b` an arm with a view in the switch that maps `R`, or remove the case and the code that uses it.",
      ],
      [
        "line": "4", "column": "3", "severity": "warning", "source": "navgraph.unused_destination",
        "message": "no site uses `R.c`. Remove the case with its arm, or add the navigation that is missing.",
      ],
    ])
  }

  @Test func columnsAreCharactersWhereTheLineIsKnown() throws {
    let place = SourceLocation(file: "A.swift", line: 1, column: 5)
    let shown = result(of: [finding("m", at: place)], excerpts: [place: excerpt("éé¦x")].compactMapValues { $0 })
    #expect(try files(shown).first?.children.first?.attributes["column"] == "3")
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func namesComeOutAsText(seed: UInt64) throws {
    let shown = hostileResult(seed: seed)
    let errors = try files(shown).flatMap(\.children)
    #expect(errors.count == shown.findings.count)
    for (error, finding) in zip(errors, shown.findings) {
      #expect(error.attributes["message"]?.utf8.starts(with: xmlText(finding.message).utf8) == true)
    }
  }
}

/// A text as XML can hold it.
func xmlText(_ text: String) -> String { text.visible.replacing("\u{FFFE}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}") }

@Suite struct JUnitReporterTests {
  /// The elements and attributes that the schema of the Jenkins plug-in xUnit (junit-10.xsd) allows, as far as they are written here; those
  /// with a mark are required.
  private static let attributes: [String: Set<String>] = [
    "testsuites": ["name", "tests", "failures", "errors"], "testsuite": ["name!", "tests!", "failures!", "errors!", "skipped"],
    "testcase": ["name!", "classname"], "failure": ["type", "message"], "skipped": ["type", "message"],
  ]
  private static let children: [String: Set<String>] = [
    "testsuites": ["testsuite"], "testsuite": ["testcase"], "testcase": ["failure", "skipped"], "failure": [], "skipped": [],
  ]

  private func root(_ result: LintResult) throws -> XMLElement {
    let root = try XMLElement.parse(Reporter.junit.render(result, ReportOptions()))
    #expect(root.name == "testsuites")
    for element in root.all {
      let (allowed, names) = (Self.attributes[element.name] ?? [], Set(element.attributes.keys))
      #expect(names.allSatisfy { allowed.contains($0) || allowed.contains("\($0)!") }, "\(element.name): \(names)")
      #expect(allowed.filter { $0.hasSuffix("!") }.allSatisfy { names.contains(String($0.dropLast())) }, "\(element.name): \(names)")
      #expect(element.children.allSatisfy { Self.children[element.name]?.contains($0.name) == true }, "\(element.name)")
    }
    return root
  }

  /// Counts are of what is there.
  private func checkCounts(_ root: XMLElement) {
    for suite in root.children {
      let cases = suite.children
      #expect(suite.attributes["tests"] == "\(cases.count)")
      #expect(suite.attributes["failures"] == "\(cases.count { !$0.children("failure").isEmpty })")
      #expect(suite.attributes["skipped"] == "\(cases.count { !$0.children("skipped").isEmpty })")
      #expect(Set(cases.map { $0.attributes["name"] }).count == cases.count, "two tests have one name")
    }
    let all = root.all
    #expect(root.attributes["tests"] == "\(all.count { $0.name == "testcase" })")
    #expect(root.attributes["failures"] == "\(all.count { $0.name == "failure" })")
  }

  @Test func aSuiteForEachRule() throws {
    let shown = result(faultyShop, unreadable: [UnreadableFile(path: "B.swift", reason: "no permission")])
    let root = try root(shown)
    checkCounts(root)
    #expect(root.children.map { $0.attributes["name"] } == shown.rulesSpokenOf.map { "navgraph.\($0)" } + ["navgraph.files"])
    func cases(_ rule: String) -> [XMLElement] { root.children.first { $0.attributes["name"] == "navgraph.\(rule)" }?.children ?? [] }
    let failure = try #require(cases("unmapped_destination").first?.children.first)
    #expect(failure.attributes == ["type": "error", "message": "`R.b` is pushed, and no arm makes a view of it"])
    #expect(failure.text.hasPrefix("App.swift:3:3: `R.b` is pushed, and no arm makes a view of it\nhint: Give"))
    #expect(cases("unused_destination").first?.attributes["name"] == "App.swift: no site uses `R.c`")
    #expect(cases("default_mapped_destination").first?.children.first?.name == "skipped")
    #expect(cases("unreachable_destination").map { $0.attributes["name"] } == ["no findings"])
    #expect(cases("unreachable_destination").first?.children.isEmpty == true)
    #expect(cases("files").first?.children.first?.attributes["message"] == "not read: no permission")
  }

  @Test func testsOfOneNameAreToldApart() throws {
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    let root = try root(result(of: (0..<3).map { _ in finding("m", at: place) }))
    #expect(root.children.first?.children.map { $0.attributes["name"] } == ["A.swift: m", "A.swift: m (2)", "A.swift: m (3)"])
    checkCounts(root)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func hostileNamesKeepTheForm(seed: UInt64) throws {
    let shown = hostileResult(seed: seed)
    let all = try root(shown).all
    #expect(all.count { $0.name == "failure" } == shown.count(of: .error) + shown.count(of: .warning))
    let messages = Set(all.filter { $0.name == "failure" }.compactMap { $0.attributes["message"] })
    #expect(messages == Set(shown.findings.filter { $0.severity != .note }.map { xmlText($0.message) }))
  }
}
