import NavigationGraph

extension Baseline {
  /// What a change of a baseline comes to, in findings.
  public struct Change: Hashable, Sendable {
    /// What was in it and still is.
    public let known: Int
    public let new: Int
    public let gone: Int
  }

  /// The baseline with all that a run found, and with those entries of the old one that the run did not judge: of files that it did not
  /// read, of rules that did not run, of findings that are held back.
  ///
  /// - Parameters:
  ///   - outcome: without a baseline.
  ///   - configuration: what the run went by.
  public static func written(
    anew old: Baseline?, from outcome: RuleOutcome, _ configuration: LintConfiguration, rules: [Rule] = RuleRegistry.all
  ) -> Baseline {
    let found = Baseline(findings: outcome.findings)
    let judge = EntryJudge(outcome, configuration, rules)
    let counts = Dictionary(found.entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: { first, _ in first })
    // What is kept counts what is found as well, for that is a part of it.
    let kept = (old?.entries ?? []).filter { judge.isOpen($0) }.compactMap { entry -> Entry? in
      let rest = entry.count - (counts[entry.fingerprint] ?? 0)
      return rest > 0 ? entry.counting(rest) : nil
    }
    return Baseline(found.entries + kept)
  }

  /// The baseline without what a run with it found to be gone; nothing is added.
  public func shrunk(
    by outcome: RuleOutcome, _ configuration: LintConfiguration, rules: [Rule] = RuleRegistry.all
  ) -> Baseline {
    let judge = EntryJudge(outcome, configuration, rules)
    var used: [String: Int] = [:]
    for part in outcome.baselined.flatMap(\.eachPart) { used[part.fingerprint, default: 0] += 1 }
    return Baseline(
      entries.compactMap { entry in
        if judge.isOpen(entry) { return entry }
        let count = min(entry.count, used[entry.fingerprint] ?? 0)
        return count > 0 ? entry.counting(count) : nil
      })
  }

  /// What has changed from another baseline to this one.
  public func change(from old: Baseline) -> Change {
    let before = Dictionary(old.entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: { first, _ in first })
    let (own, others) = (entries.reduce(0) { $0 + $1.count }, old.entries.reduce(0) { $0 + $1.count })
    let known = entries.reduce(0) { $0 + min($1.count, before[$1.fingerprint] ?? 0) }
    return Change(known: known, new: own - known, gone: others - known)
  }
}

extension Baseline.Entry {
  fileprivate func counting(_ count: Int) -> Self {
    Self(rule: rule, fingerprint: fingerprint, file: file, message: message, count: count, location: location)
  }
}

/// Tells which entries of a baseline a run says nothing of.
private struct EntryJudge {
  private let configuration: LintConfiguration
  private let names: RuleNames
  private let ran: Set<String>
  private let heldBack: Set<String>

  init(_ outcome: RuleOutcome, _ configuration: LintConfiguration, _ rules: [Rule]) {
    self.configuration = configuration
    names = RuleNames(rules)
    ran = Set(rules.filter(configuration.runs).map(\.id))
    heldBack = Set(outcome.heldBack.flatMap(\.finding.eachPart).map(\.fingerprint))
  }

  /// Whether the finding of an entry may still be there.
  func isOpen(_ entry: Baseline.Entry) -> Bool {
    guard let rule = names.id(of: entry.rule) else { return false }
    return configuration.isFragment || !configuration.unread.isEmpty || !ran.contains(rule) || heldBack.contains(entry.fingerprint)
      || !(entry.file.map(configuration.isInReach) ?? !configuration.isPartial)
  }
}
