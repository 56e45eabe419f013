import CommandLine
import Configuration
import Foundation
import NavigationGraph
import Pipeline
import Rules
import SourceTestSupport

@testable import navgraph

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

  /// The same, and what `navgraph lint` says of it: the rules that are on by default, and what the sample's own configuration says of them.
  func linted() throws -> (graph: NavigationGraph, outcome: RuleOutcome) {
    let configuration = try lintConfiguration()
    let result = try SourceSet.result(paths: ["Samples/\(name)/App"], in: Repository.root, observing: configuration.observedFamilies())
    return (result.graph, result.graph.lint(configuration, observing: result.observations))
  }

  /// As the program puts it together.
  private func lintConfiguration() throws -> LintConfiguration {
    let shown = "Samples/\(name)/App"
    guard case .run(_, let arguments) = try ArgumentParser(Program.declaration).parse(["lint", shown]) else { return LintConfiguration() }
    let path = ConfigurationReader.find(above: shown, from: Repository.root.path)
    var project = try path.map { try ConfigurationReader.read($0, shown: "\(shown)/\(ConfigurationReader.fileName)", knowing: .program) }
    project?.path = "\(shown)/\(ConfigurationReader.fileName)"
    return LintSettings(arguments, project).lint
  }

  func truth() throws -> [TruthFact] {
    try TruthPage.parse(try String(contentsOf: expected.appendingPathComponent("graph.expected.txt"), encoding: .utf8))
  }

  func sources() throws -> SourceSet { try SourceSet(at: app) }
}
