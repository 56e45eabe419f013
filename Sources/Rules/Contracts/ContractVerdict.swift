import NavigationGraph

/// What breaks a contract, and what may.
struct ContractVerdict {
  /// One way that breaks it.
  struct Breach {
    /// What is broken, as a sentence without its end.
    let message: String
    let hint: String
    /// The edges of the way, in the order of walking.
    let way: [Int]
    /// What tells it from other breaches of the contract.
    let ids: [String]
    /// What casts doubt on it; nil where only edges that are one of several answers may.
    var doubt: Unresolved?
    /// Where it is, where the way has no edge.
    var location: SourceLocation?
    /// Further places.
    var more: [RelatedLocation] = []
  }

  var breaches: [Breach] = []
  /// A site that could not be followed and might break it.
  var suspect: Unresolved?
  /// Patterns that select nothing, so that the contract says less than it seems to.
  var missing: [NodePattern] = []

  /// What a rule says of it.
  func outcome(of contract: Contract, _ ground: ContractGround) -> RuleOutcome {
    var outcome = RuleOutcome()
    let reason = contract.reason.map { " (\($0))" } ?? ""
    func finding(_ message: String, _ hint: String, _ location: SourceLocation?, _ ids: [String], _ related: [RelatedLocation]) -> Finding {
      Finding(
        rule: Rule.contractID, severity: contract.severity, message: "contract “\(contract.name)”: \(message)\(reason)", hint: hint,
        location: location, ids: ["contract", contract.name] + ids, related: related)
    }
    if !missing.isEmpty, !ground.context.isPartial {
      let nearest = missing.lazy.compactMap { $0.nearest(in: ground.graph) }.first.map { "Did you mean \(Wording.code($0))? " } ?? ""
      outcome.add(
        finding(
          "nothing in the graph is called \(Wording.list(missing.map(\.text)))",
          nearest + "Name what is there; `navgraph graph --format tree` shows the names.", contract.location, ["names nothing"], []),
        unless: nil)
    }
    for breach in breaches {
      let found = finding(
        breach.message, breach.hint, ground.place(of: breach.way) ?? breach.location ?? contract.location, breach.ids,
        ground.explain(breach.way) + breach.more)
      if let doubt = breach.doubt {
        outcome.add(found, unless: doubt)
      } else {
        outcome.add(found, unless: ground.doubt(breach.way), isSite: false)
      }
    }
    if let suspect, missing.isEmpty, outcome.findings.isEmpty, outcome.heldBack.isEmpty {
      outcome.add(
        finding(
          "it is not proven", "Teach navgraph what the site does, or look there yourself.", suspect.location, ["not proven"], []),
        unless: suspect)
    }
    return outcome
  }
}
