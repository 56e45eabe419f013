import CommandLine
import Files
import Repository

/// Where a change begins whose end are the files on the disk, as an option names it.
enum ChangeStart {
  /// The states before the change and after it.
  ///
  /// - Parameters:
  ///   - word: a revision; `A...` or `A...HEAD` for where the branch left A.
  ///   - paths: what is read.
  /// - Throws: `CommandFailure` with 2 where it is no revision, or what is read lies elsewhere.
  static func states(_ word: String, _ option: String, paths: [String], _ console: Console) throws(CommandFailure) -> SourceStates {
    if let part = paths.first(where: PartInput.isPart) {
      throw .usage("--\(option) needs source, and \(TerminalText.printable(part)) is a part that navgraph scan wrote")
    }
    guard case .revisions(let copy, let base, let head, let others) = try ChangeRequest([word]), others.isEmpty else {
      throw .usage("--\(option) takes a revision: a branch, a tag, a commit")
    }
    if let head {
      let isHere: Bool
      do {
        isHere = try copy.commit("HEAD").hash == head.hash
      } catch {
        isHere = false
      }
      let shown = TerminalText.printable(word)
      guard isHere else { throw .usage("--\(option) \(shown): the change ends with the files on the disk; name where it begins") }
    }
    let current = PathResolution.currentDirectory() ?? "/"
    for path in paths {
      let absolute = PathResolution.absolute(path, from: current)
      guard PathResolution.contains(copy.top, PathResolution.canonical(absolute) ?? absolute) else {
        throw .usage("--\(option): \(TerminalText.printable(path)) is not in the repository of the current folder; start navgraph in its own")
      }
    }
    return try SourceStates(.revisions(copy, base: base, head: nil, paths: paths), console)
  }
}
