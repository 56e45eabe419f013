import NavigationGraph

/// URLs: schemes, handlers, scene delegates.
public struct LinkObservations: Hashable, Sendable {
  public init() {}
}
