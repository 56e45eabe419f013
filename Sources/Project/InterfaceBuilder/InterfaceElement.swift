import Facts

/// The elements of Interface Builder's documents that tell something of navigation.
enum InterfaceElement {
  case document, scene, objects, segue, placeholder, exit, tabBarItem, navigationItem, connections
  case controller(InterfaceControllerKind)
  case other

  private static let table: [(name: StaticString, element: InterfaceElement)] = [
    ("document", .document), ("scene", .scene), ("objects", .objects), ("segue", .segue), ("placeholder", .placeholder), ("exit", .exit),
    ("tabBarItem", .tabBarItem), ("navigationItem", .navigationItem), ("connections", .connections),
  ]

  private static let controllers: [(name: StaticString, kind: InterfaceControllerKind)] = [
    ("navigationController", .navigation), ("tabBarController", .tabBar), ("tabViewController", .tabBar),
    ("splitViewController", .split), ("pageViewController", .pages), ("pagecontroller", .pages), ("windowController", .window),
    ("viewControllerPlaceholder", .reference), ("controllerPlaceholder", .reference),
  ]

  /// Controllers of Cocoa bindings: they show nothing.
  private static let modelControllers: [StaticString] = [
    "arrayController", "dictionaryController", "objectController", "treeController", "userDefaultsController",
  ]

  /// - Parameter isInScene: whether it stands among a scene's objects, where whatever is called a controller is one.
  init(_ name: XMLName, isInScene: Bool) {
    if isInScene {
      if let known = Self.controllers.first(where: { name == $0.name }) {
        self = .controller(known.kind)
        return
      }
      // `viewController`, `tableViewController`, `hostingController`, `glkViewController`, the watch's `controller`.
      if name.hasSuffix("ontroller"), !Self.modelControllers.contains(where: { name == $0 }) {
        self = .controller(.screen)
        return
      }
    }
    self = Self.table.first { name == $0.name }?.element ?? .other
  }
}

extension InterfaceSegueKind {
  /// By a segue's `kind`, as Xcode writes it now and wrote it before iOS 8, and what a relationship is.
  init(kind: String, relationship: String, from source: InterfaceControllerKind?) {
    switch kind {
    case "show", "push": self = .push
    case "showDetail", "replace": self = .detail
    case "presentation", "modal", "sheet": self = .modal
    case "popoverPresentation", "popover": self = .popover
    case "embed": self = .embed
    case "unwind": self = .unwind
    case "relationship": self = Self.relationship(relationship, from: source)
    default: self = .custom
    }
  }

  private static func relationship(_ name: String, from source: InterfaceControllerKind?) -> InterfaceSegueKind {
    switch source {
    case .tabBar: .tab
    case .split: .column
    case .pages: .page
    default: name == "nextPage" ? .page : .root
    }
  }
}

extension InterfacePresentation {
  /// By the value of `modalPresentationStyle`.
  init(style: String) {
    switch style {
    case "": self = .unspecified
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom", "blurOverFullScreen": self = .fullScreen
    case "popover": self = .popover
    default: self = .sheet
    }
  }
}
