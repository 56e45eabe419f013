import NavigationGraph

/// UIKit: presentations in their order, popovers, coordinators, segues.
public struct ControllerObservations: Hashable, Sendable {
  /// What code and storyboards ask for by names that are not there.
  public var unmetRequests: [InterfaceRequest] = []
  /// Menus and share sheets that are presented.
  public var popovers: [PopoverPresentation] = []
  /// Presentations behind a dismissal, on one way through a function.
  public var hasty: [HastyPresentation] = []
  /// Presentations by a controller whose view has just been loaded.
  public var early: [EarlyPresentation] = []
  /// Objects that show controllers, made by a function that keeps them in a local only.
  public var locals: [LocalCoordinator] = []
  /// Objects that show controllers, added to a list of such.
  public var children: [ChildCoordinator] = []

  public init() {}
}

/// Something that is asked for by a name that nothing has.
public struct InterfaceRequest: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// Code performs a segue that none of its controller's scenes has.
    case segue
    /// Code asks a storyboard for a controller that it does not have.
    case controller
    /// A storyboard unwinds to a method that no class has.
    case unwinding
  }

  public var kind: Kind
  public var name: String
  public var location: SourceLocation
  /// The type that asks; of `unwinding` the class or name of the scene.
  public var type: String
  /// What was looked into: the paths of storyboards, sorted.
  public var interfaces: [String]
  /// The names that are there instead, sorted, with where they stand.
  public var known: [NamedPlace]

  public init(kind: Kind, name: String, location: SourceLocation, type: String, interfaces: [String], known: [NamedPlace]) {
    self.kind = kind
    self.name = name
    self.location = location
    self.type = type
    self.interfaces = interfaces
    self.known = known
  }
}

/// A name, and where it stands.
public struct NamedPlace: Hashable, Sendable {
  public var name: String
  public var location: SourceLocation

  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}

/// A menu of actions or a share sheet that code presents: on an iPad both come as popovers.
public struct PopoverPresentation: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case actionSheet, shareSheet
  }

  public var kind: Kind
  /// Where it is presented, and where it is made.
  public var location: SourceLocation
  public var made: SourceLocation
  /// The type whose code presents it, and the function.
  public var type: String
  public var function: String
  /// Whether some code that has it in hand says where it points to, in whatever way, or looks at the device first.
  public var mayBeAnchored: Bool
  /// Whether it is handed to code that was not read.
  public var isHandedOn: Bool

  public init(
    kind: Kind, location: SourceLocation, made: SourceLocation, type: String, function: String, mayBeAnchored: Bool, isHandedOn: Bool
  ) {
    self.kind = kind
    self.location = location
    self.made = made
    self.type = type
    self.function = function
    self.mayBeAnchored = mayBeAnchored
    self.isHandedOn = isHandedOn
  }
}

/// A dismissal that is animated, and a presentation by the same controller right behind it: nothing on the way waits.
public struct HastyPresentation: Hashable, Sendable {
  public enum Presenter: String, Hashable, Sendable {
    /// The one that dismisses.
    case same
    /// The one that presented the controller which is dismissed.
    case presenting
  }

  public var dismissal: SourceLocation
  /// Where it is presented, or the method is called that does so at once.
  public var location: SourceLocation
  public var presentation: SourceLocation
  /// That method.
  public var through: String?
  public var presenter: Presenter
  /// The type and the function, and what is presented as far as that is known.
  public var type: String
  public var function: String
  public var presented: String?

  public init(
    dismissal: SourceLocation, location: SourceLocation, presentation: SourceLocation, through: String? = nil, presenter: Presenter,
    type: String, function: String, presented: String?
  ) {
    self.dismissal = dismissal
    self.location = location
    self.presentation = presentation
    self.through = through
    self.presenter = presenter
    self.type = type
    self.function = function
    self.presented = presented
  }
}

/// A controller presents something while its view is loaded.
public struct EarlyPresentation: Hashable, Sendable {
  /// In the method that the system calls: the presentation, or the call that leads to it.
  public var location: SourceLocation
  /// The presentation.
  public var presentation: SourceLocation
  /// The controller, as a node and by its name.
  public var node: String
  public var type: String
  /// The method that the system calls, and the methods that lead from there to the presentation.
  public var method: String
  public var through: [String]
  public var presented: String?
  /// Whether a function on the way asks whether the view is in a window.
  public var asksForWindow: Bool

  public init(
    location: SourceLocation, presentation: SourceLocation, node: String, type: String, method: String, through: [String],
    presented: String?, asksForWindow: Bool
  ) {
    self.location = location
    self.presentation = presentation
    self.node = node
    self.type = type
    self.method = method
    self.through = through
    self.presented = presented
    self.asksForWindow = asksForWindow
  }
}

/// An object that shows controllers and waits for them, which a function makes for a local of its own.
public struct LocalCoordinator: Hashable, Sendable {
  public var location: SourceLocation
  public var type: String
  /// The type whose code makes it, and the function.
  public var maker: String
  public var function: String
  /// Whether the function hands it to anything, or a closure captures it.
  public var isKept: Bool
  /// Whether its own code hands it to something that may keep it.
  public var keepsItself: Bool
  /// Where it gives itself to something that does not keep it.
  public var waits: [SourceLocation]

  public init(
    location: SourceLocation, type: String, maker: String, function: String, isKept: Bool, keepsItself: Bool, waits: [SourceLocation]
  ) {
    self.location = location
    self.type = type
    self.maker = maker
    self.function = function
    self.isKept = isKept
    self.keepsItself = keepsItself
    self.waits = waits
  }
}

/// An object that shows controllers, added to a list that its maker keeps.
public struct ChildCoordinator: Hashable, Sendable {
  public var location: SourceLocation
  public var type: String
  /// The type that keeps the list, the list, and the function that adds.
  public var owner: String
  public var property: String
  public var function: String
  /// Whether any code takes something out of a list of that name.
  public var isEverRemoved: Bool
  /// Whether the function runs once in the life of the owner: as it is made or begins.
  public var isAddedOnce: Bool

  public init(
    location: SourceLocation, type: String, owner: String, property: String, function: String, isEverRemoved: Bool, isAddedOnce: Bool
  ) {
    self.location = location
    self.type = type
    self.owner = owner
    self.property = property
    self.function = function
    self.isEverRemoved = isEverRemoved
    self.isAddedOnce = isAddedOnce
  }
}
