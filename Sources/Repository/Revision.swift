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
  /// Two runs of git, some 5 ms each, and two more where filters are set.
  public init?(ofFolder folder: String) {
    guard let log = Git.output(["log", "-1", "--no-show-signature", "--format=%h %cs", "HEAD", "--"], in: folder) else { return nil }
    let words = log.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2, words[0].allSatisfy(\.isHexDigit) else { return nil }
    self.init(hash: words[0], day: words[1], hasChanges: Self.hasChanges(folder))
  }

  /// No filter runs, which is a program that the repository may name. What differs only as such a program would tell (large files kept
  /// elsewhere, when their time of change is another) is no change.
  private static func hasChanges(_ folder: String) -> Bool {
    let filters = Filters(in: folder)
    guard let off = filters.off else { return false }
    let names = filters.names
    let status = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=no", "--ignore-submodules=all"]
    let lines = (Git.output(off + status, in: folder) ?? "").split(separator: "\0").map(String.init)
    // `XY path`: X tells what is staged, which no filter has a say about.
    let isStaged = lines.contains { !$0.hasPrefix(" ") }
    if names.isEmpty || lines.isEmpty || isStaged { return !lines.isEmpty }
    return !areFiltered(lines.map { String($0.dropFirst(3)) }, by: Set(names), folder)
  }

  /// Whether each of some files goes through one of the filters. Their paths are from the top.
  private static func areFiltered(_ paths: [String], by names: Set<String>, _ folder: String) -> Bool {
    guard let top = try? WorkingCopy(around: folder).top else { return false }
    let input = Array(paths.joined(separator: "\0").utf8) + [0]
    guard let said = try? Git.bytes(["check-attr", "-z", "--stdin", "filter"], input: input, in: top) else { return false }
    // `path`, `filter`, its value, each ended by a zero.
    let words = String(decoding: said, as: UTF8.self).split(separator: "\0", omittingEmptySubsequences: false)
    return stride(from: 2, to: words.count, by: 3).allSatisfy { names.contains(String(words[$0])) }
  }
}
