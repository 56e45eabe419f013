/// The repository around a folder.
public struct WorkingCopy: Sendable {
  /// The top folder, absolute and without links; of a bare repository its own folder.
  public let top: String

  /// - Parameter folder: a folder in it.
  /// - Throws: `RepositoryFault` where it is in none, or git is not there.
  public init(around folder: String) throws(RepositoryFault) {
    let said = try Git.bytes(["rev-parse", "--is-bare-repository", "--show-toplevel", "--absolute-git-dir"], in: folder)
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let last = lines.last, lines.count >= 2 else { throw RepositoryFault("git does not say where the repository lies") }
    top = lines[0] == "true" ? last : lines[1]
  }

  /// The commit that a word stands for: a branch, a tag, a hash, `HEAD~3`.
  /// - Throws: `RepositoryFault` where there is none, with a word on clones that lack history.
  public func commit(_ word: String) throws(RepositoryFault) -> Commit {
    if word.isEmpty || word.hasPrefix("-") { throw RepositoryFault("'\(word)' is no revision") }
    guard let hash = line(["rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}"]) else {
      throw RepositoryFault("'\(word)' is no revision that this repository knows" + missingHistory(of: word))
    }
    return Commit(hash: hash, name: word)
  }

  /// The last commit that two have in common.
  /// - Throws: `RepositoryFault` where there is none.
  public func mergeBase(_ a: Commit, _ b: Commit) throws(RepositoryFault) -> Commit {
    guard let hash = line(["merge-base", a.hash, b.hash]) else {
      throw RepositoryFault("\(a.name) and \(b.name) have no commit in common" + missingHistory(of: a.name))
    }
    return Commit(hash: hash, name: String(hash.prefix(10)))
  }

  /// Whether the clone has only a part of the history.
  public var isShallow: Bool { line(["rev-parse", "--is-shallow-repository"]) == "true" }

  private func missingHistory(of word: String) -> String {
    guard isShallow else { return "" }
    return "; the clone is shallow: fetch more of its history first (git fetch --unshallow; in GitHub's checkout action fetch-depth: 0)"
  }

  private func line(_ arguments: [String]) -> String? {
    let text = Git.output(arguments, in: top)?.split(separator: "\n").first.map(String.init)
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What git would call the contents of files as they lie on the disk, by their paths; of files that cannot be read nothing.
  ///
  /// Git only reads them: no filter runs, nothing is written.
  /// - Parameter paths: absolute ones.
  public func hashes(of paths: [String]) -> [String: String] {
    let asked = paths.filter { !$0.utf8.contains(UInt8(ascii: "\n")) && !$0.hasPrefix("\"") }
    guard !asked.isEmpty else { return [:] }
    let input = Array((asked.joined(separator: "\n") + "\n").utf8)
    guard let output = try? Git.bytes(["hash-object", "--no-filters", "--stdin-paths"], input: input, in: top) else { return [:] }
    let hashes = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    guard hashes.count == asked.count else { return [:] }
    return Dictionary(zip(asked, hashes), uniquingKeysWith: { first, _ in first })
  }
}

/// A commit of a repository.
public struct Commit: Hashable, Sendable {
  /// All digits of its hash.
  public let hash: String
  /// What the user calls it.
  public let name: String
}
