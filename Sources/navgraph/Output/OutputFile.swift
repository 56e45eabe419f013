import CommandLine
import Files

/// Where a result goes.
enum OutputFile {
  static let option = Option<String>("output", short: "o", valueName: "file", help: "Write to a file instead of standard output.")

  /// Writes a result to a file, whole or not at all, or to standard output where there is none (or `-`).
  static func write(_ bytes: [UInt8], to path: String?, _ console: Console) throws(CommandFailure) {
    guard let path, path != "-" else { return try console.output(bytes) }
    do {
      try FileWriter.write(bytes, to: path)
    } catch {
      throw .failure(error.description)
    }
  }
}
