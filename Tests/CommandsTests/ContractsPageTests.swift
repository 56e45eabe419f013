import Foundation
import Testing

/// The examples of `docs/contracts.md` do what they say. To renew what they print: NAVGRAPH_RENEW=1 swift test --filter ContractsPageTests
@Suite struct ContractsPageTests {
  private static let page = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("../../docs/contracts.md").standardizedFileURL

  /// A block of the page.
  private struct Block {
    let language: String
    let text: String
    let range: Range<String.Index>
  }

  private static func blocks(_ page: String) -> [Block] {
    var blocks: [Block] = []
    var rest = page.startIndex..<page.endIndex
    while let open = page.range(of: "\n```", range: rest), let start = page.range(of: "\n", range: open.upperBound..<page.endIndex)?.upperBound,
      let close = page.range(of: "```", range: start..<page.endIndex)
    {
      let language = String(page[open.upperBound..<page.index(before: start)])
      blocks.append(Block(language: language, text: String(page[start..<close.lowerBound]), range: start..<close.lowerBound))
      rest = close.upperBound..<page.endIndex
    }
    return blocks
  }

  @Test func theExamplesPrintWhatThePageShows() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let blocks = Self.blocks(text)
    let source = try #require(blocks.first { $0.language == "swift" }).text
    let examples = zip(blocks, blocks.dropFirst()).filter { $0.language == "yaml" && $1.language == "console" }
    #expect(examples.count == 7)
    var renewed = text
    for (configuration, shown) in examples.reversed() {
      let folder = try TemporaryFolder()
      try folder.write("App.swift", source)
      try folder.write(".navgraph.yml", configuration.text)
      let outcome = try Tool.run(["lint", "--only", "contract"], in: folder)
      #expect(outcome.messages.isEmpty, "\(outcome.messages)")
      #expect(outcome.code == (outcome.output.contains(" error: ") ? 1 : 0))
      if ProcessInfo.processInfo.environment["NAVGRAPH_RENEW"] == "1" {
        renewed.replaceSubrange(shown.range, with: outcome.output)
      } else {
        #expect(outcome.output == shown.text)
      }
    }
    if renewed != text { try Data(renewed.utf8).write(to: Self.page) }
  }

  /// Contracts are in force whatever the way they are written, and their names are what a comment or a baseline knows them by.
  @Test func aBreachCountsLikeAnyFinding() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    try folder.write(".navgraph.yml", "contracts:\n  - {name: near, max_depth: 1}\n")
    let outcome = try Tool.run(["lint"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("contract “near”: `DetailView` is 2 steps from `SmallApp`, and 1 is allowed (contract)"), "\(outcome.output)")
    #expect(try Tool.run(["lint", "--disable", "contract"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "--write-baseline", "b.json"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "--baseline", "b.json", "--strict"], in: folder).code == 0)
    try folder.write(".navgraph.yml", "contracts:\n  - {name: near, max_depth: 1, severity: warning}\n")
    #expect(try Tool.run(["lint"], in: folder).code == 0)
    #expect(try Tool.run(["lint", "--strict"], in: folder).code == 1)
  }

  @Test func namesThatAreGoneAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    try folder.write(".navgraph.yml", "contracts:\n  - name: gone\n    only_from: {to: GoneView, from: HomeView}\n")
    let outcome = try Tool.run(["lint"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains(".navgraph.yml:2:5: error: contract “gone”: nothing in the graph is called `GoneView`"), "\(outcome.output)")
    // A part of the source may lack what the whole has.
    #expect(try Tool.run(["lint", "App"], in: folder).output.hasPrefix("No findings"))
    // One name of a list that is gone is told, too, with what may be meant; what the others say still holds.
    try folder.write(".navgraph.yml", "contracts:\n  - name: slip\n    forbidden: {from: HomeView, to: [DetailView, HomeVeiw]}\n")
    let slip = try Tool.run(["lint"], in: folder).output
    #expect(slip.contains("nothing in the graph is called `HomeVeiw`") && slip.contains("Did you mean `HomeView`?"), "\(slip)")
    try folder.write(".navgraph.yml", "contracts:\n  - name: none\n    forbidden: {from: HomeView, to: DetailView, kinds: []}\n")
    #expect(try Tool.run(["lint"], in: folder).code == 2)
  }
}
