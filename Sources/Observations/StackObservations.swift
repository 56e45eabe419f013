import NavigationGraph

/// Navigation stacks, what they register, what is pushed into them.
public struct StackObservations: Hashable, Sendable {
  public init() {}
}
