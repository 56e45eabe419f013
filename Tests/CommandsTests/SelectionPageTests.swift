import Foundation
import Testing

/// The examples of `docs/selection.md` print what the page shows. To renew: NAVGRAPH_RENEW=1 swift test --filter SelectionPageTests
@Suite struct SelectionPageTests {
  @Test func theExamplesPrintWhatThePageShows() throws {
    let root = ReadmeTests.root
    let file = root.appendingPathComponent("docs/selection.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let parts = page.split(separator: "```console\n", omittingEmptySubsequences: false)
    var made = String(parts[0])
    #expect(parts.count == 4)
    for part in parts.dropFirst() {
      let line = part.prefix { $0 != "\n" }
      let end = try #require(part.firstRange(of: "\n```\n"))
      let outcome = try Tool.run(line.split(separator: " ").dropFirst(2).map(String.init), inFolder: root.path)
      #expect(outcome.code == 0, "\(outcome.messages)")
      made += "```console\n\(line)\n\(outcome.messages)\(outcome.output)```\n" + part[end.upperBound...]
    }
    if ProcessInfo.processInfo.environment["NAVGRAPH_RENEW"] == "1" {
      try Data(made.utf8).write(to: file)
    } else {
      #expect(made == page)
    }
  }
}
