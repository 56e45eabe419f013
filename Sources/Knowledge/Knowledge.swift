/// What is known of the frameworks that an app's source does not hold: data, and nothing else.
public struct Knowledge: Sendable {
  public var shapes: [CallShape]
  /// The environment's keys whose values navigate, and the types of these values.
  public var environment: [String: String]
  /// Types whose properties are the environment's keys.
  public var environmentContainers: Set<String>
  /// Foreign types that are collections of what they are made of.
  public var collections: Set<String>
  /// Foreign functions that make values of the type they are given.
  public var decoders: Set<String>
  /// Foreign views that show one of their branches and nothing of their own.
  public var branchContainers: Set<String>
  /// Foreign types that only wrap what they are made of.
  public var transparent: Set<String>
  /// Protocols and classes that make a type a view of SwiftUI.
  public var viewProtocols: Set<String>
  /// Views that the framework declares, apart from those of the table of shapes.
  public var foreignViews: Set<String>
  /// What counts as a view because it holds sites and is applied to views.
  public var viewParts: Set<String>
  /// Superclasses that make a type a view of UIKit.
  public var controllerClasses: Set<String>
  /// Foreign protocols and classes that call none of their conformers' methods but those that everybody knows.
  public var plainProtocols: Set<String>
  /// Protocols whose conformers are entries: an app.
  public var appProtocols: Set<String>
  /// Protocols whose conformers show views in a place of their own: a window, a widget.
  public var sceneProtocols: Set<String>
  /// Protocols whose conformers the system makes and calls.
  public var delegateProtocols: Set<String>
  /// Protocols whose conformers the system shows: widgets, intents.
  public var systemEntryProtocols: [String: String]
  /// Protocols and macros that mark previews.
  public var previewNames: Set<String>
  /// Foreign controllers that only hold another.
  public var containerControllers: Set<String>

  /// The table that comes with navgraph.
  public static let standard = Knowledge(
    shapes: (try? ShapeParser.parse([swiftUIShapes, uiKitShapes, packageShapes].joined(separator: "\n"))) ?? [],
    environment: swiftUIEnvironment,
    environmentContainers: ["EnvironmentValues", "DependencyValues"],
    collections: ["Set", "NavigationPath", "Array", "IdentifiedArray", "OrderedSet"],
    decoders: ["decode", "decodeIfPresent"],
    branchContainers: ["Group", "ZStack", "NavigationStack", "NavigationView", "AnyView"],
    transparent: ["AnyView", "LazyView", "EquatableView"],
    viewProtocols: ["View", "App", "Scene"],
    foreignViews: [
      "AsyncImage", "Circle", "Capsule", "Color", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EmptyView",
      "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid",
      "LazyHStack", "LazyVGrid", "LazyVStack", "Menu", "OutlineGroup", "Path", "Picker", "ProgressView", "Rectangle", "RoundedRectangle",
      "ScrollView", "ScrollViewReader", "Section", "SecureField", "Slider", "Spacer", "Stepper", "Table", "TabSection", "Text", "TextEditor",
      "TextField", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup", "VStack", "ViewThatFits", "ZStack", "AnyView", "Map", "Chart",
    ],
    viewParts: [
      "ViewModifier", "ToolbarContent", "Commands", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "TabContent", "CustomizableToolbarContent",
    ],
    controllerClasses: [
      "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
      "UISplitViewController", "UIPageViewController", "UIHostingController", "UIInputViewController", "UISearchController", "UIView",
      "UITableViewCell", "UICollectionViewCell", "UIControl", "UIButton", "UIStackView", "UIScrollView", "NSViewController",
    ],
    plainProtocols: [
      "View", "App", "Scene", "ViewModifier", "ObservableObject", "Observable", "Hashable", "Equatable", "Identifiable", "Codable", "Decodable",
      "Encodable", "Sendable", "CaseIterable", "RawRepresentable", "String", "Int", "Error", "Comparable", "AnyObject", "NSObject", "Any",
      "CustomStringConvertible", "ExpressibleByStringLiteral", "UIViewController", "UIView", "UITabBarController", "UINavigationController",
    ],
    appProtocols: ["App"],
    sceneProtocols: ["Scene", "Widget"],
    delegateProtocols: ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate"],
    systemEntryProtocols: ["Widget": "widget", "WidgetBundle": "widget", "AppIntent": "intent"],
    previewNames: ["PreviewProvider", "Preview", "Previews"],
    containerControllers: ["UINavigationController", "UIHostingController"])
}
