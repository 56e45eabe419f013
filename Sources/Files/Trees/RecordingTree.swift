import Synchronization

/// A tree, with what was read of it kept: each file that was asked for, or why it could not be read.
public final class RecordingTree: FileTree {
  /// What became of reading a file.
  public enum Content: Hashable, Sendable {
    case bytes([UInt8])
    case failed(reason: String, kind: FileProblem.Kind)
  }

  private let tree: any FileTree
  private let found = Mutex<[String: Content]>([:])

  public init(_ tree: any FileTree = DiskTree()) { self.tree = tree }

  /// What was read, by path.
  public var contents: [String: Content] { found.withLock { $0 } }

  /// Reads a file, so that it is kept.
  public func keep(_ path: String, limit: Int) { _ = try? bytes(of: path, displayPath: path, limit: limit) }

  public func canonical(_ path: String) -> String? { tree.canonical(path) }
  public func kind(of path: String) throws(FileProblem) -> FileType { try tree.kind(of: path) }
  public func entries(of folder: String) throws(FileProblem) -> FolderEntries { try tree.entries(of: folder) }

  public func bytes(of path: String, displayPath: String, limit: Int) throws(FileProblem) -> [UInt8] {
    do {
      let bytes = try tree.bytes(of: path, displayPath: displayPath, limit: limit)
      found.withLock { $0[path] = .bytes(bytes) }
      return bytes
    } catch {
      found.withLock { if $0[path] == nil { $0[path] = .failed(reason: error.reason, kind: error.kind) } }
      throw error
    }
  }
}
