import NavigationGraph

/// Navigation stacks, what they register, what is pushed into them.
public struct StackObservations: Hashable, Sendable {
  /// In the order of their places; others name them by their position here.
  public var stacks: [ObservedStack] = []
  public var destinations: [ObservedDestination] = []
  public var links: [ObservedLink] = []
  /// Links that a flag or a selection opens as well.
  public var flagLinks: [ObservedLink] = []
  public var puts: [ObservedPut] = []
  public var pops: [ObservedPop] = []
  /// In the order of the stacks' places; of one place in that of the tabs.
  public var tabPaths: [ObservedTabPath] = []
  public var controllerPushes: [ObservedControllerPush] = []
  /// Pushes that a view does whenever it appears.
  public var appearancePushes: [ObservedAppearancePush] = []
  /// Paths of values of any type whose content is asked for in a form that can be kept.
  public var savedPaths: [ObservedSavedPath] = []
  /// The types of the source whose values are pushed into paths of values of any type.
  public var pathTypes: [ObservedPathType] = []

  public init() {}
}

/// Where something stands among stacks.
public struct StackPlacement: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// In what a stack begins with.
    case root(stack: Int)
    /// In what a stack pushes.
    case pushed(stack: Int)
    /// In an app's root or in something presented, in no stack of SwiftUI's.
    case outside
    /// In a column of a split view.
    case column
    /// In something that is made in a way which was not followed.
    case unknown
  }

  public let place: Place
  /// Whether nothing but routes decides on the way from the stack to the place.
  public let isSure: Bool
  /// The link, modifier or registration by which it was pushed.
  public let via: SourceLocation?
  /// Whether it was pushed by something that shows its own view: a flag, an item, a link with a view.
  public let isViaView: Bool
  /// Whether only older systems push it in that way: others take another branch.
  public let isViaOld: Bool
  /// The tab that it stands in, up to the stack round it.
  public let tab: SourceLocation?
  /// The container round it that makes its views only once they are seen, and its name.
  public let lazy: SourceLocation?
  public let lazyName: String?

  public init(
    _ place: Place, isSure: Bool, via: SourceLocation?, isViaView: Bool, isViaOld: Bool = false, tab: SourceLocation?, lazy: SourceLocation?,
    lazyName: String?
  ) {
    self.place = place
    self.isSure = isSure
    self.via = via
    self.isViaView = isViaView
    self.isViaOld = isViaOld
    self.tab = tab
    self.lazy = lazy
    self.lazyName = lazyName
  }

  /// The stack that it belongs to.
  public var stack: Int? {
    switch place {
    case .root(let stack), .pushed(let stack): stack
    default: nil
    }
  }

  public var isPushed: Bool { if case .pushed = place { true } else { false } }
}

/// A navigation stack, or a navigation view.
public struct ObservedStack: Hashable, Sendable {
  public enum Path: Hashable, Sendable {
    case none
    /// A list of values of one type.
    case typed(String)
    /// Values of any type.
    case erased
    case unknown
  }

  public let location: SourceLocation
  /// The id of the node whose code it is.
  public let owner: String
  /// As it is called.
  public let name: String
  /// SwiftUI's own initialiser, not one that a package adds.
  public let isPlain: Bool
  /// It knows no values, only views.
  public let isLegacy: Bool
  public let path: Path
  /// The property that holds its path.
  public let slot: String?
  /// The one property that keeps the path in the end; nil where there may be several, or a generic type has it.
  public let keptIn: ObservedProperty?
  /// Whether it alone is what its view, tab or destination shows, whatever the state.
  public let isWhole: Bool
  /// Whether all that stands in it was followed.
  public let isComplete: Bool
  /// Whether several places hand it what it shows.
  public let isGeneric: Bool
  /// Where it stands among the branches of `#if`.
  public let build: BuildPlace
  public let placements: [StackPlacement]

  public init(
    location: SourceLocation, owner: String, name: String, isPlain: Bool, isLegacy: Bool, path: Path, slot: String?, keptIn: ObservedProperty?,
    isWhole: Bool, isComplete: Bool, isGeneric: Bool, build: BuildPlace, placements: [StackPlacement]
  ) {
    self.location = location
    self.owner = owner
    self.name = name
    self.isPlain = isPlain
    self.isLegacy = isLegacy
    self.path = path
    self.slot = slot
    self.keptIn = keptIn
    self.isWhole = isWhole
    self.isComplete = isComplete
    self.isGeneric = isGeneric
    self.build = build
    self.placements = placements
  }
}

/// A property of the source.
public struct ObservedProperty: Hashable, Sendable {
  /// With the type that declares it.
  public let name: String
  public let location: SourceLocation

  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}

/// A modifier that makes views of values, of a flag or of an item, and has them pushed.
public struct ObservedDestination: Hashable, Sendable {
  public let location: SourceLocation
  public let owner: String
  /// The registered type; nil for a flag, an item, and a type that was not found.
  public let type: String?
  /// SwiftUI's own modifier, not one that a package adds: where that counts is for the package to say.
  public let isPlain: Bool
  /// Whether it registers a type.
  public let isForType: Bool
  /// Whether no condition decides on it in its view.
  public let isAlways: Bool
  /// The nodes of what it shows.
  public let shown: [String]
  /// The stack that it is a modifier of.
  public let onStack: Int?
  /// Where it stands among the branches of `#if`.
  public let build: BuildPlace
  public let placements: [StackPlacement]

  public init(
    location: SourceLocation, owner: String, type: String?, isPlain: Bool, isForType: Bool, isAlways: Bool, shown: [String],
    onStack: Int?, build: BuildPlace, placements: [StackPlacement]
  ) {
    self.location = location
    self.owner = owner
    self.type = type
    self.isPlain = isPlain
    self.isForType = isForType
    self.isAlways = isAlways
    self.shown = shown
    self.onStack = onStack
    self.build = build
    self.placements = placements
  }
}

/// A link.
public struct ObservedLink: Hashable, Sendable {
  public let location: SourceLocation
  public let owner: String
  /// The type of its value; nil where it shows a view of its own, or where it was not found.
  public let type: String?
  public let hasValue: Bool
  /// Where it stands among the branches of `#if`.
  public let build: BuildPlace
  public let placements: [StackPlacement]

  public init(
    location: SourceLocation, owner: String, type: String?, hasValue: Bool, build: BuildPlace, placements: [StackPlacement]
  ) {
    self.location = location
    self.owner = owner
    self.type = type
    self.hasValue = hasValue
    self.build = build
    self.placements = placements
  }
}

/// A value that is put into the path of stacks.
public struct ObservedPut: Hashable, Sendable {
  public let location: SourceLocation
  public let owner: String
  public let type: String?
  /// The stacks that are bound to the path.
  public let stacks: [Int]
  /// Where it stands among the branches of `#if`.
  public let build: BuildPlace
  /// Where it stands; empty for code of no view.
  public let placements: [StackPlacement]

  public init(location: SourceLocation, owner: String, type: String?, stacks: [Int], build: BuildPlace, placements: [StackPlacement]) {
    self.location = location
    self.owner = owner
    self.type = type
    self.stacks = stacks
    self.build = build
    self.placements = placements
  }
}

/// A value that is taken off a path by a call that stops the program where there is none.
public struct ObservedPop: Hashable, Sendable {
  public let location: SourceLocation
  public let owner: String
  /// The method.
  public let name: String
  /// Whether the call says how many values it takes.
  public let isOfSeveral: Bool
  /// The property that holds the path.
  public let slot: String
  /// Whether anything in the function, or on every way to it, asks what is in the path, or decides on the call.
  public let isGuarded: Bool
  /// The calls that nothing guards, where others are guarded.
  public let unguardedCalls: [SourceLocation]

  public init(
    location: SourceLocation, owner: String, name: String, isOfSeveral: Bool, slot: String, isGuarded: Bool, unguardedCalls: [SourceLocation]
  ) {
    self.location = location
    self.owner = owner
    self.name = name
    self.isOfSeveral = isOfSeveral
    self.slot = slot
    self.isGuarded = isGuarded
    self.unguardedCalls = unguardedCalls
  }
}

/// The path of a stack that is, or stands in, a tab.
public struct ObservedTabPath: Hashable, Sendable {
  /// The stack, or the view with the stack that is handed the path there.
  public let location: SourceLocation
  /// The property that keeps the path.
  public let slot: String
  /// What tells the object or view that has the property from others of its type, and the tabs from those of other bars.
  public let instance: String
  public let tab: SourceLocation

  public init(location: SourceLocation, slot: String, instance: String, tab: SourceLocation) {
    self.location = location
    self.slot = slot
    self.instance = instance
    self.tab = tab
  }
}

/// A push into the stack of the controller at hand, where every place is known that shows the controller: each by itself, in no other.
public struct ObservedControllerPush: Hashable, Sendable {
  public let location: SourceLocation
  public let owner: String
  /// The method.
  public let name: String
  /// The places that present it, or make it a window's root.
  public let ways: [SourceLocation]

  public init(location: SourceLocation, owner: String, name: String, ways: [SourceLocation]) {
    self.location = location
    self.owner = owner
    self.name = name
    self.ways = ways
  }
}

/// A push that a view does whenever it appears, whatever the state.
public struct ObservedAppearancePush: Hashable, Sendable {
  /// Where the view does it, and where the value is put in the end.
  public let location: SourceLocation
  public let putLocation: SourceLocation
  /// The node of the view.
  public let owner: String
  /// The modifier whose closure it is.
  public let modifier: String
  public let modifierLocation: SourceLocation
  /// The property that is written.
  public let slot: String
  /// The node of what is put there, where the place itself tells it.
  public let route: String?

  public init(
    location: SourceLocation, putLocation: SourceLocation, owner: String, modifier: String, modifierLocation: SourceLocation, slot: String,
    route: String?
  ) {
    self.location = location
    self.putLocation = putLocation
    self.owner = owner
    self.modifier = modifier
    self.modifierLocation = modifierLocation
    self.slot = slot
    self.route = route
  }
}

/// A path of values of any type whose content is asked for in a form that can be kept.
public struct ObservedSavedPath: Hashable, Sendable {
  /// The property that holds the path.
  public let slot: String
  /// Where its content is asked for.
  public let location: SourceLocation
  /// The stacks that are bound to it.
  public let stacks: [Int]

  public init(slot: String, location: SourceLocation, stacks: [Int]) {
    self.slot = slot
    self.location = location
    self.stacks = stacks
  }
}

/// A type of the source whose values are pushed.
public struct ObservedPathType: Hashable, Sendable {
  public let name: String
  public let location: SourceLocation
  public let isEnum: Bool
  /// Whether its values can be encoded and decoded; nil where a macro or a protocol of a package may see to it.
  public let isCodable: Bool?

  public init(name: String, location: SourceLocation, isEnum: Bool, isCodable: Bool?) {
    self.name = name
    self.location = location
    self.isEnum = isEnum
    self.isCodable = isCodable
  }
}
