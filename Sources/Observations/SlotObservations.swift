import NavigationGraph

/// Slots of presentations: who writes them, who shows them.
public struct SlotObservations: Hashable, Sendable {
  /// Presentations that stand in every row of a list and hang on a flag that the rows share.
  public var rowFlags: [RowFlag] = []
  /// Identities of presented items that are made anew each time they are asked for.
  public var volatileIdentities: [VolatileIdentity] = []
  /// Writes in what is presented to slots that only those behind it show.
  public var writesBehind: [WriteBehind] = []
  /// Two slots of one presenter that one way through the code turns on.
  public var doubleWrites: [DoubleWrite] = []
  /// Covers, with what may close them.
  public var covers: [Cover] = []
  /// Flags beside an optional that is shown by them.
  public var flagsForValues: [FlagForValue] = []
  /// Properties of route types that are written and that nothing shows or reads.
  public var unreadSlots: [UnreadSlot] = []

  /// Sheets whose content has a size in numbers.
  public var fixedSizes: [FixedSize] = []
  /// Sheets and covers that hang on a flag of the view's own.
  public var ownFlags: [OwnFlag] = []
  /// Transitions with a pause between them that somebody guessed.
  public var timedTransitions: [TimedTransition] = []

  public init() {}

  /// A property that a presentation is bound to.
  public struct Slot: Hashable, Sendable {
    /// `Type.property`
    public var name: String
    public var location: SourceLocation

    public init(name: String, location: SourceLocation) {
      self.name = name
      self.location = location
    }
  }

  /// A modifier or a link that shows what a slot says.
  public struct Presentation: Hashable, Sendable {
    public var location: SourceLocation
    public var kind: EdgeKind
    /// The node of the type whose code it is.
    public var presenter: String

    public init(location: SourceLocation, kind: EdgeKind, presenter: String) {
      self.location = location
      self.kind = kind
      self.presenter = presenter
    }
  }

  public struct RowFlag: Hashable, Sendable {
    public var presentation: Presentation
    /// Whether it is a link, and no modifier.
    public var isLink: Bool
    public var slot: Slot
    /// What makes the rows, as it is called.
    public var list: String
    public var listLocation: SourceLocation
    /// Whether what is shown is made of the row's own value.
    public var showsRow: Bool

    public init(presentation: Presentation, isLink: Bool, slot: Slot, list: String, listLocation: SourceLocation, showsRow: Bool) {
      self.presentation = presentation
      self.isLink = isLink
      self.slot = slot
      self.list = list
      self.listLocation = listLocation
      self.showsRow = showsRow
    }
  }

  public struct VolatileIdentity: Hashable, Sendable {
    /// The type of the items.
    public var type: String
    /// The property that says which item it is.
    public var property: String
    public var location: SourceLocation
    /// What is called there.
    public var maker: String
    /// Those that show such items.
    public var presentations: [Presentation]

    public init(type: String, property: String, location: SourceLocation, maker: String, presentations: [Presentation]) {
      self.type = type
      self.property = property
      self.location = location
      self.maker = maker
      self.presentations = presentations
    }
  }

  public struct WriteBehind: Hashable, Sendable {
    public var location: SourceLocation
    /// The node of the type whose code writes.
    public var writer: String
    public var slot: Slot
    /// What is in front when it is written.
    public var front: Presentation
    /// What else may be.
    public var otherFronts: [Presentation]
    /// What would show it.
    public var behind: Presentation
    /// Whether something on the way may close what is in front.
    public var mayClose: Bool

    public init(
      location: SourceLocation, writer: String, slot: Slot, front: Presentation, otherFronts: [Presentation] = [], behind: Presentation,
      mayClose: Bool
    ) {
      self.location = location
      self.writer = writer
      self.slot = slot
      self.front = front
      self.otherFronts = otherFronts
      self.behind = behind
      self.mayClose = mayClose
    }
  }

  public struct DoubleWrite: Hashable, Sendable {
    public struct Write: Hashable, Sendable {
      /// Where it happens on the way: the write itself, or the call that leads there.
      public var location: SourceLocation
      /// The write itself.
      public var origin: SourceLocation
      public var slot: Slot
      public var presentation: Presentation

      public init(location: SourceLocation, origin: SourceLocation, slot: Slot, presentation: Presentation) {
        self.location = location
        self.origin = origin
        self.slot = slot
        self.presentation = presentation
      }
    }
    public var first: Write
    public var second: Write
    /// The node of the type whose code writes.
    public var writer: String

    public init(first: Write, second: Write, writer: String) {
      self.first = first
      self.second = second
      self.writer = writer
    }
  }

  public struct Cover: Hashable, Sendable {
    public var presentation: Presentation
    public var slot: Slot
    /// The nodes of what it shows.
    public var shown: [String]
    /// Whether all that it shows was read.
    public var isWhole: Bool
    /// Whether any place takes it off.
    public var isClosed: Bool

    public init(presentation: Presentation, slot: Slot, shown: [String], isWhole: Bool, isClosed: Bool) {
      self.presentation = presentation
      self.slot = slot
      self.shown = shown
      self.isWhole = isWhole
      self.isClosed = isClosed
    }
  }

  public struct FlagForValue: Hashable, Sendable {
    public var presentation: Presentation
    public var flag: Slot
    public var value: Slot
    /// Where what is shown asks for the value.
    public var readLocation: SourceLocation
    /// Where both are set, one beside the other.
    public var writeLocation: SourceLocation

    public init(presentation: Presentation, flag: Slot, value: Slot, readLocation: SourceLocation, writeLocation: SourceLocation) {
      self.presentation = presentation
      self.flag = flag
      self.value = value
      self.readLocation = readLocation
      self.writeLocation = writeLocation
    }
  }

  public struct UnreadSlot: Hashable, Sendable {
    public var slot: Slot
    /// The type of what is put there, as the graph names it.
    public var routeType: String
    /// Where it is written, in the order of the source.
    public var writes: [SourceLocation]

    public init(slot: Slot, routeType: String, writes: [SourceLocation]) {
      self.slot = slot
      self.routeType = routeType
      self.writes = writes
    }
  }

  public struct FixedSize: Hashable, Sendable {
    public var presentation: Presentation
    /// Where the size is set.
    public var location: SourceLocation
    /// `width: 320, height: 480`
    public var size: String
    /// The type of the view that sets it.
    public var owner: String
    /// Where it stands among the branches of `#if`.
    public var build: BuildPlace

    public init(presentation: Presentation, location: SourceLocation, size: String, owner: String, build: BuildPlace) {
      self.presentation = presentation
      self.location = location
      self.size = size
      self.owner = owner
      self.build = build
    }
  }

  public struct OwnFlag: Hashable, Sendable {
    public var presentation: Presentation
    public var slot: Slot

    public init(presentation: Presentation, slot: Slot) {
      self.presentation = presentation
      self.slot = slot
    }
  }

  public struct TimedTransition: Hashable, Sendable {
    /// Where the second transition stands.
    public var location: SourceLocation
    /// Where the first does.
    public var firstLocation: SourceLocation
    /// What waits between, as it is called, and where.
    public var pause: String
    public var pauseLocation: SourceLocation
    /// The node of the type whose code it is.
    public var owner: String

    public init(location: SourceLocation, firstLocation: SourceLocation, pause: String, pauseLocation: SourceLocation, owner: String) {
      self.location = location
      self.firstLocation = firstLocation
      self.pause = pause
      self.pauseLocation = pauseLocation
      self.owner = owner
    }
  }
}
