import NavigationGraph

/// All rules. A rule that is not listed here does not run.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [Rule] = [
    .defaultMappedDestination,
    .unmappedDestination,
    .unreachableDestination,
    .unusedDestination,
  ]

  /// The rule with an id.
  public static func rule(_ id: String) -> Rule? { all.first { $0.id == id } }
}
