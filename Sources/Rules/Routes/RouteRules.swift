/// Rules about routes.
enum RouteRules {
  static let all: [Rule] = [
    .defaultMappedDestination,
    .unmappedDestination,
    .unreachableDestination,
    .unusedDestination,
  ]
}
