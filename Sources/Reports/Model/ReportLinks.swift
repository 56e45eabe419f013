import NavigationGraph

extension ReportOptions {
  /// The link to a line of the source. Without a prefix there is none: what a report is read in knows no relative ways.
  func link(file: String, line: Int) -> String? {
    linkPrefix.flatMap { SourceLink.url(file: file, line: line, prefix: $0) }
  }

  /// The link to the page of a rule.
  func page(rule: String) -> String? { SourceLink.page(rule: rule, prefix: rulePages) }
}
