import Foundation
import Testing

/// `navgraph init` and `navgraph config`: a configuration to begin with, and the one in force.
@Suite struct InitTests {
  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(path)")), as: UTF8.self)
  }

  @Test func aConfigurationIsWrittenOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", LintTests.faulty)
    try folder.write("App/ThirdParty/Kit/Kit.swift", "struct Kit {}")
    try folder.write("Vendor/Other.swift", "struct Other {}")
    let written = try Tool.run(["init"], in: folder)
    #expect(written.code == 0)
    #expect(written.output.isEmpty)
    #expect(written.messages == ".navgraph.yml: written; 'navgraph config' shows what is in force\n")
    let configuration = try text(folder, ".navgraph.yml")
    #expect(configuration.contains("excluded:\n  - App/ThirdParty  # 1 Swift file\n  - Vendor  # 1 Swift file\n"), "\(configuration)")
    #expect(configuration.contains("# There are 2 findings today: 1 error, 1 warning."), "\(configuration)")
    #expect(configuration.contains("navgraph lint --write-baseline .navgraph-baseline.json"))
    #expect(configuration.contains("Found: 3 Swift files in"))
    // It is in force, and leaves out what it says.
    #expect(try Tool.run(["graph"], in: folder).output.contains("\"files\": 1,"))
    let again = try Tool.run(["init"], in: folder)
    #expect(again.code == 2)
    #expect(again.messages.contains(".navgraph.yml is there already; --force writes it anew"))
    try folder.write(".navgraph.yml", "broken: [")
    #expect(try Tool.run(["init", "--force"], in: folder).code == 0)
    #expect(try text(folder, ".navgraph.yml") == configuration)
  }

  @Test func itIsWrittenIntoTheFirstFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("apps/Shop/App.swift", SmallApp.source)
    #expect(try Tool.run(["init", "apps/Shop/App.swift"], in: folder).messages.hasPrefix("apps/Shop/.navgraph.yml: written"))
    #expect(try text(folder, "apps/Shop/.navgraph.yml").contains("There are none today."))
    #expect(try Tool.run(["lint", "--strict", "apps/Shop"], in: folder).code == 0)
    #expect(try Tool.run(["init", "nowhere"], in: folder).code == 2)
  }

  /// What stands in comments is right, too: each taken out of its comment.
  @Test func whatStandsInCommentsIsRight() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    _ = try Tool.run(["init"], in: folder)
    let lines = try text(folder, ".navgraph.yml").split(separator: "\n", omittingEmptySubsequences: false)
    let all = lines.map { line in
      let bare = line.dropFirst(2)
      let isKey = bare.wholeMatch(of: /[a-z]+:.*/) != nil && !bare.hasPrefix("baseline")
      return line.hasPrefix("# ") && (isKey || bare.hasPrefix("  ")) && !bare.contains("(") || line.contains("method Navigator") || line.contains("must_pass") ? String(bare) : String(line)
    }.filter { !$0.hasPrefix("  navgraph lint") }
    try folder.write(".navgraph.yml", all.joined(separator: "\n"))
    let outcome = try Tool.run(["config"], in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)\(all.joined(separator: "\n"))")
    for part in ["\n  - App  # ", "unused_destination:\n    severity: error  # .navgraph.yml", "view:WidgetRootView", "no deep link past the login", "method Navigator.go"] {
      #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)")
    }
  }

  @Test func everyValueSaysWhereItComesFrom() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    let plain = try Tool.run(["config"], in: folder)
    #expect(plain.code == 0)
    #expect(plain.output.hasPrefix("# The configuration in force; there is no file\n"), "\(plain.output)")
    #expect(plain.output.contains("\npreset: default  # default\n"))
    #expect(plain.output.contains("\n  # unmapped_destination: error or warning  (default)\n"))
    try folder.write(
      ".navgraph.yml",
      """
      excluded: Tests
      navigators: |
        method Navigator.go(_: value) links push
      environment: {navigator: "Navigator<Route>"}
      entries: ["*Scene"]
      rules:
        unmapped_destination: warning
        unused_destination: {severity: off}
      contracts:
        - {name: near, max_depth: 3}
      baseline: known.json

      """)
    let outcome = try Tool.run(["config", "--preset", "review", "--disable", "contract"], in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    for part in [
      "# The configuration in force: .navgraph.yml\n# included: nothing is set\nexcluded:\n  - Tests  # .navgraph.yml:1:11\n",
      "navigators:\n  - \"method Navigator.go(_: value) links push\"  # .navgraph.yml:3:3\n", "environment:\n  navigator: \"Navigator<Route>\"  # .navgraph.yml:4:15\n",
      "entries:\n  - \"*Scene\"  # .navgraph.yml:5:11\n", "\npreset: review  # --preset\n", "  contract:\n    severity: off  # --disable\n",
      "  unmapped_destination:\n    severity: warning  # .navgraph.yml:7:25\n", "  unused_destination:\n    severity: off  # .navgraph.yml:8:34\n",
      "contracts:\n  # .navgraph.yml:10:5\n  - name: near\n    max_depth:\n      limit: 3\n", "\nbaseline: known.json  # .navgraph.yml:11:11\n",
    ] {
      #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)")
    }
    // What is printed could stand in the file's place.
    try folder.write("other.yml", outcome.output)
    let again = try Tool.run(["config", "--config", "other.yml"], in: folder)
    func values(_ text: String) -> [String] {
      text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("  #") }.map { String($0.split(separator: "  # ")[0]) }
    }
    #expect(values(again.output) == values(outcome.output), "\(again.messages)")
    let json = try Tool.run(["config", "--only", "contract", "--baseline", "b.json", "--format", "json"], in: folder).output
    #expect(json.contains("{\"from\": {\"column\": 11, \"file\": \".navgraph.yml\", \"kind\": \"file\", \"line\": 1}, \"key\": [\"excluded\"], \"value\": \"Tests\"}"), "\(json)")
    #expect(json.contains("{\"from\": {\"kind\": \"commandLine\", \"option\": \"--only\"}, \"key\": [\"rules\", \"superfluous_disable\", \"severity\"], \"value\": \"off\"}"), "\(json)")
    #expect(json.contains("{\"from\": {\"kind\": \"commandLine\", \"option\": \"--baseline\"}, \"key\": [\"baseline\"], \"value\": \"b.json\"}"), "\(json)")
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }
}
