import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Reports

@Suite struct ImpactReportTests {
  /// All that a change of the first half of the files can affect.
  private static func result(_ seed: UInt64, named: Bool) -> ImpactResult {
    let graph = seed % 2 == 0 ? NavigationGraph.random(seed: seed, size: 30, hostile: true).normalized() : NavigationGraph.randomApp(seed: seed)
    let index = GraphIndex(graph)
    let files = Set(graph.nodes.compactMap { $0.location?.file }).sorted()
    let changes: [ChangedFile.Change] = [.changed, .added, .removed]
    let changed = files.prefix(files.count / 2 + 1).enumerated().map { ChangedFile(path: $1, change: changes[$0 % 3]) }
    // Each view is a piece of source that names the one before it.
    let views = graph.nodes.filter { $0.kind == .view && $0.location != nil }
    var uses = TypeUses()
    uses.pieces = views.enumerated().map { number, view in
      var piece = TypeUses.Piece(name: view.name)
      piece.node = number % 5 == 4 ? nil : view.id
      piece.isShown = number % 3 > 0
      piece.spans = view.location.map { [TypeUses.Span(file: $0.file, lines: $0.line...$0.line)] } ?? []
      piece.uses = number > 0 ? [number - 1] : []
      return piece
    }
    return ImpactResult(
      Impact(of: changed, uses: uses, in: index), in: index, files: changed, depth: 3, names: named ? nil : (base: "main", head: "HEAD"))
  }

  @Test func theJSONIsValid() throws {
    let file = Golden.repository().appendingPathComponent("docs/affected.schema.json")
    let validator = JSONSchemaValidator(schema: try JSONParser.parse(Array(try Data(contentsOf: file))))
    var links: Set<String> = []
    for seed in 0..<16 as Range<UInt64> {
      let result = Self.result(seed, named: seed % 3 == 0)
      let errors = validator.errors(in: try JSONParser.parse(ImpactForm.json.render(result, usesColor: false)))
      #expect(errors.isEmpty, "\(seed): \(errors.prefix(3))")
      links.formUnion(result.rows.map(\.affected.link.rawValue))
    }
    #expect(links.isSuperset(of: ["changed", "contains", "uses", "shows", "opens"]), "\(links)")
  }
}
