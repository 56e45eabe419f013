import NavigationGraph
import Rules

extension Reporter {
  /// For servers that show tests: each rule is a suite, each finding a test in it. Errors and warnings fail, notes are skipped; a rule
  /// without findings has one test, which passes.
  public static let junit = Reporter(name: "junit", summary: "JUnit's XML: a suite a rule; errors and warnings fail, notes are skipped") {
    result, _ in
    let findings = Dictionary(grouping: result.findings, by: \.rule)
    var suites = result.rulesSpokenOf.map { JUnitSuite(rule: $0, findings: findings[$0] ?? [], result) }
    if !result.unreadable.isEmpty { suites.append(JUnitSuite(unreadable: result.unreadable)) }
    let (tests, failures) = (suites.reduce(0) { $0 + $1.cases.count }, suites.reduce(0) { $0 + $1.failures })
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"navgraph\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">")
    lines += suites.flatMap(\.lines)
    lines.append("</testsuites>")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

private struct JUnitSuite {
  let name: String
  private(set) var cases: [[String]] = []
  private(set) var failures = 0
  private(set) var skipped = 0

  init(rule: String, findings: [Finding], _ result: LintResult) {
    name = "navgraph." + rule
    // Of two tests with one name servers show one. No line is part of the name, so that a test stays the same when lines move.
    var used: [String: Int] = [:]
    for finding in findings {
      let plain = (finding.location.map { $0.file + ": " } ?? "") + finding.message
      let repetition = used[plain, default: 0] + 1
      used[plain] = repetition
      add(finding, name: repetition == 1 ? plain : "\(plain) (\(repetition))", result.excerpt(at: finding.location))
    }
    if findings.isEmpty { cases.append(["    \(opening("no findings"))/>"]) }
  }

  init(unreadable files: [UnreadableFile]) {
    name = "navgraph.files"
    for file in files { skip(file.path, message: "not read: " + file.reason) }
  }

  private mutating func add(_ finding: Finding, name: String, _ excerpt: SourceExcerpt?) {
    guard finding.severity != .note else { return skip(name, message: finding.sentences, at: finding.location) }
    var text = [finding.location.map { "\($0.inWords): \(finding.message)" } ?? finding.message]
    if let excerpt, let shown = CaretLines(excerpt, width: 94) { text += [shown.source, shown.caret] }
    text.append("hint: " + finding.hint)
    text += finding.related.map { "\($0.location.inWords): \($0.message)" }
    let message = MarkupText.escaped(finding.message)
    cases.append(
      ["    \(opening(name))>", "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">\(MarkupText.escaped(text[0]))"]
        + text.dropFirst().map(MarkupText.escaped) + ["</failure>", "    </testcase>"])
    failures += 1
  }

  private mutating func skip(_ name: String, message: String, at location: SourceLocation? = nil) {
    let place = location.map { $0.inWords + ": " } ?? ""
    cases.append(["    \(opening(name))>", "      <skipped message=\"\(MarkupText.escaped(place + message))\"/>", "    </testcase>"])
    skipped += 1
  }

  private func opening(_ name: String) -> String {
    "<testcase classname=\"\(MarkupText.escaped(self.name))\" name=\"\(MarkupText.escaped(name))\""
  }

  var lines: [String] {
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    return ["  <testsuite name=\"\(MarkupText.escaped(name))\" \(counts)>"] + cases.joined() + ["  </testsuite>"]
  }
}
