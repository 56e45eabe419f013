import NavigationGraph
import Rules

/// A file that could not be read, or only in part.
public struct UnreadableFile: Hashable, Sendable {
  public let path: String
  /// What is wrong, in words.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// All that a run of `lint` has to say. Reporters are pure functions of it.
public struct LintResult: Hashable, Sendable {
  /// The program and its version.
  public let generator: Generator
  /// In report order.
  public let findings: [Finding]
  /// In report order.
  public let heldBack: [HeldBack]
  /// Findings that comments in the source switch off, in report order.
  public let disabled: [Finding]
  /// Findings that the baseline knows, in report order.
  public let baselined: [Finding]
  public let summary: Summary
  /// The sites that were seen and could not be followed.
  public let unresolved: [Unresolved]
  /// By path.
  public let unreadable: [UnreadableFile]

  /// - Parameter outcome: What the rules said of a graph.
  public init(
    generator: Generator, outcome: RuleOutcome, summary: Summary, unresolved: [Unresolved] = [], unreadable: [UnreadableFile] = []
  ) {
    self.generator = generator
    findings = outcome.findings.sorted(by: Finding.inReportOrder)
    heldBack = outcome.heldBack.sorted { Finding.inReportOrder($0.finding, $1.finding) }
    disabled = outcome.disabled.sorted(by: Finding.inReportOrder)
    baselined = outcome.baselined.sorted(by: Finding.inReportOrder)
    self.summary = summary
    self.unresolved = unresolved
    self.unreadable = unreadable.sorted { compareBytes($0.path, $1.path) < 0 }
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// How many findings each rule holds back, by rule; rules that hold none back are left out.
  public var heldBackCounts: [(rule: String, count: Int)] {
    Dictionary(grouping: heldBack, by: \.finding.rule).map { ($0.key, $0.value.count) }.sorted { compareBytes($0.0, $1.0) < 0 }
  }

  /// Sites that were seen and could not be followed.
  public var unresolvedSites: Int { max(0, summary.sites.subtractingReportingOverflow(summary.resolvedSites).partialValue) }
}
