import NavigationGraph

/// A change as a comment on a pull request of GitHub or GitLab: a line that sums up, what users lose or gain, a chart, and the rest folded. Two runs on the
/// same change write the same bytes, so that one comment can be brought up to date.
struct DifferenceMarkdown {
  /// By this a program finds the comment that it wrote before.
  static let mark = "<!-- navgraph diff -->"
  /// How many rows of a section are shown.
  private static let longestSection = 200

  private let result: DifferenceResult

  init(_ result: DifferenceResult) { self.result = result }

  func bytes() -> [UInt8] {
    var lines = [Self.mark, "### Navigation: \(MarkdownText.prose(result.summary))", ""]
    lines.append("From \(MarkdownText.code(result.base)) to \(MarkdownText.code(result.head)).")
    if !result.scope.isEmpty { lines[lines.count - 1] += " Only a part: \(result.scope.map { MarkdownText.prose($0) }.joined(separator: "; "))." }
    switch result.chart {
    case .none: break
    case .flowchart(let text): lines += ["", "```mermaid"] + text.split(separator: "\n").map(String.init) + ["```"]
    case .tooLarge(let boxes): lines += ["", "What changed has \(boxes) boxes: too many for a picture here. `navgraph diff --render` draws them."]
    }
    let sections = result.sections
    for section in sections.filter(\.isUrgent) { lines += [""] + table(section) }
    let rest = sections.filter { !$0.isUrgent }
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.rows.count }
      lines += ["", "<details><summary>\(counted(count, "change"))</summary>"]
      for section in rest { lines += [""] + table(section) }
      lines += ["", "</details>"]
    }
    if result.leftOut > 0, !result.difference.isEmpty {
      lines += ["", "And \(counted(result.leftOut, "change")) to components, objects and alerts."]
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func table(_ section: DifferenceSection) -> [String] {
    var lines = ["| | \(section.title) | |", "|---|---|---|"]
    for row in section.rows.prefix(Self.longestSection) {
      lines.append("| \(word(row.sign)) | \(MarkdownText.prose(row.text)) | \(row.location.map { place($0, row) } ?? "")\(row.others > 0 ? " +\(row.others)" : "") |")
    }
    if section.rows.count > Self.longestSection { lines.append("| | and \(section.rows.count - Self.longestSection) more | |") }
    return lines
  }

  private func word(_ sign: DifferenceSection.Row.Sign) -> String {
    switch sign {
    case .added: "🟢 new"
    case .removed: "🔴 gone"
    case .changed: "🟡 changed"
    }
  }

  /// A link where one was asked for; of what is gone none, for it is not in the source that links lead to.
  private func place(_ location: SourceLocation, _ row: DifferenceSection.Row) -> String {
    let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
    let text = MarkdownText.code("\(name):\(location.line)")
    guard !row.isOfBase, let prefix = result.linkPrefix, let url = SourceLink.url(file: location.file, line: location.line, prefix: prefix)
    else { return text }
    return "[\(text)](<\(url)>)"
  }
}
