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
  /// `HEAD` to the files on the disk), two folders, two saved graphs. Behind revisions may stand the paths that are read; `--` tells them apart.
  ///
  /// - Throws: `CommandFailure` with 2 where a word is none of these, 3 where there is no repository.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) {
    // With nothing before it `--` only says that no options follow.
    let separator = arguments.separator.flatMap { $0 > 0 ? $0 : nil }
    try self.init(arguments.positional, separator: separator, fromMergeBase: arguments.has(DiffCommand.mergeBase), console)
  }

  /// - Parameters:
  ///   - separator: how many of the words are revisions; nil where each word tells what it is.
  ///   - fromMergeBase: whether `A` stands for where the head left it.
  ///   - console: where it is said how a word was taken that can be taken in two ways.
  init(_ words: [String], separator: Int? = nil, fromMergeBase: Bool = false, _ console: Console? = nil) throws(CommandFailure) {
    if separator == nil, words.contains(where: { $0.hasSuffix(".json") }) {
      guard words.count == 2, words.allSatisfy({ $0.hasSuffix(".json") }) else {
        throw .usage("saved graphs are compared two at a time: the one before the change, the one after it")
      }
      self = .savedGraphs(base: words[0], head: words[1])
      return
    }
    let directory = PathResolution.currentDirectory() ?? "/"
    let repository: Result<WorkingCopy, RepositoryFault> = Self.repository(around: directory)
    if separator == nil, words.count == 2, words.allSatisfy({ Self.isFolder($0) }), !Self.isRevision(words[0], repository) {
      self = .folders(base: words[0], head: words[1])
      return
    }
    let copy: WorkingCopy
    do {
      copy = try repository.get()
    } catch {
      throw .failure(error.description)
    }
    if let separator {
      self = try Self.revisions(Array(words[..<separator]), paths: Array(words[separator...]), copy, fromMergeBase)
    } else {
      let (revisions, paths) = try Self.parts(words, copy, console)
      self = try Self.revisions(revisions, paths: paths, copy, fromMergeBase)
    }
  }

  private static func repository(around folder: String) -> Result<WorkingCopy, RepositoryFault> {
    do throws(RepositoryFault) {
      return .success(try WorkingCopy(around: folder))
    } catch {
      return .failure(error)
    }
  }

  /// Which of some words are revisions, and which are paths.
  private static func parts(_ words: [String], _ copy: WorkingCopy, _ console: Console?) throws(CommandFailure) -> ([String], [String]) {
    guard let first = words.first else { return ([], []) }
    let isRange = range(first) != nil
    let isPath = !copy.isBare && !first.isEmpty && !PathResolution.isMissing(first)
    if isPath {
      guard isRevision(first, .success(copy)) else { return isRange ? ([first], Array(words.dropFirst())) : ([], words) }
      note(first, "the revision", "HEAD -- \(first)", console)
    }
    guard !isRange, words.count > 1 else { return ([first], Array(words.dropFirst())) }
    let second = words[1]
    if !copy.isBare, !PathResolution.isMissing(second) {
      if isRevision(second, .success(copy)) { note(second, "the path", "\(first)..\(second)", console) }
      return ([first], Array(words.dropFirst()))
    }
    return ([first, second], Array(words.dropFirst(2)))
  }

  private static func note(_ word: String, _ taken: String, _ other: String, _ console: Console?) {
    let rest = taken == "the path" ? "the revision" : "the path"
    console?.say("note: '\(TerminalText.printable(word))' is a revision and a path: taken as \(taken); for \(rest): \(TerminalText.printable(other))")
  }

  private static func revisions(
    _ words: [String], paths: [String], _ copy: WorkingCopy, _ fromMergeBase: Bool
  ) throws(CommandFailure) -> ChangeRequest {
    if paths.contains("") { throw .usage("a path is empty (a variable that is not set?)") }
    guard let first = words.first else {
      if copy.isBare { throw noFiles }
      return try .revisions(copy, base: commit("HEAD", copy), head: nil, paths: paths)
    }
    if let (left, right, isFromMergeBase) = range(first) {
      if words.count > 1 { throw .usage("\(TerminalText.printable(first)) names both states: only paths stand behind it") }
      let (base, head) = (try commit(left, copy), try commit(right, copy))
      let start = isFromMergeBase || fromMergeBase ? try mergeBase(base, head, copy) : base
      return .revisions(copy, base: start, head: head, paths: paths)
    }
    if words.count > 2 { throw .usage("two revisions are compared; before -- stand \(words.count)") }
    let base = try commit(first, copy)
    let head = words.count > 1 ? try commit(words[1], copy) : nil
    if copy.isBare, head == nil { throw noFiles }
    guard fromMergeBase else { return .revisions(copy, base: base, head: head, paths: paths) }
    let end: Commit
    if let head { end = head } else { end = try commit("HEAD", copy) }
    return .revisions(copy, base: try mergeBase(base, end, copy), head: head, paths: paths)
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
    if word.isEmpty { throw .usage("a revision is empty (a variable that is not set?)") }
    if word.hasPrefix("^") {
      throw .usage("'\(TerminalText.printable(word))' leaves commits out and names no state: A..B compares A with B")
    }
    do {
      return try copy.commit(word)
    } catch {
      let place = PathResolution.absolute(word, from: PathResolution.currentDirectory() ?? "/")
      let more =
        if !PathResolution.isMissing(word) {
          "; a path stands behind the revisions (HEAD -- \(word))"
        } else if copy.lastCommitHolds(place) {
          "; a path that is gone from the disk stands behind -- (HEAD -- \(word))"
        } else {
          ", and no file or folder"
        }
      throw .usage(TerminalText.printable(error.description + more))
    }
  }

  private static func mergeBase(_ a: Commit, _ b: Commit, _ copy: WorkingCopy) throws(CommandFailure) -> Commit {
    do {
      return try copy.mergeBase(a, b)
    } catch {
      throw .failure(TerminalText.printable(error.description))
    }
  }

  private static func isFolder(_ word: String) -> Bool { (try? DiskTree().kind(of: word)) == .directory }

  private static func isRevision(_ word: String, _ repository: Result<WorkingCopy, RepositoryFault>) -> Bool {
    guard case .success(let copy) = repository else { return false }
    return (try? copy.commit(word)) != nil
  }
}
