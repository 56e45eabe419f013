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
  /// The ids of the rules that ran, sorted.
  public let rules: [String]
  /// The source at the places of findings, and at those that explain them, as far as it could be read.
  public let excerpts: [SourceLocation: SourceExcerpt]

  /// - Parameter outcome: What the rules said of a graph.
  public init(
    generator: Generator, outcome: RuleOutcome, summary: Summary, unresolved: [Unresolved] = [], unreadable: [UnreadableFile] = [],
    rules: [String] = [], excerpts: [SourceLocation: SourceExcerpt] = [:]
  ) {
    self.generator = generator
    findings = outcome.findings.sorted(by: Finding.inReportOrder)
    heldBack = outcome.heldBack.sorted { Finding.inReportOrder($0.finding, $1.finding) }
    disabled = outcome.disabled.sorted(by: Finding.inReportOrder)
    baselined = outcome.baselined.sorted(by: Finding.inReportOrder)
    self.summary = summary
    self.unresolved = unresolved
    self.unreadable = unreadable.sorted { compareBytes($0.path, $1.path) < 0 }
    self.rules = rules.sorted { compareBytes($0, $1) < 0 }
    self.excerpts = excerpts
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// The ids of the rules that ran or have findings, sorted.
  public var rulesSpokenOf: [String] { Set(rules).union(findings.map(\.rule)).sorted { compareBytes($0, $1) < 0 } }

  /// The findings of each file, by path; those without a place come first, under nil.
  var findingsByFile: [(file: String?, findings: ArraySlice<Finding>)] {
    // By bytes: strings that are canonically equivalent may be two files.
    findings.chunked { a, b in
      switch (a.location, b.location) {
      case (nil, nil): true
      case (let a?, let b?): compareBytes(a.file, b.file) == 0
      default: false
      }
    }.map { ($0.first?.location?.file, $0) }
  }

  /// The excerpt at a place, where it was read.
  func excerpt(at location: SourceLocation?) -> SourceExcerpt? { location.flatMap { excerpts[$0] } }

  /// How many findings each rule holds back, by rule; rules that hold none back are left out.
  public var heldBackCounts: [(rule: String, count: Int)] {
    Dictionary(grouping: heldBack, by: \.finding.rule).map { ($0.key, $0.value.count) }.sorted { compareBytes($0.0, $1.0) < 0 }
  }

  /// Sites that were seen and could not be followed.
  public var unresolvedSites: Int { max(0, summary.sites.subtractingReportingOverflow(summary.resolvedSites).partialValue) }
}

extension Array {
  /// Runs of neighbours that belong together.
  fileprivate func chunked(_ belongTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var result: [ArraySlice<Element>] = []
    var start = startIndex
    for i in indices where i + 1 == endIndex || !belongTogether(self[i], self[i + 1]) {
      result.append(self[start...i])
      start = i + 1
    }
    return result
  }
}
