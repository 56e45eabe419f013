import GraphTestSupport
import NavigationGraph
import Testing

@testable import Rules

/// The file of findings that are known.
@Suite struct BaselineTests {
  private static func finding(_ rule: String, _ file: String?, line: Int = 1, message: String = "wrong", ids: [String] = ["a"]) -> Finding {
    Finding(
      rule: rule, severity: .warning, message: message, hint: "", location: file.map { SourceLocation(file: $0, line: line, column: 1) }, ids: ids)
  }

  private static func text(_ baseline: Baseline) -> String { String(decoding: baseline.json { $0 }, as: UTF8.self) }

  @Test func itIsSortedAndOneLineAnEntry() {
    let baseline = Baseline(findings: [
      Self.finding("b_rule", "B.swift"), Self.finding("a_rule", "B.swift", message: "not \"mapped\""), Self.finding("b_rule", "A.swift", ids: ["c"]),
      Self.finding("b_rule", "B.swift", line: 7),
    ])
    #expect(
      Self.text(baseline) == """
        {
          "findings": [
            {"file": "A.swift", "fingerprint": "\(Fingerprint.of(["b_rule", "c"]))", "message": "wrong", "rule": "b_rule"},
            {"file": "B.swift", "fingerprint": "\(Fingerprint.of(["a_rule", "a"]))", "message": "not \\"mapped\\"", "rule": "a_rule"},
            {"count": 2, "file": "B.swift", "fingerprint": "\(Fingerprint.of(["b_rule", "a"]))", "message": "wrong", "rule": "b_rule"}
          ],
          "schemaVersion": 1
        }

        """)
    #expect(Self.text(Baseline([])) == "{\n  \"findings\": [],\n  \"schemaVersion\": 1\n}\n")
  }

  @Test func movedLinesChangeNothing() {
    let a = Baseline(findings: [Self.finding("r", "A.swift", line: 3), Self.finding("r", "A.swift", line: 5, ids: ["b"])])
    let b = Baseline(findings: [Self.finding("r", "A.swift", line: 40), Self.finding("r", "A.swift", line: 2, ids: ["b"])])
    #expect(Self.text(a) == Self.text(b))
  }

  @Test(arguments: 0..<50) func itIsReadAsItWasWritten(_ number: Int) throws {
    let name = hostileNames[number % hostileNames.count]
    let baseline = Baseline(findings: [
      Self.finding("r", name, message: name), Self.finding("r", nil, ids: [name]), Self.finding("r", name, line: 2, message: name), Self.finding("s", "A.swift"),
    ])
    let read = try Baseline(json: baseline.json { $0 }, shown: "b.json") { $0 }
    #expect(Self.text(read) == Self.text(baseline))
    #expect(read.entries.map(\.fingerprint) == baseline.entries.map(\.fingerprint))
    #expect(read.entries.map(\.location?.line) == (3..<(3 + read.entries.count)).map { $0 })
  }

  @Test func pathsAreWrittenFromItsFolder() throws {
    let baseline = Baseline(findings: [Self.finding("r", "App/A.swift")])
    let bytes = baseline.json { "../\($0)" }
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"file\": \"../App/A.swift\""))
    #expect(try Baseline(json: bytes, shown: "b") { String($0.dropFirst(3)) }.entries.map(\.file) == ["App/A.swift"])
  }

  @Test(arguments: [
    ("", nil as Int?, nil as Int?, ""), ("{\n  \"findings\": [,]\n}", 2, 16, ""), ("[]", nil, nil, "no baseline: an object with a list `findings`"), ("{\"schemaVersion\": 1}", nil, nil, "no baseline"),
    ("{\"findings\": []}", nil, nil, "`schemaVersion` is not 1"), ("{\"findings\": [], \"schemaVersion\": 2}", nil, nil, "`schemaVersion` is not 1"),
    ("{\"findings\": [1], \"schemaVersion\": 1}", nil, nil, "findings[0]: expected an object, found a number"),
    ("{\"findings\": [{}], \"schemaVersion\": 1}", nil, nil, "findings[0]: `fingerprint` is missing"),
    ("{\"findings\": [\n {\"fingerprint\": \"0123456789abcdef\"}], \"schemaVersion\": 1}", 2, 18, "findings[0]: `rule` is missing"),
    ("{\"findings\": [\n {\"fingerprint\": \"0123456789abcdef\", \"rule\": \"r\", \"count\": 0}], \"schemaVersion\": 1}", 2, 18, "findings[0]: `count` is no whole number"),
    ("{\"findings\": [{\"fingerprint\": \"x\", \"rule\": \"r\", \"count\": 9223372036854775807}], \"schemaVersion\": 1}", nil, nil, "findings[0]: `count` is no whole number from 1 to 1000000"),
    ("{\"findings\": [{\"fingerprint\": \"x\", \"rule\": 1}], \"schemaVersion\": 1}", nil, nil, "findings[0]: `rule`: expected a string, found a number"),
  ]) func whatIsNoBaselineIsTold(_ text: String, _ line: Int?, _ column: Int?, _ message: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(json: Array(text.utf8), shown: "b.json") { $0 } }
    if line != nil { #expect(error?.line == line && error?.column == column, "\(String(describing: error))") }
    #expect(error?.message.hasPrefix(message) == true, "\(String(describing: error))")
  }

  /// Two branches that add and remove at the same place, merged by taking the lines of both.
  @Test(arguments: [
    ("{a}\n{b}", ["a", "b"]), ("{a},\n{b},", ["a", "b"]), ("{a}\n{b},\n{c},\n", ["a", "b", "c"]), ("{a}, ,{b}", ["a", "b"]), ("{a}{b}", ["a", "b"]),
    ("{a}\n{a}", ["a"]),
  ]) func commasAreNoMatterOfMerging(_ lines: String, _ expected: [String]) throws {
    var text = lines
    for name in ["a", "b", "c"] { text = text.replacing("{\(name)}", with: "{\"fingerprint\": \"\(name)\", \"message\": \"},{ \\\"],\", \"rule\": \"r\"}") }
    let entries = try Baseline(json: Array("{\"findings\": [\(text)], \"schemaVersion\": 1}".utf8), shown: "b") { $0 }.entries
    #expect(entries.map(\.fingerprint) == expected)
    #expect(entries.allSatisfy { $0.message == "},{ \"]," })
  }

  private static func configuration(_ change: (inout LintConfiguration) -> Void = { _ in }) -> LintConfiguration {
    var configuration = LintConfiguration()
    change(&configuration)
    return configuration
  }

  /// What was not judged stays, whatever was found of the rest.
  @Test func writtenAnewItKeepsWhatWasNotJudged() {
    let rules = [Rule.stub("r"), .stub("s")]
    let old = Baseline(findings: [Self.finding("r", "A.swift", ids: ["gone"]), Self.finding("r", "B/B.swift"), Self.finding("s", "A.swift"), Self.finding("t", "A.swift")])
    func files(_ configuration: LintConfiguration, _ outcome: RuleOutcome = RuleOutcome()) -> [String] {
      Baseline.written(anew: old, from: outcome, configuration, rules: rules).entries.map { "\($0.rule) \($0.file ?? "")" }
    }
    #expect(files(Self.configuration()) == [])
    #expect(files(Self.configuration { $0.roots = ["B"] }) == ["r A.swift", "s A.swift"])
    #expect(files(Self.configuration { $0.roots = ["../A"] }) == ["r A.swift", "s A.swift", "r B/B.swift"])
    #expect(files(Self.configuration { $0.only = ["r"] }) == ["s A.swift"])
    #expect(files(Self.configuration { $0.isFragment = true }).count == 3)
    #expect(files(Self.configuration { $0.unread = [.code: UnreadInput(path: "X.swift", reason: "")] }).count == 3)
    let site = Unresolved(from: "", kind: .push, reason: "", location: SourceLocation(file: "A.swift", line: 1, column: 1))
    #expect(files(Self.configuration(), RuleOutcome(heldBack: [HeldBack(finding: Self.finding("r", "B/B.swift"), because: site)])) == ["r B/B.swift"])
  }

  /// What is kept and found as well is counted once.
  @Test func writtenAnewItCountsNothingTwice() {
    let findings = [Self.finding("r", "A.swift"), Self.finding("r", "A.swift", line: 2)]
    let old = Baseline(findings: [Self.finding("r", "A.swift")])
    let written = Baseline.written(anew: old, from: RuleOutcome(findings: findings), Self.configuration { $0.isFragment = true }, rules: [.stub("r")])
    #expect(written.entries.map(\.count) == [2])
    #expect(written.change(from: old) == Baseline.Change(known: 1, new: 1, gone: 0))
    #expect(Baseline([]).change(from: written) == Baseline.Change(known: 0, new: 0, gone: 2))
  }

  @Test func shrinkingTakesOutWhatIsGoneAndAddsNothing() {
    let (a, b) = (Self.finding("r", "A.swift"), Self.finding("r", "B.swift", ids: ["b"]))
    let old = Baseline(findings: [a, a, b])
    let outcome = RuleOutcome(findings: [Self.finding("r", "C.swift", ids: ["new"])], baselined: [a])
    #expect(old.shrunk(by: outcome, LintConfiguration(), rules: [.stub("r")]) == Baseline(findings: [a]))
    #expect(old.shrunk(by: outcome, Self.configuration { $0.disabled = ["r"] }, rules: [.stub("r")]) == old)
    #expect(old.shrunk(by: outcome, Self.configuration { $0.roots = ["A.swift"] }, rules: [.stub("r")]) == Baseline(findings: [a, b]))
  }

  @Test(arguments: [
    (["."], "A.swift", true), (["."], "../B.swift", false), (["."], "/B.swift", false), ([".."], "A.swift", true), ([".."], "../B.swift", true),
    ([".."], "../../B.swift", false), (["../B"], "../B/B.swift", true), (["../B"], "../Bad.swift", false), (["../B"], "B/B.swift", false), (["/x"], "/x/a", true),
    (["/x"], "x/a", false), (["App", "Kit"], "Kit/K.swift", true), (["App"], "App.swift", false), ([], "App.swift", true),
  ]) func whatIsInReach(_ roots: [String], _ file: String, _ isInReach: Bool) {
    #expect(Self.configuration { $0.roots = roots }.isInReach(file) == isInReach)
  }

  @Test func entriesWithOneFingerprintAreOne() throws {
    let text = "{\"findings\": [{\"count\": 2, \"fingerprint\": \"x\", \"rule\": \"r\"}, {\"fingerprint\": \"x\", \"rule\": \"s\"}], \"schemaVersion\": 1}"
    let entries = try Baseline(json: Array(text.utf8), shown: "b") { $0 }.entries
    #expect(entries.map(\.count) == [3] && entries.map(\.rule) == ["r"])
    let most = Baseline.Entry(rule: "r", fingerprint: "x", file: nil, message: "", count: .max)
    #expect(Baseline([most, most]).entries.map(\.count) == [.max])
  }

  /// Whatever is changed in a file, reading it ends with a baseline or an error.
  @Test(arguments: 0..<300 as Range<UInt64>) func readingNeverTraps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Baseline(findings: [Self.finding("r", "A.swift"), Self.finding("s", nil)]).json { $0 }
    for _ in 0..<3 { bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random) }
    _ = try? Baseline(json: bytes, shown: "b") { $0 }
  }
}
