import NavigationGraph

/// What a team demands of its app's navigation.
public struct Contract: Hashable, Sendable {
  /// What is demanded. Lists of patterns mean all nodes that one of them selects.
  public enum Demand: Hashable, Sendable {
    /// Nothing leads from some nodes to others: in one step, or where `reaches`, over any number of them. `kinds` are the steps that count.
    case forbidden(from: [NodePattern], to: [NodePattern], kinds: Set<EdgeKind>?, reaches: Bool)
    /// No other nodes lead to some in one step.
    case onlyFrom(to: [NodePattern], from: [NodePattern], kinds: Set<EdgeKind>?)
    /// Every way to some nodes passes one of others; ways begin at entries where no start is named.
    case mustPassThrough(to: [NodePattern], through: [NodePattern], from: [NodePattern]?)
    /// A user gets to some nodes, or to every screen, in so many steps.
    case maxDepth(Int, to: [NodePattern]?, from: [NodePattern]?)
    /// So many presentations stand one on another at most.
    case maxPresentations(Int, kinds: Set<EdgeKind>)
    /// Nothing leads from a layer to one above it. The first is the highest.
    case layers([[NodePattern]])
  }

  /// Unique; findings are told apart by it.
  public let name: String
  public let demand: Demand
  public let severity: Severity
  /// Why the team wants it; nil where nobody says.
  public let reason: String?
  /// Where it is written.
  public let location: SourceLocation?

  public init(name: String, demand: Demand, severity: Severity = .error, reason: String? = nil, location: SourceLocation? = nil) {
    self.name = name
    self.demand = demand
    self.severity = severity
    self.reason = reason
    self.location = location
  }

  /// The presentations that `max_presentations` counts where no others are named: those that cover what is below.
  public static let presentations: Set<EdgeKind> = [.sheet, .fullScreenCover, .popover]
}

extension Contract {
  /// As the configuration spells it: an item of `contracts`.
  public var yaml: [String] {
    func list(_ patterns: [NodePattern]) -> String { "[\(patterns.map { YAMLText.value($0.text) }.joined(separator: ", "))]" }
    func list(_ kinds: Set<EdgeKind>) -> String { "[\(kinds.map(\.rawValue).sorted().joined(separator: ", "))]" }
    var lines = ["- name: \(YAMLText.value(name))"]
    func add(_ key: String, _ members: [(String, String?)]) {
      lines.append("  \(key):")
      lines += members.compactMap { name, value in value.map { "    \(name): \($0)" } }
    }
    switch demand {
    case .forbidden(let from, let to, let kinds, let reaches):
      add("forbidden", [("from", list(from)), ("to", list(to)), ("kinds", kinds.map(list)), ("reaches", reaches ? "true" : nil)])
    case .onlyFrom(let to, let from, let kinds): add("only_from", [("to", list(to)), ("from", list(from)), ("kinds", kinds.map(list))])
    case .mustPassThrough(let to, let through, let from):
      add("must_pass_through", [("to", list(to)), ("through", list(through)), ("from", from.map(list))])
    case .maxDepth(let limit, let to, let from): add("max_depth", [("limit", String(limit)), ("to", to.map(list)), ("from", from.map(list))])
    case .maxPresentations(let limit, let kinds):
      add("max_presentations", [("limit", String(limit)), ("kinds", kinds == Self.presentations ? nil : list(kinds))])
    case .layers(let layers):
      lines.append("  layers:")
      lines += layers.map { "    - \(list($0))" }
    }
    if severity != .error { lines.append("  severity: \(severity.rawValue)") }
    if let reason { lines.append("  reason: \(YAMLText.value(reason))") }
    return lines
  }
}
