import NavigationGraph

/// What a run reads.
public enum InputKind: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Swift.
  case code
  /// Storyboards and XIBs.
  case interfaces
  /// Property lists and entitlements.
  case propertyLists

  public static func < (a: Self, b: Self) -> Bool { compareBytes(a.rawValue, b.rawValue) < 0 }
}

/// The first of the files that should have been read and were not.
public struct UnreadInput: Hashable, Sendable {
  public let path: String
  /// Why, in words that stand behind "not all was read: ".
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// What findings are held back for.
  var site: Unresolved {
    Unresolved(
      from: "", kind: .builds, reason: "not all was read: \(reason)", location: SourceLocation(file: path, line: 1, column: 1))
  }
}
