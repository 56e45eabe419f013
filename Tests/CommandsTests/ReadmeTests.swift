import Foundation
import Testing

/// What the README shows of the tool is what the tool prints. To renew: NAVGRAPH_RENEW=1 swift test --filter ReadmeTests
@Suite struct ReadmeTests {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let lines = [
    "navgraph lint Samples/FaultyShop/App --only missing_segue,nested_stack,unanchored_popover,contract",
    "navgraph routes Samples/FaultyShop/App --width 100",
    "navgraph path FruitPosterScreen Samples/FruitFlows/App",
    "navgraph explain Samples/FruitFlows/App/FruitFlows/App/RootView.swift:46 Samples/FruitFlows",
    "navgraph explain Samples/FaultyShop/App/FaultyShop/Catalog/StorefrontView.swift:38 Samples/FaultyShop/App",
  ]

  @Test func theOutputShownIsTheOutput() throws {
    let file = Self.root.appendingPathComponent("README.md")
    let readme = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let (begin, end) = ("<!-- usage: begin -->\n", "<!-- usage: end -->")
    let start = try #require(readme.firstRange(of: begin)?.upperBound)
    let stop = try #require(readme.firstRange(of: end)?.lowerBound)
    let shown = try Self.lines.map(section).joined()
    if ProcessInfo.processInfo.environment["NAVGRAPH_RENEW"] == "1" {
      try Data((readme[..<start] + shown + readme[stop...]).utf8).write(to: file)
    } else {
      #expect(String(readme[start..<stop]) == shown)
    }
  }

  private func section(_ line: String) throws -> String {
    let outcome = try Tool.run(line.split(separator: " ").dropFirst().map(String.init), inFolder: Self.root.path)
    #expect(outcome.code <= 1, "\(outcome.messages)")
    // A long output is cut where a reader would stop.
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let kept = lines.prefix(28) + (lines.count > 28 ? ["…"] : [])
    return "```console\n$ \(line)\n\(kept.joined(separator: "\n"))\n```\n\n"
  }
}
