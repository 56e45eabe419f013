import NavigationGraph
import Rules

extension Reporter {
  /// For Jenkins, Bitbucket, reviewdog and whatever else reads Checkstyle's XML.
  public static let checkstyle = Reporter(name: "checkstyle", summary: "Checkstyle's XML, for Jenkins, Bitbucket and reviewdog") {
    result, _ in
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for (file, findings) in result.findingsByFile {
      lines.append("  <file name=\"\(MarkupText.escaped(file ?? "."))\">")
      lines += findings.map { checkstyleError($0, result.excerpt(at: $0.location)) }
      lines.append("  </file>")
    }
    lines.append("</checkstyle>")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func checkstyleError(_ finding: Finding, _ excerpt: SourceExcerpt?) -> String {
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    // Checkstyle counts characters from 1.
    let place = finding.location.map { "line=\"\(max(1, $0.line))\" column=\"\(excerpt?.utf16Column ?? max(1, $0.column))\" " } ?? ""
    let source = MarkupText.escaped("navgraph." + finding.rule)
    return "    <error \(place)severity=\"\(severity)\" message=\"\(MarkupText.escaped(finding.sentences))\" source=\"\(source)\"/>"
  }
}
