/// Rules about navigation stacks.
enum StackRules {
  static let all: [Rule] = [
    .duplicateDestination,
    .misplacedDestination,
    .mixedPushStyles,
    .nestedStack,
    .pushOutsideStack,
    .sharedPathAcrossTabs,
    .unguardedPop,
    .unregisteredValue,
  ]
}
