extension Package {
  /// From its documentation, 0.1 to 0.8.
  static let flowStacks = Package(
    name: "FlowStacks", modules: ["FlowStacks", "TCACoordinators"], types: ["FlowStacks": ["Route"], "TCACoordinators": ["TCARouter"]],
    shapes: """
      construct FlowStack(_: slot, root: view?) binds push
      construct FlowStack(root: view) holds stack
      construct Router(_: slot, buildView: content) binds push
      construct NStack(_: slot, buildView: content) binds push
      construct PStack(_: slot, buildView: content) binds push
      modifier flowDestination(for: type, destination: content) registers push
      modifier flowDestination(isPresented: slot, style: style, destination: content) presents push
      modifier flowDestination(item: slot, style: style, destination: content) presents push
      construct FlowLink(_: title?, value: value, style: style, label: view?) links push
      method Routes.push(_: value) links push
      method Routes.presentSheet(_: value) links sheet
      method Routes.presentCover(_: value) links fullScreenCover
      method Routes.goBackTo(_: value) returns popTo
      method Routes.popTo(_: value) returns popTo
      method Routes.goBack() returns pop
      method Routes.goBackToRoot() returns popToRoot
      method Routes.pop() returns pop
      method Routes.popToRoot() returns popToRoot
      method Routes.popToCurrentNavigationRoot() returns popToRoot
      method Routes.dismiss() returns dismiss
      method Routes.dismissAll() returns dismissAll
      """,
    parents: ["FlowNavigator": "Routes", "FlowPathNavigator": "Routes", "FlowPath": "Routes", "NFlow": "Routes", "PFlow": "Routes"],
    collections: ["FlowPath"],
    elements: [
      WrappingElement(type: "Route", collection: "Routes", cases: ["root": .push, "push": .push, "sheet": .sheet, "cover": .fullScreenCover])
    ])
}
