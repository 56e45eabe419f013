import Foundation

/// Files that are kept true by tests: a test compares what is made with what is committed, and renews it when asked to.
public enum Golden {
  /// The top of the repository, found from the place of a test file (`Tests/<Target>/<File>.swift`).
  public static func repository(from file: String = #filePath) -> URL {
    URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Compares a text with a file, or writes it where `NAVGRAPH_RENEW` is set.
  ///
  /// - Parameter renew: The filter that names the test.
  /// - Returns: What is wrong and how to mend it; nil where the file holds the text.
  public static func difference(_ text: String, _ file: URL, renew: String) throws -> String? {
    if ProcessInfo.processInfo.environment["NAVGRAPH_RENEW"] != nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? Data(contentsOf: file)) != Data(text.utf8) { try Data(text.utf8).write(to: file) }
      return nil
    }
    guard let found = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(file.lastPathComponent) is missing; to make it: NAVGRAPH_RENEW=1 swift test --filter \(renew)"
    }
    guard found != text else { return nil }
    let lines = zip(found.split(separator: "\n", omittingEmptySubsequences: false), text.split(separator: "\n", omittingEmptySubsequences: false))
    let line = lines.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(found.count, text.count)
    return "\(file.lastPathComponent) differs from line \(line + 1) on; to renew it: NAVGRAPH_RENEW=1 swift test --filter \(renew)"
  }
}
