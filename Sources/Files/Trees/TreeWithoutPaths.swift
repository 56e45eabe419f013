/// A tree from which some files and folders are taken out.
public struct TreeWithoutPaths: FileTree {
  private let tree: any FileTree
  private let paths: Set<String>

  /// - Parameter paths: absolute; of a folder all that is in it is taken out.
  public init(_ tree: any FileTree, _ paths: some Sequence<String>) {
    self.tree = tree
    self.paths = Set(paths)
  }

  private func isOut(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    return path.indices.contains { path[$0] == "/" && paths.contains(String(path[..<$0])) }
  }

  public func canonical(_ path: String) -> String? { tree.canonical(path).flatMap { isOut($0) ? nil : $0 } }

  public func kind(of path: String) throws(FileProblem) -> FileType {
    if isOut(path) { throw FileProblem(path: path, reason: "it is left out") }
    return try tree.kind(of: path)
  }

  public func entries(of folder: String) throws(FileProblem) -> FolderEntries {
    var found = try tree.entries(of: folder)
    let prefix = folder == "/" ? "/" : folder + "/"
    found.entries.removeAll { isOut(prefix + $0.name) }
    return found
  }

  public func bytes(of path: String, displayPath: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if isOut(path) { throw FileProblem(path: displayPath, reason: "it is left out") }
    return try tree.bytes(of: path, displayPath: displayPath, limit: limit)
  }
}
