import NavigationGraph

/// UIKit: presentations in their order, popovers, coordinators, segues.
public struct ControllerObservations: Hashable, Sendable {
  public init() {}
}
