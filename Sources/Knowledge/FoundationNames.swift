/// A part of a URL that code looks at to tell links apart.
public enum URLPart: String, Sendable, Hashable, CaseIterable {
  case scheme, host, path
}

/// What Foundation and the standard library's protocols call things.
public struct FoundationNames: Sendable {
  /// Types that are collections of what they are made of.
  public var collections: Set<String>
  /// Functions that make values of the type they are given.
  public var decoders: Set<String>
  /// Protocols and classes that call none of their conformers' methods but those that everybody knows.
  public var plainProtocols: Set<String>
  /// The methods that these protocols ask for: nobody in the source has to call what meets them.
  public var requirements: [String: Set<String>]
  /// The members that give a part of a URL, or of its path.
  public var urlParts: [String: URLPart]
  /// Conditions of compilation that hold in debug builds only.
  public var debugConditions: Set<String>

  /// As of Swift 6.
  public static let standard = FoundationNames(
    collections: ["Array", "IdentifiedArray", "NavigationPath", "OrderedSet", "Set", "StackState"],
    decoders: ["decode", "decodeIfPresent", "typedPayload"],
    plainProtocols: [
      "Any", "AnyObject", "App", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
      "Error", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "Int", "NSObject", "Observable", "ObservableObject",
      "RawRepresentable", "Scene", "Sendable", "String", "UINavigationController", "UITabBarController", "UIView", "UIViewController",
      "View", "ViewModifier",
    ],
    requirements: [
      "App": ["main"], "Codable": ["encode"], "Comparable": ["<"], "Encodable": ["encode"], "Equatable": ["=="], "Hashable": ["==", "hash"],
      "ViewModifier": ["body"],
    ],
    urlParts: [
      "scheme": .scheme, "host": .host, "path": .path, "lastPathComponent": .path, "pathComponents": .path, "first": .path, "last": .path,
    ],
    debugConditions: ["DEBUG"])
}
