/// Rules about API that newer API has replaced.
enum OldAPIRules {
  static let all: [Rule] = [
    .deprecatedNavigationLink,
    .deprecatedNavigationView,
    .legacyTabItem,
  ]
}
