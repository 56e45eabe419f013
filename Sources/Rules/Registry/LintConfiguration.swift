import NavigationGraph
import Observations

/// Which rules run, how grave their findings are, and which findings are known.
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
  /// Of the rules that do not run those that a file switches off, with the place that says so.
  public var switchedOff: [String: SourceLocation] = [:]
  /// What the team demands of the graph.
  public var contracts: [Contract] = []
  /// Findings that are known.
  public var baseline: Baseline?
  /// Whether more of the source is there than what was read: what stands for nothing here may stand for something there.
  public var isPartial = false
  /// Whether single files were read, and not those beside them: that something is not found in them says nothing of the app.
  public var isFragment = false
  /// The folders and files that were read, as paths are shown; where none are named all is taken to be read.
  public var roots: [String] = []
  /// What should have been read and was not, by what it is: findings that rest on the absence of such things are held back.
  public var unread: [InputKind: UnreadInput] = [:]

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

  /// Whether a file would have been read if it were there.
  public func isInReach(_ file: String) -> Bool {
    guard !roots.isEmpty else { return !isPartial }
    let parts = file.split(separator: "/")
    return roots.contains { root in
      let folder = root.split(separator: "/").filter { $0 != "." }
      guard folder.allSatisfy({ $0 == ".." }), !root.hasPrefix("/") else {
        return root.hasPrefix("/") == file.hasPrefix("/") && parts.starts(with: folder)
      }
      // A folder above the current one, or that one: all that leads no higher.
      return !file.hasPrefix("/") && parts.prefix { $0 == ".." }.count <= folder.count
    }
  }

  /// What has to be observed for the rules that run.
  public func observedFamilies(rules: [Rule] = RuleRegistry.all) -> Set<ObservationFamily> {
    let consulted = consulted(rules)
    return (consulted.heard + consulted.silent).reduce(into: []) { $0.formUnion($1.observes) }
  }

  /// The rules whose checks are run: those that are asked for, and where one of these judges the run itself, those that it has to know of.
  ///
  /// - Returns: `heard` for what is told and judged, `silent` for those that are switched off and whose findings nobody sees.
  func consulted(_ rules: [Rule]) -> (heard: [Rule], silent: [Rule]) {
    let running = rules.filter(runs)
    guard running.contains(where: { $0.audit != nil }) else { return (running, []) }
    // A rule that judges the run and is named alone judges what would run without its name.
    var whole = self
    if only?.isSubset(of: rules.filter { $0.audit != nil }.map(\.id)) == true { whole.only = nil }
    let heard = rules.filter { runs($0) || whole.runs($0) }
    var undone = whole
    undone.disabled.subtract(switchedOff.keys)
    return (heard, isPartial ? [] : rules.filter { switchedOff[$0.id] != nil && undone.runs($0) && !whole.runs($0) })
  }
}
