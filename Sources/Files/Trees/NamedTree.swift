/// The disk, where files are called as they are named though they are links: a build system that runs its steps in a folder of links
/// to the real files wants results that know nothing of where these lie.
public struct NamedTree: FileTree {
  private let disk = DiskTree()

  public init() {}

  public func canonical(_ path: String) -> String? {
    disk.canonical(path) == nil ? nil : PathResolution.absolute(path, from: "/")
  }

  public func kind(of path: String) throws(FileProblem) -> FileType { try disk.kind(of: path) }

  public func entries(of folder: String) throws(FileProblem) -> FolderEntries { try disk.entries(of: folder) }

  public func bytes(of path: String, displayPath: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard let real = disk.canonical(path) else { throw FileProblem(path: displayPath, reason: "no such file or folder") }
    return try disk.bytes(of: real, displayPath: displayPath, limit: limit)
  }
}
