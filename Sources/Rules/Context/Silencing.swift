import NavigationGraph

/// What is known or switched off of the findings of one rule, for rules that make one finding of several things.
struct Silencing: Sendable {
  /// What is told of a thing.
  enum Fate: Hashable, CaseIterable {
    case told, known, switchedOff
  }

  /// The rule's id of today: comments name that one.
  let rule: String
  let places: DisabledPlaces
  /// How many findings of a fingerprint are known.
  let known: [String: Int]

  /// What becomes of each of some findings, in their order.
  func fates(of findings: [Finding]) -> [Fate] {
    var left = known
    return findings.map { finding in
      if !places.covering(rule, finding.location).isEmpty { return .switchedOff }
      guard let count = left[finding.fingerprint], count > 0 else { return .told }
      left[finding.fingerprint] = count - 1
      return .known
    }
  }
}

extension RuleContext {
  /// The findings about several things that are alike: one for those that are told, one for those that the baseline knows, one for those
  /// that comments switch off. So each can be known or switched off by itself, and none takes the others with it.
  ///
  /// - Parameters:
  ///   - things: in the order of the source, each with ids of its own.
  ///   - make: the finding about some of them; called for each of them alone, too.
  func findings<Thing>(about things: [Thing], _ make: ([Thing]) -> Finding) -> [Finding] {
    guard things.count > 1 else { return things.isEmpty ? [] : [make(things)] }
    let alone = things.map { make([$0]) }
    let fates = silencing?.fates(of: alone) ?? alone.map { _ in .told }
    return Silencing.Fate.allCases.compactMap { fate in
      let numbers = things.indices.filter { fates[$0] == fate }
      guard let first = numbers.first else { return nil }
      guard numbers.count > 1 else { return alone[first] }
      var finding = make(numbers.map { things[$0] })
      finding.parts = numbers.flatMap { alone[$0].eachPart }
      return finding
    }
  }
}
