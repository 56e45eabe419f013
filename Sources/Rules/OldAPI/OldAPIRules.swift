/// Rules about API that newer API has replaced, or that only some devices have.
enum OldAPIRules {
  static let all: [Rule] = [
    .deprecatedNavigationLink,
    .deprecatedNavigationView,
    .legacyTabItem,
    .missingStackStyle,
    .tabBarMinimizeOnPad,
  ]
}
