import Testing

@testable import Project

@Suite struct FolderTests {
  @Test func theNearestFolderTellsApart() {
    #expect(FolderNames.tellingApart(["App/Profile/Views/Card.swift", "App/Home/Views/Card.swift"]) == ["Profile", "Home"])
    #expect(FolderNames.tellingApart(["A/x.swift", "B/x.swift", "C/x.swift"]) == ["A", "B", "C"])
    #expect(FolderNames.tellingApart(["App/x.swift", "App/Old/x.swift"]) == ["App", "Old"])
    #expect(FolderNames.tellingApart(["A/B/x.swift", "B/x.swift"]) == ["A/B", "B"])
    #expect(FolderNames.tellingApart(["x.swift", "B/x.swift"]) == ["", "B"])
    #expect(FolderNames.tellingApart(["A/x.swift", "A/x.swift"]) == ["A", "A"])
  }

  @Test func withoutAProjectTheFolderIsTheModule() throws {
    let folder = try ProjectFolder()
    for file in ["Shop/App.swift", "Shop/Views/V.swift", "Shop/ShopUITests/T.swift"] { try folder.write(file) }
    let model = folder.read()
    // What Xcode makes by default.
    let targets = [DeploymentTarget(.iOS, 18)]
    #expect(
      model.modules == [
        Module(name: "Shop", kind: .unknown, deploymentTargets: targets, runsOnPad: true),
        Module(name: "ShopUITests", kind: .test, deploymentTargets: targets, runsOnPad: true),
      ])
    #expect(model.module(of: "Shop/Views/V.swift")?.name == "Shop")
    #expect(model.module(of: "elsewhere.swift") == nil)
  }

  @Test func foldersWithTheSameFilesAreModulesOfTheirOwn() throws {
    let folder = try ProjectFolder()
    for file in [
      "Apps/old/App.swift", "Apps/old/Views/Home.swift", "Apps/new/App.swift", "Apps/new/Home.swift", "Apps/new/Extra.swift",
      "Apps/Shared/Theme.swift", "Apps/Lone/App.swift", "Apps/Lone/A.swift", "Apps/Lone/B.swift",
    ] { try folder.write(file) }
    let model = folder.read()
    #expect(model.modules.map(\.name) == ["Apps", "new", "old"])
    #expect(model.module(of: "Apps/old/Views/Home.swift")?.name == "old")
    #expect(model.module(of: "Apps/new/Extra.swift")?.name == "new")
    // One name of three is no copy.
    #expect(model.module(of: "Apps/Lone/App.swift")?.name == "Apps")
    // What lies beside them is theirs as well.
    #expect(model.sharingModules["Apps/Shared/Theme.swift"] == [1, 2])
    #expect(model.sharingModules["Apps/new/Home.swift"] == nil)
  }

  @Test func importNames() {
    #expect(Module(name: "My App-2", kind: .app).importName == "My_App_2")
    #expect(Module(name: "2nd", kind: .app).importName == "_nd")
  }

  @Test func buildSettingsPutEachOtherIn() {
    var settings = BuildSettings()
    settings.add(["A": "a", "B": "$(A)b${A}", "LOOP": "$(LOOP)x", "OUTER": "$(IN_$(A))", "IN_a": "inner", "FLAGS": "one"])
    settings.add(["FLAGS": "$(inherited) two"])
    #expect(settings["B"] == "aba")
    #expect(settings["OUTER"] == "inner")
    #expect(settings["FLAGS"] == "one two")
    #expect(settings["NONE"] == nil)
    #expect(settings.expand("$(NONE)-$(A:upper)-$(NONE:default=d)") == "$(NONE)-A-d")
    #expect(settings["LOOP"]?.hasPrefix("$(LOOP)x") == true)
  }

  @Test func manyReferencesDoNotExplode() {
    var settings = BuildSettings()
    for level in 0..<40 { settings.set("L\(level)", String(repeating: "$(L\(level + 1))", count: 10)) }
    #expect((settings["L0"] ?? "").utf8.count <= 4096)
  }

  @Test func versions() {
    #expect(DeploymentTarget(.iOS, version: "17.2.1") == DeploymentTarget(.iOS, 17, 2))
    #expect(DeploymentTarget(.iOS, version: "17") == DeploymentTarget(.iOS, 17))
    for text in ["", "x", "17.x", "-1", "99999999999999999999", "$(X)"] { #expect(DeploymentTarget(.iOS, version: text) == nil) }
  }
}
