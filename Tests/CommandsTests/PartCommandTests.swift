import Foundation
import Testing

/// `navgraph scan` and `navgraph link` as a build system runs them.
@Suite struct PartCommandTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let place = try #require(SmallApp.source.range(of: "struct DetailView"))
    try folder.write("App/Shop.swift", String(SmallApp.source[..<place.lowerBound]))
    try folder.write("Detail/DetailView.swift", "import SwiftUI\n\n" + SmallApp.source[place.lowerBound...])
    return folder
  }

  @Test func thePartsMakeTheGraphOfTheWhole() throws {
    let folder = try app()
    let first = try Tool.run(["scan", "App", "--output", "app.facts"], in: folder)
    #expect(first.code == 0 && first.output.isEmpty, "\(first.messages)")
    #expect(try Tool.run(["scan", "Detail", "-o", "detail.facts"], in: folder).code == 0)
    let whole = try Tool.run(["graph", "App", "Detail"], in: folder)
    #expect(whole.output.contains("view:DetailView"))
    #expect(try Tool.run(["link", "app.facts", "detail.facts"], in: folder).output == whole.output)
    // Whatever reads source takes its parts.
    try folder.write("parts.txt", "detail.facts\napp.facts\n")
    #expect(try Tool.run(["link", "--files-from", "parts.txt", "--format", "tree"], in: folder).output.contains("DetailView"))
    let lint = try Tool.run(["lint", "app.facts", "detail.facts", "--reporter", "json"], in: folder)
    #expect(try lint.output == Tool.run(["lint", "App", "Detail", "--reporter", "json"], in: folder).output)
  }

  /// Where the source is not: another machine has the parts alone.
  @Test func thePartsAreEnough() throws {
    let (folder, other) = (try app(), try TemporaryFolder())
    for name in ["App", "Detail"] { #expect(try Tool.run(["scan", name, "-o", "\(other.path)/\(name).facts"], in: folder).code == 0) }
    let whole = try Tool.run(["graph", "App", "Detail"], in: folder)
    #expect(try Tool.run(["link", "App.facts", "Detail.facts"], in: other).output == whole.output)
  }

  /// A build system's sandbox is a folder of links to the files.
  @Test func linksAreCalledAsTheyAreNamed() throws {
    let (folder, sandbox) = (try app(), try TemporaryFolder())
    try FileManager.default.createDirectory(atPath: sandbox.path + "/App", withIntermediateDirectories: true)
    try sandbox.link("App/Shop.swift", to: folder.path + "/App/Shop.swift")
    let scan = ["scan", "App/Shop.swift", "--module", "Shop", "--kind", "app", "--follow-links", "-o", "app.facts"]
    #expect(try Tool.run(scan, in: sandbox).code == 0)
    let graph = try Tool.run(["link", "app.facts"], in: sandbox).output
    #expect(graph.contains("\"file\": \"App/Shop.swift\"") && graph.contains("\"module\": \"Shop\"") && !graph.contains(folder.path))
  }

  /// The rules for Bazel name no option that the program does not have.
  @Test func theRulesForBazelNameOptionsThatThereAre() throws {
    let rules = try String(contentsOf: ReadmeTests.root.appendingPathComponent("Plugins/Bazel/navgraph.bzl"), encoding: .utf8)
    let help = try ["scan", "link", "lint"].map { try Tool.run([$0, "--help"], inFolder: ReadmeTests.root.path).output }.joined()
    let options = Set(rules.matches(of: /--[a-z-]+/).map { String($0.output) })
    #expect(options.count >= 6)
    for option in options { #expect(help.contains(option + " ") || help.contains(option + "\n"), "\(option)") }
  }

  @Test func whatIsNoPartIsRefused() throws {
    let folder = try app()
    try folder.write("notes.facts", "nothing of ours")
    #expect(try Tool.run(["scan", "App"], in: folder).code == 2, "no output named")
    #expect(try Tool.run(["scan", "App", "-o", "a.facts", "--kind", "app"], in: folder).code == 2, "a kind of no module")
    #expect(try Tool.run(["link"], in: folder).code == 2)
    #expect(try Tool.run(["link", "notes.facts"], in: folder).code == 2)
    #expect(try Tool.run(["scan", "App", "-o", "a.facts"], in: folder).code == 0)
    let mixed = try Tool.run(["lint", "a.facts", "Detail"], in: folder)
    #expect(mixed.code == 2 && mixed.messages.contains("scan the rest, too"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.facts"))
    try folder.write("cut.facts", Array(bytes.dropLast(7)))
    let cut = try Tool.run(["link", "cut.facts"], in: folder)
    #expect(cut.code == 3 && cut.messages.contains("damaged or cut short"), "\(cut.messages)")
    // What git is asked about a change is asked of source.
    #expect(try Tool.run(["lint", "a.facts", "--changed-since", "HEAD"], in: folder).code == 2)
    #expect(try Tool.run(["graph", "a.facts", "--affected", "HEAD"], in: folder).code == 2)
  }
}
