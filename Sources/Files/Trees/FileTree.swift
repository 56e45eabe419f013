/// What a run reads from in place of the disk: the files of a commit, say. Its paths are absolute and normal, and agree with those of the disk,
/// so that results name the same files wherever they were read.
public protocol FileTree: Sendable {
  /// The path without symbolic links; nil where it leads nowhere.
  func canonical(_ path: String) -> String?
  /// What a path leads to, through symbolic links.
  /// - Throws: why it leads to nothing.
  func kind(of path: String) throws(FileProblem) -> FileType
  /// The names in a folder.
  /// - Throws: why it cannot be read.
  func entries(of folder: String) throws(FileProblem) -> FolderEntries
  /// A file's bytes.
  /// - Parameters:
  ///   - displayPath: the path that problems name.
  ///   - limit: files larger than this many bytes are refused.
  func bytes(of path: String, displayPath: String, limit: Int) throws(FileProblem) -> [UInt8]
}

/// What is in a folder.
public struct FolderEntries: Sendable {
  /// One name in it.
  public struct Entry: Sendable {
    public let name: String
    public let type: FileType
    /// The size of a Swift file in bytes; 0 of others, and where the tree does not know it without reading.
    public let size: Int

    public init(name: String, type: FileType, size: Int = 0) {
      self.name = name
      self.type = type
      self.size = size
    }
  }

  /// In no order.
  public var entries: [Entry]
  /// What went wrong with some of them.
  public var faults: [String]
  /// What is said of a name that is left out for how it is written.
  public static let foreignName = "a file name in it is not valid UTF-8; that file is left out"

  public init(_ entries: [Entry] = [], faults: [String] = []) {
    self.entries = entries
    self.faults = faults
  }
}
