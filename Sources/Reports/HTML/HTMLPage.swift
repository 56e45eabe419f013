import NavigationGraph
import Rules

/// The page of findings. It is well-formed XML, too, so that any XML parser can check it. No text gets into it unescaped, and its policy
/// forbids whatever is not in it.
struct HTMLPage {
  let result: LintResult
  let options: ReportOptions

  func text() -> String {
    let title = result.findings.isEmpty ? "No navigation findings" : "Navigation: \(result.severitiesInWords)"
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\"/>",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>",
      "<meta name=\"color-scheme\" content=\"light dark\"/>",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>",
      "<title>\(title)</title>", "<style>\n\(HTMLStyle.sheet)</style>", "</head>", "<body>", "<h1>\(title)</h1>", "<p>\(coverage)</p>",
    ]
    let files = result.findingsByFile
    if files.count > 1 { lines += contents(files) }
    for (number, file) in files.enumerated() { lines += section(number, file.file, file.findings) }
    lines += rules
    if !result.unreadable.isEmpty {
      lines += ["<section>", "<h2>Not read</h2>", "<ul>"]
      lines += result.unreadable.map { "<li><code>\(MarkupText.escaped($0.path))</code>: \(MarkupText.escaped($0.reason))</li>" }
      lines += ["</ul>", "</section>"]
    }
    let generator = "\(result.generator.name) \(result.generator.version)"
    lines += ["<footer>\(MarkupText.escaped(generator))</footer>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var coverage: String {
    let sentences = [result.sitesInWords] + result.remarks
    return MarkupText.escaped(sentences.joined(separator: ". ") + ".")
  }

  private func contents(_ files: [(file: String?, findings: ArraySlice<Finding>)]) -> [String] {
    ["<nav>", "<ul>"]
      + files.enumerated().map { "<li><a href=\"#file-\($0)\">\(name($1.file))</a> <span class=\"count\">\($1.findings.count)</span></li>" }
      + ["</ul>", "</nav>"]
  }

  private func section(_ number: Int, _ file: String?, _ findings: ArraySlice<Finding>) -> [String] {
    ["<section id=\"file-\(number)\">", "<h2>\(name(file))</h2>"] + findings.flatMap(article) + ["</section>"]
  }

  private func name(_ file: String?) -> String { file.map(MarkupText.escaped) ?? "The whole" }

  private func article(_ finding: Finding) -> [String] {
    let severity = finding.severity.rawValue
    let place = finding.location.map { " " + link("\($0.line):\($0.column)", to: $0) } ?? ""
    var lines = [
      "<article class=\"\(severity)\">",
      "<h3><span class=\"severity\">\(severity)</span>\(place) \(MarkupText.withCode(finding.message)) \(ruleLink(finding.rule))</h3>",
    ]
    if let excerpt = result.excerpt(at: finding.location), let shown = CaretLines(excerpt, width: 160) {
      lines.append("<pre>\(MarkupText.escaped(shown.source))\n<span class=\"caret\">\(MarkupText.escaped(shown.caret))</span></pre>")
    }
    if !finding.hint.isEmpty { lines.append("<p>\(MarkupText.withCode(finding.hint))</p>") }
    if !finding.related.isEmpty {
      lines.append("<ul>")
      lines += finding.related.map { "<li>\(link($0.location.inWords, to: $0.location)): \(MarkupText.withCode($0.message))</li>" }
      lines.append("</ul>")
    }
    return lines + ["</article>"]
  }

  private func link(_ text: String, to location: SourceLocation) -> String {
    let text = "<span class=\"place\">\(MarkupText.escaped(text))</span>"
    guard let url = options.link(file: location.file, line: location.line) else { return text }
    return "<a href=\"\(MarkupText.escaped(url))\">\(text)</a>"
  }

  /// To what the page itself says of the rule.
  private func ruleLink(_ id: String) -> String {
    let name = MarkupText.escaped(id)
    return RuleRegistry.rule(id) == nil ? "<span class=\"rule\">\(name)</span>" : "<a class=\"rule\" href=\"#rule-\(name)\">\(name)</a>"
  }

  /// What there is to say of the rules that have findings.
  private var rules: [String] {
    let ids = Set(result.findings.map(\.rule)).sorted { compareBytes($0, $1) < 0 }
    let known = ids.compactMap { id in RuleRegistry.rule(id).map { (id, $0) } }
    guard !known.isEmpty else { return [] }
    return ["<section>", "<h2>Rules</h2>"] + known.flatMap(about) + ["</section>"]
  }

  private func about(_ id: String, _ rule: Rule) -> [String] {
    let title = MarkupText.withCode(rule.title)
    let page = options.page(rule: rule.id)
    return [
      "<h3 id=\"rule-\(MarkupText.escaped(id))\">\(page.map { "<a href=\"\(MarkupText.escaped($0))\">\(title)</a>" } ?? title)"
        + " <span class=\"rule\">\(MarkupText.escaped(id))</span></h3>",
      "<p>\(MarkupText.withCode(rule.summary))</p>", "<p>\(MarkupText.withCode(rule.rationale))</p>",
    ]
  }
}
