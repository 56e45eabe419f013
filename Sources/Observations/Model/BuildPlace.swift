/// Where code stands among the branches of `#if`.
public struct BuildPlace: Hashable, Sendable {
  /// The platforms that it is built for, as far as the conditions tell.
  public let platforms: Set<PlatformVersion.Platform>
  /// Conditions that hold where it is built, as they are written, and conditions that do not.
  public let holds: Set<String>
  public let refused: Set<String>

  /// Code that is always built.
  public static let anywhere = BuildPlace(platforms: Set(PlatformVersion.Platform.allCases), holds: [], refused: [])

  public init(platforms: Set<PlatformVersion.Platform>, holds: Set<String>, refused: Set<String>) {
    self.platforms = platforms
    self.holds = holds
    self.refused = refused
  }

  /// Whether one build can have both: they share a platform, and no condition holds for the one and not for the other.
  public func isBuilt(with other: BuildPlace) -> Bool {
    !platforms.isDisjoint(with: other.platforms) && holds.isDisjoint(with: other.refused) && refused.isDisjoint(with: other.holds)
  }
}
