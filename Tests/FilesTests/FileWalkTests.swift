import Foundation
import Testing

@testable import Files

@Suite struct FileWalkTests {
  @Test func findsSwiftFilesInOrder() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "B.swift", "a/z.swift", "a/Ä.swift", "a.swift", "notes.txt", "a.swiftx"] { try folder.write(name) }
    #expect(names(folder) == ["B.swift", "a.swift", "a/z.swift", "a/Ä.swift", "b.swift"])
  }

  @Test func leavesOutDependenciesAndGeneratedFilesByDefault() throws {
    let folder = try TemporaryFolder()
    let excluded = [
      ".build/a.swift", "x/Pods/a.swift", "Carthage/Checkouts/a.swift", "DerivedData/a.swift", "SourcePackages/checkouts/a.swift",
      "Strings.generated.swift", "api.pb.swift", "Guide.docc/step.swift",
    ]
    for name in excluded + ["App.swift", ".git/hook.swift"] { try folder.write(name) }
    #expect(names(folder) == ["App.swift"])
    var options = FileWalk.Options()
    options.usesDefaultExcludes = false
    #expect(names(folder, options) == (excluded + ["App.swift"]).sorted())
  }

  @Test func obeysGitignoreOnEveryLevel() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/info/exclude", "private.swift\n")
    try folder.write(".gitignore", "ignored/\n*.gen.swift\n")
    try folder.write("app/.gitignore", "/local.swift\n!kept.gen.swift\n")
    let kept = ["app/a.swift", "app/deep/local.swift", "app/kept.gen.swift"]
    for name in kept + ["app/local.swift", "app/x.gen.swift", "ignored/a.swift", "app/private.swift"] { try folder.write(name) }
    #expect(names(folder) == kept)
    // Files above the folder that is named hold as well, up to the repository's root.
    #expect(names(folder, under: "app") == kept)
    var options = FileWalk.Options()
    options.obeysGitignore = false
    #expect(names(folder, options).count == 7)
  }

  @Test func aNamedFileIsTakenThoughIgnored() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
    try folder.write(".gitignore", "*.swift")
    try folder.write("a.swift")
    try folder.write("readme.md")
    let result = FileWalk.run([folder.path + "/a.swift", folder.path + "/readme.md"], options: options(folder))
    #expect(result.files.map(\.path) == ["a.swift"])
    #expect(result.problems.map(\.kind) == [.skipped])
  }

  @Test func overlappingFoldersGiveEachFileOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/x.swift")
    try folder.write("a/Info.plist")
    let result = FileWalk.run([folder.path, folder.path + "/a", folder.path + "/./a/x.swift"], options: options(folder))
    #expect(result.files.map(\.path) == ["a/x.swift"])
    #expect(result.inventory.propertyLists == [folder.path + "/a/Info.plist"])
  }

  @Test func pathsAreRelativeToTheCurrentFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/x.swift")
    try folder.write("b/y.swift")
    var options = FileWalk.Options()
    options.currentDirectory = folder.path + "/b"
    #expect(FileWalk.run([folder.path], options: options).files.map(\.path) == ["../a/x.swift", "y.swift"])
    #expect(FileWalk.run(["."], options: options).files.map(\.path) == ["y.swift"])
  }

  @Test func linksAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("o.swift")
    try folder.write("a/x.swift")
    try folder.link("inside", to: "a")
    try folder.link("a/up", to: "..")
    try folder.link("outside", to: outside.path)
    try folder.link("gone.swift", to: "nowhere.swift")
    try folder.link("loop.swift", to: "loop.swift")
    let result = FileWalk.run([folder.path], options: options(folder))
    #expect(result.files.map(\.path) == ["a/x.swift"])
    #expect(
      result.problems.map(\.description) == [
        "a/up: a symbolic link that leads in a circle; not followed",
        "gone.swift: a symbolic link that leads nowhere",
        "loop.swift: a symbolic link that leads in a circle",
        "outside: a symbolic link out of the folders given; not followed",
      ])
  }

  @Test func pipesAreNamedAndNeverOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift")
    #expect(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    let result = FileWalk.run([folder.path], options: options(folder))
    #expect(result.files.map(\.path) == ["a.swift"])
    #expect(result.problems.map(\.description) == ["pipe.swift: a named pipe (FIFO), not a regular file"])
  }

  /// Files that are named one by one are a whole where none is left out beside them.
  @Test func whatLiesBesideNamedFilesIsTold() throws {
    let folder = try TemporaryFolder()
    for file in ["App/a.swift", "App/b.swift", "App/c.generated.swift", "App/Deep/d.swift", "Package.swift"] { try folder.write(file) }
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    func beside(_ paths: [String]) -> String? { FileWalk.run(paths.map { "\(folder.path)/\($0)" }, options: options(folder)).leftOutBeside }
    #expect(beside(["App/a.swift"]) == "App/b.swift")
    #expect(beside(["App/a.swift", "App/b.swift"]) == nil)
    #expect(beside(["App/Deep/d.swift"]) == nil)
    #expect(beside(["App"]) == nil)
    #expect(beside(["App", "App/a.swift"]) == nil)
  }

  @Test func theProjectMayLieAbove() throws {
    let folder = try TemporaryFolder()
    for file in ["App/Sources/a.swift", "App.xcodeproj/project.pbxproj", ".git/HEAD"] { try folder.write(file) }
    func above(_ path: String) -> [String] { FileWalk.run([folder.path + path], options: options(folder)).manifestsAbove.xcodeProjects }
    #expect(above("/App") == [folder.path + "/App.xcodeproj/project.pbxproj"])
    #expect(above("/App/Sources/a.swift") == [folder.path + "/App.xcodeproj/project.pbxproj"])
    #expect(above("") == [])
    // Not out of a repository, and not where the folder has one of its own.
    try folder.write("App/.git/HEAD")
    #expect(above("/App") == [])
  }

  @Test func missingPathsAreProblems() {
    let result = FileWalk.run(["/nowhere/at/all"])
    #expect(result.problems == [FileProblem(path: "/nowhere/at/all", reason: "no such file or folder")])
  }

  @Test func deepFoldersCostNoStack() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "d/", count: 900)
    try folder.write(deep + "x.swift")
    #expect(names(folder) == [deep + "x.swift"])
  }

  @Test func collectsWhatTellsOfTheProject() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift", "App.xcodeproj/project.pbxproj", "App/Info.plist", "App/App.entitlements", "App/Base.lproj/Main.storyboard", "App/Old.m",
      "App/Debug.xcconfig",
    ]
    for file in files { try folder.write(file) }
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write("Models/Package.swift", "struct Package {}\n")
    #expect(names(folder) == ["Models/Package.swift"])
    let inventory = FileWalk.run([folder.path], options: options(folder)).inventory
    #expect(inventory.packageManifests == [folder.path + "/Package.swift"])
    #expect(inventory.xcodeProjects == [folder.path + "/App.xcodeproj/project.pbxproj"])
    #expect(inventory.propertyLists == [folder.path + "/App/Info.plist"])
    #expect(inventory.entitlements == [folder.path + "/App/App.entitlements"])
    #expect(inventory.interfaceFiles == [folder.path + "/App/Base.lproj/Main.storyboard"])
    #expect(inventory.objectiveCFiles == [folder.path + "/App/Old.m"])
    #expect(inventory.buildSettings == [folder.path + "/App/Debug.xcconfig"])
  }

  private func options(_ folder: TemporaryFolder) -> FileWalk.Options {
    var options = FileWalk.Options()
    options.currentDirectory = folder.path
    return options
  }

  private func names(_ folder: TemporaryFolder, _ given: FileWalk.Options = FileWalk.Options(), under: String = "") -> [String] {
    var options = given
    options.currentDirectory = folder.path
    return FileWalk.run([folder.path + "/" + under], options: options).files.map(\.path)
  }
}
