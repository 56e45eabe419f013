import Foundation
import Judging
import Testing

/// The judge must be able to fail: a scanner that overlooked something would see the source as if it were not there.
/// So SwiftSyntax is shown the source, and the scanner the source with one thing changed.
@Suite("A change of the source is noticed")
struct MutationTests {
  static let source = """
    enum Route { case home, detail(id: Int) }
    struct Root: View {
      var body: some View {
        switch route {
        case .home: Home()
        case .detail(let id): Detail(id: id).sheet(item: $item) { Text("one") }
        }
      }
    }
    """

  static let mutations: [(String, String, Judging.Category)] = [
    ("home, ", "", .enumCase), ("id: Int", "id: UInt", .enumCase), ("id: Int", "Int", .enumCase),
    ("    case .home: Home()\n", "\n", .switchArm), ("let id", "let it", .switchArm),
    ("id: id", "it: id", .call), (".sheet", ".cover", .call), ("(item: $item) {", "(item: { }) ; do {", .call),
    ("struct Root", "class Root", .declaration), ("var body", "var bodies", .declaration),
    ("\"one\"", "\"ones\"", .stringLiteral),
  ]

  @Test func unchangedSourceHasNoDifference() throws {
    #expect(try compare(Self.source).isEmpty)
  }

  @Test(arguments: mutations) func change(from old: String, to new: String, shows category: Judging.Category) throws {
    let place = try #require(Self.source.firstRange(of: old))
    #expect(try compare(Self.source.replacingCharacters(in: place, with: new)).contains { $0.category == category })
  }

  private func compare(_ changed: String) throws -> [Difference] {
    let syntax = try syntaxObservations(Array(Self.source.utf8))
    return differences(syntax: syntax, scanner: try scannerObservations(Array(changed.utf8)))
  }
}
