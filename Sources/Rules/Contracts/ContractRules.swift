/// Rules that the team makes.
enum ContractRules {
  static let all: [Rule] = [
    .contract
  ]
}
