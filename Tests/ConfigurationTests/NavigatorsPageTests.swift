import Foundation
import GraphTestSupport
import Knowledge
import Testing

@testable import Configuration

/// `docs/navigators.md` is written by hand and says what the parser does: every word, every example, every mistake.
@Suite struct NavigatorsPageTests {
  private struct Block {
    let language: Substring
    var lines: [Substring] = []
    var text: String { lines.joined(separator: "\n") + "\n" }
  }

  private static func page() throws -> [Substring] {
    let file = Golden.repository().appendingPathComponent("docs/navigators.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for line in try page() {
      if line.hasPrefix("```") {
        isOpen.toggle()
        if isOpen { blocks.append(Block(language: line.dropFirst(3))) }
      } else if isOpen {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  /// The rows of the table under a heading: the word, and the example.
  private static func rows(_ heading: String) throws -> [(word: String, example: String)] {
    let lines = try page()
    let start = try #require(lines.firstIndex { $0 == "### \(heading)" })
    let table = lines[start...].dropFirst().drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    return table.map { line in
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      return (cells.first.map { String($0.filter { $0 != "`" }) } ?? "", cells.last.map { String($0.filter { $0 != "`" }) } ?? "")
    }
  }

  static let tables: [(heading: String, words: [String])] = [
    ("Forms", CallForm.allCases.map(\.rawValue)), ("Roles of arguments", ArgumentRole.allCases.map(\.rawValue)),
    ("Effects", CallEffect.allCases.map(\.rawValue)), ("Kinds", CallKind.allCases.map(\.rawValue)),
  ]

  @Test(arguments: tables.indices) func everyWordHasARow(_ table: Int) throws {
    let (heading, words) = Self.tables[table]
    #expect(try Self.rows(heading).map(\.word) == words)
  }

  @Test(arguments: tables.indices) func everyExampleIsAShapeWithItsWord(_ table: Int) throws {
    for row in try Self.rows(Self.tables[table].heading) {
      let shape = try #require(try ShapeParser.shape(Substring(row.example)), "\(row.word)")
      let words: [String] =
        switch table {
        case 0: [shape.form.rawValue]
        case 1: shape.arguments.map(\.role.rawValue)
        case 2: [shape.effect.rawValue]
        default: [shape.kind?.rawValue ?? ""]
        }
      #expect(words.contains(row.word), "\(row.word): \(row.example)")
    }
  }

  /// The kinds that an effect takes in the form of its example.
  @Test func everyEffectHasItsKinds() throws {
    let lines = try Self.page().filter { $0.hasPrefix("| `") && $0.split(separator: "|", omittingEmptySubsequences: false).count == 6 }
    #expect(lines.count == CallEffect.allCases.count)
    for line in lines {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.filter { $0 != "`" && $0 != " " } }
      let effect = try #require(CallEffect(rawValue: cells[1]))
      let form = try #require(CallForm.allCases.first { cells[4].hasPrefix($0.rawValue) })
      #expect(cells[3].split(separator: ",").map(String.init) == ShapeDemands.of(effect, in: form).kinds.map(\.rawValue), "\(effect)")
    }
  }

  @Test func everyYAMLBlockIsRead() throws {
    let blocks = try Self.blocks().filter { $0.language == "yaml" }
    #expect(blocks.count == 2)
    for block in blocks { #expect(try !ConfigurationReaderTests.read(block.text).navigators.isEmpty) }
  }

  @Test func theMistakeThatIsShownIsTheOneThatIsTold() throws {
    let console = try #require(try Self.blocks().first { $0.language == "console" })
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.read(Array("navigators: |\n  method Navigator.go(_: valu) links push\n".utf8), folder: "/", shown: ".navgraph.yml", knowing: ConfigurationVocabulary())
    }
    #expect(error?.description == String(console.lines[1]))
  }
}
