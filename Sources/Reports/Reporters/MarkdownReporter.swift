import NavigationGraph
import Rules

extension Reporter {
  /// For comments and step summaries: a table a file, and the hints folded away below it. GitHub takes 65,536 characters in a comment; what
  /// does not fit is counted.
  public static let markdown = Reporter(name: "markdown", summary: "for comments and step summaries: a table a file, hints folded") {
    result, options in
    var lines = ["### navgraph: \(result.findings.isEmpty ? "no findings" : result.severitiesInWords)", ""]
    var left = longestReport
    var shown = 0
    for (file, findings) in result.findingsByFile {
      let section = MarkdownSection(file, findings, options, atMost: left)
      left -= section.size
      shown += section.count
      lines += section.lines
      if section.count < findings.count { break }
    }
    let rest = result.findings.count - shown
    if rest > 0 { lines += ["\(counted(rest, shown == 0 ? "finding" : "more finding")) not shown: a comment holds no more.", ""] }
    let sentences = [result.sitesInWords] + result.remarks.map(MarkdownText.prose)
    lines.append(sentences.joined(separator: ". ") + ".")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// In bytes, of which characters take one or more; the rest is for what stands around.
  private static let longestReport = 60_000
}

/// The findings of a file.
private struct MarkdownSection {
  private let options: ReportOptions
  private let heading: String
  private var rows: [String] = []
  private var hints: [String] = []
  /// What it takes, in bytes.
  private(set) var size = 0

  /// Each character of a name may become a dozen when it is escaped.
  private static let longestText = 500
  private static let mostRelated = 5

  /// - Parameter limit: Findings are left out from the first on with which the section would take more bytes.
  init(_ file: String?, _ findings: ArraySlice<Finding>, _ options: ReportOptions, atMost limit: Int) {
    self.options = options
    let line = findings.first?.location?.line ?? 1
    let link = file.map { Self.link(Self.name($0), options.link(file: $0, line: line)) }
    heading = "#### " + (link ?? "The whole")
    size = heading.utf8.count + 200
    for finding in findings {
      let (row, hint) = (row(finding), hint(finding))
      let added = row.utf8.count + hint.utf8.count + 2
      guard size + added <= limit else { break }
      size += added
      rows.append(row)
      hints.append(hint)
    }
    if rows.isEmpty { size = 0 }
  }

  var count: Int { rows.count }

  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let table = ["| line | severity | what | rule |", "|---:|---|---|---|"] + rows
    return [heading, ""] + table + ["", "<details><summary>Hints</summary>", ""] + hints + ["", "</details>", ""]
  }

  private func row(_ finding: Finding) -> String {
    let severity = finding.severity == .error ? "**error**" : finding.severity.rawValue
    let page = options.page(rule: finding.rule)
    return "| \(line(finding.location)) | \(severity) | \(Self.prose(finding.message)) | \(Self.link(Self.name(finding.rule), page)) |"
  }

  private func hint(_ finding: Finding) -> String {
    let place = finding.location.map { "line \($0.line): " } ?? ""
    let rest = finding.related.count - Self.mostRelated
    let related = finding.related.prefix(Self.mostRelated).map { related in
      let url = options.link(file: related.location.file, line: related.location.line)
      return "\n  - \(Self.link(Self.name(related.location.file, ":\(related.location.line)"), url)): \(Self.prose(related.message))"
    }
    return "- \(place)\(Self.prose(finding.hint))" + related.joined() + (rest > 0 ? "\n  - \(counted(rest, "more place"))" : "")
  }

  private func line(_ location: SourceLocation?) -> String {
    location.map { Self.link(String($0.line), options.link(file: $0.file, line: $0.line)) } ?? ""
  }

  private static func link(_ text: String, _ url: String?) -> String { url.map { "[\(text)](\($0))" } ?? text }

  private static func name(_ name: String, _ suffix: String = "") -> String { MarkdownText.code(name.cut(to: longestText) + suffix) }

  private static func prose(_ text: String) -> String { MarkdownText.prose(text.cut(to: longestText)) }
}
