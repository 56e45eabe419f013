import NavigationGraph
import Rules

/// What reports say of a result as a whole, in words.
extension LintResult {
  /// `3 findings: 1 error, 2 warnings`, or `No findings`.
  var findingsInWords: String {
    guard !findings.isEmpty else { return "No findings" }
    return "\(counted(findings.count, "finding")): \(severitiesInWords)"
  }

  /// `1 error, 2 warnings`.
  var severitiesInWords: String {
    Severity.allCases.map { (count(of: $0), $0.rawValue) }.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
  }

  /// `12 sites in 3 files, 1 unresolved`.
  var sitesInWords: String { "\(counted(summary.sites, "site")) in \(counted(summary.files, "file")), \(unresolvedSites) unresolved" }

  /// `2 held back (unused_destination 2)`; nil where there are none.
  var heldBackInWords: String? {
    guard !heldBack.isEmpty else { return nil }
    return "\(heldBack.count) held back (\(heldBackCounts.map { "\($0.rule.visible) \($0.count)" }.joined(separator: ", ")))"
  }

  /// `1 disabled by comments`; nil where there are none.
  var disabledInWords: String? { disabled.isEmpty ? nil : "\(disabled.count) disabled by comments" }

  /// `40 in the baseline`; nil where there are none.
  var baselinedInWords: String? { baselined.isEmpty ? nil : "\(baselined.count) in the baseline" }

  /// What else there is to know, each a sentence without its full stop.
  var remarks: [String] { [heldBackInWords, disabledInWords, baselinedInWords, unreadableInWords].compactMap { $0 } }

  /// `1 file not read`; nil where all were.
  var unreadableInWords: String? { unreadable.isEmpty ? nil : "\(counted(unreadable.count, "file")) not read" }
}

extension Finding {
  /// Message and hint as sentences.
  var sentences: String { hint.isEmpty ? sentence(message) : "\(sentence(message)) \(hint)" }

  private func sentence(_ text: String) -> String {
    guard let last = text.last, ![".", "!", "?", ":"].contains(last) else { return text }
    return text + "."
  }
}

extension SourceLocation {
  /// `App.swift:3:8`, as terminals and editors make links of it.
  var inWords: String { "\(file.visible):\(line):\(column)" }
}

extension String {
  /// At most so many characters (Unicode scalars), cut with `…`.
  func cut(to count: Int) -> String {
    guard unicodeScalars.count > count else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(max(0, count - 1)))) + "…"
  }
}
