import NavigationGraph
import Rules

extension Reporter {
  /// For a build phase: lines that Xcode shows at their places, which asks for absolute paths and one line each.
  public static let xcode = Reporter(name: "xcode", summary: "for a build phase: one line a finding, absolute paths") { result, options in
    var lines = result.findings.map { finding in
      let place = finding.location.map { "\(AbsolutePath.of($0.file, in: options.currentDirectory).visible):\($0.line):\($0.column): " } ?? ""
      return "\(place)\(finding.severity.rawValue): \(finding.message.visible) (\(finding.rule.visible))"
    }
    if !result.heldBack.isEmpty {
      let rules = result.heldBackCounts.map { "\($0.rule.visible) \($0.count)" }.joined(separator: ", ")
      lines.append("note: navgraph held back \(result.heldBack.count) \(result.heldBack.count == 1 ? "finding" : "findings") (\(rules))")
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
