import NavigationGraph
import Rules

extension Reporter {
  /// For people at a terminal: each finding with its hint and the places that explain it, then one line that sums up.
  public static let text = Reporter(name: "text", summary: "for reading: findings with hints and the places that explain them") {
    result, options in
    var lines: [String] = []
    let style = TerminalStyle(isOn: options.color)
    for finding in result.findings {
      lines.append(headline(finding, style))
      lines.append("    " + style.faint("hint: " + finding.hint.visible))
      lines += finding.related.map { "    \(style.faint(place($0.location) + ":")) \($0.message.visible)" }
    }
    if options.verbose {
      for held in result.heldBack {
        lines.append("held back: " + headline(held.finding, style))
        lines.append("    \(style.faint(place(held.because.location) + ":")) \(held.reason.visible)")
      }
      for site in result.unresolved {
        let here = style.strong(place(site.location) + ":")
        lines.append("unresolved: \(here) \(site.kind.rawValue) from \(site.from.visible): \(site.reason.visible)")
      }
      for file in result.unreadable { lines.append("not read: \(file.path.visible): \(file.reason.visible)") }
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(closing(result, options))
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func headline(_ finding: Finding, _ style: TerminalStyle) -> String {
    let place = finding.location.map { style.strong(Self.place($0) + ":") + " " } ?? ""
    return "\(place)\(style.severity(finding.severity)) \(finding.message.visible) \(style.faint("(\(finding.rule))"))"
  }

  static func place(_ location: SourceLocation) -> String { "\(location.file.visible):\(location.line):\(location.column)" }

  private static func closing(_ result: LintResult, _ options: ReportOptions) -> String {
    let counts = Severity.allCases.map { (result.count(of: $0), $0.rawValue) }.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    var sentences = [
      result.findings.isEmpty ? "No findings" : "\(counted(result.findings.count, "finding")): \(counts.joined(separator: ", "))",
      "\(counted(result.summary.sites, "site")) in \(counted(result.summary.files, "file")), \(result.unresolvedSites) unresolved",
    ]
    if !result.heldBack.isEmpty {
      let rules = result.heldBackCounts.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
      sentences.append("\(result.heldBack.count) held back (\(rules))" + (options.verbose ? "" : "; --verbose says which and why"))
    }
    if result.heldBack.isEmpty, result.unresolvedSites > 0, !options.verbose { sentences[1] += "; --verbose says which" }
    if !result.disabled.isEmpty { sentences.append("\(result.disabled.count) disabled by comments") }
    if !result.baselined.isEmpty { sentences.append("\(result.baselined.count) in the baseline") }
    if !result.unreadable.isEmpty { sentences.append("\(counted(result.unreadable.count, "file")) not read") }
    return sentences.joined(separator: ". ") + "."
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// Colours of a terminal (ECMA-48, select graphic rendition), or none.
struct TerminalStyle {
  let isOn: Bool

  func strong(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrap("error:", "1;31")
    case .warning: wrap("warning:", "1;33")
    case .note: wrap("note:", "1;36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
