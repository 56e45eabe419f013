import NavigationGraph

/// What rules ask for that is no node and no edge: how stacks stand, what is put where in which order, which version an app runs on.
///
/// A value: sorted, the same for the same source. Each family is filled by an observer of its own (`Sources/Link/Observe`), and only where a
/// rule that runs asks for it.
public struct Observations: Hashable, Sendable {
  /// The modules of the source, in the order of their names.
  public var modules: [ModuleObservation] = []
  /// The position in `modules` of each file's module, by the file's path as it is shown.
  public var moduleOfFile: [String: Int] = [:]
  /// Comments that speak to navgraph, by place.
  public var directives: [Directive] = []
  /// What property lists and entitlements declare.
  public var declarations = DeclaredLinks()
  public var screens = ScreenObservations()
  public var stacks = StackObservations()
  public var slots = SlotObservations()
  public var state = StateObservations()
  public var controllers = ControllerObservations()
  public var links = LinkObservations()
  public var interfaceUses = InterfaceUseObservations()
  public var features = FeatureObservations()
  /// Which types name which; for no rule, but for the question what a change can affect.
  public var uses = TypeUses()

  public init() {}

  /// The module of a file; nil where none is known.
  public func module(of file: String) -> ModuleObservation? {
    guard let position = moduleOfFile[file], modules.indices.contains(position) else { return nil }
    return modules[position]
  }
}

/// A group of observations that are made together. A rule names those that it looks at.
public enum ObservationFamily: String, Hashable, Sendable, CaseIterable {
  /// Views that nothing shows.
  case screens
  /// Navigation stacks, what they register, what is pushed into them.
  case stacks
  /// Slots of presentations: who writes them, who shows them.
  case slots
  /// Covers, and whether anything takes them off.
  case covers
  /// Flags of views' own, and transitions that follow each other after a pause.
  case transitions
  /// Observable objects, the environment, types of routes.
  case state
  /// UIKit: presentations in their order, popovers, coordinators, segues.
  case controllers
  /// URLs: schemes, handlers, scene delegates.
  case links
  /// Uses of older API, and of modifiers that rules of style look at.
  case interfaceUses
  /// Features of The Composable Architecture's kind.
  case features
  /// Which types name which. No rule asks for it.
  case uses
}
