import NavigationGraph
import Rules

/// What a SARIF run says of itself (SARIF 2.1.0, sections 3.14 and 3.18 to 3.20).
extension JSONWriter {
  /// The folder that relative paths start from; where that is, whoever reads the file knows.
  static let sarifSourceRoot = "SRCROOT"

  mutating func tool(_ generator: Generator, _ rules: [String], _ options: ReportOptions) {
    key("tool")
    beginObject()
    key("driver")
    beginObject()
    member("name", generator.name)
    member("version", generator.version)
    lines("rules", rules, indent: 4) { $0.sarifRule($1, RuleRegistry.rule($1), options) }
    endObject()
    endObject()
  }

  mutating func sourceRoot() {
    key("originalUriBaseIds")
    beginObject()
    key(Self.sarifSourceRoot)
    beginObject()
    key("description")
    sarifMessage("The folder in which navgraph was run.")
    endObject()
    endObject()
  }

  /// The run goes on where files cannot be read, which is told as notifications.
  mutating func invocation(_ unreadable: [UnreadableFile]) {
    key("invocations")
    beginArray()
    beginObject()
    member("executionSuccessful", true)
    member("toolExecutionNotifications", unreadable) { writer, file in
      writer.beginObject()
      writer.member("level", "warning")
      writer.key("locations")
      writer.beginArray()
      writer.beginObject()
      writer.key("physicalLocation")
      writer.beginObject()
      writer.artifactLocation(file.path)
      writer.endObject()
      writer.endObject()
      writer.endArray()
      writer.key("message")
      writer.sarifMessage("not read: " + file.reason)
      writer.endObject()
    }
    endObject()
    endArray()
  }

  mutating func runProperties(_ result: LintResult) {
    key("properties")
    beginObject()
    key("heldBack")
    beginObject()
    for (rule, count) in result.heldBackCounts { member(rule, count) }
    endObject()
    member("baselined", result.baselined.count)
    member("disabled", result.disabled.count)
    member("files", result.summary.files)
    member("sites", result.summary.sites)
    member("unresolvedSites", result.unresolvedSites)
    endObject()
  }

  /// A `reportingDescriptor`; of a rule that the registry does not know (a finding that was read from elsewhere) only the id.
  fileprivate mutating func sarifRule(_ id: String, _ rule: Rule?, _ options: ReportOptions) {
    beginObject()
    member("id", id)
    if let rule {
      member("name", id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
      key("shortDescription")
      sarifMessage(rule.title)
      key("fullDescription")
      sarifMessage(rule.summary)
      key("help")
      beginObject()
      member("text", ([rule.summary, rule.rationale] + rule.limits).joined(separator: "\n"))
      member("markdown", RulePage.text(rule))
      endObject()
      member("helpUri", options.page(rule: id))
      key("defaultConfiguration")
      beginObject()
      member("enabled", rule.isOnByDefault)
      member("level", rule.severity.rawValue)
      endObject()
      key("properties")
      beginObject()
      // Words of GitHub's code scanning.
      member("precision", rule.stage == .stable ? "high" : "medium")
      member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
      member("tags", ["navigation"]) { $0.string($1) }
      endObject()
    }
    endObject()
  }
}
