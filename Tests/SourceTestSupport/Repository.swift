import Foundation

/// Where the repository lies on this machine.
public enum Repository {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder at a path that starts from the root.
  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }
}
