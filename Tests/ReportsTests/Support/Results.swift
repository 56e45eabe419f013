import GraphTestSupport
import NavigationGraph
import Reports
import Rules

/// Something of every rule, and one that is held back.
let faultyShop = NavigationGraph(
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

func result(
  _ graph: NavigationGraph, unreadable: [UnreadableFile] = [], excerpts: Excerpts = [:]
) -> LintResult {
  var summary = Summary()
  summary.files = 3
  summary.sites = 4
  summary.resolvedSites = 3
  return LintResult(
    generator: Generator(name: "navgraph", version: "0.1.0"), outcome: graph.lint(), summary: summary, unresolved: graph.unresolved,
    unreadable: unreadable, rules: RuleRegistry.all.filter(\.isOnByDefault).map(\.id), excerpts: excerpts)
}

/// As the name would be ambiguous beside `Testing`.
typealias Excerpts = [SourceLocation: SourceExcerpt]

/// A result with these findings and nothing else.
func result(of findings: [Finding], excerpts: Excerpts = [:]) -> LintResult {
  LintResult(
    generator: Generator(name: "navgraph", version: "0"), outcome: RuleOutcome(findings: findings), summary: Summary(), excerpts: excerpts)
}

func finding(
  _ message: String, severity: Severity = .warning, rule: String = "some_rule", hint: String = "Do it.", at location: SourceLocation? = nil,
  related: [RelatedLocation] = []
) -> Finding {
  Finding(rule: rule, severity: severity, message: message, hint: hint, location: location, ids: [message], related: related)
}

func render(_ reporter: Reporter, _ result: LintResult, _ options: ReportOptions = ReportOptions()) -> String {
  String(decoding: reporter.render(result, options), as: UTF8.self)
}

/// The excerpt of a line with a mark `¦` at its column.
func excerpt(_ marked: String) -> SourceExcerpt? {
  let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
  guard parts.count == 2 else { return nil }
  return Array((parts[0] + parts[1]).utf8).withUnsafeBufferPointer { SourceExcerpt(line: $0, column: parts[0].utf8.count + 1) }
}

/// Findings with hostile names in every field, rules that exist and others.
func hostileResult(seed: UInt64, count: Int = 20) -> LintResult {
  var random = SeededGenerator(seed: seed)
  func name() -> String { hostileTexts.randomElement(using: &random) ?? "" }
  var excerpts: Excerpts = [:]
  let findings = (0..<count).map { _ in
    let location = SourceLocation(
      file: name() + ".swift", line: Int.random(in: -1...9, using: &random), column: random.once(in: 9) ? .max : Int.random(in: -1...9, using: &random))
    excerpts[location] = excerpt("  " + name() + "¦" + name())
    let rule = random.once(in: 3) ? name() : "some_rule"
    return Finding(
      rule: random.once(in: 3) ? "unused_destination" : rule, severity: Severity.allCases.randomElement(using: &random) ?? .note,
      message: "`\(name())` and \(name())", hint: random.once(in: 9) ? "" : name(), location: random.once(in: 5) ? nil : location, ids: [name()],
      related: [RelatedLocation(location: location, message: name())])
  }
  let held = HeldBack(
    finding: findings[0],
    because: Unresolved(from: "view:A", kind: .push, reason: name(), location: SourceLocation(file: name(), line: 1, column: 1)))
  return LintResult(
    generator: Generator(name: name(), version: name()), outcome: RuleOutcome(findings: findings, heldBack: [held]), summary: Summary(),
    unreadable: [UnreadableFile(path: name(), reason: name())], rules: ["unused_destination"], excerpts: excerpts)
}

func place(_ line: Int, _ column: Int, _ file: String = "App/ShopRoute.swift") -> SourceLocation {
  SourceLocation(file: file, line: line, column: column)
}
