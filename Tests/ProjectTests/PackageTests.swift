import Testing

@testable import Project

@Suite struct PackageTests {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let common: [SwiftSetting] = [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]
    let package = Package(
      name: "Shop",
      platforms: [.iOS(.v17), .macOS("14.2"), .visionOS(.v1)],
      products: [.library(name: "Shop", targets: ["Cart", "Checkout"])],
      targets: [
        .target(name: "Cart", dependencies: [.target(name: "Models"), "Kit", .product(name: "Tools", package: "tools")], swiftSettings: common),
        .target(name: "Checkout", dependencies: ["Cart"], path: "Features/Checkout", exclude: ["Old", "Notes.swift"]),
        Target.executableTarget(name: "shop-tool", swiftSettings: [.defaultIsolation(nil)]),
        .target(name: "Models", sources: ["Model", "Extra.swift"]),
        .testTarget(name: "CartTests", dependencies: ["Cart"]),
      ])
    """

  static let files = [
    "Package/Sources/Cart/Cart.swift", "Package/Features/Checkout/Pay.swift", "Package/Features/Checkout/Old/Gone.swift",
    "Package/Features/Checkout/Notes.swift", "Package/Sources/shop-tool/main.swift", "Package/Sources/Models/Model/M.swift",
    "Package/Sources/Models/Extra.swift", "Package/Sources/Models/Left.swift", "Package/Tests/CartTests/T.swift",
  ]

  @Test func filesGoToTheirTargets() throws {
    let model = try read(Self.manifest, Self.files)
    let expected = [
      "Package/Sources/Cart/Cart.swift": "Cart", "Package/Features/Checkout/Pay.swift": "Checkout", "Package/Sources/shop-tool/main.swift": "shop-tool",
      "Package/Sources/Models/Model/M.swift": "Models", "Package/Sources/Models/Extra.swift": "Models", "Package/Tests/CartTests/T.swift": "CartTests",
    ]
    for (file, module) in expected { #expect(model.module(of: file)?.name == module, "\(file)") }
    for file in ["Package/Features/Checkout/Old/Gone.swift", "Package/Features/Checkout/Notes.swift", "Package/Sources/Models/Left.swift"] {
      #expect(model.module(of: file)?.kind == .unknown, "\(file)")
    }
  }

  @Test func targetsAreDescribed() throws {
    let model = try read(Self.manifest, Self.files)
    let cart = try #require(model.modules.first { $0.name == "Cart" })
    #expect(cart.kind == .library)
    #expect(cart.deploymentTargets == [DeploymentTarget(.iOS, 17), DeploymentTarget(.macOS, 14, 2), DeploymentTarget(.visionOS, 1)])
    #expect(cart.defaultIsolation == .mainActor)
    #expect(cart.dependencies == ["Kit", "Models", "Tools"])
    let tool = try #require(model.modules.first { $0.name == "shop-tool" })
    #expect(tool.kind == .executable)
    #expect(tool.importName == "shop_tool")
    #expect(tool.defaultIsolation == .nonisolated)
    #expect(model.modules.first { $0.name == "CartTests" }?.isTest == true)
    // What is a dependency only is no target.
    #expect(!model.modules.contains { $0.name == "Kit" || $0.name == "Tools" })
  }

  @Test func theOnlyTargetMayFillItsFolder() throws {
    let model = try read(
      "// swift-tools-version:5.9\nlet package = Package(name: \"One\", targets: [.target(name: \"One\")])", ["Package/Sources/a/x.swift"])
    #expect(model.modules.map(\.name) == ["One"])
  }

  @Test func aPackageInAFolderOfAnAppKeepsItsFiles() throws {
    let folder = try ProjectFolder()
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); }; G = { isa = PBXGroup; children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S); };
      }; rootObject = P; }
      """)
    try folder.write("App/main.swift")
    try folder.write("App/Kit/Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    try folder.write("App/Kit/Sources/Kit/k.swift")
    let model = folder.read()
    #expect(model.module(of: "App/Kit/Sources/Kit/k.swift")?.name == "Kit")
    #expect(model.module(of: "App/main.swift")?.name == "App")
    #expect(model.moduleOfFile.count == 2)
  }

  @Test(arguments: ["", "let package = Package(", "Package(targets: [.target(name: ", "// \\(\u{0}", "[[[[[[.target(name: 1)"])
  func brokenManifestsGiveWhatTheyCan(_ text: String) throws {
    let model = try read("// swift-tools-version: 6.0\n" + text, ["Package/Sources/A/a.swift"])
    #expect(model.moduleOfFile.count == 1)
  }

  private func read(_ manifest: String, _ files: [String]) throws -> ProjectModel {
    let folder = try ProjectFolder()
    try folder.write("Package/Package.swift", manifest)
    for file in files { try folder.write(file) }
    return folder.read()
  }
}
