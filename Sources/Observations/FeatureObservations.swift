import NavigationGraph

/// Features of reducers' kind.
public struct FeatureObservations: Hashable, Sendable {
  public init() {}
}
