import GraphTestSupport
import NavigationGraph
import Testing

@testable import Configuration

/// Files that navgraph writes can be read by it, whatever the names of a project hold.
@Suite struct TemplateTests {
  private static func read(_ text: String) throws -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), folder: "/", shown: "c.yml", knowing: ConfigurationReaderTests.vocabulary)
  }

  @Test(arguments: hostileNames + ["a\u{FFFE}b", "Vendor", "my vendor"]) func theTemplateIsRead(_ name: String) throws {
    let sketch = ProjectSketch(
      modules: [ProjectSketch.Module(name: name, kind: "app", files: 2)], files: ["\(name)/A.swift", "\(name)/Vendor/B.swift", "vendor/C.swift", "../Vendor/D.swift"],
      findings: [("error", 1), ("warning", 12)], untaught: [name, "go"])
    let text = ConfigurationTemplate.text(sketch)
    let configuration = try Self.read(text)
    #expect(configuration.preset?.value == "default")
    #expect(configuration.excluded.map(\.value).contains("vendor"))
    #expect(!configuration.excluded.map(\.value).contains { $0.hasPrefix("..") })
    #expect(configuration.excluded.count <= 3 && configuration.rules.isEmpty && configuration.baseline == nil)
    #expect(text.contains("13 findings today: 1 error, 12 warnings"))
  }

  @Test func nothingFoundIsNothingSet() throws {
    let configuration = try Self.read(ConfigurationTemplate.text(ProjectSketch(modules: [], files: [], findings: [], untaught: [])))
    #expect(configuration.excluded.isEmpty && configuration.included.isEmpty)
  }

  @Test(arguments: hostileNames + ["", " ", "a\u{FFFE}", "on", "No", "-", "a: b", "a #b", "12", "1e3", "!x", "&a", "*", "view:A", "a:", "'"]) func textsComeBack(_ text: String) throws {
    for written in [YAMLText.value(text), YAMLText.quoted(text)] {
      let node = try YAMLReader.read(Array("a: [\(written)]\nb: \(written)\n? \(written)\n: c\n# \(YAMLText.comment(text))\n".utf8))
      guard case .mapping(let entries, _)? = node, entries.count == 3, case .sequence(let items, _) = entries[0].value, case .scalar(let first)? = items.first,
        case .scalar(let second) = entries[1].value
      else {
        Issue.record("\(written)")
        continue
      }
      #expect(first.text == text && second.text == text && entries[2].key.text == text)
      #expect(!first.isNull)
    }
  }

  @Test func theConfigurationInForceIsRead() throws {
    let place = ConfigurationInForce.Origin.file(SourceLocation(file: "a\nb.yml", line: 1, column: 2))
    let inForce = ConfigurationInForce(
      file: "a\u{1B}.yml",
      [
        ConfigurationInForce.Setting(["rules", "unmapped_destination", "severity"], .word("off"), from: .commandLine("--disable")),
        ConfigurationInForce.Setting(["rules", "unmapped_destination", "limit"], .number(3), from: place),
        ConfigurationInForce.Setting(["rules", "unmapped_destination", "strictly"], .flag(true), from: .builtIn),
        ConfigurationInForce.Setting(["rules", "unmapped_destination", "skipped"], .texts(["a, b", "c"]), from: .preset("all")),
        ConfigurationInForce.Setting(["excluded"], .text("a # b"), from: place), ConfigurationInForce.Setting(["entries"], .text("*"), from: place),
        ConfigurationInForce.Setting(["contracts"], .item(["- name: a", "  max_depth: 2"]), from: place),
      ])
    let configuration = try Self.read(inForce.yaml)
    #expect(configuration.excluded.map(\.value) == ["a # b"])
    #expect(configuration.entries.map(\.value) == ["*"])
    #expect(configuration.contracts.map(\.value.demand) == [.maxDepth(2, to: nil, from: nil)])
    #expect(configuration.rules.map(\.value.options.count) == [3])
    #expect(!inForce.yaml.contains("\u{1B}"))
    #expect(inForce.yaml.hasPrefix("# The configuration in force: a\\u{1B}.yml\n"))
    guard case .object(let members) = try JSONParser.parse(inForce.json), case .array(let values)? = members["values"] else {
      Issue.record("no JSON")
      return
    }
    #expect(values.count == 7)
  }
}
