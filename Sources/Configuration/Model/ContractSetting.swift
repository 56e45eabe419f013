/// What the configuration demands of the graph: an item of `contracts`.
public struct ContractSetting: Sendable, Hashable {
  /// What is demanded. Texts are patterns of nodes and kinds of edges, which have been checked.
  public enum Demand: Sendable, Hashable {
    case forbidden(from: [String], to: [String], kinds: [String]?, reaches: Bool)
    case onlyFrom(to: [String], from: [String], kinds: [String]?)
    case mustPassThrough(to: [String], through: [String], from: [String]?)
    case maxDepth(Int, to: [String]?, from: [String]?)
    case maxPresentations(Int, kinds: [String]?)
    /// From the highest to the lowest.
    case layers([[String]])
  }

  public let name: String
  public let demand: Demand
  /// `note`, `warning` or `error`; nil where nothing is said.
  public let severity: RuleSetting.Level?
  public let reason: String?
}
