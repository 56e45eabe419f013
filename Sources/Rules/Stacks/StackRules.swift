/// Rules about navigation stacks.
enum StackRules {
  static let all: [Rule] = [
    .duplicateDestination,
    .misplacedDestination,
    .mixedPushStyles,
    .nestedStack,
    .pushOnAppear,
    .pushOutsideStack,
    .sharedPathAcrossTabs,
    .typeErasedPath,
    .uncodableRoute,
    .unguardedPop,
    .unregisteredValue,
  ]
}
