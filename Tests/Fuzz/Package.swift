// swift-tools-version: 6.2
import PackageDescription

/// What a fuzzer runs, as one static library that Scripts/fuzz links with libFuzzer. A package of its own, so that the flags of sanitizers reach
/// all modules and nothing else; the sources are links to those of the root package.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Fuzzing", type: .static, targets: ["Fuzzing"])],
  targets: [
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .target(name: "Files", swiftSettings: strict),
    .target(name: "SwiftScan", swiftSettings: strict),
    .target(name: "Facts", swiftSettings: strict),
    .target(name: "Collect", dependencies: ["SwiftScan", "Facts"], swiftSettings: strict),
    .target(name: "Project", dependencies: ["CExpat", "Files", "SwiftScan", "Facts"], swiftSettings: strict),
    .target(name: "Knowledge", swiftSettings: strict),
    .target(name: "NavigationGraph", swiftSettings: strict),
    .target(name: "Observations", dependencies: ["NavigationGraph"], swiftSettings: strict),
    .target(name: "Link", dependencies: ["Facts", "Knowledge", "NavigationGraph", "Observations"], swiftSettings: strict),
    .target(name: "CommandLine", swiftSettings: strict),
    .target(name: "Configuration", dependencies: ["CYAML", "CommandLine", "Files", "Knowledge", "NavigationGraph"], swiftSettings: strict),
    .target(name: "Rules", dependencies: ["CommandLine", "NavigationGraph", "Observations"], swiftSettings: strict),
    .target(
      name: "Pipeline", dependencies: ["Files", "SwiftScan", "Facts", "Collect", "Project", "Knowledge", "Link", "NavigationGraph", "Observations"],
      swiftSettings: strict),
    .target(name: "Fuzzing", dependencies: ["Pipeline", "Configuration", "Rules"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
