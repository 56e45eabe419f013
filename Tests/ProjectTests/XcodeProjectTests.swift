import Files
import Testing

@testable import Project

@Suite struct XcodeProjectTests {
  /// A project with an app and its tests in the old style, an extension with a synchronised folder, a file in two targets.
  static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; projectDirPath = ""; projectRoot = ""; targets = (T1, T2, T3, T4); };
      G = { isa = PBXGroup; children = (GA, GS, F5, F6, G); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = (F1, F2, GN, C1); path = App; sourceTree = "<group>"; };
      GN = { isa = PBXGroup; children = (F3,); name = "Not on disk"; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "../Other/Shared Code.swift"; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Deep.swift; sourceTree = "<group>"; };
      F5 = { isa = PBXFileReference; path = Tests/MainTests.swift; sourceTree = SOURCE_ROOT; };
      F6 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
      C1 = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; }; B3 = { isa = PBXBuildFile; fileRef = F3; };
      B4 = { isa = PBXBuildFile; fileRef = F2; }; B5 = { isa = PBXBuildFile; fileRef = F5; }; B6 = { isa = PBXBuildFile; fileRef = F6; };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B6, ); };
      S2 = { isa = PBXSourcesBuildPhase; files = (B5, B4); };
      T2 = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2);
        dependencies = (D1); };
      D1 = { isa = PBXTargetDependency; target = T1; };
      T1 = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (S1);
        buildConfigurationList = L1; };
      T3 = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildPhases = ();
        fileSystemSynchronizedGroups = (GS); };
      T4 = { isa = PBXAggregateTarget; name = Everything; };
      GS = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (E1, E3); };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Shared/Both.swift, Models); };
      E3 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T3; membershipExceptions = (Shared/Both.swift, Unused.swift, ); };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 99.0; }; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.4; MACOSX_DEPLOYMENT_TARGET = 13.0;
        SDKROOT = iphoneos; }; };
      L1 = { isa = XCConfigurationList; buildConfigurations = (R1); defaultConfigurationName = Release; };
      R1 = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = C1; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/${PLIST_FOLDER}/Info.plist"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        TARGETED_DEVICE_FAMILY = "1,2";
        CODE_SIGN_ENTITLEMENTS = App/App.entitlements; }; };
    }; rootObject = P; }
    """

  static let files = [
    "App/Main.swift", "App/Deep.swift", "Other/Shared Code.swift", "Tests/MainTests.swift", "Widget/W.swift", "Widget/Shared/Both.swift",
    "Widget/Models/M.swift", "Widget/Unused.swift", "Loose/L.swift", "Loose/LTests/T.swift",
  ]

  @Test func filesGoToTheirTargets() throws {
    let (model, _) = try read()
    #expect(model.problems.isEmpty)
    let expected = [
      "App/Main.swift": "My App", "App/Deep.swift": "My App", "Other/Shared Code.swift": "My App", "Tests/MainTests.swift": "AppTests",
      "Widget/W.swift": "Widget", "Widget/Shared/Both.swift": "My App", "Widget/Models/M.swift": "My App", "Loose/LTests/T.swift": "LTests",
    ]
    for (file, module) in expected { #expect(model.module(of: file)?.name == module, "\(file)") }
    #expect(model.moduleOfFile.count == Self.files.count)
    #expect(model.module(of: "Loose/L.swift")?.kind == .unknown)
    #expect(model.module(of: "Widget/Unused.swift")?.kind == .unknown)
    #expect(model.module(of: "Loose/LTests/T.swift")?.isTest == true)
  }

  @Test func filesThatTargetsShareAreTold() throws {
    let (model, _) = try read()
    let shared = model.sharingModules.mapValues { $0.map { model.modules[$0].name } }
    #expect(shared == ["Widget/Models/M.swift": ["Widget"]])
  }

  @Test func targetsAreDescribed() throws {
    let (model, _) = try read()
    let app = try #require(model.modules.first { $0.name == "My App" })
    #expect(app.kind == .app)
    #expect(app.importName == "My_App")
    #expect(app.deploymentTargets == [DeploymentTarget(.iOS, 17, 2)])
    #expect(app.defaultIsolation == .mainActor)
    #expect(app.runsOnPad == true)
    #expect(app.hasObjectiveC)
    let tests = try #require(model.modules.first { $0.name == "AppTests" })
    #expect(tests.kind == .test)
    #expect(tests.dependencies == ["My App"])
    #expect(!tests.hasObjectiveC)
    #expect(model.modules.first { $0.name == "Widget" }?.kind == .appExtension)
    #expect(model.modules.map(\.name) == model.modules.map(\.name).sorted())
  }

  @Test(arguments: [
    ("1,2", true), ("2", true), ("1, 2, 7", true), ("1", false), ("1,7", false), ("12", false), ("", nil), ("$(FAMILIES)", nil), (nil, nil),
  ] as [(String?, Bool?)]) func devicesAreTold(_ families: String?, _ runsOnPad: Bool?) {
    var settings = BuildSettings()
    if let families { settings.set("TARGETED_DEVICE_FAMILY", families) }
    #expect(XcodePlatforms.runsOnPad(settings, [DeploymentTarget(.iOS, 17)]) == runsOnPad)
    #expect(XcodePlatforms.runsOnPad(settings, [DeploymentTarget(.macOS, 14)]) == nil)
  }

  @Test func declaredNamesCarryTheirPlaces() throws {
    let (model, _) = try read()
    #expect(
      model.urlSchemes == [
        DeclaredName(name: "fruit", file: "App/Info.plist", line: 3, column: 51),
        DeclaredName(name: "My_App-x", file: "App/Info.plist", line: 5, column: 11),
        DeclaredName(name: "$(NOT_SET)", file: "App/Info.plist", line: 6, column: 11),
      ])
    #expect(model.urlSchemes.map(\.hasVariable) == [false, false, true])
    #expect(model.associatedDomains.map(\.name) == ["applinks:example.com"])
    #expect(model.delegateClasses.map(\.name) == ["SceneDelegate"])
    #expect(model.userActivityTypes.map(\.name) == ["com.example.view"])
  }

  @Test func aBrokenProjectIsAProblemAndFoldersSpeak() throws {
    let folder = try ProjectFolder()
    try folder.write("A.xcodeproj/project.pbxproj", "{ objects = ( ; }")
    try folder.write("A/a.swift")
    let model = folder.read()
    #expect(model.problems.map(\.path) == ["A.xcodeproj/project.pbxproj"])
    #expect(model.problems.first?.reason.hasPrefix("not a readable Xcode project: ") == true)
    #expect(model.modules == [Module(name: "A", kind: .unknown)])
  }

  private func read() throws -> (ProjectModel, ProjectFolder) {
    let folder = try ProjectFolder()
    try folder.write("My.xcodeproj/project.pbxproj", Self.project)
    try folder.write("App/Base.xcconfig", "#include \"More.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 17.2 // newest\nKEY[sdk=iphoneos*] = no\n")
    try folder.write("App/More.xcconfig", "#include \"Base.xcconfig\"\nPLIST_FOLDER = App;\nIPHONEOS_DEPLOYMENT_TARGET = 15.0\n")
    try folder.write(
      "App/Info.plist",
      """
      <plist version="1.0"><dict>
      <key>CFBundleURLTypes</key><array>
      <dict><key>CFBundleURLSchemes</key><array><string>fruit</string></array></dict>
      <dict><key>CFBundleURLSchemes</key><array>
        <string>$(TARGET_NAME:c99extidentifier)-x</string><string>fruit</string>
        <string>$(NOT_SET)</string>
      </array></dict></array>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>Some</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
      <key>NSUserActivityTypes</key><array><string>com.example.view</string></array>
      </dict></plist>
      """)
    try folder.write(
      "App/App.entitlements",
      "<plist><dict><key>com.apple.developer.associated-domains</key><array><string>applinks:example.com</string></array></dict></plist>")
    for file in Self.files { try folder.write(file) }
    return (folder.read(), folder)
  }
}
