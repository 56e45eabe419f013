import Testing

/// The stages stand in a line, and no target knows one to its right. The imports tell, whatever the manifest allows.
@Suite struct LayerTests {
  /// For each target what it may import of the others. A new target needs a line here.
  static let allowed: [String: Set<String>] = [
    "Files": [],
    "SwiftScan": [],
    "Facts": [],
    "CommandLine": [],
    "NavigationGraph": [],
    "Knowledge": [],
    "Configuration": ["CYAML", "CommandLine", "Files", "Knowledge", "NavigationGraph"],
    "Collect": ["SwiftScan", "Facts"],
    "Project": ["CExpat", "Files", "SwiftScan", "Facts"],
    "Observations": ["NavigationGraph"],
    "Link": ["Facts", "Knowledge", "NavigationGraph", "Observations"],
    "Rules": ["CommandLine", "NavigationGraph", "Observations"],
    "Reports": ["NavigationGraph", "Rules"],
    "LabelPlacement": [],
    "Processes": ["Files"],
    "Repository": ["Files", "Processes"],
    "Diagram": ["LabelPlacement", "NavigationGraph", "Processes"],
    "Site": ["NavigationGraph", "Rules", "Reports", "Diagram"],
    "Pipeline": ["Files", "SwiftScan", "Facts", "Collect", "Project", "Knowledge", "Link", "NavigationGraph", "Observations"],
    "navgraph": [
      "CommandLine", "Observations", "Configuration", "Files", "Knowledge", "NavigationGraph", "Link", "Pipeline", "Rules", "Reports", "Diagram",
      "Site", "Repository", "Processes",
    ],
    // Only this program knows Graphviz.
    "navgraph-layout": ["CGraphviz", "LabelPlacement"],
    "navgraph-bench": ["Files", "SwiftScan", "Facts", "Collect", "Project", "Knowledge", "Link", "NavigationGraph", "Pipeline"],
  ]

  /// What comes with the system or the toolchain. Foundation is left out of the scanner's side, where start-up and speed count.
  static let system: Set<String> = ["Darwin", "Glibc", "Musl", "Dispatch", "Synchronization", "FoundationEssentials", "Foundation"]
  static let systemLibraries: Set<String> = ["CExpat", "CGraphviz", "CYAML"]
  static let withoutFoundation: Set<String> = ["Files", "SwiftScan", "Facts", "Collect", "CommandLine", "NavigationGraph", "Configuration"]

  @Test func everyTargetHasItsPlace() throws {
    let targets = Set(try Repository.folders(in: "Sources"))
    #expect(targets == Set(Self.allowed.keys).union(Self.systemLibraries))
  }

  @Test(arguments: allowed.keys.sorted()) func importsPointLeft(_ target: String) throws {
    let allowed = Self.allowed[target] ?? []
    let files = Repository.swiftFiles(in: "Sources/\(target)")
    #expect(!files.isEmpty)
    for file in files {
      for module in imports(SourceCode.lines(of: try file.text())) {
        #expect(allowed.contains(module) || Self.system.contains(module), "\(file.path) imports \(module)")
        if Self.withoutFoundation.contains(target) { #expect(!module.hasPrefix("Foundation"), "\(file.path) imports \(module)") }
      }
    }
  }

  @Test func theLinesHaveNoCircle() {
    var remaining = Self.allowed
    while let free = remaining.first(where: { $0.value.isDisjoint(with: remaining.keys) })?.key { remaining[free] = nil }
    #expect(remaining.isEmpty, "in a circle: \(remaining.keys.sorted())")
  }

  private func imports(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || ["public", "private", "internal", "package", "fileprivate"].contains($0) }
      guard words.first == "import", words.count >= 2 else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      guard let name = words.dropFirst().first(where: { !kinds.contains($0) }) else { return nil }
      return String(name.prefix { $0 != "." && $0 != ";" })
    }
  }
}
