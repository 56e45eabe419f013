import Testing

/// What exists is registered: a rule, reporter, format or command that no registry lists would never run.
@Suite struct RegistryTests {
  struct Registry: Sendable, CustomTestStringConvertible {
    /// Where the things are declared, and what their declarations look like.
    let folder: String
    let declaration: @Sendable (String) -> Substring?
    /// The file that lists them, and how.
    let list: String
    let entry: @Sendable (Substring) -> String
    let minimum: Int

    var testDescription: String { list }
  }

  static let registries = ruleGroups + [
    Registry(
      folder: "Sources/Reports", declaration: { staticLet(of: "Reporter", in: $0) }, list: "Sources/Reports/Model/Reporter.swift",
      entry: { ".\($0)" }, minimum: 10),
    Registry(
      folder: "Sources/Reports", declaration: { staticLet(of: "RouteTableForm", in: $0) }, list: "Sources/Reports/Routes/RouteTableForm.swift",
      entry: { ".\($0)" }, minimum: 4),
    Registry(
      folder: "Sources/Reports", declaration: { staticLet(of: "WaysForm", in: $0) }, list: "Sources/Reports/Ways/WaysResult.swift",
      entry: { ".\($0)" }, minimum: 2),
    Registry(
      folder: "Sources/Site/Docs", declaration: { staticLet(of: "DocsForm", in: $0) }, list: "Sources/Site/Docs/Writers/DocsForm.swift",
      entry: { ".\($0)" }, minimum: 3),
    Registry(
      folder: "Sources/NavigationGraph", declaration: { staticLet(of: "GraphFormat", in: $0) },
      list: "Sources/NavigationGraph/Formats/GraphFormat.swift", entry: { "\($0)" }, minimum: 2),
    Registry(
      folder: "Sources/Diagram/Text", declaration: { staticLet(of: "DiagramFormat", in: $0) },
      list: "Sources/Diagram/Text/DiagramFormat.swift", entry: { "\($0)" }, minimum: 4),
    Registry(
      folder: "Sources/Configuration/Keys", declaration: { staticLet(of: "ConfigurationKey", in: $0) },
      list: "Sources/Configuration/Keys/ConfigurationKey.swift", entry: { ".\($0)," }, minimum: 5),
    Registry(
      folder: "Sources/navgraph/Commands",
      declaration: { line in
        let words = line.split(separator: " ")
        return words.count >= 3 && words[0] == "enum" && words[2] == "Command" ? words[1].dropLast() : nil
      },
      list: "Sources/navgraph/Program.swift", entry: { "\($0).self," }, minimum: 5),
  ]

  /// The rules of each folder, with the list beside them.
  static let ruleGroups = [
    ("Contracts", "ContractRules"),
    ("Controllers", "ControllerRules"),
    ("DeepLinks", "DeepLinkRules"),
    ("Features", "FeatureRules"),
    ("Housekeeping", "HousekeepingRules"),
    ("OldAPI", "OldAPIRules"),
    ("Presentations", "PresentationRules"),
    ("Routes", "RouteRules"),
    ("Screens", "ScreenRules"),
    ("Stacks", "StackRules"),
    ("State", "StateRules"),
  ].map { folder, list in
    Registry(
      folder: "Sources/Rules/\(folder)", declaration: { staticLet(of: "Rule", in: $0) }, list: "Sources/Rules/\(folder)/\(list).swift",
      entry: { ".\($0)" }, minimum: 1)
  }

  @Test func everyGroupOfRulesIsRegistered() throws {
    let registry = try #require(Repository.files(in: "Sources").first { $0.path == "Sources/Rules/Registry/RuleRegistry.swift" }).text()
    for group in Self.ruleGroups {
      let name = group.list.split(separator: "/").last?.dropLast(6) ?? ""
      #expect(registry.contains("\(name).all"))
    }
  }

  @Test(arguments: registries) func everythingIsListed(_ registry: Registry) throws {
    let list = try #require(Repository.files(in: "Sources").first { $0.path == registry.list })
    // The listing alone: in some files declarations stand beside it.
    let listing = try list.text().split(separator: "= [", maxSplits: 1).dropFirst().joined().prefix { $0 != "]" }
    var count = 0
    for file in Repository.swiftFiles(in: registry.folder) {
      let lines = SourceCode.lines(of: try file.text())
      let names = lines.compactMap(registry.declaration)
      #expect(names.count <= 1, "\(file.path) declares \(names.count) things that are registered; one a file")
      for name in names {
        count += 1
        let entry = registry.entry(name)
        #expect(" \(listing),".contains(entry), "\(file.path): \(name) is not in \(registry.list)")
      }
    }
    #expect(count >= registry.minimum)
  }

  private static func staticLet(of type: String, in line: String) -> Substring? {
    let words = line.split(separator: " ").drop { $0 == "public" }
    guard words.count >= 4, words.starts(with: ["static", "let"]) else { return nil }
    let parts = Array(words.dropFirst(2))
    return parts[1] == "=" && parts[2].hasPrefix("\(type)(") ? parts[0] : nil
  }
}
