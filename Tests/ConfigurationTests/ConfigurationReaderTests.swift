import Foundation
import Knowledge
import Testing

@testable import Configuration

@Suite struct ConfigurationReaderTests {
  static let rules = ["unmapped_destination", "unused_destination"]

  static func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), folder: "/app", shown: "c.yml", rules: rules)
  }

  /// What is wrong, as users see it.
  static func mistakes(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try read(text)
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @Test func everyKeyIsReadWithItsPlace() throws {
    let configuration = try Self.read(
      """
      # An app.
      included:
        - App
        - "Packages/*/Sources"
      excluded: Tests
      navigators: |
        method Navigator.go(_: value) links push  # goes

        # back
        method Navigator.back() returns pop
      environment: {navigator: Navigator}
      rules:
        unused_destination: error
        unmapped_destination: off
      """)
    #expect(configuration.folder == "/app")
    #expect(configuration.included == [Marked("App", at: Mark(line: 3, column: 5)), Marked("Packages/*/Sources", at: Mark(line: 4, column: 5))])
    #expect(configuration.excluded == [Marked("Tests", at: Mark(line: 5, column: 11))])
    #expect(configuration.navigators.map(\.value.name) == ["go", "back"])
    #expect(configuration.navigators.map(\.mark) == [Mark(line: 7, column: 3), Mark(line: 10, column: 3)])
    #expect(configuration.environment == [Marked(EnvironmentKey(name: "navigator", type: "Navigator"), at: Mark(line: 11, column: 15))])
    #expect(configuration.rules.map(\.value) == [RuleSetting(id: "unused_destination", level: .error), RuleSetting(id: "unmapped_destination", level: .off)])
    #expect(configuration.rules.map(\.mark.line) == [13, 14])
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "included:\nexcluded: ~\nnavigators:\nrules: {}\nenvironment: null\n", "{}", "\u{FEFF}included: []\r\n"])
  func nothingIsNoConfigurationAndNoMistake(_ text: String) throws {
    #expect(try Self.read(text) == Configuration(folder: "/app"))
  }

  @Test(arguments: [
    ("exclude: [a]\n", "c.yml:1:1: error: unknown key 'exclude'; did you mean 'excluded'? known: included, excluded,"),
    ("included: [a]\nzzz: 1\n", "c.yml:2:1: error: unknown key 'zzz'; known: included,"),
    ("included: [a]\nexcluded: [b]\nincluded: [c]\n", "c.yml:3:1: error: 'included' stands here again; it is in line 1 already"),
    ("included: {a: b}\n", "c.yml:1:11: error: `included` takes a list (`- text`), not keys with values"),
    ("included:\n  - [a]\n", "c.yml:2:5: error: `included` takes a text, not a list"), ("included:\n  - ''\n", "c.yml:2:5: error: `included` takes a text, not an empty text"),
    ("excluded:\n  - '[a'\n", "c.yml:2:5: error: '[a': no pattern of a path"), ("excluded: ../b\n", "c.yml:1:11: error: '../b': a pattern cannot lead out"),
    ("included: ['!a']\n", "c.yml:1:12: error: `included` takes no `!`"), ("- a\n", "c.yml:1:1: error: `.navgraph.yml` takes keys with values (`name: value`), not a list"),
    ("rules: [a]\n", "c.yml:1:8: error: `rules` takes keys with values"),
    ("rules:\n  unused_destinaton: off\n", "c.yml:2:3: error: unknown rule 'unused_destinaton'; did you mean 'unused_destination'? known: unmapped_destination,"),
    ("rules:\n  unused_destination: eror\n", "c.yml:2:23: error: unknown level 'eror'; did you mean 'error'? known: off, on, note, warning, error"),
    ("rules:\n  unused_destination:\n", "c.yml:2:22: error: `unused_destination` takes a text, not nothing"),
    ("environment:\n  navigator: Navigator<\n", "c.yml:2:14: error: 'Navigator<' is no type: write its name, with the generic arguments that it has: `Navigator<Route>`"),
    ("environment:\n  navigator: [a]\n", "c.yml:2:14: error: `navigator` takes a text, not a list"),
  ]) func aMistakeIsToldWithItsPlace(_ text: String, _ message: String) {
    let found = Self.mistakes(text)
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  @Test func allMistakesAreToldInTheOrderOfTheFile() {
    let found = Self.mistakes("rules:\n  nothing: off\nexcludes: a\nnavigators: |\n  metod A.b() returns pop\n  method A.b() returns push\n")
    #expect(found.count == 4)
    #expect(found.map { $0.split(separator: ":")[1] } == ["2", "3", "5", "6"])
  }

  @Test(arguments: ["off", "false", "no", "'off'"]) func aRuleIsTurnedOff(_ word: String) throws {
    #expect(try Self.read("rules: {unused_destination: \(word)}").rules.map(\.value.level) == [.off])
  }

  @Test func ownShapesComeBeforeThoseThatAreKnown() throws {
    let configuration = try Self.read("navigators: 'modifier sheet(isPresented: slot, content: content) presents popover'\nenvironment: {router: 'Router<Shop.Route, B>', dismiss: Own}")
    let knowledge = configuration.extending(.standard)
    #expect(knowledge.shapes.count == Knowledge.standard.shapes.count + 1)
    #expect(knowledge.shapes.first { $0.name == "sheet" }?.kind == .popover)
    #expect(knowledge.swiftUI.environment["router"] == TypeName("Router<Shop.Route, B>" as String))
    #expect(knowledge.swiftUI.environment["router"]?.arguments.map(\.path) == [["Shop", "Route"], ["B"]])
    #expect(knowledge.swiftUI.environment["dismiss"] == "Own")
    #expect(knowledge.swiftUI.environment["openURL"] == "OpenURLAction")
  }

  @Test func theNearestFileIsFound() throws {
    let manager = FileManager.default
    let base = manager.temporaryDirectory.appendingPathComponent("navgraph-test-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? manager.removeItem(at: base) }
    try manager.createDirectory(at: base.appendingPathComponent("app/sources/deep"), withIntermediateDirectories: true)
    func find(_ path: String) -> String? { ConfigurationReader.find(above: path, from: base.path) }
    try Data("excluded: a\n".utf8).write(to: base.appendingPathComponent(".navgraph.yml"))
    try Data("excluded: b\n".utf8).write(to: base.appendingPathComponent("app/.navgraph.yml"))
    try Data().write(to: base.appendingPathComponent("app/sources/A.swift"))
    #expect(find("app/sources/deep") == base.path + "/app/.navgraph.yml")
    #expect(find("app/sources/A.swift") == base.path + "/app/.navgraph.yml")
    #expect(find("app/nothing/B.swift") == base.path + "/app/.navgraph.yml")
    #expect(find("app/..") == base.path + "/.navgraph.yml")
    #expect(find(".") == base.path + "/.navgraph.yml")
    let file = base.path + "/app/.navgraph.yml"
    let configuration = try ConfigurationReader.read(file, shown: file, rules: [])
    #expect(configuration.folder == base.path + "/app")
    #expect(configuration.excluded.map(\.value) == ["b"])
    #expect(throws: ConfigurationError.self) { try ConfigurationReader.read(base.path, shown: "x", rules: []) }
  }
}
