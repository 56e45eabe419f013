import Diagram
import Foundation
import NavigationGraph
import Reports
import Rules
import SourceTestSupport

/// What the tool prints of a sample, as it is kept beside the sample.
enum Golden: String, CaseIterable, Sendable {
  case graph = "graph.json"
  case diagram = "graph.dot"
  case findings = "findings.txt"
  case routes = "routes.txt"

  /// Writes the files anew in the place of comparing.
  static let renews = ProcessInfo.processInfo.environment["NAVGRAPH_RENEW"] != nil
  static let command = "NAVGRAPH_RENEW=1 swift test --filter SamplesTests"

  /// What `navgraph graph`, `navgraph graph --format dot`, `navgraph lint` and `navgraph routes` print.
  func bytes(of graph: NavigationGraph, _ outcome: RuleOutcome) -> [UInt8] {
    switch self {
    case .graph: graph.json()
    case .diagram: Array(DOTWriter.write(Diagram(graph: graph)).utf8)
    case .findings:
      Reporter.text.render(LintResult(generator: graph.generator, outcome: outcome, summary: graph.summary), ReportOptions())
    case .routes: RouteTableForm.table.render(RouteTable(graph), ReportOptions(), 120)
    }
  }

  /// The first line in which two texts differ, from 1.
  static func firstDifference(_ a: [UInt8], _ b: [UInt8]) -> (line: Int, a: String, b: String)? {
    guard a != b else { return nil }
    let (x, y) = (lines(a), lines(b))
    let line = zip(x, y).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(x.count, y.count)
    return (line + 1, line < x.count ? x[line] : "the end", line < y.count ? y[line] : "the end")
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
