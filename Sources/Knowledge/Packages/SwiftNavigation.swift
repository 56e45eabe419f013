extension Package {
  /// From its documentation, and that of SwiftUINavigation, as it was called before 2.0.
  static let swiftNavigation = Package(
    name: "swift-navigation", modules: ["ComposableArchitecture", "SwiftNavigation", "SwiftUINavigation", "UIKitNavigation"],
    types: [
      "SwiftNavigation": ["AlertState", "UIBinding"], "UIKitNavigation": ["NavigationStackController"], "SwiftUINavigation": ["WithState"],
    ],
    overloads: """
      construct NavigationLink(_: title?, unwrapping: slot, case: case?, onNavigate: action?, destination: content, label: view?) presents push
      construct NavigationLink(_: title?, item: slot, onNavigate: action?, destination: content, label: view?) presents push
      """,
    shapes: """
      modifier alert(_: slot, action: action?) presents alert
      modifier confirmationDialog(_: slot, action: action?) presents confirmationDialog
      modifier sheet(unwrapping: slot, case: case?, onDismiss: action?, content: content) presents sheet
      modifier fullScreenCover(unwrapping: slot, case: case?, onDismiss: action?, content: content) presents fullScreenCover
      modifier popover(unwrapping: slot, case: case?, content: content) presents popover
      modifier navigationDestination(unwrapping: slot, case: case?, destination: content) presents push
      modifier alert(unwrapping: slot, case: case?, title: view?, action: action?, actions: view?, message: view?) presents alert
      modifier confirmationDialog(unwrapping: slot, case: case?, title: view?, action: action?, actions: view?, message: view?) presents confirmationDialog
      modifier present(isPresented: slot, onDismiss: action?, content: content) presents sheet
      modifier present(item: slot, onDismiss: action?, content: content) presents sheet
      modifier navigationDestination(isPresented: slot, content: content) presents push
      modifier navigationDestination(item: slot, content: content) presents push
      construct NavigationStackController(path: slot, root: view, destination: content) binds push
      method UINavigationController.push(value: value) links push
      """,
    wrappers: ["UIBindable", "UIBinding"])
}
