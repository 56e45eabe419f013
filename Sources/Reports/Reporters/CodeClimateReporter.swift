import NavigationGraph
import Rules

extension Reporter {
  /// For GitLab's Code Quality widget, which reads the part of Code Climate's format that is written here.
  public static let codeClimate = Reporter(name: "codeclimate", summary: "Code Climate's JSON, for GitLab's Code Quality report") {
    result, _ in
    var writer = JSONWriter()
    var used: [String: Int] = [:]
    writer.beginArray()
    for finding in result.findings {
      writer.newline(indent: 2)
      // Of two issues with one fingerprint GitLab shows the first.
      let repetition = used[finding.fingerprint, default: 0]
      used[finding.fingerprint] = repetition + 1
      writer.codeClimate(
        finding, fingerprint: repetition == 0 ? finding.fingerprint : Fingerprint.of([finding.fingerprint, String(repetition)]))
    }
    if !result.findings.isEmpty { writer.endLine() }
    writer.endArray()
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func codeClimate(_ finding: Finding, fingerprint: String) {
    beginObject()
    member("categories", ["Bug Risk"]) { $0.string($1) }
    member("check_name", finding.rule)
    key("content")
    beginObject()
    member("body", finding.hint)
    endObject()
    member("description", finding.message)
    member("fingerprint", fingerprint)
    key("location")
    beginObject()
    key("lines")
    beginObject()
    member("begin", max(1, finding.location?.line ?? 1))
    endObject()
    member("path", finding.location?.file ?? ".")
    endObject()
    member("severity", finding.severity.codeClimate)
    member("type", "issue")
    endObject()
  }
}

extension Severity {
  fileprivate var codeClimate: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
