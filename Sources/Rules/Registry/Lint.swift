import NavigationGraph
import Observations

extension NavigationGraph {
  /// What the rules say of the graph, findings in report order: without those that comments switch off, and those that the baseline knows.
  ///
  /// - Parameters:
  ///   - configuration: Which rules run.
  ///   - observations: What was seen beside the graph, of `configuration.observedFamilies()` at least.
  ///   - rules: The rules there are.
  public func lint(
    _ configuration: LintConfiguration = LintConfiguration(), observing observations: Observations = Observations(),
    rules: [Rule] = RuleRegistry.all
  ) -> RuleOutcome {
    LintRun(RuleContext(normalized(), observations), configuration, rules).outcome()
  }
}

/// One run of the rules over a graph.
private struct LintRun {
  let configuration: LintConfiguration
  let rules: [Rule]
  let context: RuleContext
  let names: RuleNames
  /// The rules whose findings are told.
  let running: Set<String>
  let disabled: DisabledPlaces
  let baseline: Baseline
  /// How many findings of a fingerprint are known.
  private let known: [String: Int]

  init(_ context: RuleContext, _ configuration: LintConfiguration, _ rules: [Rule]) {
    self.context = context
    self.configuration = configuration
    self.rules = rules
    names = RuleNames(rules)
    running = Set(rules.lazy.filter { configuration.runs($0) }.map(\.id))
    disabled = DisabledPlaces(context.observations.directives, names)
    baseline = configuration.baseline ?? Baseline([])
    known = Dictionary(baseline.entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: { first, _ in first })
  }

  func outcome() -> RuleOutcome {
    let (heard, silent) = configuration.consulted(rules)
    var found = RuleOutcome()
    for rule in heard { found.add(check(rule)) }
    found.sort()
    var isOfUse = [Bool](repeating: false, count: disabled.places.count)
    for held in found.heldBack {
      for place in held.finding.eachPart.flatMap({ disabled.covering(held.finding.rule, $0.location) }) { isOfUse[place] = true }
    }
    found.take(disabled, &isOfUse)
    found.leaveOutDeadCode(context)
    let split = baseline.split(found.findings)
    (found.findings, found.baselined) = (split.new, split.known)

    let auditors = heard.filter { $0.audit != nil }
    if !auditors.isEmpty {
      let audit = audit(found, isOfUse, split.used, heard: heard, silent: silent)
      var said = RuleOutcome()
      for rule in auditors { said.add(stamped(rule.audit?(audit) ?? RuleOutcome(), rule)) }
      said.sort()
      said.take(disabled, &isOfUse)
      let known = baseline.split(said.findings)
      (said.findings, said.baselined) = (known.new, known.known)
      found.add(said)
    }
    found.keep { id in rules.contains { $0.id == id && configuration.runs($0) } }
    found.renamed = disabled.renamed
    for entry in baseline.entries {
      if let id = names.id(of: entry.rule), id != entry.rule { found.renamed[entry.rule] = id }
    }
    found.sort()
    return found
  }

  private func check(_ rule: Rule) -> RuleOutcome {
    var context = context
    context.options = configuration.options[rule.id] ?? [:]
    context.contracts = configuration.contracts
    context.isPartial = configuration.isPartial
    context.running = running
    context.silencing = Silencing(rule: rule.id, places: disabled, known: known)
    var outcome = stamped(rule.check(context), rule)
    if let unread = rule.absenceOf.sorted().lazy.compactMap({ configuration.unread[$0] }).first {
      outcome.heldBack += outcome.findings.map { HeldBack(finding: $0, because: unread.site, isSite: false) }
      outcome.findings = []
    }
    return outcome
  }

  /// Findings under the id of today and with the severity that is set. A rule that was renamed makes them under the id that it was published
  /// with first, so that their fingerprints stay.
  private func stamped(_ outcome: RuleOutcome, _ rule: Rule) -> RuleOutcome {
    var outcome = outcome
    let severity = configuration.severities[rule.id]
    for i in outcome.findings.indices {
      outcome.findings[i].rule = rule.id
      if let severity { outcome.findings[i].severity = severity }
    }
    if !rule.formerIDs.isEmpty {
      outcome.heldBack = outcome.heldBack.map { held in
        var finding = held.finding
        finding.rule = rule.id
        return HeldBack(finding: finding, because: held.because, isSite: held.isSite)
      }
    }
    return outcome
  }

  private func audit(
    _ found: RuleOutcome, _ isOfUse: [Bool], _ used: [Int], heard: [Rule], silent: [Rule]
  ) -> LintAudit {
    let heldBack = Set(found.heldBack.flatMap(\.finding.eachPart).map(\.fingerprint))
    let switchedOff = Set(found.disabled.flatMap(\.eachPart).map(\.fingerprint))
    let files = context.observations.moduleOfFile
    let ran = Set(heard.map(\.id))
    return LintAudit(
      places: zip(disabled.places, isOfUse).map(LintAudit.Place.init), commentFaults: disabled.faults,
      baseline: zip(baseline.entries, used).map { entry, used in
        LintAudit.Known(
          entry: entry, used: used, isHeldBack: heldBack.contains(entry.fingerprint), isSwitchedOff: switchedOff.contains(entry.fingerprint))
      },
      switchedOff: silent.compactMap { rule in
        guard let location = configuration.switchedOff[rule.id] else { return nil }
        let outcome = check(rule)
        return LintAudit.SwitchedOff(rule: rule.id, location: location, isOfUse: !outcome.findings.isEmpty || !outcome.heldBack.isEmpty)
      },
      names: names, ran: ran,
      isFragment: configuration.isFragment || !configuration.unread.isEmpty,
      isWhole: rules.allSatisfy { rule in
        !rule.runs(under: configuration.preset) || ran.contains(rule.id) || configuration.switchedOff[rule.id] != nil
      },
      isInReach: { [configuration] file in
        file.map { files[$0] != nil || configuration.isInReach($0) } ?? !configuration.isPartial
      })
  }
}

extension RuleOutcome {
  fileprivate mutating func add(_ other: RuleOutcome) {
    findings += other.findings
    heldBack += other.heldBack
    disabled += other.disabled
    baselined += other.baselined
  }

  fileprivate mutating func sort() {
    findings.sort(by: Finding.inReportOrder)
    heldBack.sort { Finding.inReportOrder($0.finding, $1.finding) }
    disabled.sort(by: Finding.inReportOrder)
    baselined.sort(by: Finding.inReportOrder)
  }

  /// Moves what comments switch off, and marks the places that are of use. What is held back stays: it is no finding.
  fileprivate mutating func take(_ places: DisabledPlaces, _ isOfUse: inout [Bool]) {
    guard !places.places.isEmpty else { return }
    var kept: [Finding] = []
    for finding in findings {
      // Rules that make one finding of several things make one of those that are switched off: all of it is, or nothing.
      let covering = finding.eachPart.map { places.covering(finding.rule, $0.location) }
      if covering.contains(where: \.isEmpty) {
        kept.append(finding)
      } else {
        for place in covering.joined() { isOfUse[place] = true }
        disabled.append(finding)
      }
    }
    findings = kept
  }

  /// Leaves out what is said of the code of a screen that nothing shows: the finding that says that stands for it. Contracts are demands.
  fileprivate mutating func leaveOutDeadCode(_ context: RuleContext) {
    let told = Set(findings.lazy.filter { $0.rule == Rule.unreachableScreen.id }.map(\.location))
    let dead = context.deadScreens.roots.map(\.node).filter { told.contains(context.graph.nodes[$0].location) }
    guard !dead.isEmpty else { return }
    let lines = context.deadScreens.lines(of: context.deadScreens.behind(dead, context.index), context.index)
    func isDead(_ finding: Finding) -> Bool {
      guard let location = finding.location, finding.rule != Rule.unreachableScreen.id, finding.rule != Rule.contractID else { return false }
      return lines[location.file]?.contains { $0.contains(location.line) } == true
    }
    findings.removeAll(where: isDead)
    heldBack.removeAll { isDead($0.finding) }
  }

  fileprivate mutating func keep(_ isAsked: (String) -> Bool) {
    findings.removeAll { !isAsked($0.rule) }
    heldBack.removeAll { !isAsked($0.finding.rule) }
    disabled.removeAll { !isAsked($0.rule) }
    baselined.removeAll { !isAsked($0.rule) }
  }
}
