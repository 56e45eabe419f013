import Foundation
import GraphTestSupport
import Testing

@testable import Configuration

/// `docs/configuration.md` is made of the keys.
@Suite struct ConfigurationPageTests {
  @Test func thePageIsTheOneInDocs() throws {
    let page = Golden.repository().appendingPathComponent("docs/configuration.md")
    #expect(try Golden.difference(Self.page, page, renew: "ConfigurationPageTests") == nil)
  }

  @Test(arguments: ConfigurationKeys.all.map(\.name)) func theExampleOfAKeyIsRead(_ name: String) throws {
    let key = try #require(ConfigurationKeys.key(name))
    #expect(key.example.hasPrefix(name + ":"))
    let configuration = try ConfigurationReader.read(Array(key.example.utf8), folder: "/", shown: "c", knowing: ConfigurationReaderTests.vocabulary)
    #expect(configuration != Configuration(folder: "/"))
  }

  @Test func theExampleInTheReadmeIsRead() throws {
    let readme = try String(contentsOf: Golden.repository().appendingPathComponent("README.md"), encoding: .utf8)
    let example = try #require(readme.split(separator: "```yaml\n", maxSplits: 1).dropFirst().first).split(separator: "```", maxSplits: 1)[0]
    let configuration = try ConfigurationReader.read(
      Array(example.utf8), folder: "/", shown: "README.md", knowing: ConfigurationReaderTests.vocabulary)
    #expect(configuration.excluded.count == 1 && configuration.rules.count == 1 && configuration.navigators.count == 1)
  }

  @Test func keysAreUnique() { #expect(Set(ConfigurationKeys.all.map(\.name)).count == ConfigurationKeys.all.count) }

  private static var page: String {
    var text = """
      # Configuration

      `.navgraph.yml` in the folder of the first path that navgraph is given, or in one above it; the nearest counts. `--config FILE` names \
      another, `--no-config` reads none. Options of the command line come before what stands in it. A key that is not known and a value that \
      makes no sense are told with file, line and column, and end the run with 2. Aliases, anchors and tags of YAML are not read.

      This page is made from the keys in `Sources/Configuration/Keys`: `NAVGRAPH_RENEW=1 swift test --filter ConfigurationPageTests` renews it.

      """
    for key in ConfigurationKeys.all { text += "\n## `\(key.name)`\n\n\(key.summary)\n\n```yaml\n\(key.example)\n```\n" }
    return text
  }
}
