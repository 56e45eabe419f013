import Foundation
import SourceTestSupport

/// Where the linker does not yet say of a sample what a reader found: `known-differences.txt`, `[Sample]` and the lines of the comparison below it.
/// A difference that is not listed fails, and so does a listed one that is gone.
enum KnownDifferences {
  static let path = "Tests/SamplesTests/known-differences.txt"

  static let all: [String: Set<String>] = {
    guard let text = try? String(contentsOf: Repository.url(path), encoding: .utf8) else { return [:] }
    return parse(text)
  }()

  static func parse(_ text: String) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    var sample = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        sample = String(line.dropFirst().dropLast())
      } else {
        result[sample, default: []].insert(String(line))
      }
    }
    return result
  }
}
