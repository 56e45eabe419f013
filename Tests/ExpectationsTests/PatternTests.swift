import Foundation
import NavigationGraph
import SourceTestSupport
import Testing

extension Pattern: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// Each pattern by itself, read from its source to its graph.
@Suite struct PatternTests {
  @Test(arguments: Pattern.all) func meetsItsExpectations(_ pattern: Pattern) async throws {
    let comparison = try pattern.compared()
    guard let reason = KnownGaps.reasons[pattern.name] else {
      for mismatch in comparison.mismatches { Issue.record("\(mismatch.description)") }
      return
    }
    if comparison.mismatches.isEmpty {
      Issue.record("\(pattern.name) is met now: take it out of \(KnownGaps.path)")
    } else {
      withKnownIssue("\(reason)") {
        for mismatch in comparison.mismatches { Issue.record("\(mismatch.description)") }
      }
    }
  }

  @Test func thereArePatterns() {
    #expect(Pattern.all.count > 100)
    #expect(Set(Pattern.all.map(\.name)).count == Pattern.all.count)
  }

  @Test func knownGapsArePatterns() {
    let names = Set(Pattern.all.map(\.name))
    for (gap, reason) in KnownGaps.reasons {
      #expect(names.contains(gap), "\(KnownGaps.path) names \(gap), which is no pattern")
      #expect(!reason.isEmpty)
    }
  }

  /// For each idiom what was expected, found and said too much, then the sums.
  @Test func table() throws {
    var rows: [(String, Score)] = []
    for pattern in Pattern.all {
      let comparison = try pattern.compared()
      rows.append((pattern.name, comparison.score))
      if !comparison.mismatches.isEmpty { print(([pattern.name] + comparison.mismatches.map { "  \($0)" }).joined(separator: "\n")) }
    }
    let areas = Dictionary(grouping: rows) { String($0.0.prefix { $0 != "/" }) }
    let sums = areas.map { ($0.key, $0.value.map(\.1).reduce(Score(), +)) }.sorted { $0.0 < $1.0 }
    let whole = rows.map(\.1).reduce(Score(), +)
    print(ScoreTable.text(rows.filter { $0.1.missing + $0.1.surplus > 0 } + sums + [("all", whole)]))
    #expect(whole.expected == whole.met + whole.missing)
    #expect(whole.expected > 400)
  }
}

extension Pattern {
  func compared() throws -> Comparison {
    let (expectations, checksAll) = try expectations()
    return Comparison(expectations, checksAll: checksAll, graph: try sources.graph())
  }
}

/// Scores as columns.
enum ScoreTable {
  static func text(_ rows: [(String, Score)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let head = "idiom".padded(width) + "  expected   met  missing  surplus  recall  precision"
    let lines = rows.map { name, score in
      name.padded(width) + "  " + "\(score.expected)".right(8) + "\(score.met)".right(6) + "\(score.missing)".right(9)
        + "\(score.surplus)".right(9) + percent(score.recall).right(8) + percent(score.precision).right(11)
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private static func percent(_ part: Double) -> String { "\((part * 1000).rounded() / 10) %" }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
  fileprivate func right(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
