import Foundation
import NavigationGraph
import Pipeline
import Rules
import SourceTestSupport

/// A sample app with what is expected of it.
struct Sample: Sendable {
  let name: String

  var folder: URL { Repository.url("Samples/\(name)") }
  var app: URL { folder.appendingPathComponent("App") }
  var expected: URL { folder.appendingPathComponent("Expected") }

  /// By name: each folder in `Samples` that has an app.
  static let all: [Sample] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.url("Samples").path)) ?? []
    return names.sorted().map(Sample.init).filter { FileManager.default.fileExists(atPath: $0.app.path) }
  }()

  /// The graph as the tool makes it in the repository's folder.
  func graph() throws -> NavigationGraph { try SourceSet.graph(paths: ["Samples/\(name)/App"], in: Repository.root) }

  /// The same, and what the rules that are on by default say of it.
  func linted() throws -> (graph: NavigationGraph, outcome: RuleOutcome) {
    let configuration = LintConfiguration()
    let result = try SourceSet.result(
      paths: ["Samples/\(name)/App"], in: Repository.root, observing: configuration.observedFamilies())
    return (result.graph, result.graph.lint(configuration, observing: result.observations))
  }

  func truth() throws -> [TruthFact] {
    try TruthPage.parse(try String(contentsOf: expected.appendingPathComponent("graph.expected.txt"), encoding: .utf8))
  }

  func sources() throws -> SourceSet { try SourceSet(at: app) }
}
