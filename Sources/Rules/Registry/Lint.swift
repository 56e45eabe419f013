import NavigationGraph
import Observations

/// Which rules run, and how grave their findings are.
public struct LintConfiguration: Hashable, Sendable {
  public var preset: RulePreset
  /// The only rules that run, where some are named.
  public var only: Set<String>?
  /// Rules that run although the preset leaves them out.
  public var enabled: Set<String>
  /// Rules that do not run.
  public var disabled: Set<String>
  /// Severities that differ from the rules' own; they hold for all findings of the rule.
  public var severities: [String: Severity]
  /// For each rule the options that are set.
  public var options: [String: [String: RuleOptionValue]]

  public init(
    preset: RulePreset = .default, only: Set<String>? = nil, enabled: Set<String> = [], disabled: Set<String> = [],
    severities: [String: Severity] = [:], options: [String: [String: RuleOptionValue]] = [:]
  ) {
    self.preset = preset
    self.only = only
    self.enabled = enabled
    self.disabled = disabled
    self.severities = severities
    self.options = options
  }

  /// Whether a rule runs.
  public func runs(_ rule: Rule) -> Bool {
    if disabled.contains(rule.id) { return false }
    if let only { return only.contains(rule.id) }
    return rule.runs(under: preset) || enabled.contains(rule.id)
  }

  /// What has to be observed for the rules that run.
  public func observedFamilies(rules: [Rule] = RuleRegistry.all) -> Set<ObservationFamily> {
    rules.lazy.filter(runs).reduce(into: []) { $0.formUnion($1.observes) }
  }
}

extension NavigationGraph {
  /// What the rules say of the graph, findings in report order.
  ///
  /// - Parameters:
  ///   - configuration: Which rules run.
  ///   - observations: What was seen beside the graph, of `configuration.observedFamilies()` at least.
  ///   - rules: The rules there are.
  public func lint(
    _ configuration: LintConfiguration = LintConfiguration(), observing observations: Observations = Observations(),
    rules: [Rule] = RuleRegistry.all
  ) -> RuleOutcome {
    var context = RuleContext(normalized(), observations)
    var result = RuleOutcome()
    for rule in rules where configuration.runs(rule) {
      context.options = configuration.options[rule.id] ?? [:]
      var outcome = rule.check(context)
      if let severity = configuration.severities[rule.id] {
        for i in outcome.findings.indices { outcome.findings[i].severity = severity }
      }
      result.findings += outcome.findings
      result.heldBack += outcome.heldBack
    }
    result.findings.sort(by: Finding.inReportOrder)
    result.heldBack.sort { Finding.inReportOrder($0.finding, $1.finding) }
    return result
  }
}
