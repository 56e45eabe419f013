/// What frameworks call things that have to do with links into an app.
public struct LinkNames: Sendable {
  /// The property of a URL that is its scheme, and methods behind it that change only its case.
  public let scheme: String
  public let caseChanges: Set<String>
  /// What else a URL is taken apart by.
  public let parts: Set<String>
  /// Names that hint at other ways in which code is handed URLs.
  public let otherEntries: Set<String>
  /// The types of values that are links.
  public let linkTypes: Set<String>
  /// Containers that make views for each of several elements; the label of those is none.
  public let repeaters: Set<String>
  /// Repeaters that may also be made of a closure alone.
  public let lists: Set<String>
  /// The methods of a scene's delegate, by name and labels, and the property of what it connects with that holds URLs.
  public let sceneMethod: String
  public let openingLabels: [String]
  public let connectingLabels: [String]
  public let connectedURLs: String
  /// The modifiers that are handed URLs: a cold start is answered by them too.
  public let handlers: Set<String>

  public static let standard = LinkNames(
    scheme: "scheme", caseChanges: ["lowercased", "uppercased"],
    parts: ["scheme", "host", "path", "pathComponents", "lastPathComponent", "queryItems", "query", "fragment"],
    otherEntries: [
      "urlContexts", "UIOpenURLContext", "handlesExternalEvents", "kAEGetURL", "NSAppleEventManager", "handleOpen", "openURLContexts",
      "onOpenURL", "launchOptions", "userActivities", "openURL",
    ],
    linkTypes: ["URL", "URLComponents", "NSURL"], repeaters: ["ForEach", "List", "Table", "OutlineGroup"], lists: ["List", "Table"],
    sceneMethod: "scene", openingLabels: ["", "openURLContexts"], connectingLabels: ["", "willConnectTo", "options"],
    connectedURLs: "urlContexts", handlers: ["onOpenURL"])
}
