extension ConfigurationKey {
  /// What the team demands.
  static let contracts = ConfigurationKey(
    name: "contracts",
    summary: """
      What the team forbids or demands of the graph, checked by the rule `contract`: `forbidden`, `only_from`, `must_pass_through`, `max_depth`, \
      `max_presentations`, `layers`; see [contracts.md](contracts.md).
      """,
    example: """
      contracts:
        - name: no deep link past the login
          must_pass_through:
            from: deepLink:*
            through: LoginView
            to: [CheckoutView, OrdersView]
          reason: orders belong to an account
      """
  ) { node, draft in
    for item in draft.items(node, of: "contracts") {
      guard let contract = draft.contract(item) else { continue }
      if let earlier = draft.configuration.contracts.first(where: { $0.value.name == contract.name }) {
        draft.fail(item.mark, "a contract '\(contract.name)' stands in line \(earlier.mark.line) already; findings are told apart by the name")
        continue
      }
      draft.configuration.contracts.append(Marked(contract, at: item.mark))
    }
  }
}

extension ConfigurationDraft {
  private static let demands = ["forbidden", "only_from", "must_pass_through", "max_depth", "max_presentations", "layers"]

  fileprivate mutating func contract(_ node: YAMLNode) -> ContractSetting? {
    var (name, reason): (String?, String?)
    var severity: RuleSetting.Level?
    var demand: (key: YAMLScalar, value: ContractSetting.Demand?)?
    let mistakesBefore = mistakes.count
    for entry in entries(node, of: "contracts") {
      switch entry.key.text {
      case "name": name = text(entry.value, of: "name")?.text
      case "reason": reason = text(entry.value, of: "reason")?.text
      case "severity": severity = self.severity(entry.value)
      case let key where Self.demands.contains(key):
        if let demand {
          fail(entry.key.mark, "a contract demands one thing, and this one has `\(demand.key.text)` already")
        } else {
          demand = (entry.key, self.demand(key, entry.value))
        }
      default: unknown("key", entry.key.text, entry.key.mark, among: ["name", "reason", "severity"] + Self.demands)
      }
    }
    guard mistakes.count == mistakesBefore else { return nil }
    guard let name else {
      fail(node.mark, "a contract has a `name`, by which its findings are told apart")
      return nil
    }
    guard let demand else {
      fail(node.mark, "a contract demands something; known: \(Self.demands.joined(separator: ", "))")
      return nil
    }
    return demand.value.map { ContractSetting(name: name, demand: $0, severity: severity, reason: reason) }
  }

  private mutating func severity(_ node: YAMLNode) -> RuleSetting.Level? {
    guard let word = text(node, of: "severity") else { return nil }
    let known: [RuleSetting.Level] = [.note, .warning, .error]
    if let level = known.first(where: { $0.rawValue == word.text }) { return level }
    unknown("severity", word.text, word.mark, among: known.map(\.rawValue))
    return nil
  }

  private mutating func demand(_ key: String, _ node: YAMLNode) -> ContractSetting.Demand? {
    if key == "layers" {
      let layers = items(node, of: key).map { nodePatterns($0, of: key).map(\.value) }
      guard layers.count >= 2, !layers.contains(where: \.isEmpty) else {
        fail(node.mark, "`layers` takes a list of two layers or more, the highest first; each is a pattern, or a list of them")
        return nil
      }
      return .layers(layers)
    }
    // What is the whole of the value for those who write it short.
    if case .scalar(let scalar) = node, !scalar.isNull, key.hasPrefix("max_") {
      guard let limit = number(node, of: key, in: Self.limits(of: key)) else { return nil }
      return key == "max_depth" ? .maxDepth(limit, to: nil, from: nil) : .maxPresentations(limit, kinds: nil)
    }
    let parts = Parts(key, entries(node, of: key), &self)
    switch key {
    case "forbidden":
      guard let from = parts.demanded("from", &self), let to = parts.demanded("to", &self) else { return nil }
      return .forbidden(from: from, to: to, kinds: parts.kinds, reaches: parts.reaches)
    case "only_from":
      guard let to = parts.demanded("to", &self), let from = parts.demanded("from", &self) else { return nil }
      return .onlyFrom(to: to, from: from, kinds: parts.kinds)
    case "must_pass_through":
      guard let to = parts.demanded("to", &self), let through = parts.demanded("through", &self) else { return nil }
      return .mustPassThrough(to: to, through: through, from: parts.patterns["from"])
    default:
      guard let limit = parts.limit else {
        if parts.isSound { fail(parts.mark ?? node.mark, "`\(key)` has a `limit`, a whole number") }
        return nil
      }
      return key == "max_depth"
        ? .maxDepth(limit, to: parts.patterns["to"], from: parts.patterns["from"]) : .maxPresentations(limit, kinds: parts.kinds)
    }
  }

  /// Ways are followed once for each number of presentations that may be open.
  private static func limits(of key: String) -> ClosedRange<Int> { key == "max_presentations" ? 0...20 : 0...1000 }

  /// The members of a demand.
  private struct Parts {
    var patterns: [String: [String]] = [:]
    var kinds: [String]?
    var reaches = false
    var limit: Int?
    /// Whether nothing is wrong with them.
    var isSound = true
    let key: String
    let mark: Mark?

    private static let known = [
      "forbidden": ["from", "to", "kinds", "reaches"], "only_from": ["to", "from", "kinds"], "must_pass_through": ["to", "through", "from"],
      "max_depth": ["limit", "to", "from"], "max_presentations": ["limit", "kinds"],
    ]

    init(_ key: String, _ entries: [YAMLNode.Entry], _ draft: inout ConfigurationDraft) {
      self.key = key
      mark = entries.first?.key.mark
      let before = draft.mistakes.count
      let known = Self.known[key] ?? []
      for entry in entries {
        let name = entry.key.text
        guard known.contains(name) else {
          draft.unknown("key", name, entry.key.mark, among: known)
          continue
        }
        switch name {
        case "kinds":
          let found = draft.kinds(entry.value)
          if found.isEmpty, draft.mistakes.count == before { draft.fail(entry.key.mark, "`kinds` names the edges that count; leave it out where all do") }
          kinds = found
        case "reaches": reaches = draft.flag(entry.value, of: name) ?? false
        case "limit": limit = draft.number(entry.value, of: name, in: ConfigurationDraft.limits(of: key))
        default: patterns[name] = draft.nodePatterns(entry.value, of: name).map(\.value)
        }
      }
      isSound = draft.mistakes.count == before
    }

    func demanded(_ name: String, _ draft: inout ConfigurationDraft) -> [String]? {
      if let found = patterns[name], !found.isEmpty { return found }
      if isSound { draft.fail(mark ?? Mark(line: 1, column: 1), "`\(key)` has a `\(name)`, a pattern of nodes or a list of them") }
      return nil
    }
  }

  private mutating func kinds(_ node: YAMLNode) -> [String] {
    texts(node, of: "kinds").compactMap { scalar in
      if vocabulary.edgeKinds.contains(scalar.text) { return scalar.text }
      unknown("kind of edge", scalar.text, scalar.mark, among: vocabulary.edgeKinds)
      return nil
    }
  }
}
