import Files
import Site

/// The working copy around the current folder.
enum RepositoryFolder {
  /// The nearest folder from one upwards that holds `.git`; the folder itself where none does.
  static func top(from directory: String) -> String {
    var folder = directory
    while true {
      if PathResolution.isEntry((folder == "/" ? "" : folder) + "/.git") { return folder }
      let above = PathResolution.split(folder).folder
      if above == folder || folder == "/" { return directory }
      folder = above
    }
  }

  /// Who owns which files, as the first `CODEOWNERS` says that the hosts would find; nil where there is none.
  ///
  /// GitHub looks into `.github`, the top and `docs`, GitLab into the top, `docs` and `.gitlab`; the first file that a host finds counts. So
  /// this order is right on GitHub, and on GitLab where nothing lies in `.github` (both hosts' documentation of the file).
  /// - Throws: a `FileProblem` where it cannot be read.
  static func owners(from directory: String) throws(FileProblem) -> SourceOwners? {
    let top = top(from: directory)
    let places: [(String, CodeOwners.Host)] = [
      (".github/CODEOWNERS", .gitHub), ("CODEOWNERS", .either), ("docs/CODEOWNERS", .either), (".gitlab/CODEOWNERS", .gitLab),
    ]
    for (place, host) in places {
      let path = (top == "/" ? "" : top) + "/" + place
      guard let file = PathResolution.canonical(path) else { continue }
      // GitHub reads no larger ones than three megabytes.
      let bytes = try ReadBuffer.bytes(of: file, displayPath: PathResolution.relative(path, to: directory), limit: 3 << 20)
      let way = PathResolution.relative(directory, to: top)
      return SourceOwners(rules: CodeOwners(String(decoding: bytes, as: UTF8.self), host: host), prefix: way == "." ? "" : way + "/")
    }
    return nil
  }
}
