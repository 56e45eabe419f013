#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Standard input as bytes.
public enum StandardInput {
  /// Everything up to the end of standard input.
  /// - Throws: a `FileProblem` named `standard input` where reading fails or more than `limit` bytes come.
  public static func readAll(limit: Int) throws(FileProblem) -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = chunk.withUnsafeMutableBytes { readRetrying(0, $0) }
      guard count >= 0 else { throw FileProblem(path: "standard input", reason: SystemError.describe(errno)) }
      guard count > 0 else { return content }
      guard content.count + count <= limit else { throw FileProblem(path: "standard input", reason: "more than \(limit) bytes") }
      content += chunk[..<count]
    }
  }
}
