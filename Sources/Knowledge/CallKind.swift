/// What a call presents, leaves or answers: the second word of a shape's effect.
public enum CallKind: String, Sendable, Hashable, CaseIterable {
  // What is put on a stack or shown over it.
  case push, sheet, fullScreenCover, popover, inspector, alert, confirmationDialog, window
  /// A controller, in the style that it says itself.
  case present
  /// Put in the place of what is on the stack.
  case replace
  // Where content is held.
  case stack, column, root, embeds, tab
  case selectTab
  /// What a storyboard's segue does, by its identifier.
  case segue
  /// Something outside the app.
  case open
  // Ways back.
  case dismiss, dismissAll, pop, popTo, popToRoot
  // Where something from outside comes from.
  case url, userActivity, notification, shortcut, intent, widget

  /// The type of what a handler of such a thing is given, where it is a closure.
  public var handedType: String? {
    switch self {
    case .url: "URL"
    case .userActivity: "NSUserActivity"
    default: nil
    }
  }
}
