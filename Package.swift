// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors; complete concurrency checking comes with the Swift 6 language mode. No unsafe flags: SwiftPM refuses a package that has
/// any as a dependency. What the optimizer is told beyond the default stands in Scripts/build-release (docs/decisions/0008).
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "navgraph",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "navgraph", targets: ["navgraph"]),
    .executable(name: "navgraph-layout", targets: ["navgraph-layout"]),
    .executable(name: "navgraph-bench", targets: ["navgraph-bench"]),
    .plugin(name: "NavgraphCommand", targets: ["NavgraphCommand"]),
    .plugin(name: "NavgraphLint", targets: ["NavgraphLint"]),
  ],
  targets: [
    // System libraries.
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CGraphviz", pkgConfig: "libgvc", providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),

    // Stages, left to right; no target knows one to its right (Tests/ConventionsTests holds this).
    .target(name: "Files", swiftSettings: strict),
    .target(name: "SwiftScan", swiftSettings: strict),
    .target(name: "Facts", swiftSettings: strict),
    .target(name: "Collect", dependencies: ["SwiftScan", "Facts"], swiftSettings: strict),
    .target(name: "Project", dependencies: ["CExpat", "Files", "SwiftScan", "Facts"], swiftSettings: strict),
    .target(name: "Knowledge", swiftSettings: strict),
    .target(name: "NavigationGraph", swiftSettings: strict),
    .target(name: "Observations", dependencies: ["NavigationGraph"], swiftSettings: strict),
    .target(name: "Link", dependencies: ["Facts", "Knowledge", "NavigationGraph", "Observations"], swiftSettings: strict),
    .target(name: "Rules", dependencies: ["CommandLine", "NavigationGraph", "Observations"], swiftSettings: strict),
    .target(name: "Reports", dependencies: ["NavigationGraph", "Rules"], swiftSettings: strict),
    .target(name: "LabelPlacement", swiftSettings: strict),
    .target(name: "Processes", dependencies: ["Files"], swiftSettings: strict),
    .target(name: "Repository", dependencies: ["Files", "Processes"], swiftSettings: strict),
    .target(name: "Diagram", dependencies: ["LabelPlacement", "NavigationGraph", "Processes"], swiftSettings: strict),
    .target(
      name: "Site", dependencies: ["NavigationGraph", "Rules", "Reports", "Diagram"], exclude: ["Viewer/Assets"], swiftSettings: strict),
    .target(name: "CommandLine", swiftSettings: strict),
    .target(name: "Configuration", dependencies: ["CYAML", "CommandLine", "Files", "Knowledge", "NavigationGraph"], swiftSettings: strict),
    .target(
      name: "Pipeline", dependencies: ["Files", "SwiftScan", "Facts", "Collect", "Project", "Knowledge", "Link", "NavigationGraph", "Observations"],
      swiftSettings: strict),

    // Programs.
    .executableTarget(
      name: "navgraph",
      dependencies: [
        "Pipeline", "Link", "Observations", "Rules", "Reports", "Diagram", "Site", "Repository", "Processes", "CommandLine", "Configuration", "Files", "Knowledge",
      ],
      swiftSettings: strict),
    .executableTarget(name: "navgraph-layout", dependencies: ["CGraphviz", "LabelPlacement"], swiftSettings: strict),
    .executableTarget(
      name: "navgraph-bench", dependencies: ["Pipeline", "Files", "SwiftScan", "Facts", "Collect", "Link", "NavigationGraph"],
      swiftSettings: strict),

    // For packages that depend on this one; a test builds such a package (Scripts/test-plugins).
    .plugin(
      name: "NavgraphCommand",
      capability: .command(intent: .custom(verb: "navgraph", description: "What is wrong with the app's navigation: swift package navgraph lint")),
      dependencies: ["navgraph"]),
    .plugin(name: "NavgraphLint", capability: .buildTool(), dependencies: ["navgraph"]),

    // Tests, one target a stage.
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(name: "SwiftScanTests", dependencies: ["SwiftScan"], exclude: ["Constructs"]),
    .testTarget(name: "CollectTests", dependencies: ["Collect"]),
    .testTarget(name: "ProjectTests", dependencies: ["Project"]),
    .target(name: "GraphTestSupport", dependencies: ["NavigationGraph"], path: "Tests/GraphTestSupport", swiftSettings: strict),
    .testTarget(name: "NavigationGraphTests", dependencies: ["NavigationGraph", "GraphTestSupport"]),
    .testTarget(name: "KnowledgeTests", dependencies: ["Knowledge", "GraphTestSupport"], swiftSettings: strict),
    .testTarget(name: "LinkTests", dependencies: ["Link", "Collect", "SwiftScan", "Facts", "NavigationGraph"], swiftSettings: strict),
    .testTarget(name: "RulesTests", dependencies: ["Rules", "Observations", "GraphTestSupport"]),
    .testTarget(
      name: "LintTests", dependencies: ["Pipeline", "Rules", "Observations", "NavigationGraph", "SourceTestSupport", "GraphTestSupport"],
      exclude: ["Faults", "known-gaps.txt", "examples.expected.txt"], swiftSettings: strict),
    .testTarget(name: "ReportsTests", dependencies: ["Reports", "GraphTestSupport", "CExpat"], exclude: ["Schemas"]),
    .target(name: "PictureTestSupport", dependencies: ["Diagram"], path: "Tests/PictureTestSupport", swiftSettings: strict),
    .target(
      name: "SourceTestSupport", dependencies: ["Pipeline", "SwiftScan", "NavigationGraph", "Observations"], path: "Tests/SourceTestSupport", swiftSettings: strict),
    .testTarget(
      name: "PipelineTests", dependencies: ["Pipeline", "Link", "NavigationGraph", "Files", "SourceTestSupport", "GraphTestSupport"], swiftSettings: strict),
    .testTarget(name: "DiagramTests", dependencies: ["Diagram", "Processes", "PictureTestSupport", "GraphTestSupport"], exclude: ["Goldens"]),
    .testTarget(name: "LabelPlacementTests", dependencies: ["LabelPlacement", "GraphTestSupport"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),
    .testTarget(name: "RepositoryTests", dependencies: ["Repository"]),
    // Drives a browser.
    .testTarget(
      name: "ViewerTests", dependencies: ["Site", "Diagram", "NavigationGraph", "Reports", "GraphTestSupport", "PictureTestSupport"],
      swiftSettings: strict),
    .testTarget(name: "SiteTests", dependencies: ["Site", "Diagram", "Processes", "GraphTestSupport"]),
    .testTarget(name: "CommandLineTests", dependencies: ["CommandLine"]),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration", "Knowledge", "GraphTestSupport"], swiftSettings: strict),
    // The bodies of the fuzz targets are those of Tests/Fuzz, by links.
    .testTarget(
      name: "FuzzTests", dependencies: ["Pipeline", "Configuration", "Rules", "SwiftScan", "Collect", "Facts", "Link", "Project", "Files"],
      exclude: ["Corpus"], swiftSettings: strict),
    .testTarget(
      name: "ExpectationsTests", dependencies: ["Pipeline", "SwiftScan", "NavigationGraph", "SourceTestSupport"],
      exclude: ["Patterns", "known-gaps.txt"], swiftSettings: strict),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "navgraph", "CommandLine", "Configuration", "Pipeline", "NavigationGraph", "Rules", "Reports", "Diagram", "SourceTestSupport",
        "PictureTestSupport",
      ],
      exclude: ["known-differences.txt"], swiftSettings: strict),
    .testTarget(name: "CommandsTests", dependencies: ["Files", "Processes", "GraphTestSupport"], exclude: ["History/Expected"]),
    .testTarget(name: "ConventionsTests"),
  ],
  swiftLanguageModes: [.v6]
)
