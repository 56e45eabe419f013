import Foundation
import Testing

@testable import SwiftScan

struct DocumentationTests {
  /// The example in `docs/syntax-tree.md` is what the scanner says of it.
  @Test func exampleIsTrue() throws {
    let page = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/syntax-tree.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let example = try #require(text.range(of: "### Example"))
    let blocks = text[example.upperBound...].components(separatedBy: "```")
    try #require(blocks.count >= 5)
    let source = String(blocks[1].dropFirst("swift".count))
    #expect(try scan(source).dump() == String(blocks[3].drop { $0.isNewline }))
  }
}
