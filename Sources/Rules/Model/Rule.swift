import NavigationGraph

/// One lint rule: what it says of itself, and its check. Its page (`docs/rules/<id>.md`) is made from this value.
public struct Rule: Sendable {
  /// Snake case, unique, never changed once published.
  public let id: String
  public let title: String
  /// One sentence: what the rule finds.
  public let summary: String
  /// Why that is a fault.
  public let rationale: String
  /// What the rule does not see, and where it stays silent on purpose; one sentence each.
  public let limits: [String]
  /// The severity of its findings, unless a finding is of a milder kind.
  public let severity: Severity
  /// Whether the rule runs where nobody asks for it.
  public let isOnByDefault: Bool
  public let options: [RuleOption]
  /// Sources in which the rule finds something.
  public let triggering: [RuleExample]
  /// Sources in which it finds nothing.
  public let nonTriggering: [RuleExample]
  /// Pure: the same for the same context.
  public let check: @Sendable (RuleContext) -> RuleOutcome

  public init(
    id: String, title: String, summary: String, rationale: String, limits: [String], severity: Severity, isOnByDefault: Bool = true,
    options: [RuleOption] = [], triggering: [RuleExample], nonTriggering: [RuleExample],
    check: @escaping @Sendable (RuleContext) -> RuleOutcome
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.rationale = rationale
    self.limits = limits
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.options = options
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.check = check
  }
}

/// A setting of a rule in the configuration.
public struct RuleOption: Hashable, Sendable {
  public let name: String
  public let summary: String
  /// The value where none is set, as the configuration spells it.
  public let defaultValue: String

  public init(name: String, summary: String, defaultValue: String) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
  }
}

/// A small source that shows what a rule finds, or does not find. A test runs each through the whole tool.
public struct RuleExample: Hashable, Sendable {
  public let title: String
  /// A Swift file of its own. Each line at which the rule has a finding ends in `RuleExample.mark`.
  public let source: String

  public init(_ title: String, source: String) {
    self.title = title
    self.source = source
  }

  /// The comment that marks a line with a finding.
  public static let mark = "// finding"

  /// The lines, from 1, at which the rule has a finding.
  public var findingLines: [Int] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { $0.element.hasSuffix(Self.mark) }.map {
      $0.offset + 1
    }
  }
}
