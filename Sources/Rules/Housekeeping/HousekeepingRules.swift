/// Rules about how navgraph is used.
enum HousekeepingRules {
  static let all: [Rule] = [
    .superfluousDisable
  ]
}
