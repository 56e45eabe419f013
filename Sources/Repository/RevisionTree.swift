import Files

/// The files of a commit, in the place of those on the disk below the top of the repository. What lies elsewhere is read from the disk.
///
/// The names are read at once (`git ls-tree`), contents when they are asked for. Symbolic links are not followed, as nowhere below what is
/// read; submodules are read from their own repositories.
public struct RevisionTree: FileTree {
  private struct File {
    let hash: String
    let repository: Int
  }

  private let top: String
  private var files: [String: File] = [:]
  private var folders: [String: [FolderEntries.Entry]] = [:]
  private var readers: [ObjectReader] = []
  private let disk = DiskTree()
  /// Folders of submodules that could not be read, absolute: not checked out, or without the commit.
  public private(set) var missingSubmodules: [String] = []

  /// How deep submodules may lie in submodules.
  private static let depthLimit = 8

  /// - Throws: `RepositoryFault` where git does not list the commit.
  public init(_ commit: Commit, in repository: WorkingCopy) throws(RepositoryFault) {
    top = repository.top
    folders[top] = []
    var pending = [(folder: repository.top, at: repository.top, hash: commit.hash, depth: 0)]
    while let next = pending.popLast() {
      let listing: [UInt8]
      do throws(RepositoryFault) {
        listing = try Git.bytes(["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", next.hash], in: next.folder)
      } catch {
        guard next.depth > 0 else { throw error }
        missingSubmodules.append(next.at)
        continue
      }
      readers.append(ObjectReader(in: next.folder))
      for entry in listing.split(separator: 0) {
        guard let entry = TreeEntry(entry) else { continue }
        let path = next.at + "/" + entry.path
        switch entry.mode {
        case "160000":
          // A folder without a repository of its own would be asked as a part of the one around it.
          if next.depth < Self.depthLimit, (try? disk.kind(of: path + "/.git")) != nil {
            pending.append((path, path, entry.hash, next.depth + 1))
          } else {
            missingSubmodules.append(path)
          }
        case "120000": continue
        default: add(path, File(hash: entry.hash, repository: readers.count - 1))
        }
      }
    }
    missingSubmodules.sort()
  }

  private mutating func add(_ path: String, _ file: File) {
    guard files.updateValue(file, forKey: path) == nil else { return }
    var (folder, name) = PathResolution.split(path)
    var type = FileType.regular
    while true {
      let isKnown = folders[folder] != nil
      folders[folder, default: []].append(FolderEntries.Entry(name: name, type: type))
      if isKnown || folder == top || folder == "/" { return }
      (folder, name) = PathResolution.split(folder)
      type = .directory
    }
  }

  /// How many files of the commit git could not give, of those that were asked for: of a partial clone all that it does not have.
  public var unreadableCount: Int { readers.reduce(0) { $0 + $1.faults } }

  /// What git calls the content of a file; nil where the commit has none there.
  public func hash(of path: String) -> String? { files[path]?.hash }

  /// Whether the commit has a say about a path.
  private func holds(_ path: String) -> Bool {
    PathResolution.contains(top, path) && !PathResolution.contains(top + "/.git", path)
  }

  public func canonical(_ path: String) -> String? {
    let plain = PathResolution.absolute(path, from: "/")
    let place = holds(plain) ? plain : (disk.canonical(plain) ?? plain)
    guard holds(place) else { return disk.canonical(place) }
    return files[place] != nil || folders[place] != nil ? place : nil
  }

  public func kind(of path: String) throws(FileProblem) -> FileType {
    let plain = PathResolution.absolute(path, from: "/")
    guard holds(plain) else { return try disk.kind(of: plain) }
    if folders[plain] != nil { return .directory }
    if files[plain] != nil { return .regular }
    throw FileProblem(path: path, reason: "no such file or folder")
  }

  public func entries(of folder: String) throws(FileProblem) -> FolderEntries {
    guard holds(folder) else { return try disk.entries(of: folder) }
    guard let entries = folders[folder] else { throw FileProblem(path: folder, reason: "no such file or folder") }
    return FolderEntries(entries)
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
  let path: String

  /// Nil where it is none, or its path is not UTF-8.
  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), let path = String(validating: line[line.index(after: tab)...], as: UTF8.self),
      !path.isEmpty
    else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3 else { return nil }
    mode = String(words[0])
    hash = String(words[2])
    self.path = path
  }
}
