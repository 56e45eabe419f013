import NavigationGraph
import Observations

/// One lint rule: what it says of itself, and its check. Its page (`docs/rules/<id>.md`) is made from this value.
public struct Rule: Sendable {
  /// Snake case, unique. Once published it changes only by renaming: the old id moves to `formerIDs`.
  public let id: String
  /// Ids that the rule had before, the oldest first; they still work, and whoever uses one is told the new one. Its check goes on to make
  /// findings under the oldest, so that their fingerprints stay; whoever runs it puts the id of today on them.
  public let formerIDs: [String]
  public let title: String
  /// One sentence: what the rule finds.
  public let summary: String
  /// Why that is a fault.
  public let rationale: String
  /// What the rule does not see, and where it stays silent on purpose; one sentence each.
  public let limits: [String]
  /// The severity of its findings, unless a finding is of a milder kind.
  public let severity: Severity
  /// Where the rule runs without being asked for.
  public let activation: RuleActivation
  public let stage: RuleStage
  /// What its check looks at besides the graph.
  public let observes: Set<ObservationFamily>
  /// The kinds of its findings that are milder than its severity.
  public let milder: [MilderKind]
  /// Of what its findings say that something is nowhere: they are held back where such files were not read.
  public let absenceOf: Set<InputKind>
  public let options: [RuleOption]
  /// Sources in which the rule finds something.
  public let triggering: [RuleExample]
  /// Sources in which it finds nothing.
  public let nonTriggering: [RuleExample]
  /// Pure: the same for the same context.
  public let check: @Sendable (RuleContext) -> RuleOutcome
  /// What it says of the run itself, once all others ran; nil where its check says all.
  public let audit: (@Sendable (LintAudit) -> RuleOutcome)?

  public init(
    id: String, formerIDs: [String] = [], title: String, summary: String, rationale: String, limits: [String], severity: Severity,
    milder: [MilderKind] = [], absenceOf: Set<InputKind> = [],
    activation: RuleActivation = .byDefault, stage: RuleStage = .stable, observes: Set<ObservationFamily> = [], options: [RuleOption] = [],
    triggering: [RuleExample], nonTriggering: [RuleExample],
    check: @escaping @Sendable (RuleContext) -> RuleOutcome = { _ in RuleOutcome() },
    audit: (@Sendable (LintAudit) -> RuleOutcome)? = nil
  ) {
    self.id = id
    self.formerIDs = formerIDs
    self.title = title
    self.summary = summary
    self.rationale = rationale
    self.limits = limits
    self.severity = severity
    self.activation = activation
    self.stage = stage
    self.observes = observes
    self.milder = milder
    self.absenceOf = absenceOf
    self.options = options
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.check = check
    self.audit = audit
  }

  /// Whether the rule runs under a preset where nothing else is said of it.
  public func runs(under preset: RulePreset) -> Bool {
    switch (stage, preset) {
    case (.deprecated, _): false
    case (_, .all): true
    case (.preview, _): false
    case (.stable, .default): activation == .byDefault
    case (.stable, .review): activation != .onDemand
    }
  }

  /// Whether the rule runs where nobody asks for anything.
  public var isOnByDefault: Bool { runs(under: .default) }
}

/// Findings of a rule that are less grave than its others.
public struct MilderKind: Hashable, Sendable {
  public let severity: Severity
  /// Which they are, behind the severity: `where both make the same views`.
  public let condition: String

  public init(_ severity: Severity, _ condition: String) {
    self.severity = severity
    self.condition = condition
  }
}

extension Rule {
  /// The severities of its findings: `error or warning`.
  public var severities: String { ([severity] + milder.map(\.severity)).map(\.rawValue).joined(separator: " or ") }
}

/// Where a rule runs without being named.
public enum RuleActivation: String, Hashable, Sendable {
  /// Everywhere.
  case byDefault
  /// Under the preset `review`: advice for a code review, no fault.
  case review
  /// Nowhere.
  case onDemand
}

/// How far a rule is in its life.
public enum RuleStage: Hashable, Sendable {
  /// Off until its precision is shown on real apps; what it finds may change in any release.
  case preview
  case stable
  /// It runs only where it is named, and says why it will go.
  case deprecated(reason: String)
}

/// A set of rules.
public enum RulePreset: String, Hashable, Sendable, CaseIterable {
  /// What is wrong in any app.
  case `default`
  /// That, and advice for a code review of routing.
  case review
  /// Every rule, those in preview too.
  case all
}
