import Files
import Repository

/// The commit of the source that was read.
enum SourceRevision {
  /// For the title of a picture; nil where the source is in no repository, git is not there, or a saved graph was read.
  static func text(_ analysis: Analysis) -> String? {
    guard let path = analysis.paths.first else { return nil }
    return (Revision(ofFolder: path) ?? Revision(ofFolder: PathResolution.split(path).folder))?.text
  }
}
