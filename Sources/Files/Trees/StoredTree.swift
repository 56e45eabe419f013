/// Files that were read before, on this machine or on another. There is nothing else in it, and no folder.
public struct StoredTree: FileTree {
  private let contents: [String: RecordingTree.Content]

  /// - Parameter contents: by absolute path.
  public init(_ contents: [String: RecordingTree.Content]) { self.contents = contents }

  public func canonical(_ path: String) -> String? { contents[path] == nil ? nil : path }

  public func kind(of path: String) throws(FileProblem) -> FileType {
    if contents[path] != nil { return .regular }
    throw FileProblem(path: path, reason: "no such file or folder")
  }

  public func entries(of folder: String) throws(FileProblem) -> FolderEntries {
    throw FileProblem(path: folder, reason: "no such file or folder")
  }

  public func bytes(of path: String, displayPath: String, limit: Int) throws(FileProblem) -> [UInt8] {
    switch contents[path] {
    case .bytes(let bytes):
      guard bytes.count <= limit else { throw ReadBuffer.tooLarge(displayPath, limit: limit) }
      return bytes
    case .failed(let reason, let kind): throw FileProblem(path: displayPath, reason: reason, kind: kind)
    case nil: throw FileProblem(path: displayPath, reason: "no such file or folder")
    }
  }
}
