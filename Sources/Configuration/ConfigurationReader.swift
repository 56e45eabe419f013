import CommandLine
import Files

/// Finds and reads `.navgraph.yml`.
public enum ConfigurationReader {
  public static let fileName = ".navgraph.yml"

  /// The nearest configuration: in the folder of a path, or in one above it. Absolute; nil where there is none.
  /// - Parameters:
  ///   - path: a file or a folder, also one that is not there.
  ///   - directory: what a relative path is relative to; absolute.
  public static func find(above path: String, from directory: String) -> String? {
    let absolute = PathResolution.absolute(path, from: directory)
    var folder = PathResolution.canonical(absolute) ?? absolute
    while true {
      let candidate = (folder == "/" ? "" : folder) + "/" + fileName
      // A link that leads nowhere is one all the same: whoever reads it says so.
      if PathResolution.isEntry(candidate) { return candidate }
      if folder == "/" { return nil }
      folder = PathResolution.split(folder).folder
    }
  }

  /// A file that looks as if it were meant: `.navgraph.yaml`, `navgraph.yml`. In the folder of a path or in one above it, as far as that is
  /// in the same repository. Absolute; nil where there is none.
  public static func findMisnamed(above path: String, from directory: String) -> String? {
    let absolute = PathResolution.absolute(path, from: directory)
    var folder = PathResolution.canonical(absolute) ?? absolute
    while folder != "/" {
      for name in misspellings where PathResolution.isEntry(folder + "/" + name) { return folder + "/" + name }
      if PathResolution.isEntry(folder + "/.git") { return nil }
      folder = PathResolution.split(folder).folder
    }
    return nil
  }

  private static let misspellings = [".navgraph.yaml", "navgraph.yml", "navgraph.yaml"]

  /// Reads a file.
  /// - Parameters:
  ///   - path: absolute.
  ///   - shown: the path that mistakes name.
  ///   - vocabulary: the words that others declare.
  /// - Throws: all that is wrong with it.
  public static func read(
    _ path: String, shown: String, knowing vocabulary: ConfigurationVocabulary
  ) throws(ConfigurationError) -> Configuration {
    if PathResolution.isEntry(path), PathResolution.isMissing(path) {
      throw ConfigurationError(path: shown, mistakes: [ConfigurationMistake(nil, "a symbolic link that leads nowhere")])
    }
    let bytes: [UInt8]
    do throws(FileProblem) {
      // A link is followed; patterns start from where it lies.
      bytes = try ReadBuffer.bytes(of: PathResolution.canonical(path) ?? path, displayPath: shown, limit: YAMLReader.maximumSize)
    } catch {
      throw ConfigurationError(path: shown, mistakes: [ConfigurationMistake(nil, error.reason)])
    }
    let folder = PathResolution.split(path).folder
    return try read(bytes, folder: PathResolution.canonical(folder) ?? folder, shown: shown, knowing: vocabulary)
  }

  /// Reads the content of a file.
  /// - Parameter folder: the folder that it lies in: absolute, without symbolic links.
  public static func read(
    _ bytes: [UInt8], folder: String, shown: String, knowing vocabulary: ConfigurationVocabulary
  ) throws(ConfigurationError) -> Configuration {
    var draft = ConfigurationDraft(
      folder: folder, vocabulary: vocabulary, source: SourceLines(String(decoding: bytes, as: UTF8.self)))
    do throws(ConfigurationMistake) {
      if let root = try YAMLReader.read(bytes) { read(root, &draft) }
    } catch {
      throw ConfigurationError(path: shown, mistakes: [error])
    }
    guard draft.mistakes.isEmpty else { throw ConfigurationError(path: shown, mistakes: draft.sortedMistakes) }
    return draft.configuration
  }

  private static func read(_ root: YAMLNode, _ draft: inout ConfigurationDraft) {
    for entry in draft.entries(root, of: fileName) {
      if let key = ConfigurationKeys.key(entry.key.text) {
        key.read(entry.value, &draft)
      } else if let instead = ForeignKeys.instead(of: entry.key.text, draft.vocabulary) {
        draft.fail(entry.key.mark, "unknown key '\(TerminalText.printable(entry.key.text))'; \(instead)")
      } else {
        draft.unknown("key", entry.key.text, entry.key.mark, among: ConfigurationKeys.all.map(\.name))
      }
    }
  }
}
