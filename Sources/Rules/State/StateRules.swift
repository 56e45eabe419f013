/// Rules about the state that navigation keeps.
enum StateRules {
  static let all: [Rule] = [
    .missingEnvironment,
    .nestedObservableRouter,
    .routerIsolation,
    .strayStackState,
    .unobservedNestedRouter,
    .viewInRoute,
    .viewNamedRoute,
  ]
}
