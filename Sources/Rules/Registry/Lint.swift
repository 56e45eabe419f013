import NavigationGraph

/// Which rules run, and how grave their findings are.
public struct LintConfiguration: Hashable, Sendable {
  /// The only rules that run, where some are named.
  public var only: Set<String>?
  /// Rules that run although they are off by default.
  public var enabled: Set<String>
  /// Rules that do not run.
  public var disabled: Set<String>
  /// Severities that differ from the rules' own; they hold for all findings of the rule.
  public var severities: [String: Severity]

  public init(only: Set<String>? = nil, enabled: Set<String> = [], disabled: Set<String> = [], severities: [String: Severity] = [:]) {
    self.only = only
    self.enabled = enabled
    self.disabled = disabled
    self.severities = severities
  }

  /// Whether a rule runs.
  public func runs(_ rule: Rule) -> Bool {
    if disabled.contains(rule.id) { return false }
    if let only { return only.contains(rule.id) }
    return rule.isOnByDefault || enabled.contains(rule.id)
  }
}

extension NavigationGraph {
  /// What the rules say of the graph, findings in report order.
  ///
  /// - Parameters:
  ///   - configuration: Which rules run.
  ///   - rules: The rules there are.
  public func lint(_ configuration: LintConfiguration = LintConfiguration(), rules: [Rule] = RuleRegistry.all) -> RuleOutcome {
    let context = RuleContext(normalized())
    var result = RuleOutcome()
    for rule in rules where configuration.runs(rule) {
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
