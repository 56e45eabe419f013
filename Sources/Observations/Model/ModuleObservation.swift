/// A module of the source, as rules about versions and platforms see it.
public struct ModuleObservation: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case app, appExtension, library, test, unknown
  }

  public var name: String
  public var kind: Kind
  /// The oldest release of each platform that the module runs on; empty where nothing tells.
  public var targets: [PlatformVersion]
  /// Whether code that declares no isolation runs on the main actor; nil where nothing tells.
  public var isMainActorByDefault: Bool?
  /// Whether it is built for iPads, and not only let run there as on a phone; nil where nothing tells.
  public var runsOnPad: Bool?

  public init(
    name: String, kind: Kind, targets: [PlatformVersion] = [], isMainActorByDefault: Bool? = nil, runsOnPad: Bool? = nil
  ) {
    self.name = name
    self.kind = kind
    self.targets = targets
    self.isMainActorByDefault = isMainActorByDefault
    self.runsOnPad = runsOnPad
  }

  /// The oldest release of a platform that the module runs on; nil where it does not run there, or nothing tells.
  public func target(_ platform: PlatformVersion.Platform) -> PlatformVersion? { targets.first { $0.platform == platform } }
}

/// A release of a platform.
public struct PlatformVersion: Hashable, Sendable, Comparable {
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
  }

  public var platform: Platform
  public var major: Int
  public var minor: Int

  public init(_ platform: Platform, _ major: Int, _ minor: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
  }

  public static func < (a: Self, b: Self) -> Bool { (a.platform.rawValue, a.major, a.minor) < (b.platform.rawValue, b.major, b.minor) }

  /// Whether this is at least a release of the same platform.
  public func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool { (self.major, self.minor) >= (major, minor) }
}
