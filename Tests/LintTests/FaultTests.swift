import Foundation
import NavigationGraph
import Rules
import SourceTestSupport
import Testing

/// Faults that were shipped in real apps, written anew: `Bad.swift` has them, `Good.swift` is its corrected twin.
@Suite struct FaultTests {
  /// One side of one fault.
  struct Side: Sendable, CustomTestStringConvertible {
    let fault: String
    let name: String
    var testDescription: String { "\(fault)/\(name)" }

    private var folder: URL { FaultTests.folder.appendingPathComponent(fault) }

    func sources() throws -> SourceSet {
      let file = SourceSet.File(path: "\(name).swift", bytes: Array(try Data(contentsOf: folder.appendingPathComponent("\(name).swift"))))
      let others = folder.appendingPathComponent("\(name).files")
      guard FileManager.default.fileExists(atPath: others.path) else { return SourceSet(files: [file]) }
      return SourceSet(files: [file] + (try SourceSet(at: others).files))
    }
  }

  static let folder = Repository.url("Tests/LintTests/Faults")
  static let faults = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  static let sides = faults.flatMap { [Side(fault: $0, name: "Bad"), Side(fault: $0, name: "Good")] }
  /// Faults that no rule finds yet, or not rightly.
  static let gaps = Set(
    ((try? String(contentsOf: Repository.url("Tests/LintTests/known-gaps.txt"), encoding: .utf8)) ?? "").split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }.map(String.init))

  @Test func thereAreFaults() {
    #expect(Self.faults.count >= 18)
    #expect(Self.gaps.isSubset(of: Set(Self.faults)))
  }

  @Test(arguments: sides) func givesExactlyTheFindingsThatAreExpected(_ side: Side) throws {
    let sources = try side.sources()
    let expected = sources.files.flatMap(expectations)
    // Rules that are off by default are on where the fault is theirs; both sides are linted alike.
    let rules = try Side(fault: side.fault, name: "Bad").sources().files.flatMap(expectations).map(\.rule)
    let found = try sources.lint(LintConfiguration(enabled: Set(rules))).findings.filter { $0.severity != .note }.map { Place($0) }.told(as: expected)
    let isRight = found == expected.sorted() && Set(rules).isSubset(of: RuleRegistry.all.map(\.id))
    if Self.gaps.contains(side.fault) {
      if side.name == "Bad", isRight { Issue.record("\(side.fault) is right now: take it out of known-gaps.txt") }
      return
    }
    #expect(found == expected.sorted())
  }

  private func expectations(_ file: SourceSet.File) -> [Place] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
      line.matches(of: /expect-finding: (\w+)(?: (error|warning|note)\b)?/).map { match in
        Place(
          file: file.path, line: number + 1, rule: String(match.output.1), severity: match.output.2.flatMap { Severity(rawValue: String($0)) })
      }
    }
  }
}
