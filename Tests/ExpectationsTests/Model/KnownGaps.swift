import Foundation
import SourceTestSupport

/// The patterns that the linker cannot do yet: `known-gaps.txt`, one a line, `name - reason`; `#` starts a remark.
enum KnownGaps {
  static let path = "Tests/ExpectationsTests/known-gaps.txt"

  static let reasons: [String: String] = {
    guard let text = try? String(contentsOf: Repository.url(path), encoding: .utf8) else { return [:] }
    return parse(text)
  }()

  static func parse(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let dash = line.firstRange(of: " - ") else { continue }
      result[line[..<dash.lowerBound].trimmed] = line[dash.upperBound...].trimmed
    }
    return result
  }
}
