/// What kind of call a shape describes.
public enum CallForm: String, Sendable, Hashable, CaseIterable {
  /// A method of a view that gives the view back.
  case modifier
  /// The making of a value: `NavigationStack(…)`.
  case construct
  /// A method of a value of a foreign type, or of a superclass that the source does not declare.
  case method
  /// The call of a value of a foreign type: `dismiss()`.
  case value
  /// The setting of a property of a foreign type, as if it were called with the new value.
  case property
  /// A method that the framework calls: it is declared in the source.
  case callback
}

/// Several forms of calls.
public struct CallForms: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ form: CallForm) {
    self =
      switch form {
      case .modifier: .modifier
      case .construct: .construct
      case .method: .method
      case .value: .value
      case .property: .property
      case .callback: .callback
      }
  }

  public static let modifier = CallForms(rawValue: 1)
  public static let construct = CallForms(rawValue: 2)
  public static let method = CallForms(rawValue: 4)
  public static let value = CallForms(rawValue: 8)
  public static let property = CallForms(rawValue: 16)
  public static let callback = CallForms(rawValue: 32)
}

/// The part that an argument plays.
public enum ArgumentRole: String, Sendable, Hashable, CaseIterable {
  /// The binding whose property holds what is presented, or the path.
  case slot
  /// The binding that holds which tab or row is chosen.
  case selection
  /// The value that is put.
  case value
  /// Several such values.
  case values
  /// What is shown: a view, a controller, or a closure that makes it (of the slot's value).
  case content
  /// A type whose values are registered (`for: T.self`).
  case type
  /// A view or a closure that makes views which are embedded where the call stands.
  case view
  /// Elements for whose every one the closure is called.
  case elements
  /// A closure that is called for each element.
  case row
  /// A closure that runs later, by the user's or the system's doing.
  case action
  /// A closure that runs as part of the function.
  case run
  /// A text that names it.
  case title
  /// A text or value that identifies it.
  case id
  /// What the closures of the call are given, once it has changed.
  case source
  /// The name under which something is sent and listened to.
  case channel
  /// A publisher: its closures are given the values of the property behind it.
  case published
  /// A case path, or a key path, that says which case of the slot's enum is shown.
  case `case`
  /// A closure or function that answers actions by changing a state: `{ state, action in … }`.
  case reducer
  /// A closure that is given what sends actions later.
  case sender
  /// A URL that is opened.
  case url
  /// Which of the kinds it is, as an implicit member says: `.sheet`, `.cover(withNavigation: true)`.
  case style
  /// Something of no concern.
  case other
}

/// What a call of this shape does.
public enum CallEffect: String, Sendable, Hashable, CaseIterable {
  /// A slot is bound to a presentation of the kind.
  case presents
  /// How what is presented comes and goes: the target names the aspect.
  case styles
  /// The screen that it stands on is given a title.
  case titles
  /// The path of a stack is bound.
  case binds
  /// What the user touches puts a value into the stack round it, or shows the content.
  case links
  /// Values of a type are turned into views.
  case registers
  /// The content is shown at once.
  case shows
  /// The content is what an app or a scene starts with.
  case roots
  /// A tab with its content.
  case tabs
  /// The container of tabs.
  case tabBar
  /// The tag by which a selection names a view.
  case tags
  /// A column or the whole of a split view.
  case splits
  /// A closure, or a method, that is called from outside.
  case handles
  /// Something is put into a place.
  case puts
  /// The last value is taken off.
  case pops
  /// Something is put in the place of what is there.
  case replaces
  /// All is taken off.
  case clears
  /// What is shown is left.
  case returns
  /// A view holds views, nothing more.
  case holds
  /// A closure is run.
  case runs
  /// A value is given to all that listen to the subject, an action to the reducer that answers it.
  case sends
  /// Closures are given what is sent to the subject behind the publisher, or under the channel.
  case listens
  /// A value is handed to the methods of the source that answer values of its type.
  case asks
  /// A method that is handed such values.
  case answers
  /// What an object begins with, whose initialiser or property says so.
  case starts
  /// A publisher of what is sent under the channel.
  case publishes
  /// A container is told how to make values of a type.
  case supplies
  /// A container gives what it makes of a type.
  case resolves
  /// Something outside the app is shown or opened.
  case leaves
  /// A value is handed to the views below, under a key.
  case provides
  /// A value is kept outside the program, under a key.
  case stores
  /// A thing of the system's is made, which is shown once it is presented.
  case makes
  /// A storyboard makes one of its controllers: that of the identifier, without one its first.
  case instantiates
}

/// An argument of a shape.
public struct ShapeArgument: Sendable, Hashable {
  /// Nil for an argument without label.
  public let label: String?
  public let role: ArgumentRole
  public let isOptional: Bool
}

/// One line of the table: a call, what its arguments are, and what it does.
public struct CallShape: Sendable, Hashable {
  public let form: CallForm
  /// The type whose method, value or property it is, where that is needed to tell it from others.
  public let receiver: String?
  /// Which generic argument of the receiver, or of what is made, is the type of the values; nil where it is the last.
  public var valueArgument: Int?
  public let name: String
  public let arguments: [ShapeArgument]
  public let effect: CallEffect
  /// What is presented, left or answered, as the effect needs it.
  public let kind: CallKind?
  /// A type behind the kind (`-> SFSafariViewController`).
  public let target: String?
  /// The package whose call it is, where it is one's of the table.
  public var package: String?
}

extension CallShape {
  /// Whether a link is none that waits for the user: the call of a method that is handed what is shown shows it there and then, and so does
  /// whoever calls the function that it stands in.
  public var showsAtOnce: Bool {
    guard effect == .links, form == .method || form == .value else { return effect == .shows }
    return !arguments.contains { [.value, .values, .id].contains($0.role) }
  }

  /// Whether every call that fits another shape fits this one, too: standing before it, this one leaves it no call.
  public func coversCalls(of other: CallShape) -> Bool {
    guard form == other.form, name == other.name, receiver == nil || receiver == other.receiver else { return false }
    func needed(_ shape: CallShape) -> Set<String?> { Set(shape.arguments.lazy.filter { !$0.isOptional }.map(\.label)) }
    return needed(self).isSubset(of: needed(other))
  }
}
