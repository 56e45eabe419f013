import Processes

/// The commit that a working folder stands at.
public struct Revision: Hashable, Sendable {
  /// As short as git makes it.
  public var hash: String
  /// The day of the commit, `2026-11-30`.
  public var day: String
  /// Whether files that git tracks were changed since.
  public var hasChanges: Bool

  public init(hash: String, day: String, hasChanges: Bool) {
    self.hash = hash
    self.day = day
    self.hasChanges = hasChanges
  }

  /// For a title.
  public var text: String { "\(hash)\(hasChanges ? " with changes" : "") · \(day)" }
}

extension Revision {
  /// The commit of the repository that a folder is in; nil where it is in none, has no commit yet, or git is not there.
  /// Two runs of git, some 5 ms each.
  public init?(ofFolder folder: String) {
    guard let log = Git.output(["log", "-1", "--no-show-signature", "--format=%h %cs", "HEAD", "--"], in: folder) else { return nil }
    let words = log.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, words[0].allSatisfy(\.isHexDigit) else { return nil }
    let changes = Git.output(["status", "--porcelain", "--untracked-files=no", "--ignore-submodules=all"], in: folder)
    self.init(hash: words[0], day: words[1], hasChanges: changes.map { !$0.isEmpty } ?? false)
  }
}
