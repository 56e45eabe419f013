/// What the conditions of `#if` say of the platform that is built for.
public struct BuildConditionNames: Sendable {
  /// All platforms, as the deployment targets name them.
  public static let platforms = ["iOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS"]
  /// For `os(…)` the platforms on which it holds.
  public let systems: [String: Set<String>]
  /// For `canImport(…)` the platforms that have the module.
  public let modules: [String: Set<String>]
  /// For `targetEnvironment(…)` the platforms on which it holds.
  public let environments: [String: Set<String>]

  public static let standard = BuildConditionNames(
    systems: [
      "iOS": ["iOS", "macCatalyst"], "macOS": ["macOS"], "OSX": ["macOS"], "tvOS": ["tvOS"], "watchOS": ["watchOS"],
      "visionOS": ["visionOS"], "xrOS": ["visionOS"], "Linux": [], "Windows": [], "Android": [], "WASI": [],
    ],
    modules: [
      "UIKit": ["iOS", "macCatalyst", "tvOS", "watchOS", "visionOS"], "AppKit": ["macOS", "macCatalyst"], "Cocoa": ["macOS", "macCatalyst"],
      "WatchKit": ["watchOS"],
    ],
    environments: ["macCatalyst": ["macCatalyst"]])
}
