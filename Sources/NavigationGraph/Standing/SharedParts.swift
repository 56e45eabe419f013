/// When a component or an object is no part of the screens that hold it any more. Pictures, selections, pages and the page to look around in
/// have one answer.
public enum SharedParts {
  /// What stands in more screens than this stands for itself: repeated for each of them it would hide what is theirs.
  public static let mostScreens = 3
}
