import Foundation
import Testing

@testable import SwiftScan

/// The tree of every construct is held against a dump beside its source. `RENEW_DUMPS=1 swift test --filter ConstructTests` writes them
/// anew.
struct ConstructTests {
  @Test func dumpsAreAsBefore() throws {
    let renew = ProcessInfo.processInfo.environment["RENEW_DUMPS"] != nil
    let sources = try constructs()
    #expect(sources.count >= 6)
    for source in sources {
      let dump = try scan(source.text).dump()
      let url = source.url.deletingPathExtension().appendingPathExtension("dump")
      if renew { try dump.write(to: url, atomically: true, encoding: .utf8) }
      let expected = try String(contentsOf: url, encoding: .utf8)
      #expect(dump == expected, "\(source.name): \(firstDifference(dump, expected))")
    }
  }

  @Test func validConstructsHaveNoErrors() throws {
    for source in try constructs() {
      let tree = try scan(source.text)
      #expect((tree.errorCount == 0) == (source.name != "broken"), "\(source.name)")
      #expect(fault(in: tree) == nil)
    }
  }

  /// Each kind of node stands in some construct, so that none goes untested.
  @Test func allKindsOccur() throws {
    var seen = Set<NodeKind>()
    for source in try constructs() {
      let tree = try scan(source.text)
      for position in 0..<tree.nodeCount { seen.insert(tree[NodeIndex(position)].kind) }
    }
    let unseen = Set(NodeKind.allCases).subtracting(seen).subtracting([.unparsed])
    #expect(unseen.isEmpty, "\(unseen)")
  }

  @Test func allTokenKindsOccur() throws {
    var seen: Set<TokenKind> = [.endOfFile]
    for source in try constructs() {
      let tree = try scan(source.text)
      for position in 0..<tree.tokenCount { seen.insert(tree[TokenIndex(position)].kind) }
    }
    let unseen = Set(TokenKind.allCases).subtracting(seen).subtracting([.unknown])
    #expect(unseen.isEmpty, "\(unseen)")
  }

  private func firstDifference(_ a: String, _ b: String) -> String {
    let a = a.split(separator: "\n", omittingEmptySubsequences: false)
    let b = b.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<min(a.count, b.count) where a[line] != b[line] { return "line \(line + 1): \(a[line]) instead of \(b[line])" }
    return "\(a.count) lines instead of \(b.count)"
  }
}
