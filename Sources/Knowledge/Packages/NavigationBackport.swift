extension Package {
  /// From its documentation.
  static let navigationBackport = Package(
    name: "NavigationBackport", modules: ["NavigationBackport"], types: ["NavigationBackport": ["NBNavigationStack"]],
    shapes: """
      construct NBNavigationStack(path: slot, root: view?) binds push
      construct NBNavigationStack(root: view) holds stack
      modifier nbNavigationDestination(for: type, destination: content) registers push
      modifier nbNavigationDestination(isPresented: slot, destination: content) presents push
      modifier nbNavigationDestination(item: slot, destination: content) presents push
      construct NBNavigationLink(_: title?, value: value, label: view?) links push
      method Array.push(_: value) puts
      method Array.pop(to: other) pops
      method Array.popTo(_: value) pops
      method Array.pop() pops
      method Array.popToRoot() clears
      method Navigator.push(_: value) links push
      method Navigator.popTo(_: value) returns popTo
      method Navigator.pop() returns pop
      method Navigator.popToRoot() returns popToRoot
      """,
    parents: ["PathNavigator": "Navigator", "NBNavigationPath": "Array"], collections: ["NBNavigationPath"])
}
