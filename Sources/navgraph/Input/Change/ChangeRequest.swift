import CommandLine
import Files
import Repository

/// Which two states of an app are compared, as the command line names them.
enum ChangeRequest {
  /// A commit and another, or the files as they lie on the disk where there is no other.
  case revisions(WorkingCopy, base: Commit, head: Commit?, paths: [String])
  case folders(base: String, head: String)
  case savedGraphs(base: String, head: String)

  /// Reads the words of a command line: `A..B` (from A to B), `A...B` (from where B left A), `A` (from A to the files on the disk), `A B`, nothing (from
  /// `HEAD` to the files on the disk), two folders, two saved graphs. Behind revisions may stand the paths that are read.
  ///
  /// - Parameter fromMergeBase: whether `A` stands for where the head left it.
  /// - Throws: `CommandFailure` with 2 where a word is none of these, 3 where there is no repository.
  init(_ words: [String], fromMergeBase: Bool = false) throws(CommandFailure) {
    if words.contains(where: { $0.hasSuffix(".json") }) {
      guard words.count == 2, words.allSatisfy({ $0.hasSuffix(".json") }) else {
        throw .usage("saved graphs are compared two at a time: the one before the change, the one after it")
      }
      self = .savedGraphs(base: words[0], head: words[1])
      return
    }
    let directory = PathResolution.currentDirectory() ?? "/"
    let repository: Result<WorkingCopy, RepositoryFault> = Self.repository(around: directory)
    if words.count == 2, words.allSatisfy({ Self.isFolder($0) }), !Self.isRevision(words[0], repository) {
      self = .folders(base: words[0], head: words[1])
      return
    }
    let copy: WorkingCopy
    do {
      copy = try repository.get()
    } catch {
      throw .failure(error.description)
    }
    self = try Self.revisions(words, copy, fromMergeBase)
  }

  private static func repository(around folder: String) -> Result<WorkingCopy, RepositoryFault> {
    do throws(RepositoryFault) {
      return .success(try WorkingCopy(around: folder))
    } catch {
      return .failure(error)
    }
  }

  private static func revisions(_ words: [String], _ copy: WorkingCopy, _ fromMergeBase: Bool) throws(CommandFailure) -> ChangeRequest {
    guard let first = words.first, !isPathOnly(first, copy) else {
      if copy.isBare { throw noFiles }
      return try .revisions(copy, base: commit("HEAD", copy), head: nil, paths: words)
    }
    if let (left, right, isFromMergeBase) = range(first) {
      let (base, head) = (try commit(left, copy), try commit(right, copy))
      let start = isFromMergeBase || fromMergeBase ? try mergeBase(base, head, copy) : base
      return .revisions(copy, base: start, head: head, paths: try paths(words.dropFirst()))
    }
    let base = try commit(first, copy)
    let isTwo = words.count > 1 && (copy.isBare || PathResolution.isMissing(words[1]))
    let head = isTwo ? try commit(words[1], copy) : nil
    let rest = try paths(words.dropFirst(isTwo ? 2 : 1))
    if copy.isBare, head == nil { throw noFiles }
    guard fromMergeBase else { return .revisions(copy, base: base, head: head, paths: rest) }
    let end: Commit
    if let head { end = head } else { end = try commit("HEAD", copy) }
    return .revisions(copy, base: try mergeBase(base, end, copy), head: head, paths: rest)
  }

  private static let noFiles = CommandFailure.usage("a bare repository has no files on the disk: name two revisions (A..B)")

  /// `A..B` and `A...B`; a side that is left out is `HEAD`.
  private static func range(_ word: String) -> (String, String, isFromMergeBase: Bool)? {
    guard let dots = word.firstRange(of: ".."), !word.hasPrefix("../"), word != ".." else { return nil }
    let left = String(word[..<dots.lowerBound])
    var right = word[dots.upperBound...]
    let isFromMergeBase = right.hasPrefix(".")
    if isFromMergeBase { right = right.dropFirst() }
    return (left.isEmpty ? "HEAD" : left, right.isEmpty ? "HEAD" : String(right), isFromMergeBase)
  }

  private static func commit(_ word: String, _ copy: WorkingCopy) throws(CommandFailure) -> Commit {
    do {
      return try copy.commit(word)
    } catch {
      let path = PathResolution.isMissing(word) ? ", and no file or folder" : "; a path stands behind the revisions (navgraph diff HEAD \(word))"
      throw .usage(TerminalText.printable(error.description + path))
    }
  }

  private static func mergeBase(_ a: Commit, _ b: Commit, _ copy: WorkingCopy) throws(CommandFailure) -> Commit {
    do {
      return try copy.mergeBase(a, b)
    } catch {
      throw .failure(TerminalText.printable(error.description))
    }
  }

  private static func paths(_ words: ArraySlice<String>) throws(CommandFailure) -> [String] {
    for word in words {
      if word.isEmpty { throw .usage("a path is empty (a variable that is not set?)") }
    }
    return Array(words)
  }

  private static func isFolder(_ word: String) -> Bool { (try? DiskTree().kind(of: word)) == .directory }

  private static func isRevision(_ word: String, _ repository: Result<WorkingCopy, RepositoryFault>) -> Bool {
    guard case .success(let copy) = repository else { return false }
    return (try? copy.commit(word)) != nil
  }

  /// Whether a word is there on the disk and no revision.
  private static func isPathOnly(_ word: String, _ copy: WorkingCopy) -> Bool {
    !PathResolution.isMissing(word) && (try? copy.commit(word)) == nil
  }
}
