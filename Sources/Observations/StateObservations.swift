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
    /// Those of them that are the paths of stacks, and those by which sheets, covers and popovers come.
    public var paths: [String]
    public var modals: [String]
    /// The types of what these hold.
    public var modalTypes: [String]
    /// The modules whose code can name it.
    public var modules: [String]
    /// Whether it is no screen's own model: the app keeps it, or the environment or a static property gives it.
    public var isShared: Bool
    /// It runs on the main actor: by itself, by a superclass or a protocol.
    public var isIsolated: Bool
    /// All its slots are isolated one by one.
    public var hasIsolatedSlots: Bool

    public init(
      type: String, location: SourceLocation, slots: [String], paths: [String], modals: [String], modalTypes: [String], modules: [String],
      isShared: Bool, isIsolated: Bool, hasIsolatedSlots: Bool
    ) {
      self.type = type
      self.location = location
      self.slots = slots
      self.paths = paths
      self.modals = modals
      self.modalTypes = modalTypes
      self.modules = modules
      self.isShared = isShared
      self.isIsolated = isIsolated
      self.hasIsolatedSlots = hasIsolatedSlots
    }
  }

  /// An observed object makes a router and keeps it in one of its properties.
  public struct KeptRouter: Hashable, Sendable {
    /// The types of the objects, and the property of the outer one.
    public var outer: String
    public var inner: String
    public var property: String
    public var location: SourceLocation
    /// Whether the outer one holds slots itself, or keeps several routers: it is there for navigation.
    public var isOuterRouter: Bool

    public init(outer: String, inner: String, property: String, location: SourceLocation, isOuterRouter: Bool) {
      self.outer = outer
      self.inner = inner
      self.property = property
      self.location = location
      self.isOuterRouter = isOuterRouter
    }
  }

  /// A place where a view keeps what it presents, or the path of its stack, in state of its own.
  public struct OwnSlot: Hashable, Sendable {
    /// The node of the view.
    public var presenter: String
    public var slot: String
    public var location: SourceLocation
    /// The stack or the modifier.
    public var presentation: SourceLocation
    /// `push` for the path of a stack.
    public var kind: EdgeKind
    /// The type of what is put there, where that is a route type.
    public var routeType: String?

    public init(
      presenter: String, slot: String, location: SourceLocation, presentation: SourceLocation, kind: EdgeKind, routeType: String?
    ) {
      self.presenter = presenter
      self.slot = slot
      self.location = location
      self.presentation = presentation
      self.kind = kind
      self.routeType = routeType
    }
  }

  /// A view, or a closure that makes one, as a part of what is put into a slot.
  public struct CarriedView: Hashable, Sendable {
    public enum Place: String, Hashable, Sendable {
      /// What a case of a route enum carries.
      case payload
      /// A stored property of the values of a slot.
      case property
      /// The values of a slot themselves.
      case value
    }
    public var place: Place
    /// The case, the property or the slot, as messages name it.
    public var name: String
    /// The type that has it; of a slot the type of its values.
    public var type: String
    /// What the view is declared as, and whether it is a closure that makes it.
    public var view: String
    public var isClosure: Bool
    public var location: SourceLocation
    /// The route's node, for a case.
    public var route: String?
    /// Where such values are shown, for others, and in which way.
    public var presentation: SourceLocation?
    public var kind: EdgeKind?

    public init(
      place: Place, name: String, type: String, view: String, isClosure: Bool, location: SourceLocation, route: String? = nil,
      presentation: SourceLocation? = nil, kind: EdgeKind? = nil
    ) {
      self.place = place
      self.name = name
      self.type = type
      self.view = view
      self.isClosure = isClosure
      self.location = location
      self.route = route
      self.presentation = presentation
      self.kind = kind
    }
  }

  public var environmentReads: [EnvironmentRead] = []
  public var environmentGifts: [EnvironmentGift] = []
  public var nestedSlots: [NestedSlot] = []
  public var routers: [Router] = []
  public var keptRouters: [KeptRouter] = []
  public var ownSlots: [OwnSlot] = []
  public var carriedViews: [CarriedView] = []

  public init() {}
}
