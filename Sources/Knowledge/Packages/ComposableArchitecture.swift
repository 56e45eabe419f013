extension Package {
  /// From its documentation, versions 0.40 to 1.2x. What stores and reducers are called stands in `StoreNames`.
  static let composableArchitecture = Package(
    name: "The Composable Architecture", modules: ["ComposableArchitecture"], types: ["ComposableArchitecture": ["Store"]],
    overloads: """
      construct NavigationStack(path: slot, root: view, destination: content) binds push
      construct NavigationLink(_: title?, state: value, label: view?) links push
      """,
    shapes: """
      construct NavigationStackStore(_: slot, root: view?, destination: content) binds push
      construct NavigationLinkStore(_: slot, state: case?, onTap: action?, destination: content, label: view?) presents push
      modifier sheet(store: slot, state: case?, onDismiss: action?, content: content) presents sheet
      modifier fullScreenCover(store: slot, state: case?, onDismiss: action?, content: content) presents fullScreenCover
      modifier popover(store: slot, state: case?, content: content) presents popover
      modifier navigationDestination(store: slot, state: case?, destination: content) presents push
      modifier alert(store: slot, state: case?) presents alert
      modifier confirmationDialog(store: slot, state: case?) presents confirmationDialog
      modifier actionSheet(store: slot, state: case?) presents confirmationDialog
      method StackState.pop(from: other) pops
      method StackState.pop(to: other) pops
      construct WithViewStore(_: source, observe: other?, content: row?) holds
      construct WithPerceptionTracking(content: view?) holds
      construct IfLetStore(_: source, then: row?, else: view?) holds
      construct SwitchStore(_: source, content: row?) holds
      construct CaseLet(_: other?, state: other?, action: other?, then: view?) holds
      construct ForEachStore(_: elements, content: row?) holds
      construct Reduce(_: reducer) runs
      construct Reducer(_: reducer) runs
      method Store.send(_: value) sends
      method ViewStore.send(_: value) sends
      method Effect.send(_: value) sends
      construct Effect(value: value) sends
      method Effect.run(priority: other?, operation: sender, catch: sender?) runs
      value Send(_: value) sends
      method PresentationAction.presented(_: value) sends
      method StackAction.element(id: other, action: value) sends
      method IdentifiedAction.element(id: other, action: value) sends
      """)
}
