/// What SwiftUI calls things, apart from the calls of the table of shapes.
public struct SwiftUINames: Sendable {
  /// Protocols whose conformers are entries: an app.
  public var appProtocols: Set<String>
  /// Protocols whose conformers show views in a place of their own: a window, a widget.
  public var sceneProtocols: Set<String>
  /// Protocols that make a type a view.
  public var viewProtocols: Set<String>
  /// What counts as a view because it holds sites and is applied to views, or shows one of UIKit or AppKit.
  public var viewParts: Set<String>
  /// Views that the framework declares, apart from those of the table of shapes.
  public var views: Set<String>
  /// Containers and controls of the table of shapes: what is made of one in place is no screen with a name.
  public var stacks: Set<String>
  /// Views that show nothing.
  public var emptyViews: Set<String>
  /// Views of pictures: their text is a picture's name.
  public var pictures: Set<String>
  /// The property that says what a view shows.
  public var bodyProperty: String
  /// Views that show one of their branches and nothing of their own.
  public var branchContainers: Set<String>
  /// Types that only wrap what they are made of.
  public var transparent: Set<String>
  /// Scenes that there may be several of: their kind is no name.
  public var unnamedScenes: Set<String>
  /// The environment's keys whose values navigate, and the types of these values.
  public var environment: [String: TypeName]
  /// Types whose properties are the environment's keys.
  public var environmentContainers: [String]
  /// Types that make the value such an entry stands for; it is their last generic argument.
  public var factories: Set<String>
  /// Protocols and macros that mark previews.
  public var previews: Set<String>
  /// Protocols whose conformers the system shows or runs: widgets, intents.
  public var systemEntries: Set<String>

  /// iOS 13 to 26, and the containers of well-known packages.
  public static let standard = SwiftUINames(
    appProtocols: ["App"], sceneProtocols: ["Scene", "Widget"], viewProtocols: ["View", "App", "Scene"],
    viewParts: [
      "ViewModifier", "ToolbarContent", "Commands", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
      "WKInterfaceObjectRepresentable", "NSViewControllerRepresentable", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "TabContent",
      "CustomizableToolbarContent", "Layout",
    ],
    views: [
      "AnyView", "AsyncImage", "Capsule", "Chart", "Circle", "Color", "ContentUnavailableView", "ControlGroup", "DatePicker",
      "DisclosureGroup", "Divider", "EmptyView", "Form", "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image",
      "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Map", "Menu", "OutlineGroup", "Path", "Picker",
      "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "Slider", "Spacer",
      "Stepper", "TabSection", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
      "VStack", "ViewThatFits", "ZStack",
    ],
    stacks: ["Button", "ForEach", "List", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "TabView"],
    emptyViews: ["EmptyView"], pictures: ["Image"], bodyProperty: "body",
    branchContainers: ["Group", "ZStack", "NavigationStack", "NavigationView", "AnyView"],
    transparent: ["AnyView", "LazyView", "EquatableView"], unnamedScenes: ["WindowGroup"],
    environment: [
      "dismiss": "DismissAction", "presentationMode": "PresentationMode", "openURL": "OpenURLAction", "openWindow": "OpenWindowAction",
      "openSettings": "OpenSettingsAction", "dismissWindow": "DismissWindowAction",
    ],
    environmentContainers: ["Container", "DependencyValues", "EnvironmentValues", "FocusedValues"], factories: ["Factory", "ParameterFactory"],
    previews: ["PreviewProvider", "Preview", "Previews"],
    systemEntries: [
      "Widget", "WidgetBundle", "AppIntent", "OpenIntent", "LiveActivityIntent", "ForegroundContinuableIntent", "ShowInAppSearchResultsIntent",
    ])
}
