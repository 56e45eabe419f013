import NavigationGraph

/// Uses of older API, and of modifiers that rules of style look at.
public struct InterfaceUseObservations: Hashable, Sendable {
  public init() {}
}
