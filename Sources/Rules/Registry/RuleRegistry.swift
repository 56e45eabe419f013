import NavigationGraph

/// All rules. A rule that no group lists does not run.
public enum RuleRegistry {
  /// The rules by what they look at: a list beside the rules of each folder.
  static let groups: [[Rule]] = [
    ContractRules.all,
    ControllerRules.all,
    DeepLinkRules.all,
    FeatureRules.all,
    HousekeepingRules.all,
    OldAPIRules.all,
    PresentationRules.all,
    RouteRules.all,
    ScreenRules.all,
    StackRules.all,
    StateRules.all,
  ]

  /// Sorted by id.
  public static let all: [Rule] = groups.joined().sorted { compareBytes($0.id, $1.id) < 0 }

  /// The rule with an id, or that had it before.
  public static func rule(_ id: String) -> Rule? { all.first { $0.id == id } ?? all.first { $0.formerIDs.contains(id) } }
}
