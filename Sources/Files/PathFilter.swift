/// Which paths below a folder are read, by patterns in the language of `.gitignore`.
///
/// A path outside the folder is read. Cost: patterns times the parts of a path.
public struct PathFilter: Sendable {
  private let folder: String
  private let included: IgnoreFile
  private let excluded: IgnoreFile

  /// - Parameters:
  ///   - included: what is read of the folder; all of it where there are none.
  ///   - excluded: what is left out of that; of several that match the last counts, and `!` takes in again.
  ///   - folder: where the patterns start from; absolute, without symbolic links.
  public init(included: [String], excluded: [String], folder: String) {
    self.folder = folder
    self.included = Self.file(included)
    self.excluded = Self.file(excluded)
  }

  /// Why a text is no pattern, nil where it is one.
  public static func fault(of pattern: String) -> String? {
    if pattern.contains(where: \.isNewline) { return "a pattern is one line" }
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") { return "a pattern cannot lead out of the folder of the file" }
    return IgnorePattern(line: normal(pattern).utf8) == nil ? "no pattern of a path" : nil
  }

  func excludes(_ path: String, isFolder: Bool) -> Bool {
    guard !excluded.isEmpty, let parts = parts(path) else { return false }
    return excluded.verdict(on: parts[...], isFolder: isFolder) == .ignored
  }

  /// Whether a pattern says that a path is read; what lies in a folder that is, is read too.
  func includes(_ path: String, isFolder: Bool) -> Bool {
    guard !included.isEmpty, let parts = parts(path) else { return true }
    return included.verdict(on: parts[...], isFolder: isFolder) == .ignored
  }

  /// The same for a folder with those above it.
  func includesFolderOrAbove(_ path: String) -> Bool {
    guard !included.isEmpty, let parts = parts(path) else { return true }
    return parts.indices.contains { included.verdict(on: parts[...$0], isFolder: true) == .ignored }
  }

  /// The parts of a path below the folder; nil outside. The folder itself has none.
  private func parts(_ path: String) -> [[UInt8]]? {
    guard PathResolution.contains(folder, path) else { return nil }
    return path.utf8.dropFirst(folder == "/" ? 0 : folder.utf8.count).split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  private static func file(_ patterns: [String]) -> IgnoreFile { IgnoreFile(Array(patterns.map(normal).joined(separator: "\n").utf8)) }

  /// `./App` is what people write, and `App` what `.gitignore` knows.
  private static func normal(_ pattern: String) -> String {
    pattern.hasPrefix("./") ? String(pattern.dropFirst()) : pattern
  }
}
