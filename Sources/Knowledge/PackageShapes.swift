/// The calls of well-known packages whose source is mostly not in an app's tree.
let packageShapes = """
  # swift-navigation
  modifier alert(_: slot, action: action?) presents alert
  modifier confirmationDialog(_: slot, action: action?) presents confirmationDialog
  """
