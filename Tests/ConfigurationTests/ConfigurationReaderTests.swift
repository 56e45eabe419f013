import Foundation
import Knowledge
import Testing

@testable import Configuration

@Suite struct ConfigurationReaderTests {
  static let vocabulary = ConfigurationVocabulary(
    rules: [
      RuleDescription(id: "default_mapped_destination"),
      RuleDescription(
        id: "unmapped_destination", formerIDs: ["lost_destination"],
        options: [
          RuleOptionDescription(name: "limit", form: .number(1...9)), RuleOptionDescription(name: "strictly", form: .flag),
          RuleOptionDescription(name: "skipped", form: .names),
        ]), RuleDescription(id: "unused_destination"),
    ],
    presets: ["default", "review", "all"], edgeKinds: ["push", "sheet"],
    renderOptions: [
      RenderOptionDescription(name: "theme", form: .choice(["light", "dark"]), defaultText: "light"),
      RenderOptionDescription(name: "group-by", form: .choice(["module", "tab"])), RenderOptionDescription(name: "routes", form: .flag),
      RenderOptionDescription(name: "strip-suffix", form: .texts), RenderOptionDescription(name: "link-prefix", form: .text),
      RenderOptionDescription(name: "exclude", form: .patterns),
    ], patternFault: { $0.hasPrefix("?") ? "no pattern" : nil })

  static func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), folder: "/app", shown: "c.yml", knowing: vocabulary)
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
    #expect(configuration.rules.map(\.value.id) == ["unused_destination", "unmapped_destination"])
    #expect(configuration.rules.map(\.value.level) == [Marked(.error, at: Mark(line: 13, column: 23)), Marked(.off, at: Mark(line: 14, column: 25))])
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
    ("rules:\n  unused_destinaton: off\n", "c.yml:2:3: error: unknown rule 'unused_destinaton'; did you mean 'unused_destination'? known: default_mapped_destination,"),
    ("rules:\n  unused_destination: eror\n", "c.yml:2:23: error: unknown level 'eror'; did you mean 'error'? known: off, on, note, warning, error"),
    ("rules:\n  unused_destination:\n", "c.yml:2:22: error: `unused_destination` takes a text, not nothing"),
    ("rules:\n  unmapped_destination: {limit: 0}\n", "c.yml:2:33: error: `limit` takes a whole number from 1 to 9"),
    ("rules:\n  unmapped_destination: {limit: 99999999999999999999}\n", "c.yml:2:33: error: `limit` takes a whole number from 1 to 9"),
    ("rules:\n  unmapped_destination: {limt: 2}\n", "c.yml:2:26: error: unknown option 'limt'; did you mean 'limit'? known: severity, limit, strictly, skipped"),
    ("rules:\n  unmapped_destination: {strictly: maybe}\n", "c.yml:2:36: error: `strictly` takes `true` or `false`"),
    ("rules:\n  unmapped_destination: {skipped: {a: b}}\n", "c.yml:2:35: error: `skipped` takes a list (`- text`), not keys with values"),
    ("rules:\n  unmapped_destination: {severity: grave}\n", "c.yml:2:36: error: unknown level 'grave'; known: off, on"),
    ("rules:\n  unmapped_destination: off\n  lost_destination: on\n", "c.yml:3:3: error: 'lost_destination' is called 'unmapped_destination' today, and that stands in line 2 already"),
    ("contracts: {a: b}\n", "c.yml:1:12: error: `contracts` takes a list (`- …`), not keys with values"),
    ("contracts: [{max_depth: 2}]\n", "c.yml:1:13: error: a contract has a `name`"), ("contracts: [{name: a}]\n", "c.yml:1:13: error: a contract demands something; known: forbidden, only_from"),
    ("contracts: [{name: a, max_dept: 2}]\n", "c.yml:1:23: error: unknown key 'max_dept'; did you mean 'max_depth'?"),
    ("contracts:\n  - {name: a, max_depth: 2}\n  - {name: a, max_depth: 3}\n", "c.yml:3:5: error: a contract 'a' stands in line 2 already"),
    ("contracts: [{name: a, max_depth: 2, max_presentations: 1}]\n", "c.yml:1:37: error: a contract demands one thing, and this one has `max_depth` already"),
    ("contracts: [{name: a, max_depth: -1}]\n", "c.yml:1:34: error: `max_depth` takes a whole number from 0 to 1000"),
    ("contracts: [{name: a, max_presentations: {limit: 21}}]\n", "c.yml:1:50: error: `limit` takes a whole number from 0 to 20"),
    ("contracts: [{name: a, max_depth: {to: A}}]\n", "c.yml:1:35: error: `max_depth` has a `limit`"),
    ("contracts: [{name: a, forbidden: {from: A}}]\n", "c.yml:1:35: error: `forbidden` has a `to`"),
    ("contracts: [{name: a, forbidden: {from: A, to: '?'}}]\n", "c.yml:1:48: error: '?': no pattern"),
    ("contracts: [{name: a, forbidden: {from: A, to: B, kinds: [puhs]}}]\n", "c.yml:1:59: error: unknown kind of edge 'puhs'; did you mean 'push'? known: push, sheet"),
    ("contracts: [{name: a, only_from: {from: A, to: B, reaches: true}}]\n", "c.yml:1:51: error: unknown key 'reaches'; known: to, from, kinds"),
    ("contracts: [{name: a, layers: [A]}]\n", "c.yml:1:31: error: `layers` takes a list of two layers or more"),
    ("contracts: [{name: a, max_depth: 2, severity: off}]\n", "c.yml:1:47: error: unknown severity 'off'; known: note, warning, error"),
    ("preset: revue\n", "c.yml:1:9: error: unknown preset 'revue'; did you mean 'review'? known: default, review, all"),
    ("preset: [review]\n", "c.yml:1:9: error: `preset` takes a text, not a list"), ("baseline:\n", "c.yml:1:10: error: `baseline` takes a text, not nothing"),
    ("entries: ['?']\n", "c.yml:1:11: error: '?': no pattern"),
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

  @Test func aRuleTakesOptions() throws {
    let rules = try Self.read(
      """
      preset: review
      baseline: known.json
      entries: [view:HomeView, "*Scene"]
      rules:
        unmapped_destination:
          severity: note
          limit: 3
          strictly: yes
          skipped: [a, b]
        unused_destination: {severity: off}
      """)
    #expect(rules.preset == Marked("review", at: Mark(line: 1, column: 9)))
    #expect(rules.baseline == Marked("known.json", at: Mark(line: 2, column: 11)))
    #expect(rules.entries.map(\.value) == ["view:HomeView", "*Scene"])
    let first = try #require(rules.rules.first?.value)
    #expect(first.level?.value == .note)
    #expect(first.options.map(\.value.name) == ["limit", "strictly", "skipped"])
    #expect(first.options.map(\.value.value) == [.number(3), .flag(true), .names(["a", "b"])])
    #expect(first.options.map(\.mark.line) == [7, 8, 9])
    #expect(rules.rules.last?.value.level?.value == .off)
  }

  @Test func everyDemandIsRead() throws {
    let contracts = try Self.read(
      """
      contracts:
        - {name: a, forbidden: {from: A, to: [B, C], kinds: push, reaches: true}, severity: note, reason: because}
        - {name: b, only_from: {to: A, from: B}}
        - {name: c, must_pass_through: {to: A, through: B, from: "deepLink:*"}}
        - {name: d, max_depth: {limit: 2, to: A, from: B}}
        - {name: e, max_depth: 4}
        - {name: f, max_presentations: {limit: 1, kinds: [sheet]}}
        - {name: g, layers: [A, [B, C]]}
      """).contracts
    #expect(contracts.map(\.mark) == (2...8).map { Mark(line: $0, column: 5) })
    #expect(contracts.map(\.value.demand) == [
      .forbidden(from: ["A"], to: ["B", "C"], kinds: ["push"], reaches: true), .onlyFrom(to: ["A"], from: ["B"], kinds: nil),
      .mustPassThrough(to: ["A"], through: ["B"], from: ["deepLink:*"]), .maxDepth(2, to: ["A"], from: ["B"]), .maxDepth(4, to: nil, from: nil),
      .maxPresentations(1, kinds: ["sheet"]), .layers([["A"], ["B", "C"]]),
    ])
    #expect(contracts.first?.value.severity == .note && contracts.first?.value.reason == "because")
  }

  @Test func aFormerIdDoes() throws {
    let setting = try #require(try Self.read("rules: {lost_destination: error}").rules.first?.value)
    #expect(setting.id == "unmapped_destination")
    #expect(setting.formerID == "lost_destination")
  }

  @Test(arguments: ["off", "false", "no", "'off'"]) func aRuleIsTurnedOff(_ word: String) throws {
    #expect(try Self.read("rules: {unused_destination: \(word)}").rules.map(\.value.level?.value) == [.off])
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
    let configuration = try ConfigurationReader.read(file, shown: file, knowing: ConfigurationVocabulary())
    #expect(configuration.folder == base.path + "/app")
    #expect(configuration.excluded.map(\.value) == ["b"])
    #expect(throws: ConfigurationError.self) { try ConfigurationReader.read(base.path, shown: "x", knowing: ConfigurationVocabulary()) }
  }
}
