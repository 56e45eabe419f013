/// What frameworks call that which makes a view a screen, and not a part of one.
public struct ScreenMarks: Sendable {
  /// Modifiers and properties that give a title, and containers that only screens hold.
  public let calls: Set<String>
  /// Properties of a controller that give its title.
  public let titles: Set<String>
  /// The words in a name that tell of help for previews.
  public let helperWords: [String]
  /// Attributes and macros under which the Objective-C runtime finds a type.
  public let runtimeAttributes: Set<String>

  public static let standard = ScreenMarks(
    calls: [
      "navigationTitle", "navigationBarTitle", "navigationSubtitle", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
    ],
    titles: ["title"], helperWords: ["Preview", "Mock", "Sample", "Demo"], runtimeAttributes: ["objc", "objcMembers"])
}
