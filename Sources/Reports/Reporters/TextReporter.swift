import NavigationGraph
import Rules

extension Reporter {
  /// For people at a terminal: each finding with its hint and the places that explain it, then one line that sums up.
  public static let text = Reporter(name: "text", summary: "for reading: findings with their source, hints and the places that explain them") {
    result, options in
    var lines: [String] = []
    let style = TerminalStyle(isOn: options.color)
    for finding in result.findings {
      if !lines.isEmpty { lines.append("") }
      lines.append(headline(finding, style))
      if let excerpt = result.excerpt(at: finding.location), let shown = CaretLines(excerpt, width: excerptWidth) {
        lines.append("    \(style.faint("│")) \(shown.source)")
        lines.append("    \(style.faint("│")) \(style.strong(shown.caret, as: finding.severity))")
      }
      lines.append("    " + style.faint("hint: " + finding.hint.visible))
      lines += finding.related.map { "    \(style.faint($0.location.inWords + ":")) \($0.message.visible)" }
    }
    if options.verbose {
      if !lines.isEmpty, !result.heldBack.isEmpty || !result.unresolved.isEmpty || !result.unreadable.isEmpty { lines.append("") }
      for held in result.heldBack {
        lines.append("held back: " + headline(held.finding, style))
        lines.append("    \(style.faint(held.because.location.inWords + ":")) \(held.reason.visible)")
      }
      for site in result.unresolved {
        let here = style.strong(site.location.inWords + ":")
        lines.append("unresolved: \(here) \(site.kind.rawValue) from \(site.from.visible): \(site.reason.visible)")
      }
      for file in result.unreadable { lines.append("not read: \(file.path.visible): \(file.reason.visible)") }
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(closing(result, options))
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// With what stands before it a line of source takes no more than a hundred columns.
  private static let excerptWidth = 94

  private static func headline(_ finding: Finding, _ style: TerminalStyle) -> String {
    let place = finding.location.map { style.strong($0.inWords + ":") + " " } ?? ""
    return "\(place)\(style.severity(finding.severity)) \(finding.message.visible) \(style.faint("(\(finding.rule.visible))"))"
  }

  private static func closing(_ result: LintResult, _ options: ReportOptions) -> String {
    var sentences = [result.findingsInWords, result.sitesInWords]
    if let heldBack = result.heldBackInWords { sentences.append(heldBack + (options.verbose ? "" : "; --verbose says which and why")) }
    if result.heldBack.isEmpty, result.unresolvedSites > 0, !options.verbose { sentences[1] += "; --verbose says which" }
    sentences += [result.disabledInWords, result.baselinedInWords, result.unreadableInWords].compactMap { $0 }
    return sentences.joined(separator: ". ") + "."
  }
}

/// Colours of a terminal (ECMA-48, select graphic rendition), or none.
struct TerminalStyle {
  let isOn: Bool

  func strong(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  func severity(_ severity: Severity) -> String { strong("\(severity.rawValue):", as: severity) }

  /// In the colour of a severity.
  func strong(_ text: String, as severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  func green(_ text: String) -> String { wrap(text, "32") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func yellow(_ text: String) -> String { wrap(text, "33") }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
