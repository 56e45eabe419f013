import Foundation
import Testing

@testable import Knowledge

/// What frameworks call things stands here and nowhere else: the linker's source says none of these words.
@Suite struct LinkerWordsTests {
  @Test func theLinkerNamesNoFramework() throws {
    let words = Self.words(of: .standard).subtracting(Self.ownWords)
    #expect(words.count > 150)
    let files = try Self.linkerSources()
    #expect(files.count > 20)
    for file in files {
      for literal in Self.literals(in: try String(contentsOf: file, encoding: .utf8)) where words.contains(literal) {
        Issue.record("\(file.lastPathComponent) names \"\(literal)\"; it belongs into Sources/Knowledge")
      }
    }
  }

  @Test func literalsAreFound() {
    #expect(Self.literals(in: "f(\"Binding\") // \"Comment\"\nlet a = \"x\\(y)\"") == ["Binding"])
    #expect(Self.words(of: .standard).isSuperset(of: ["Binding", "NavigationStack", "compactMap", "modalPresentationStyle", "host"]))
  }

  /// Words of the linker's own that a framework happens to use too.
  private static let ownWords: Set<String> = ["default", "show", "style", "subscript", "to"]

  private static func words(of knowledge: Knowledge) -> Set<String> {
    var words: Set<String> = []
    for shape in knowledge.shapes {
      words.insert(shape.name)
      words.formUnion(shape.receiver.map { [$0] } ?? [])
      words.formUnion(shape.target.map { [$0] } ?? [])
      words.formUnion(shape.arguments.compactMap(\.label))
    }
    // All data is strings in fields: whatever field is added is read too.
    for area in [knowledge.library, knowledge.wrappers, knowledge.foundation, knowledge.swiftUI, knowledge.uiKit, knowledge.stores] as [Any] {
      for field in Mirror(reflecting: area).children {
        switch field.value {
        case let word as String: words.insert(word)
        case let set as Set<String>: words.formUnion(set)
        case let list as [String]: words.formUnion(list)
        case let table as [String: any Sendable]: words.formUnion(table.keys)
        default: Issue.record("a field that this test cannot read: \(field.label ?? "")")
        }
      }
    }
    return words
  }

  private static func linkerSources() throws -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/Link").standardizedFileURL
    let walk = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }

  /// The plain one-line literals of a source, comments left out.
  private static func literals(in source: String) -> [String] {
    source.split(separator: "\n").flatMap { line -> [String] in
      let code = line.firstRange(of: " //").map { line[..<$0.lowerBound] } ?? line
      guard !code.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
      let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }.filter { !$0.contains("\\") }
    }
  }
}
