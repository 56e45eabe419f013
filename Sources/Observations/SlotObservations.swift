import NavigationGraph

/// Slots of presentations: who writes them, who shows them.
public struct SlotObservations: Hashable, Sendable {
  public init() {}
}
