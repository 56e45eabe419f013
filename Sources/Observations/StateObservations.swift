import NavigationGraph

/// Observable objects, the environment, types of routes.
public struct StateObservations: Hashable, Sendable {
  public init() {}
}
