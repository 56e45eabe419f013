import NavigationGraph

/// Observable objects, the environment, types of routes.
public struct StateObservations: Hashable, Sendable {
  /// A view reads an object of the environment, which must be there.
  public struct EnvironmentRead: Hashable, Sendable {
    /// The view's node.
    public var reader: String
    /// The type of the object, as messages name it, and the attribute that reads it.
    public var type: String
    public var attribute: String
    public var location: SourceLocation
    /// Where the view is made, tests and previews apart.
    public var makings: [SourceLocation]

    public init(reader: String, type: String, attribute: String, location: SourceLocation, makings: [SourceLocation] = []) {
      self.makings = makings
      self.reader = reader
      self.type = type
      self.attribute = attribute
      self.location = location
    }
  }

  /// Objects that the app's own code puts into the environment.
  public struct EnvironmentGift: Hashable, Sendable {
    /// The types that the object may have; empty where nothing tells.
    public var types: [String]
    public var location: SourceLocation

    public init(types: [String], location: SourceLocation) {
      self.types = types
      self.location = location
    }
  }

  /// A view binds a slot of an observable object that another one holds, through that other.
  public struct NestedSlot: Hashable, Sendable {
    /// The types of the objects, and the property of the outer one that holds the inner one.
    public var outer: String
    public var inner: String
    public var property: String
    public var propertyLocation: SourceLocation
    /// The slot, and where a view binds it.
    public var slot: String
    public var location: SourceLocation
    /// The outer object says something of its own of when it changes.
    public var isForwarded: Bool

    public init(
      outer: String, inner: String, property: String, propertyLocation: SourceLocation, slot: String, location: SourceLocation, isForwarded: Bool
    ) {
      self.outer = outer
      self.inner = inner
      self.property = property
      self.propertyLocation = propertyLocation
      self.slot = slot
      self.location = location
      self.isForwarded = isForwarded
    }
  }

  /// A class that is observed and holds slots of presentations.
  public struct Router: Hashable, Sendable {
    public var type: String
    public var location: SourceLocation
    /// The names of its slots.
    public var slots: [String]
    /// It runs on the main actor: by itself, by a superclass or a protocol.
    public var isIsolated: Bool
    /// All its slots are isolated one by one.
    public var hasIsolatedSlots: Bool

    public init(type: String, location: SourceLocation, slots: [String], isIsolated: Bool, hasIsolatedSlots: Bool) {
      self.type = type
      self.location = location
      self.slots = slots
      self.isIsolated = isIsolated
      self.hasIsolatedSlots = hasIsolatedSlots
    }
  }

  public var environmentReads: [EnvironmentRead] = []
  public var environmentGifts: [EnvironmentGift] = []
  public var nestedSlots: [NestedSlot] = []
  public var routers: [Router] = []

  public init() {}
}
