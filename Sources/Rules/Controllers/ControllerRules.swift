/// Rules about controllers of UIKit.
enum ControllerRules {
  static let all: [Rule] = [
    .earlyPresentation,
    .leakedCoordinator,
    .missingSegue,
    .presentDuringDismissal,
    .unanchoredPopover,
    .unretainedCoordinator,
  ]
}
