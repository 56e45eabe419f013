import NavigationGraph

/// Rules about what presents, and the state behind it.
enum PresentationRules {
  static let all: [Rule] = [
    .competingPresentations,
    .hardCodedSheetSize,
    .independentPresentations,
    .inescapableScreen,
    .presentedBehind,
    .presentedFlagForValue,
    .sharedRowFlag,
    .timedTransitions,
    .unhandledSlot,
    .unstablePresentationIdentity,
  ]
}

extension Wording {
  /// What a presentation is, as a noun: `sheet`.
  static func noun(_ kind: EdgeKind) -> String {
    switch kind {
    case .fullScreenCover: "cover"
    case .confirmationDialog: "dialog"
    case .push, .replace: "pushed screen"
    default: kind.rawValue
    }
  }
}
