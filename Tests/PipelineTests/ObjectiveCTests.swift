import Foundation
import NavigationGraph
import SourceTestSupport
import Testing

@testable import Pipeline

/// How much of an app is not read because it is written in Objective-C.
@Suite struct ObjectiveCTests {
  private static let showing = "@implementation Page\n- (void)go { [self.navigationController pushViewController:[Other new] animated:YES]; }\n@end\n"
  private static let plain = "@implementation Store\n- (void)save {}\n@end\n"

  private func count(_ files: [String: String]) throws -> Int? {
    let folder = try TemporaryFolder()
    let swift = "import UIKit\nfinal class Home: UIViewController {}\n"
    for (path, text) in files.merging(["App/Home.swift": swift], uniquingKeysWith: { first, _ in first }) {
      try folder.write(Array(text.utf8), to: "Shop/\(path)")
    }
    var options = PipelineOptions()
    options.walk.currentDirectory = folder.url.appendingPathComponent("Shop").resolvingSymlinksInPath().path
    return try Pipeline.run(paths: ["."], options: options).graph.summary.objectiveCFiles
  }

  @Test func allAreCountedWhereOneShowsScreens() throws {
    #expect(try count(["App/Page.m": Self.showing, "App/Store.mm": Self.plain]) == 2)
  }

  @Test func filesThatShowNothingAreOfNoInterest() throws {
    #expect(try count(["App/Store.m": Self.plain]) == nil)
    #expect(try count(["App/Page.m": "// pushViewController\n" + Self.plain]) == nil)
    #expect(try count([:]) == nil)
  }

  @Test func theNumberIsToldAndKept() throws {
    var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
    #expect(graph.summary.unreadWords == nil)
    graph.summary.objectiveCFiles = 49
    #expect(graph.summary.unreadWords == "49 Objective-C files are not read; ways through them are missing")
    #expect(try NavigationGraph(json: graph.json()).summary.objectiveCFiles == 49)
  }
}
