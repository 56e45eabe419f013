/// What one storyboard or XIB says: controllers, what leads from one to the other, and the classes that it names.
public struct InterfaceDocument: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    case storyboard, xib
  }

  public var kind: Kind
  /// What code asks for it by: the file's name without ending and without the device that a variant is for.
  public var name: String
  /// Whether it belongs to an app for the watch, which starts with it without saying so anywhere.
  public var isForWatch = false
  /// Whether it is what the system shows while an app starts.
  public var isLaunchScreen = false
  /// The id of the controller that it starts with; empty where there is none.
  public var initialController = ""
  public var place = InterfacePlace()
  public var controllers: [InterfaceController] = []
  public var segues: [InterfaceSegue] = []
  /// The classes of all else: views, cells, gesture recognisers, objects; of a XIB also of what owns it.
  public var classes: [InterfaceClass] = []

  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// A place in a storyboard or XIB, both from 1, the column in UTF-8 bytes.
public struct InterfacePlace: Hashable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// A class as it is named in a storyboard or XIB.
public struct InterfaceClassName: Hashable, Sendable {
  public var name: String
  /// The module that declares it; empty where that is not said, as for classes of Objective-C.
  public var module: String

  public init(name: String, module: String = "") {
    self.name = name
    self.module = module
  }
}

/// What sort of controller stands in a scene, by what it does with others.
public enum InterfaceControllerKind: UInt8, Hashable, Sendable {
  /// One that shows something itself.
  case screen
  /// A stack of others.
  case navigation
  case tabBar, split, pages
  /// A window with a controller for its content.
  case window
  /// A controller of another storyboard.
  case reference
}

/// How a presented controller comes, where that is no sheet.
public enum InterfacePresentation: UInt8, Hashable, Sendable {
  case unspecified, sheet, fullScreen, popover
}

/// The controller of a scene.
public struct InterfaceController: Hashable, Sendable {
  /// Unique in its document.
  public var id: String
  public var kind: InterfaceControllerKind
  /// The name of its element, for those that have no other.
  public var element: String
  public var customClass: InterfaceClassName?
  /// What code asks for it by.
  public var identifier = ""
  public var title = ""
  /// What a stack's bar shows, where it is said apart.
  public var barTitle = ""
  /// What stands on its tab, where it is one of a bar's.
  public var tabTitle = ""
  public var presentation = InterfacePresentation.unspecified
  /// The style as it is written.
  public var style = ""
  /// Of a reference the storyboard and the identifier in it, empty for its first controller, and the bundle that it lies in.
  public var storyboardName = ""
  public var referencedIdentifier = ""
  public var bundle = ""
  public var place: InterfacePlace

  public init(id: String, kind: InterfaceControllerKind, element: String, place: InterfacePlace) {
    self.id = id
    self.kind = kind
    self.element = element
    self.place = place
  }
}

/// What a segue does.
public enum InterfaceSegueKind: UInt8, Hashable, Sendable {
  case push
  /// Into the detail column, where there is one.
  case detail
  case modal
  case popover
  /// In a view of the controller.
  case embed
  case unwind
  /// By a class of the app's own.
  case custom
  // What a container holds.
  case root, tab, column, page
}

/// What leads from one controller to another, or back.
public struct InterfaceSegue: Hashable, Sendable {
  public var kind: InterfaceSegueKind
  /// The position of its controller in the document; -1 where it stands in none (a menu of the app's).
  public var source: Int
  /// Whether it hangs on the controller itself, and so is followed only where code performs it.
  public var isManual = false
  /// The id of a controller, or for `unwind` of the scene's exit.
  public var destination: String
  public var identifier = ""
  public var customClass: InterfaceClassName?
  public var presentation = InterfacePresentation.unspecified
  /// The style as it is written.
  public var style = ""
  /// The selector of the method that is unwound to, and of the one that makes the destination; empty for none.
  public var unwindAction = ""
  public var creationSelector = ""
  public var place: InterfacePlace

  public init(kind: InterfaceSegueKind, source: Int, destination: String, place: InterfacePlace) {
    self.kind = kind
    self.source = source
    self.destination = destination
    self.place = place
  }
}

/// The class of something that is no controller of a scene.
public struct InterfaceClass: Hashable, Sendable {
  public var customClass: InterfaceClassName
  /// The position of the controller whose scene it stands in; -1 for none.
  public var controller: Int
  /// The position among the document's classes of the nearest one round it; -1 for none.
  public var parent: Int
  /// Whether it is what loads the XIB, and not made by it.
  public var isOwner: Bool
  public var place: InterfacePlace

  public init(customClass: InterfaceClassName, controller: Int, parent: Int, isOwner: Bool, place: InterfacePlace) {
    self.customClass = customClass
    self.controller = controller
    self.parent = parent
    self.isOwner = isOwner
    self.place = place
  }
}
