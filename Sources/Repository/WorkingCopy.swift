import Files

/// The repository around a folder.
public struct WorkingCopy: Sendable {
  /// The top folder, absolute and without links; of a bare repository its own folder.
  public let top: String
  /// Whether it has commits only, and no files on the disk.
  public let isBare: Bool

  /// - Parameter folder: a folder in it.
  /// - Throws: `RepositoryFault` where it is in none, or git is not there.
  public init(around folder: String) throws(RepositoryFault) {
    let said = try Self.lines(["rev-parse", "--is-bare-repository", "--absolute-git-dir"], folder)
    isBare = said.first == "true"
    let places = isBare ? said : try Self.lines(["rev-parse", "--show-toplevel"], folder)
    guard said.count == 2, let place = places.last else { throw RepositoryFault("git does not say where the repository lies") }
    top = place
  }

  /// The commit that a word stands for: a branch, a tag, a hash, `HEAD~3`.
  /// - Throws: `RepositoryFault` where there is none, with a word on clones that lack history.
  public func commit(_ word: String) throws(RepositoryFault) -> Commit {
    if word.isEmpty || word.hasPrefix("-") { throw RepositoryFault("'\(word)' is no revision") }
    // `:/text` goes to the end of the word.
    let isSearch = word.hasPrefix(":/")
    let found = isSearch ? line(["rev-parse", "--verify", "--quiet", "--end-of-options", word]) : word
    guard let found, let hash = line(["rev-parse", "--verify", "--quiet", "--end-of-options", found + "^{commit}"]),
      hash.allSatisfy(\.isHexDigit)
    else {
      throw RepositoryFault("'\(word)' is no revision that this repository knows" + missingHistory(of: word))
    }
    return Commit(hash: hash, name: word)
  }

  /// Whether `HEAD` has a file or a folder at a path, an absolute one.
  public func lastCommitHolds(_ path: String) -> Bool {
    guard PathResolution.contains(top, path), path != top else { return false }
    return Git.output(["cat-file", "-e", "--end-of-options", "HEAD:" + PathResolution.relative(path, to: top)], in: top) != nil
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

  private static func lines(_ arguments: [String], _ folder: String) throws(RepositoryFault) -> [String] {
    String(decoding: try Git.bytes(arguments, in: folder), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func line(_ arguments: [String]) -> String? {
    let text = Git.output(arguments, in: top)?.split(separator: "\n").first.map(String.init)
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// More files that are there and cannot be read are not looked behind.
  private static let mostUnreadable = 16

  /// What git would call the contents of files as they lie on the disk, by their paths; of files that cannot be read nothing.
  ///
  /// Git only reads them: no filter runs, nothing is written.
  /// - Parameter paths: absolute ones.
  public func hashes(of paths: [String]) -> [String: String] { hashes(of: paths, ["--no-filters"], settings: []) }

  /// The same of what git would commit: with the line ends and in the encoding that attributes and settings keep in it. Filters that are programs
  /// do not run.
  ///
  /// - Parameter paths: absolute ones, below the top.
  public func hashesAsCommitted(of paths: [String]) -> [String: String] {
    guard !paths.isEmpty, let settings = Filters(in: top).off else { return [:] }
    return hashes(of: paths, [], settings: settings)
  }

  private func hashes(of paths: [String], _ options: [String], settings: [String]) -> [String: String] {
    let disk = DiskTree()
    let isBelow = options.isEmpty
    var asked = paths.filter { path in
      !path.utf8.contains(UInt8(ascii: "\n")) && !path.hasPrefix("\"") && (try? disk.kind(of: path)) == .regular
        && (!isBelow || path.hasPrefix(top + "/") && !path.hasPrefix(top + "/\""))
    }[...]
    var result: [String: String] = [:]
    // It ends at the first file that it cannot read, and has told those before.
    for _ in 0..<Self.mostUnreadable where !asked.isEmpty {
      // Attributes are found by the path from the top.
      let names = isBelow ? asked.map { String($0.dropFirst(top.count + 1)) } : Array(asked)
      let input = Array((names.joined(separator: "\n") + "\n").utf8)
      guard let output = try? Git.run(settings + ["hash-object"] + options + ["--stdin-paths"], input: input, in: top) else { return result }
      let hashes = String(decoding: output.standardOutput, as: UTF8.self).split(separator: "\n").map(String.init)
      result.merge(zip(asked, hashes)) { first, _ in first }
      asked = asked.dropFirst(hashes.count + 1)
    }
    return result
  }
}

/// A commit of a repository.
public struct Commit: Hashable, Sendable {
  /// All digits of its hash.
  public let hash: String
  /// What the user calls it.
  public let name: String
}
