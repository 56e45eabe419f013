/// What is known of calls and attributes that decide how slots of presentations behave.
public struct SlotNames: Sendable {
  /// The property by which what presents an item tells it from others.
  public var identity: String
  /// What gives another value each time it is made without arguments.
  public var volatileMakers: Set<String>
  /// Methods and functions that do, whatever they are given.
  public var volatileCalls: Set<String>
  /// Members of types that do: `Date.now`.
  public var volatileMembers: [String: String]
  /// Attributes of properties whose value is the same for all views below the one that sets it.
  public var sharedAttributes: Set<String>
  /// Modifiers and methods whose action runs when what it stands on goes away.
  public var endings: Set<String>
  /// Modifiers whose action runs by what happens elsewhere.
  public var listeners: Set<String>
  /// What is part of the name of properties of the environment that close what is presented.
  public var closingKeys: Set<String>
  /// What puts work off until what is under way is through.
  public var deferringCalls: Set<String>
  /// The modifier that gives a view its size, with the labels of what is fixed.
  public var sizing: String
  public var sizes: Set<String>
  /// Modifiers that say how large what is presented is.
  public var presentedSizes: Set<String>
  /// Views that hold a screen's content.
  public var containers: Set<String>

  /// SwiftUI's and Foundation's.
  public static let standard = SlotNames(
    identity: "id",
    volatileMakers: ["UUID", "NSUUID", "Date", "NSDate"],
    volatileCalls: ["random", "arc4random", "arc4random_uniform", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime", "randomElement"],
    volatileMembers: ["now": "Date"],
    sharedAttributes: ["EnvironmentObject", "Environment"],
    endings: ["onDisappear", "onDismiss", "viewDidDisappear", "viewWillDisappear"],
    listeners: ["onReceive", "onChange"],
    closingKeys: ["dismiss", "presentation", "close"],
    deferringCalls: ["asyncAfter", "sleep"],
    sizing: "frame", sizes: ["width", "height"],
    presentedSizes: ["presentationDetents", "presentationSizing", "presentationCompactAdaptation"],
    containers: [
      "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "List", "Form", "ScrollView", "VStack", "HStack", "ZStack", "Group",
      "GeometryReader",
    ])
}
