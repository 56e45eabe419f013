import Foundation
import Testing

/// The built `navgraph`, run as its users run it.
enum Tool {
  struct Outcome: Sendable {
    let code: Int32
    /// Whether it ended by itself; a trap is a signal.
    let endedByItself: Bool
    let output: String
    let messages: String
  }

  /// Runs the tool in a folder.
  /// - Parameter input: what it reads from standard input; nothing where it is `nil`.
  static func run(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], input: String? = nil) throws -> Outcome {
    try run(arguments, inFolder: folder.path, environment: environment, input: input)
  }

  static func run(
    _ arguments: [String], inFolder folder: String, environment: [String: String] = [:], input: String? = nil
  ) throws -> Outcome {
    try run(try executable, arguments, inFolder: folder, environment: environment, input: input)
  }

  /// Runs any program.
  static func run(
    _ program: URL, _ arguments: [String], inFolder folder: String, environment: [String: String] = [:], input: String? = nil
  ) throws -> Outcome {
    let log = try TemporaryFolder()
    let (output, messages) = (try log.write("output"), try log.write("messages"))
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }.merging(environment) { $1 }
    // Files, not pipes: no reader is needed that must keep up.
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: messages))
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: try log.write("input", input ?? "")))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, endedByItself: process.terminationReason == .exit,
      output: String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: URL(fileURLWithPath: messages)), as: UTF8.self))
  }

  /// Beside the bundle of these tests, where the build puts all products.
  static var executable: URL {
    get throws {
      let places = ProcessInfo.processInfo.arguments.filter { $0.contains(".xctest") } + Bundle.allBundles.map(\.bundlePath)
      for place in places {
        var folder = URL(fileURLWithPath: place)
        for _ in 0..<5 {
          let candidate = folder.appendingPathComponent("navgraph")
          if FileManager.default.isExecutableFile(atPath: candidate.path), !isFolder(candidate) { return candidate }
          folder.deleteLastPathComponent()
        }
      }
      throw Missing(description: "no navgraph beside the tests; build the whole package first (swift build)")
    }
  }

  private static func isFolder(_ url: URL) -> Bool { (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}
