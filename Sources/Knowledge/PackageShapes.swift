/// Calls of well-known packages that are named as the frameworks' and have further labels: they stand before these.
let packageOverloadShapes = """
  construct NavigationLink(_: title?, unwrapping: slot, case: case?, onNavigate: action?, destination: content, label: view?) presents push
  construct NavigationLink(_: title?, item: slot, onNavigate: action?, destination: content, label: view?) presents push
  construct NavigationStack(path: slot, root: view, destination: content) binds push
  construct NavigationLink(_: title?, state: value, label: view?) links push
  """

/// The calls of well-known packages whose source is mostly not in an app's tree.
let packageShapes = """
  # swift-navigation
  modifier alert(_: slot, action: action?) presents alert
  modifier confirmationDialog(_: slot, action: action?) presents confirmationDialog
  modifier sheet(unwrapping: slot, case: case?, onDismiss: action?, content: content) presents sheet
  modifier fullScreenCover(unwrapping: slot, case: case?, onDismiss: action?, content: content) presents fullScreenCover
  modifier popover(unwrapping: slot, case: case?, content: content) presents popover
  modifier navigationDestination(unwrapping: slot, case: case?, destination: content) presents push
  modifier alert(unwrapping: slot, case: case?, title: view?, action: action?, actions: view?, message: view?) presents alert
  modifier confirmationDialog(unwrapping: slot, case: case?, title: view?, action: action?, actions: view?, message: view?) presents confirmationDialog

  # FlowStacks and TCACoordinators
  construct TCARouter(_: slot, screenContent: content) binds push
  construct Router(_: slot, buildView: content) binds push
  construct FlowStack(_: slot, root: view?) binds push
  modifier flowDestination(for: type, destination: content) registers push
  method Routes.push(_: value) links push
  method Routes.presentSheet(_: value) links sheet
  method Routes.presentCover(_: value) links fullScreenCover
  method Routes.goBack() returns pop
  method Routes.goBackToRoot() returns popToRoot
  method Routes.pop() returns pop
  method Routes.popToRoot() returns popToRoot
  method Routes.dismiss() returns dismiss
  method FlowNavigator.push(_: value) links push
  method FlowNavigator.presentSheet(_: value) links sheet
  method FlowNavigator.presentCover(_: value) links fullScreenCover
  method FlowNavigator.goBack() returns pop
  method FlowNavigator.goBackToRoot() returns popToRoot
  method FlowNavigator.pop() returns pop
  method FlowNavigator.popToRoot() returns popToRoot
  method FlowNavigator.dismiss() returns dismiss

  # The Composable Architecture
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
  method Store.send(_: value) sends
  method ViewStore.send(_: value) sends
  method Effect.send(_: value) sends
  method Effect.run(priority: other?, operation: sender, catch: sender?) runs
  value Send(_: value) sends
  method PresentationAction.presented(_: value) sends
  method StackAction.element(id: other, action: value) sends
  method IdentifiedAction.element(id: other, action: value) sends
  """
