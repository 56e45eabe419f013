import Foundation
import Testing

/// The repository that these tests stand in.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file with its path below the root.
  struct File: Sendable, CustomTestStringConvertible {
    let path: String
    let url: URL

    var testDescription: String { path }

    func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
    func lines() throws -> [Substring] { try text().split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// All files below a folder of the repository, sorted; hidden ones and build products are left out.
  static func files(in folder: String, where accepts: (String) -> Bool = { _ in true }) -> [File] {
    let base = root.appendingPathComponent(folder)
    guard let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: [.isRegularFileKey], options: []) else { return [] }
    var files: [File] = []
    for case let url as URL in walk {
      let name = url.lastPathComponent
      if [".build", ".git", ".swiftpm", "demo-output"].contains(name) {
        walk.skipDescendants()
        continue
      }
      guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
      let path = String(url.path.dropFirst(root.path.count + 1))
      if accepts(path) { files.append(File(path: path, url: url)) }
    }
    return files.sorted { $0.path < $1.path }
  }

  static func swiftFiles(in folder: String) -> [File] { files(in: folder) { $0.hasSuffix(".swift") } }

  /// The names of the folders right below a folder.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: root.appendingPathComponent(folder), includingPropertiesForKeys: [.isDirectoryKey])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }
}
