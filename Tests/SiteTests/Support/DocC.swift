import Foundation
import Processes
import Site
import Testing

/// The `docc` of the toolchain. A missing one fails the test: it comes with every toolchain.
enum DocC {
  struct Missing: Error, CustomStringConvertible {
    let description = "no docc: neither on the PATH, nor beside the swift on it, nor known to xcrun"
  }

  /// Converts a catalogue, warnings as errors.
  /// - Returns: what it said; nil where all is well.
  static func convert(_ files: [SiteFile]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-docc-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = folder.appendingPathComponent("Navigation.docc")
    for file in files {
      let url = catalogue.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    let child = ChildProcess(
      program: try program(),
      arguments: [
        "convert", catalogue.path, "--fallback-display-name", "Navigation", "--fallback-bundle-identifier", "org.example.navigation",
        "--output-path", folder.appendingPathComponent("out").path, "--warnings-as-errors",
      ])
    let output = try child.run(input: [], timeLimit: .seconds(300))
    let said = String(decoding: output.standardError + output.standardOutput, as: UTF8.self)
    guard output.exitCode == 0 else { return said.isEmpty ? "it failed without a word" : said }
    // What it leaves out it leaves out in silence: the pages must be there.
    let made = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out/data/documentation").count { $0.hasSuffix(".json") }
    let pages = files.count { $0.path.hasSuffix(".md") }
    return made == pages ? nil : "\(pages) articles, and \(made) pages of them"
  }

  private static func program() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let beside = folders.map { $0 + "/swift" }.filter(FileManager.default.isExecutableFile).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    for folder in folders + beside where FileManager.default.isExecutableFile(atPath: folder + "/docc") { return folder + "/docc" }
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/xcrun") {
      let output = try ChildProcess(program: folder + "/xcrun", arguments: ["--find", "docc"]).run(input: [], timeLimit: .seconds(60))
      let path = String(decoding: output.standardOutput, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if output.exitCode == 0, !path.isEmpty { return path }
    }
    throw Missing()
  }
}
