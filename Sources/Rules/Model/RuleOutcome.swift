import NavigationGraph

/// What a rule says of a graph.
public struct RuleOutcome: Hashable, Sendable {
  public var findings: [Finding]
  public var heldBack: [HeldBack]

  public init(findings: [Finding] = [], heldBack: [HeldBack] = []) {
    self.findings = findings
    self.heldBack = heldBack
  }

  /// Adds a finding, or holds it back where a site casts doubt on it.
  mutating func add(_ finding: Finding, unless doubt: Unresolved?) {
    if let doubt {
      heldBack.append(HeldBack(finding: finding, because: doubt))
    } else {
      findings.append(finding)
    }
  }
}

/// A finding that an unresolved site could make wrong: it is counted, and told with `--verbose`, and does not count as a finding.
public struct HeldBack: Hashable, Sendable {
  /// What would have been found.
  public let finding: Finding
  /// The first site, in the order of the graph, that could make it wrong.
  public let because: Unresolved

  public init(finding: Finding, because: Unresolved) {
    self.finding = finding
    self.because = because
  }
}
