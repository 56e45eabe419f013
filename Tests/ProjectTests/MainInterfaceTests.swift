import Project
import Testing

/// What an app, a scene or an extension starts with, by property lists and build settings; and which target a storyboard belongs to.
@Suite struct MainInterfaceTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; projectRoot = ""; targets = (T1, T2); };
      G = { isa = PBXGroup; children = (GA, F4); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; children = (F1, V1, F3); path = App; sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      V1 = { isa = PBXVariantGroup; children = (F2); name = Main.storyboard; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Card.xib; sourceTree = "<group>"; };
      F4 = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = V1; }; B3 = { isa = PBXBuildFile; fileRef = F3; };
      B4 = { isa = PBXBuildFile; fileRef = F4; };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1); }; R1 = { isa = PBXResourcesBuildPhase; files = (B2, B3); };
      S2 = { isa = PBXSourcesBuildPhase; files = (B4); };
      T1 = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (S1, R1);
        buildConfigurationList = L1; };
      T2 = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S2); };
      L1 = { isa = XCConfigurationList; buildConfigurations = (C1); };
      C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = { BOARD = Main; INFOPLIST_KEY_UIMainStoryboardFile = "$(BOARD)"; }; };
    }; rootObject = P; }
    """

  private static let list = """
    <plist version="1.0">
    <dict>
      <key>UIMainStoryboardFile~ipad</key>
      <string>Wide.storyboard</string>
      <key>Scenes</key>
      <array><dict>
        <key>UISceneDelegateClassName</key><string>Shop.WindowDelegate</string>
        <key>UISceneStoryboardFile</key><string>Scene</string>
      </dict></array>
      <key>NSExtension</key>
      <dict><key>NSExtensionMainStoryboard</key><string>Share</string></dict>
      <key>UILaunchStoryboardName</key><string>Launch</string>
    </dict>
    </plist>
    """

  private func read() throws -> (ProjectModel, ProjectFolder) {
    let folder = try ProjectFolder()
    try folder.write("Shop.xcodeproj/project.pbxproj", Self.project)
    try folder.write("List/Info.plist", Self.list)
    for file in ["App/Main.swift", "Kit/Kit.swift", "App/Base.lproj/Main.storyboard", "App/Card.xib", "Kit/Loose.xib"] { try folder.write(file) }
    return (folder.read(), folder)
  }

  @Test func startsAreDeclaredInListsAndSettings() throws {
    let (model, folder) = try read()
    #expect(model.problems.isEmpty, "\(folder.path)")
    let starts = Dictionary(model.mainInterfaces.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(starts.keys.sorted() == ["Main", "Scene", "Share", "Wide"])
    #expect(starts["Main"]?.target == "Shop")
    #expect(starts["Main"]?.declaration == nil)
    #expect(starts["Wide"]?.declaration?.line == 4)
    #expect(starts["Scene"]?.delegateClass == "WindowDelegate")
    #expect(starts["Share"]?.isExtension == true)
  }

  @Test func documentsBelongToTheTargetThatCopiesThem() throws {
    let (model, folder) = try read()
    let modules = model.moduleOfResource.mapValues { model.modules[$0].name }
    #expect(modules == [folder.path + "/App/Base.lproj/Main.storyboard": "Shop", folder.path + "/App/Card.xib": "Shop"])
  }
}
