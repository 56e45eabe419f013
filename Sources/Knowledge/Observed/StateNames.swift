/// What frameworks call objects that are observed, and the environment that hands them on.
public struct StateNames: Sendable {
  /// The attribute that reads an object which must be in the environment, and the one that reads any entry by key or by type.
  public let objectAttribute: String
  public let entryAttribute: String
  /// The modifiers that put an object into the environment.
  public let gifts: Set<String>
  /// Delegates that the framework puts into the environment itself.
  public let givenDelegates: Set<String>
  /// The type of a flag that presents.
  public let flagType: String
  /// The protocol of objects that tell when they change, and the macro that makes any class observed.
  public let observableProtocol: String
  public let observableMacro: String
  /// What an object says of its own of when it changes.
  public let changes: Set<String>
  /// The attribute of what runs on the main actor, and superclasses that do.
  public let mainActor: String
  public let mainActorTypes: Set<String>
  /// The attribute by which a macro leaves a property out of what is observed.
  public let unobserved: String
  /// The attribute of a property that is a view's own state.
  public let ownState: String
  /// Views that are values to be carried about: a colour, a text.
  public let valueViews: Set<String>

  public static let standard = StateNames(
    objectAttribute: "EnvironmentObject", entryAttribute: "Environment", gifts: ["environmentObject", "environment"],
    givenDelegates: [
      "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate", "UISceneDelegate",
      "UIWindowSceneDelegate",
    ],
    flagType: "Bool", observableProtocol: "ObservableObject", observableMacro: "Observable", changes: ["objectWillChange"], mainActor: "MainActor",
    mainActorTypes: ["UIResponder", "UIViewController", "UIView", "NSViewController", "NSResponder", "View", "UIApplicationDelegate"],
    unobserved: "ObservationIgnored", ownState: "State",
    valueViews: [
      "AngularGradient", "AnyShape", "Capsule", "Circle", "Color", "Divider", "Ellipse", "EllipticalGradient", "EmptyView", "Image", "Label",
      "LinearGradient", "MeshGradient", "Never", "Path", "RadialGradient", "Rectangle", "RoundedRectangle", "Shape", "Spacer", "Text",
    ])
}
