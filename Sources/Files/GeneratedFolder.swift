#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder of generated files, of which some may be a user's own.
///
/// A list in the folder names the files that are generated, so that those which are not made any more can be taken away; no other file is
/// ever removed or overwritten.
public struct GeneratedFolder: Sendable {
  /// A file that is to be there.
  public struct File: Hashable, Sendable {
    /// Below the folder, with `/` between its parts.
    public let path: String
    /// Where it is nil, the file stays as it is: its key has not changed.
    public let bytes: [UInt8]?
    /// What stands for the content in comparisons, where the bytes differ from machine to machine; nil: the bytes themselves.
    public let key: String?

    public init(path: String, bytes: [UInt8]?, key: String? = nil) {
      self.path = path
      self.bytes = bytes
      self.key = key
    }
  }

  /// What there is to do, sorted.
  public struct Changes: Hashable, Sendable {
    public fileprivate(set) var new: [String] = []
    public fileprivate(set) var changed: [String] = []
    public fileprivate(set) var gone: [String] = []
    /// Files of others that stand where generated ones are to go.
    public fileprivate(set) var foreign: [String] = []

    public var isEmpty: Bool { new.isEmpty && changed.isEmpty && gone.isEmpty && foreign.isEmpty }
  }

  /// The name of the list: a line for each file, with its key behind a tab where it has one.
  public static let listName = ".navgraph-docs"

  public let path: String
  /// The keys of the files that were generated before; empty for those without one.
  private let known: [String: String]
  /// Their names by how file systems see them that take capital letters for small ones.
  private let knownNames: [String: [String]]

  /// Reads the list of a folder, which may not be there yet.
  /// - Throws: a `FileProblem` where there is a list that cannot be read, or no folder in its place.
  public init(_ path: String) throws(FileProblem) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0, FileType(status) != .directory { throw FileProblem(path: path, reason: "it is a file, not a folder") }
    let list = path + "/" + Self.listName
    let listed = PathResolution.isMissing(list) ? [:] : Self.parse(try ReadBuffer.bytes(of: list, displayPath: list))
    var known: [String: String] = [:]
    for (file, key) in listed {
      if !key.hasPrefix(Self.pending) {
        known[file] = key
      } else if let bytes = try? ReadBuffer.bytes(of: path + "/" + file, displayPath: file), Self.pendingKey(bytes) == key {
        known[file] = ""
      }
    }
    self.known = known
    knownNames = Dictionary(grouping: known.keys) { $0.lowercased() }
  }

  /// What a key begins with of a file that a run was about to write: it is ours only where it holds what that run would have written, for a
  /// run may have ended before, and somebody have put a file of their own there.
  private static let pending = "?"

  private static func pendingKey(_ bytes: [UInt8]) -> String {
    // FNV-1a, as fingerprints have it.
    pending + String(bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
  }

  /// The key that a generated file was made with, where it is still there.
  public func key(of file: String) -> String? {
    guard let key = known[file], !key.isEmpty, kind(of: file) == .regular else { return nil }
    return key
  }

  /// What writing these files would change. Reads those that are there.
  /// - Throws: a `FileProblem` where two of the files have one path: the second would take the place of the first, at each run anew.
  public func changes(to files: [File]) throws(FileProblem) -> Changes {
    // Not told apart by capital letters: a folder that is committed has to fit every file system.
    var names: Set<String> = []
    for file in files where !names.insert(file.path.lowercased()).inserted {
      throw FileProblem(path: path + "/" + file.path, reason: "two of the files to write have this path")
    }
    var changes = Changes()
    var obstacles: [String: String?] = [:]
    for file in files {
      let folder = PathResolution.split(file.path).folder
      let obstacle = obstacles[folder] ?? obstacle(folder)
      obstacles[folder] = .some(obstacle)
      if let obstacle {
        if !changes.foreign.contains(obstacle) { changes.foreign.append(obstacle) }
        continue
      }
      guard PathResolution.isEntry(path + "/" + file.path) else {
        changes.new.append(file.path)
        continue
      }
      let isSame = file.key.map { $0 == key(of: file.path) } ?? (file.bytes.map { has($0, file.path) } ?? true)
      if isSame { continue }
      let isOurs = isKnown(file.path) && kind(of: file.path) == .regular
      if isOurs { changes.changed.append(file.path) } else { changes.foreign.append(file.path) }
    }
    let wanted = Set(files.map(\.path))
    changes.gone = known.keys.filter { !wanted.contains($0) && PathResolution.isEntry(path + "/" + $0) }
    changes.new.sort(by: <)
    changes.changed.sort(by: <)
    changes.gone.sort(by: <)
    changes.foreign.sort(by: <)
    return changes
  }

  /// Whether a file that is there is one that was generated: under its name, or under one that the file system takes for the same.
  private func isKnown(_ file: String) -> Bool {
    if known[file] != nil { return true }
    var (own, other) = (stat(), stat())
    return (knownNames[file.lowercased()] ?? []).contains { name in
      lstat(path + "/" + file, &own) == 0 && lstat(path + "/" + name, &other) == 0 && own.st_dev == other.st_dev && own.st_ino == other.st_ino
    }
  }

  /// What stands in the place of a folder below this one, links included; nil where nothing does, or what will be taken away.
  private func obstacle(_ folder: String) -> String? {
    guard folder != "." else { return nil }
    var place = ""
    for part in folder.split(separator: "/") {
      place += (place.isEmpty ? "" : "/") + part
      var status = stat()
      guard lstat(path + "/" + place, &status) == 0 else { return nil }
      if FileType(status) != .directory { return known[place] != nil && FileType(status) == .regular ? nil : place }
    }
    return nil
  }

  /// Writes the files, each whole or not at all, and takes away what was generated before and is not any more.
  ///
  /// The list is written first, with old and new files: whatever ends the run, all that is generated stays known.
  /// - Throws: a `FileProblem`; where files of others are in the way, or two have one path, before anything is written.
  public func write(_ files: [File]) throws(FileProblem) {
    let changes = try changes(to: files)
    if let file = changes.foreign.first {
      throw FileProblem(path: path + "/" + file, reason: "not overwritten: it was not made by this command")
    }
    if changes.isEmpty, Set(known.keys) == Set(files.map(\.path)) { return }
    try Self.makeFolder(path)
    let new = Dictionary(files.map { ($0.path, $0.key ?? "") }, uniquingKeysWith: { first, _ in first })
    let pending = Dictionary(files.map { ($0.path, $0.bytes.map(Self.pendingKey) ?? "") }, uniquingKeysWith: { first, _ in first })
    try FileWriter.write(Self.list(known.merging(pending) { old, _ in old }), to: path + "/" + Self.listName)
    // Taken away first: where capital letters do not count, the old file of a name may be the new one.
    for file in changes.gone where kind(of: file) == .regular {
      guard unlink(path + "/" + file) == 0 || errno == ENOENT else {
        throw FileProblem(path: path + "/" + file, reason: "not removed: \(SystemError.describe(errno, doing: .writing))")
      }
      // Empty folders are of no use; others stay.
      var folder = PathResolution.split(file).folder
      while folder != ".", folder != "/", rmdir(path + "/" + folder) == 0 { folder = PathResolution.split(folder).folder }
    }
    for file in files {
      guard let bytes = file.bytes else { continue }
      try makeFolders(above: file.path)
      try FileWriter.write(bytes, to: path + "/" + file.path, isLasting: false)
    }
    try FileWriter.write(Self.list(new), to: path + "/" + Self.listName)
  }

  // MARK: The list

  private static func list(_ files: [String: String]) -> String {
    files.sorted { $0.key < $1.key }.map { $0.value.isEmpty ? $0.key : $0.key + "\t" + $0.value }.map { $0 + "\n" }.joined()
  }

  /// Lines that name no file below the folder are left out: whoever wrote them, nothing else is touched.
  private static func parse(_ bytes: [UInt8]) -> [String: String] {
    var result: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let path = parts.first, isBelow(path) else { continue }
      result[path] = parts.count > 1 ? parts[1] : ""
    }
    return result
  }

  private static func isBelow(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return path != listName && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
  }

  // MARK: Files

  private func has(_ bytes: [UInt8], _ file: String) -> Bool {
    guard kind(of: file) == .regular, let found = try? ReadBuffer.bytes(of: path + "/" + file, displayPath: file) else { return false }
    return found == bytes
  }

  /// What is there, links not followed, neither the last nor one on the way below the folder.
  private func kind(of file: String) -> FileType {
    var status = stat()
    var place = path
    let parts = file.split(separator: "/")
    for (number, part) in parts.enumerated() {
      place += "/" + part
      guard lstat(place, &status) == 0 else { return .unknown }
      if number + 1 < parts.count, FileType(status) != .directory { return .symbolicLink }
    }
    return FileType(status)
  }

  private func makeFolders(above file: String) throws(FileProblem) {
    let folder = PathResolution.split(file).folder
    guard folder != "." else { return }
    var place = path
    for part in folder.split(separator: "/") {
      place += "/" + part
      var status = stat()
      if lstat(place, &status) == 0 {
        guard FileType(status) == .directory else { throw FileProblem(path: place, reason: "it is no folder") }
      } else {
        try Self.makeFolder(place)
      }
    }
  }

  /// Makes a folder and those above it.
  private static func makeFolder(_ path: String) throws(FileProblem) {
    var place = path.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in path.split(separator: "/") {
      place += "/" + part
      if mkdir(place, 0o777) != 0, errno != EEXIST {
        let code = errno
        var status = stat()
        if stat(place, &status) == 0, FileType(status) == .directory { continue }
        throw FileProblem(path: path, reason: "not made: \(SystemError.describe(code, doing: .writing))")
      }
    }
  }
}
