import NavigationGraph

/// Uses of older API, and of modifiers that rules of style look at.
public struct InterfaceUseObservations: Hashable, Sendable {
  /// One call.
  public struct Use: Hashable, Sendable {
    /// What is called, as messages name it: `NavigationLink(isActive:)`.
    public var interface: String
    /// The type that the code belongs to, by the id of its node, and by name; empty where it stands outside types.
    public var owner: String
    public var ownerName: String
    public var location: SourceLocation
    /// Only older systems run it: it stands behind what `#available` refused, or in a declaration that is obsolete.
    public var isForOlderSystems: Bool
    /// The platforms for which it is not built.
    public var excludedPlatforms: Set<PlatformVersion.Platform>

    public init(
      interface: String, owner: String, ownerName: String, location: SourceLocation, isForOlderSystems: Bool,
      excludedPlatforms: Set<PlatformVersion.Platform>
    ) {
      self.interface = interface
      self.owner = owner
      self.ownerName = ownerName
      self.location = location
      self.isForOlderSystems = isForOlderSystems
      self.excludedPlatforms = excludedPlatforms
    }
  }

  /// In the order of the source; tests and previews apart.
  public var uses: [Use] = []

  public init() {}
}
