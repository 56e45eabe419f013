import Foundation

/// A folder of its own for one test, gone afterwards.
final class TemporaryFolder: Sendable {
  /// Without symbolic links, as the tool gives paths.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with its folders.
  @discardableResult
  func write(_ relative: String, _ bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(relative)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  @discardableResult
  func write(_ relative: String, _ text: String = "") throws -> String { try write(relative, Array(text.utf8)) }

  func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + relative, withDestinationPath: destination)
  }
}
