import Files
import Foundation
import Project

/// A folder with a project of its own for one test, gone afterwards.
final class ProjectFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ relative: String, _ text: String = "") throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(relative)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Walks the folder and reads its project, with paths relative to it.
  func read() -> ProjectModel {
    var options = FileWalk.Options()
    options.currentDirectory = path
    return ProjectReader.read(FileWalk.run([path], options: options), currentDirectory: path)
  }
}
