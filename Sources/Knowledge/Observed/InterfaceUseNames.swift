/// Calls that rules of style look for, told by how they are written: their name, and labels that they must have.
public struct InterfaceUseNames: Sendable {
  /// One call.
  public struct Call: Sendable {
    /// `construct` or `modifier`.
    public let form: CallForm
    public let name: String
    public let labels: Set<String>
    /// What its first argument must not be: members that ask for nothing.
    public let unlessGiven: Set<String>
    /// As rules and their messages call it.
    public let interface: String

    public init(_ form: CallForm, _ name: String, _ labels: Set<String> = [], unlessGiven: Set<String> = [], as interface: String) {
      self.form = form
      self.name = name
      self.labels = labels
      self.unlessGiven = unlessGiven
      self.interface = interface
    }
  }

  public let calls: [Call]
  /// The module that declares them: `SwiftUI.NavigationView` is one, whatever the source declares.
  public let module: String

  public static let standard = InterfaceUseNames(
    calls: [
      Call(.construct, "NavigationView", as: "NavigationView"),
      Call(.construct, "NavigationLink", ["isActive"], as: "NavigationLink(isActive:)"),
      Call(.construct, "NavigationLink", ["tag", "selection"], as: "NavigationLink(tag:selection:)"),
      Call(.modifier, "navigationViewStyle", as: "navigationViewStyle"),
      Call(.modifier, "tabBarMinimizeBehavior", unlessGiven: ["automatic", "never"], as: "tabBarMinimizeBehavior"),
      Call(.modifier, "tabItem", as: "tabItem"),
    ], module: "SwiftUI")
}
