import NavigationGraph
import Rules

extension Reporter {
  /// Workflow commands, of which GitHub makes annotations. It shows ten of each severity a step and fifty a job, and drops the rest without
  /// a word: the gravest come first, no more than ten of each are written, and a last line says how many are not shown.
  public static let gitHubActions = Reporter(name: "github-actions", summary: "annotations on GitHub, the gravest first") { result, _ in
    var lines: [String] = []
    for severity in Severity.allCases {
      lines += result.findings.lazy.filter { $0.severity == severity }.prefix(annotationsOfASeverity)
        .map { command($0, result.excerpt(at: $0.location)) }
    }
    let rest = result.findings.count - lines.count
    var sentences = ["navgraph: \(result.findingsInWords)"]
    if rest > 0 { sentences.append("\(rest) of them not annotated, as GitHub shows \(annotationsOfASeverity) of each severity a step") }
    sentences += result.remarks
    lines.append(sentences.joined(separator: ". ") + ".")
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private static let annotationsOfASeverity = 10
  /// An annotation holds 64 kB.
  private static let longestText = 4000

  private static func command(_ finding: Finding, _ excerpt: SourceExcerpt?) -> String {
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [String] = []
    if let location = finding.location {
      properties = [
        "file=\(property(location.file))", "line=\(max(1, location.line))", "col=\(excerpt?.utf16Column ?? max(1, location.column))",
      ]
    }
    properties.append("title=\(property("navgraph: " + finding.rule))")
    let lines = [finding.message, finding.hint].filter { !$0.isEmpty }.map { data($0.visible.cut(to: longestText)) }
    return "::\(name) \(properties.joined(separator: ","))::\(lines.joined(separator: "%0A"))"
  }

  /// The runner takes these escapes back, and nothing of the rest means anything to it (actions/toolkit, command.ts).
  private static func data(_ text: String) -> String { escaped(text, isProperty: false) }

  private static func property(_ text: String) -> String { escaped(text.visible.cut(to: longestText), isProperty: true) }

  /// Scalar by scalar: a mark with an accent on it is another character, and the same byte to the runner.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
