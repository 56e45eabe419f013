import Foundation
import NavigationGraph
import SourceTestSupport
import Testing

/// What the tool prints of each sample, byte for byte.
@Suite struct GoldenTests {
  @Test(arguments: Sample.all, Golden.allCases) func isWhatIsKept(_ sample: Sample, _ golden: Golden) throws {
    let url = sample.expected.appendingPathComponent(golden.rawValue)
    let (graph, outcome) = try sample.linted()
    let made = golden.bytes(of: graph, outcome)
    if Golden.renews { try Data(made).write(to: url) }
    let kept = try #require(try? Data(contentsOf: url), "there is no \(golden.rawValue) of \(sample.name): \(Golden.command)")
    guard let difference = Golden.firstDifference(Array(kept), made) else { return }
    Issue.record(
      """
      \(golden.rawValue) of \(sample.name) differs in line \(difference.line):
        kept \(difference.a)
        made \(difference.b)
      If what is made is right: \(Golden.command)
      """)
  }

  @Test func differencesAreFound() throws {
    #expect(Golden.firstDifference(Array("a\nb".utf8), Array("a\nb".utf8)) == nil)
    #expect(try #require(Golden.firstDifference(Array("a\nb\nc".utf8), Array("a\nx\nc".utf8))) == (2, "b", "x"))
    #expect(try #require(Golden.firstDifference(Array("a\n".utf8), Array("a".utf8))) == (2, "", "the end"))
  }
}
