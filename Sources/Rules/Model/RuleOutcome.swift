import NavigationGraph

/// What rules say of a graph.
public struct RuleOutcome: Hashable, Sendable {
  public var findings: [Finding]
  public var heldBack: [HeldBack]
  /// What comments in the source switch off; no check fills it.
  public var disabled: [Finding]
  /// What the baseline knows; no check fills it.
  public var baselined: [Finding]
  /// Former ids of rules that comments or the baseline use, with those of today; no check fills it.
  public var renamed: [String: String] = [:]

  public init(findings: [Finding] = [], heldBack: [HeldBack] = [], disabled: [Finding] = [], baselined: [Finding] = []) {
    self.findings = findings
    self.heldBack = heldBack
    self.disabled = disabled
    self.baselined = baselined
  }

  /// Adds a finding, or holds it back where a site casts doubt on it.
  ///
  /// - Parameter isSite: false where what casts doubt is no site, but a place that names what the finding is about.
  mutating func add(_ finding: Finding, unless doubt: Unresolved?, isSite: Bool = true) {
    if let doubt {
      heldBack.append(HeldBack(finding: finding, because: doubt, isSite: isSite))
    } else {
      findings.append(finding)
    }
  }
}

extension RuleOutcome {
  /// The same for several findings.
  mutating func add(_ findings: [Finding], unless doubt: Unresolved?, isSite: Bool = true) {
    for finding in findings { add(finding, unless: doubt, isSite: isSite) }
  }
}

/// A finding that an unresolved site could make wrong: it is counted, and told with `--verbose`, and does not count as a finding.
public struct HeldBack: Hashable, Sendable {
  /// What would have been found.
  public let finding: Finding
  /// The first site, in the order of the graph, that could make it wrong.
  public let because: Unresolved
  /// False where that place only names what the finding is about, and is no site that was seen.
  public let isSite: Bool

  public init(finding: Finding, because: Unresolved, isSite: Bool = true) {
    self.finding = finding
    self.because = because
    self.isSite = isSite
  }

  /// Why it is held back, in words.
  public var reason: String {
    guard isSite else { return because.reason }
    return "this \(because.kind == .builds ? "builder" : because.kind.rawValue) could not be followed: \(because.reason)"
  }
}
