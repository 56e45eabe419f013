import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Reports

@Suite struct DifferenceReportTests {
  private static func result(_ seed: UInt64, hostile: Bool) -> DifferenceResult {
    let graphs = [seed, seed + 1000].map { NavigationGraph.random(seed: $0, size: 20, hostile: hostile).normalized() }
    return DifferenceResult(GraphDifference(from: graphs[0], to: graphs[1]), base: "main", head: "HEAD", linkPrefix: "https://host/blob/HEAD/")
  }

  private static func schema(_ name: String) throws -> JSONValue {
    try JSONParser.parse(Array(try Data(contentsOf: Golden.repository().appendingPathComponent("docs/\(name).schema.json"))))
  }

  @Test(arguments: 0..<80 as Range<UInt64>) func theJSONIsValid(_ seed: UInt64) throws {
    let bytes = DifferenceForm.json.render(Self.result(seed, hostile: seed % 2 == 0), usesColor: false)
    #expect(JSONSchemaValidator(schema: try Self.schema("diff")).errors(in: try JSONParser.parse(bytes)).isEmpty)
  }

  /// What a graph is made of is defined once, and stands in both schemas.
  @Test func theSchemasAgree() throws {
    guard case .object(let diff) = try Self.schema("diff"), case .object(let graph) = try Self.schema("graph"),
      case .object(let own)? = diff["$defs"], case .object(let shared)? = graph["$defs"]
    else {
      Issue.record("a schema has no definitions")
      return
    }
    for (name, definition) in shared { #expect(own[name] == definition, "\(name)") }
    func words(_ change: String) -> [String] {
      guard case .object(let members)? = own[change], case .object(let properties)? = members["properties"],
        case .object(let fields)? = properties["fields"], case .object(let items)? = fields["items"], case .array(let values)? = items["enum"]
      else { return [] }
      return values.compactMap { if case .string(let word) = $0 { word } else { nil } }
    }
    #expect(words("nodeChange") == NodeChange.Field.allCases.map(\.rawValue))
    #expect(words("edgeChange") == EdgeChange.Field.allCases.map(\.rawValue))
  }

  @Test(arguments: DifferenceForm.allCases, 0..<20 as Range<UInt64>) func hostileNamesDoNothing(_ form: DifferenceForm, _ seed: UInt64) throws {
    let result = Self.result(seed * 2, hostile: true)
    let text = String(decoding: form.render(result, usesColor: false), as: UTF8.self)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isHazardous })
    #expect(form.render(result, usesColor: false) == Array(text.utf8))
    guard form == .markdown else { return }
    for line in text.split(separator: "\n") {
      // A row of a table stays one, and outside code nothing is markup but what the writer makes.
      if line.hasPrefix("|") { #expect(line.replacing("\\|", with: "").unicodeScalars.count { $0 == "|" } == 4, "\(line)") }
      let plain = outsideOfCode(line)
      #expect(!plain.contains("<script") && !plain.contains("](javascript") && !plain.contains("@everyone"), "\(line)")
    }
  }

  @Test func coloursAreForTerminals() {
    let result = Self.result(3, hostile: false)
    #expect(String(decoding: DifferenceForm.text.render(result, usesColor: true), as: UTF8.self).contains("\u{1B}[32m+"))
    #expect(!String(decoding: DifferenceForm.text.render(result, usesColor: false), as: UTF8.self).contains("\u{1B}"))
  }

  @Test func manyRowsAreCut() {
    let base = NavigationGraph(text: "node app:App entry")
    let text = (0..<300).map { "node view:Screen\($0)\nedge app:App push view:Screen\($0)" }.joined(separator: "\n")
    let result = DifferenceResult(
      GraphDifference(from: base, to: NavigationGraph(text: "node app:App entry\n" + text)), base: "main", head: "HEAD")
    let markdown = String(decoding: DifferenceForm.markdown.render(result, usesColor: false), as: UTF8.self)
    #expect(markdown.contains("300 ways added") && markdown.contains("| | and 100 more | |"))
    #expect(markdown.utf8.count < 65_000)
  }

  private static func change(_ base: String, _ head: String, screens: [String] = [], _ edit: (inout NavigationGraph) -> Void = { _ in }) -> DifferenceResult {
    var graphs = [base, head].map { NavigationGraph(text: $0) }
    for i in graphs.indices {
      for j in graphs[i].nodes.indices where graphs[i].nodes[j].kind == .view {
        graphs[i].nodes[j].role = screens.contains(graphs[i].nodes[j].name) ? .screen : .component
      }
    }
    edit(&graphs[1])
    return DifferenceResult(GraphDifference(from: graphs[0], to: graphs[1]), base: "main", head: "HEAD")
  }

  /// Whatever changes alone, the summary names it and what a form leaves out is counted.
  @Test func whatChangesAloneIsNamed() {
    let app = "node app:App entry\nnode view:Home\nedge app:App root view:Home\nedge view:Home embeds view:Row\nnode object:Router\n"
    let place = SourceLocation(file: "App.swift", line: 1, column: 1)
    func text(_ result: DifferenceResult) -> String { String(decoding: DifferenceForm.text.render(result, usesColor: false), as: UTF8.self) }
    let back = Self.change(app, app, screens: ["Home"]) { $0.returns = [Return(from: "view:Home", kind: .popToRoot, location: place)] }
    #expect(back.summary == "1 way back added")
    #expect(text(back).contains("Ways back\n  + Home goes back to the root of the stack\n"), "\(text(back))")
    // Those of a new screen come with it.
    let screen = "node view:More\nedge view:Home push view:More"
    let new = Self.change(app, app + screen, screens: ["Home", "More"]) { $0.returns = [Return(from: "view:More", kind: .pop, location: place)] }
    #expect(new.summary == "1 screen added; 1 way added" && !text(new).contains("Ways back"), "\(text(new))")
    let cases: [(String, String)] = [
      ("edge view:Row embeds view:Star", "Only components changed"), ("edge object:Router owns object:Store", "Only objects changed"),
      ("edge view:Row embeds view:Star\nnode alert:Row.alert\nedge object:Router owns object:Store", "Only components, objects and alerts changed"),
      ("node scene:Other", "1 app or scene added"),
    ]
    for (more, summary) in cases {
      let result = Self.change(app, app + more, screens: ["Home"])
      #expect(result.summary == summary, "\(more): \(text(result))")
      #expect(text(result).split(separator: "\n").count > 1, "nothing but the summary: \(text(result))")
    }
  }
}
