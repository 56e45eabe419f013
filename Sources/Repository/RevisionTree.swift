import Files

/// The files of a commit, in the place of those on the disk below the top of the repository. What lies elsewhere is read from the disk.
///
/// The names are read at once (`git ls-tree`), contents when they are asked for. Symbolic links lead where they lead in the commit; submodules
/// are read from their own repositories. What a walk of the disk tells of names and links it tells of a commit as well.
public struct RevisionTree: FileTree {
  struct File {
    let hash: String
    let repository: Int
  }

  let top: String
  private(set) var files: [String: File] = [:]
  private(set) var folders: [String: FolderEntries] = [:]
  /// Symbolic links, whose content is where they lead.
  private(set) var links: [String: File] = [:]
  private(set) var readers: [ObjectReader] = []
  let disk = DiskTree()
  /// Names that are not UTF-8, each after its folder.
  private var foreignNames: Set<[UInt8]> = []
  /// Folders of all submodules, absolute.
  public private(set) var submodules: Set<String> = []
  /// Folders of submodules that could not be read, absolute: not checked out, or without the commit.
  public private(set) var missingSubmodules: [String] = []

  /// How deep submodules may lie in submodules.
  private static let depthLimit = 8

  /// - Throws: `RepositoryFault` where git does not list the commit.
  public init(_ commit: Commit, in repository: WorkingCopy) throws(RepositoryFault) {
    top = repository.top
    folders[top] = FolderEntries()
    var elsewhere: [String]?
    var pending = [(folder: repository.top, at: repository.top, hash: commit.hash, depth: 0)]
    while let next = pending.popLast() {
      var (place, listing): (String, [UInt8]?) = (next.folder, nil)
      if next.depth == 0 {
        listing = try Self.listing(next.hash, place)
      } else {
        // A folder without a repository of its own would be asked as a part of the one around it.
        if PathResolution.isEntry(place + "/.git") { listing = try? Self.listing(next.hash, place) }
        // One that was moved since is checked out in another place; a commit is the same wherever it is found. One that is there, and not
        // checked out, is not on the disk either.
        if listing == nil, PathResolution.isEntry(place + "/.git") || !PathResolution.isEntry(place) {
          let others = elsewhere ?? repository.checkedOutSubmodules()
          elsewhere = others
          for other in others where listing == nil && other != next.folder {
            listing = try? Self.listing(next.hash, other)
            place = other
          }
        }
      }
      guard let listing else {
        missingSubmodules.append(next.at)
        continue
      }
      readers.append(ObjectReader(in: place))
      for entry in listing.split(separator: 0) {
        guard let entry = TreeEntry(entry) else { continue }
        guard let name = String(validating: entry.path, as: UTF8.self) else {
          addForeign(entry.path, in: next.at)
          continue
        }
        let path = next.at + "/" + name
        let file = File(hash: entry.hash, repository: readers.count - 1)
        switch entry.mode {
        case "160000":
          submodules.insert(path)
          let isDeep = next.depth >= Self.depthLimit
          if isDeep { missingSubmodules.append(path) } else { pending.append((place + "/" + name, path, entry.hash, next.depth + 1)) }
        case "120000":
          if links.updateValue(file, forKey: path) == nil { add(path, .symbolicLink) }
        default:
          if files.updateValue(file, forKey: path) == nil { add(path, .regular) }
        }
      }
    }
    missingSubmodules.sort()
  }

  /// - Throws: `RepositoryFault` where the repository lacks the commit.
  private static func listing(_ commit: String, _ folder: String) throws(RepositoryFault) -> [UInt8] {
    try Git.bytes(["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit], in: folder)
  }

  private mutating func add(_ path: String, _ ofFile: FileType) {
    var (folder, name) = PathResolution.split(path)
    var type = ofFile
    while true {
      let isKnown = folders[folder] != nil
      folders[folder, default: FolderEntries()].entries.append(FolderEntries.Entry(name: name, type: type))
      if isKnown || folder == top || folder == "/" { return }
      (folder, name) = PathResolution.split(folder)
      type = .directory
    }
  }

  /// Notes a file whose path from a folder is not UTF-8: the first name of it that is not is left out, as on the disk.
  private mutating func addForeign(_ path: ArraySlice<UInt8>, in folder: String) {
    var place = folder
    for name in path.split(separator: UInt8(ascii: "/")) {
      guard let text = String(validating: name, as: UTF8.self) else {
        guard foreignNames.insert(Array(place.utf8) + [0] + name).inserted else { return }
        if folders[place] == nil {
          folders[place] = FolderEntries()
          add(place, .directory)
        }
        folders[place]?.faults.append(FolderEntries.foreignName)
        return
      }
      place += "/" + text
    }
  }

  /// How many files of the commit git could not give, of those that were asked for: of a partial clone all that it does not have.
  public var unreadableCount: Int { readers.reduce(0) { $0 + $1.faults } }

  /// What git calls the content of a file; nil where the commit has none there.
  public func hash(of path: String) -> String? { files[path]?.hash }

  /// Whether the commit has a say about a path.
  func holds(_ path: String) -> Bool {
    PathResolution.contains(top, path) && !PathResolution.contains(top + "/.git", path)
  }

  public func canonical(_ path: String) -> String? {
    guard let place = try? resolved(PathResolution.absolute(path, from: "/")) else { return nil }
    guard holds(place) else { return disk.canonical(place) }
    return files[place] != nil || folders[place] != nil ? place : nil
  }

  public func kind(of path: String) throws(FileProblem) -> FileType {
    let place = try resolved(PathResolution.absolute(path, from: "/"))
    guard holds(place) else { return try disk.kind(of: place) }
    if folders[place] != nil { return .directory }
    if files[place] != nil { return .regular }
    throw FileProblem(path: path, reason: "no such file or folder")
  }

  public func entries(of folder: String) throws(FileProblem) -> FolderEntries {
    guard holds(folder) else { return try disk.entries(of: folder) }
    guard let entries = folders[folder] else { throw FileProblem(path: folder, reason: "no such file or folder") }
    return entries
  }

  public func bytes(of path: String, displayPath: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard holds(path) else { return try disk.bytes(of: path, displayPath: displayPath, limit: limit) }
    guard let file = files[path], readers.indices.contains(file.repository) else {
      throw FileProblem(path: displayPath, reason: "no such file or folder")
    }
    do {
      return try readers[file.repository].bytes(of: file.hash, limit: limit)
    } catch {
      throw FileProblem(path: displayPath, reason: error.description)
    }
  }
}

/// One line of `git ls-tree`: mode, type, hash, a tab, the path.
private struct TreeEntry {
  let mode: String
  let hash: String
  /// Mostly UTF-8.
  let path: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), line.index(after: tab) < line.endIndex else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3 else { return nil }
    mode = String(words[0])
    hash = String(words[2])
    path = line[line.index(after: tab)...]
  }
}
