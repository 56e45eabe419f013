/// Rules about screens, and about sites as a whole.
enum ScreenRules {
  static let all: [Rule] = [
    .unreachableScreen,
    .unresolvedNavigation,
  ]
}
