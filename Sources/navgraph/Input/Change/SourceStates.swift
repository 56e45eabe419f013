import CommandLine
import Configuration
import Files
import NavigationGraph
import Pipeline
import Repository

/// Two states of an app, not read yet: which files each has, and which of them differ.
struct SourceStates: Sendable {
  /// Where one state lies.
  struct State: Sendable {
    var paths: [String]
    /// What paths in results are relative to, canonical; the process's own folder where it is nil.
    var folder: String?
    /// What it is read from; the disk where it is nil.
    var tree: (any FileTree)?

    /// Sets what a run over this state reads.
    func apply(to options: inout PipelineOptions) {
      options.walk.tree = tree
      options.walk.currentDirectory = folder
    }
  }

  let base: State
  let head: State
  let names: (base: String, head: String)
  /// The hashes of contents, by path to open, of the files that are asked for; nil where contents are compared.
  /// The states that git gives.
  private let revisions: [(name: String, tree: RevisionTree)]
  private let hashes: (@Sendable ([String]) -> (base: [String: String], head: [String: String]))?

  /// - Throws: `CommandFailure` with 2 for saved graphs, 3 where git does not give a commit.
  init(_ request: ChangeRequest, _ console: Console) throws(CommandFailure) {
    switch request {
    case .savedGraphs:
      throw .usage("saved graphs do not tell what source they were made from: name revisions or folders")
    case .folders(let base, let head):
      self.base = State(paths: ["."], folder: PathResolution.canonical(base))
      self.head = State(paths: ["."], folder: PathResolution.canonical(head))
      (names, hashes, revisions) = ((base, head), nil, [])
    case .revisions(let copy, let base, let head, let paths):
      let (before, after): (RevisionTree, RevisionTree?)
      do {
        before = try RevisionTree(base, in: copy)
        after = try head.map { commit throws(RepositoryFault) in try RevisionTree(commit, in: copy) }
      } catch {
        throw .failure(TerminalText.printable(error.description))
      }
      try Self.check(paths, in: [(base.name, before)] + [(head?.name ?? "the working tree", after ?? DiskTree())], of: copy)
      let (unread, lookalikes) = Self.unreadSubmodules(before, after, copy)
      let directory = PathResolution.currentDirectory().flatMap(PathResolution.canonical) ?? "/"
      for (folders, reason) in [
        (unread, "it is not checked out, or lacks the commit"), (lookalikes, "it may be one that cannot be read, in another place"),
      ] {
        for folder in folders.map({ PathResolution.relative($0, to: directory) }) {
          console.say("warning: the submodule \(TerminalText.printable(folder)) is left out on both sides: \(reason)")
        }
      }
      let missing = unread + lookalikes
      let sparse = head == nil ? copy.leftOutOfCheckout() : []
      if !sparse.isEmpty {
        let (what, verb) = sparse.count == 1 ? ("1 file", "is") : ("\(sparse.count) files", "are")
        console.say("note: \(what) that this sparse checkout leaves out \(verb) left out on both sides")
      }
      let lacking = missing + sparse
      let paths = paths.isEmpty ? ["."] : paths
      self.base = State(paths: paths, tree: lacking.isEmpty ? before : TreeWithoutPaths(before, lacking))
      self.head = State(paths: paths, tree: lacking.isEmpty ? after : TreeWithoutPaths(after ?? DiskTree(), lacking))
      revisions = [(base.name, before)] + (after.map { [(head?.name ?? "", $0)] } ?? [])
      names = (base.name, head?.name ?? "the working tree")
      hashes = { files in
        let old = files.compactMap { file in before.hash(of: file).map { (file, $0) } }
        let base = Dictionary(old, uniquingKeysWith: { first, _ in first })
        guard let after else {
          var head = copy.hashes(of: files)
          // What a checkout only writes otherwise (line ends, encodings) is no change.
          let others = files.filter { file in base[file].map { $0 != head[file] } ?? false }
          for (file, hash) in copy.hashesAsCommitted(of: others) where hash == base[file] { head[file] = hash }
          return (base, head)
        }
        let new = files.compactMap { file in after.hash(of: file).map { (file, $0) } }
        return (base, Dictionary(new, uniquingKeysWith: { first, _ in first }))
      }
    }
  }

  /// - Throws: `CommandFailure` with 2 for a path that lies outside the repository, or is there on neither side.
  private static func check(
    _ paths: [String], in states: [(name: String, tree: any FileTree)], of copy: WorkingCopy
  ) throws(CommandFailure) {
    let directory = PathResolution.currentDirectory() ?? "/"
    for path in paths {
      let absolute = PathResolution.absolute(path, from: directory)
      let shown = TerminalText.printable(path)
      guard [absolute, PathResolution.canonical(absolute) ?? absolute].contains(where: { PathResolution.contains(copy.top, $0) }) else {
        throw .usage("\(shown) is not in the repository of the current folder, whose states are compared")
      }
      guard states.contains(where: { (try? $0.tree.kind(of: absolute)) != nil }) else {
        let names = states.map { TerminalText.printable($0.name) }
        throw .usage("\(shown): no such file or folder in \(Set(names).count == 1 ? names[0] : names.joined(separator: " or in "))")
      }
    }
  }

  /// The submodules that are left out on both sides: what cannot be read on one side would come or go as a whole. Where one that cannot be read
  /// stands on one side only, any that stands on the other side only may be the same in another place.
  private static func unreadSubmodules(
    _ before: RevisionTree, _ after: RevisionTree?, _ copy: WorkingCopy
  ) -> (unread: [String], lookalikes: [String]) {
    let (lost, missing) = (before.missingSubmodules, after?.missingSubmodules ?? [])
    if lost.isEmpty, missing.isEmpty { return ([], []) }
    let old = before.submodules
    let new = after?.submodules ?? old.filter { PathResolution.isEntry($0) }.union(copy.checkedOutSubmodules())
    var lookalikes: Set<String> = []
    if lost.contains(where: { !new.contains($0) }) { lookalikes.formUnion(new.subtracting(old)) }
    if missing.contains(where: { !old.contains($0) }) { lookalikes.formUnion(old.subtracting(new)) }
    let unread = Set(lost).union(missing)
    return (unread.sorted(), lookalikes.subtracting(unread).sorted())
  }

  /// - Throws: `CommandFailure` with 3 where git could not give what was read: without it a state would be told as another.
  func check() throws(CommandFailure) {
    for (name, tree) in revisions where tree.unreadableCount > 0 {
      let files = tree.unreadableCount == 1 ? "1 file" : "\(tree.unreadableCount) files"
      throw .failure(
        "git cannot give \(files) of \(TerminalText.printable(name)); a partial clone (--filter) lacks them: "
          + "`git fetch --refetch --no-filter` brings them, or clone without a filter")
    }
  }

  /// Those of some files (paths to open) that have the same content in both states, as far as git tells; none of two folders.
  func same(among files: [String]) -> Set<String> {
    guard let known = hashes?(files) else { return [] }
    return Set(files.filter { file in known.base[file].map { $0 == known.head[file] } ?? false })
  }

  /// The files that differ, of all that a run reads, by their paths.
  func changedFiles(_ arguments: ParsedArguments, _ configuration: Configuration?) -> [ChangedFile] {
    let (old, new) = (files(of: base, arguments, configuration), files(of: head, arguments, configuration))
    let known = hashes?(Set(old.values).union(new.values).sorted())
    let directory = head.folder ?? PathResolution.currentDirectory().flatMap(PathResolution.canonical) ?? "/"
    var result: [ChangedFile] = []
    for name in Set(old.keys).union(new.keys).sorted() {
      // Of a state in another folder the place is what it would be in this one.
      let path = new[name] ?? (head.folder.map { PathResolution.absolute(name, from: $0) } ?? name)
      let shown = PathResolution.relative(path, to: directory)
      switch (old[name], new[name]) {
      case (let before?, let after?):
        if let known, let hash = known.base[before], hash == known.head[after] { continue }
        let (was, isNow) = (bytes(before, base), bytes(after, head))
        if was == isNow { continue }
        let lines = ChangedLines(from: was, to: isNow)
        var file = ChangedFile(path: shown, change: .changed, lines: lines)
        file.texts = Self.texts(shown, isNow, Set(lines.lines))
        result.append(file)
      case (nil, let after?):
        var file = ChangedFile(path: shown, change: .added)
        file.texts = Self.texts(shown, bytes(after, head), nil)
        result.append(file)
      case (_?, nil): result.append(ChangedFile(path: shown, change: .removed))
      case (nil, nil): continue
      }
    }
    return result
  }

  /// The files of a state that tell something of screens, by a name that both states share.
  private func files(of state: State, _ arguments: ParsedArguments, _ configuration: Configuration?) -> [String: String] {
    var options = SourceAnalysis.options(arguments, configuration, from: state.folder).walk
    options.tree = state.tree
    options.currentDirectory = state.folder
    let walk = FileWalk.run(state.paths, options: options)
    let inventory = walk.inventory
    let all = walk.files.map(\.absolutePath) + inventory.interfaceFiles + inventory.stringTables + inventory.objectiveCFiles
      + inventory.objectiveCHeaders + inventory.propertyLists + inventory.entitlements
    let named = all.map { path in (state.folder.map { PathResolution.relative(path, to: $0) } ?? path, path) }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// A file's bytes in UTF-8, lines ended by a line feed alone: git keeps them so where a checkout has others, and no screen is affected by how
  /// lines end.
  private func bytes(_ path: String, _ state: State) -> [UInt8] {
    let bytes = WideText.utf8((try? ReadBuffer.bytes(of: path, displayPath: path, in: state.tree)) ?? [])
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard bytes.contains(carriageReturn) else { return bytes }
    return zip(bytes, bytes.dropFirst() + [0]).filter { $0 != carriageReturn || $1 != lineFeed }.map(\.0)
  }

  /// The quoted texts on some lines of a table of texts, or on all.
  private static func texts(_ path: String, _ bytes: [UInt8], _ lines: Set<Int>?) -> [String] {
    guard path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") else { return [] }
    var result: [String] = []
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard lines?.contains(number + 1) ?? true else { continue }
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      for (position, part) in parts.enumerated() where position % 2 == 1 { result.append(String(decoding: part, as: UTF8.self)) }
    }
    return result
  }
}
