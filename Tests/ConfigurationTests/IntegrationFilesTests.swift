import Foundation
import Testing

@testable import Configuration

/// `action.yml` and `.pre-commit-hooks.yaml`, held to the form that those who read them ask for.
///
/// The keys are those of GitHub's metadata syntax for actions (https://docs.github.com/actions/reference/workflows-and-actions/metadata-syntax)
/// and of pre-commit (https://pre-commit.com/#creating-new-hooks). docs/ci.md says with what else they were checked by hand.
@Suite struct IntegrationFilesTests {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func read(_ file: String) throws -> YAMLNode {
    try #require(try YAMLReader.read([UInt8](Data(contentsOf: root.appendingPathComponent(file)))))
  }

  // MARK: The action

  @Test func theActionHasTheFormOfACompositeAction() throws {
    let action = try Self.read("action.yml").fields()
    #expect(Set(action.keys).isSubset(of: ["name", "author", "description", "branding", "inputs", "outputs", "runs"]))
    for key in ["name", "description"] { #expect(try !(action.field(key).text()).isEmpty) }
    for (name, input) in try action.field("inputs").fields() {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(Set(try input.fields().keys).isSubset(of: ["description", "required", "default", "deprecationMessage"]))
      #expect(try !(input.fields().field("description").text()).isEmpty)
    }
    for output in try action.field("outputs").fields().values {
      // In a composite action outputs have values.
      #expect(Set(try output.fields().keys) == ["description", "value"])
    }
    let runs = try action.field("runs").fields()
    #expect(Set(runs.keys) == ["using", "steps"])
    #expect(try runs.field("using").text() == "composite")
    for step in try runs.field("steps").items() {
      let step = try step.fields()
      #expect((step["run"] == nil) != (step["uses"] == nil))
      let known: Set = ["id", "name", "if", "env", "continue-on-error", "working-directory"]
      #expect(Set(step.keys).isSubset(of: known.union(step["run"] == nil ? ["uses", "with"] : ["run", "shell"])))
      if step["run"] != nil { #expect(step["shell"] != nil, "a step that runs a script names its shell") }
    }
  }

  /// What is put into the text of a script is code; as an environment variable it is data.
  @Test func noInputIsPutIntoAScript() throws {
    for step in try Self.steps() {
      guard let run = step["run"] else { continue }
      #expect(try !run.text().contains("${{"))
    }
  }

  @Test func everyInputArrivesAndNothingElseIsAskedFor() throws {
    let action = try Self.read("action.yml").fields()
    let inputs = Set(try action.field("inputs").fields().keys)
    let steps = try Self.steps()
    let text = try String(contentsOf: Self.root.appendingPathComponent("action.yml"), encoding: .utf8)
    var used = Set(text.matches(of: /inputs\.([a-z0-9-]+)/).map { String($0.output.1) })
    #expect(used == inputs)
    // The script reads what the steps set.
    let script = try String(contentsOf: Self.root.appendingPathComponent("Scripts/action"), encoding: .utf8)
    var read = Set(script.matches(of: /NAVGRAPH_[A-Z0-9_]+/).map { String($0.output) })
    // So does the one that posts the comment, which stands in the file itself.
    read.formUnion(text.matches(of: /process\.env\.(NAVGRAPH_[A-Z0-9_]+)/).map { String($0.output.1) })
    used = []
    for step in steps { used.formUnion(try step["env"]?.fields().keys.map { $0 } ?? []) }
    #expect(used == read)
    let ids = Set(try steps.compactMap { try $0["id"]?.text() })
    for match in text.matches(of: /steps\.([a-z]+)\.outputs/) { #expect(ids.contains(String(match.output.1))) }
  }

  private static func steps() throws -> [[String: YAMLNode]] {
    try read("action.yml").fields().field("runs").fields().field("steps").items().map { try $0.fields() }
  }

  // MARK: The hooks

  @Test func theHooksHaveTheFormThatPreCommitReads() throws {
    let known: Set = [
      "id", "name", "entry", "language", "files", "exclude", "types", "types_or", "exclude_types", "always_run", "fail_fast", "verbose",
      "pass_filenames", "require_serial", "description", "language_version", "minimum_pre_commit_version", "args", "stages",
    ]
    let hooks = try Self.read(".pre-commit-hooks.yaml").items().map { try $0.fields() }
    #expect(try hooks.map { try $0.field("id").text() } == ["navgraph", "navgraph-installed"])
    for hook in hooks {
      #expect(Set(hook.keys).isSubset(of: known))
      for key in ["name", "entry"] { #expect(try !(hook.field(key).text()).isEmpty) }
      #expect(["script", "system"].contains(try hook.field("language").text()))
      #expect(try hook.field("pass_filenames").text() == "false")
      let files = try Regex(try hook.field("files").text())
      for path in ["App/HomeView.swift", "Main.storyboard", ".navgraph.yml", "ios/.navgraph.yml"] { #expect(path.contains(files)) }
      for path in ["README.md", "swift/notes.txt", "a.navgraph.yml"] { #expect(!path.contains(files)) }
    }
    let script = Self.root.appendingPathComponent("Scripts/pre-commit").path
    #expect(FileManager.default.isExecutableFile(atPath: script))
  }

  // MARK: Recipes

  /// What people copy is at least YAML, and its configuration one that is read.
  @Test(arguments: [("docs/ci.md", 5), ("docs/adopting.md", 2)]) func recipesAreYAML(_ page: String, _ count: Int) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let blocks = text.split(separator: "```yaml\n").dropFirst().map { $0.split(separator: "```", maxSplits: 1)[0] }
    #expect(blocks.count == count)
    for block in blocks { #expect(throws: Never.self) { try #require(try YAMLReader.read(Array(block.utf8))) } }
  }
}

extension YAMLNode {
  fileprivate struct OtherForm: Error { let mark: Mark }

  /// The values of a mapping by key; two of one key are a mistake.
  fileprivate func fields() throws -> [String: YAMLNode] {
    guard case .mapping(let entries, _) = self else { throw OtherForm(mark: mark) }
    return try Dictionary(entries.map { ($0.key.text, $0.value) }) { _, second in throw OtherForm(mark: second.mark) }
  }

  fileprivate func items() throws -> [YAMLNode] {
    guard case .sequence(let items, _) = self else { throw OtherForm(mark: mark) }
    return items
  }

  fileprivate func text() throws -> String {
    guard case .scalar(let scalar) = self else { throw OtherForm(mark: mark) }
    return scalar.text
  }
}

extension [String: YAMLNode] {
  fileprivate func field(_ key: String) throws -> YAMLNode { try #require(self[key]) }
}
