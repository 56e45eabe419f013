import Foundation
import Testing

@testable import Files

@Suite struct PathFilterTests {
  private static let tree = [
    "App/Home.swift", "App/Generated/Names.swift", "App/Tests/HomeTests.swift", "Packages/Shop/Sources/Cart.swift", "Packages/Shop/Tests/CartTests.swift",
    "Tools/Main.swift", "Root.swift",
  ]

  @Test(arguments: [
    ([], [], tree), (["App"], [], ["App/Generated/Names.swift", "App/Home.swift", "App/Tests/HomeTests.swift"]),
    (["App"], ["App/Generated", "Tests"], ["App/Home.swift"]), (["./App/*.swift"], [], ["App/Home.swift"]),
    (["Packages/*/Sources", "/Root.swift"], [], ["Packages/Shop/Sources/Cart.swift", "Root.swift"]),
    ([], ["**/Tests", "Tools/"], ["App/Generated/Names.swift", "App/Home.swift", "Packages/Shop/Sources/Cart.swift", "Root.swift"]),
    (["App"], ["App/*.swift", "!Home.swift", "Generated", "Tests"], ["App/Home.swift"]), (["Nowhere"], [], []), ([], ["*"], []),
  ]) func patternsDecide(_ included: [String], _ excluded: [String], _ expected: [String]) throws {
    let folder = try folder()
    let result = walk([folder.path], folder, included, excluded)
    #expect(result.files.map(\.path) == expected.sorted())
    #expect(result.problems.isEmpty)
  }

  @Test func aFolderBelowIsSeenFromTheFolderOfThePatterns() throws {
    let folder = try folder()
    #expect(walk([folder.path + "/App/Tests"], folder, ["App"], []).files.map(\.path) == ["App/Tests/HomeTests.swift"])
    #expect(walk([folder.path + "/Tools"], folder, ["App"], []).files.isEmpty)
    #expect(walk([folder.path + "/App"], folder, [], ["App/Generated", "Tests"]).files.map(\.path) == ["App/Home.swift"])
  }

  @Test func whatLiesOutsideIsRead() throws {
    let (folder, other) = (try folder(), try self.folder())
    let result = walk([other.path], folder, ["App"], ["*.swift"])
    #expect(result.files.count == Self.tree.count)
  }

  @Test func aNamedFileIsTakenThoughLeftOut() throws {
    let folder = try folder()
    #expect(walk([folder.path + "/Root.swift"], folder, ["App"], ["Root.swift"]).files.map(\.path) == ["Root.swift"])
  }

  /// What tells of the project stands beside the source, not in it.
  @Test func manifestsOutsideWhatIsIncludedAreFound() throws {
    let folder = try folder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n")
    try folder.write("Support/Info.plist")
    try folder.write("Support/Old/Info.plist")
    let inventory = walk([folder.path], folder, ["App"], ["Old"]).inventory
    #expect(inventory.packageManifests == [folder.path + "/Package.swift"])
    #expect(inventory.propertyLists == [folder.path + "/Support/Info.plist"])
  }

  @Test(arguments: [
    ("App", true), ("*.swift", true), ("!Home.swift", true), ("a/**/b", true), ("[a", false), ("../App", false), ("App/../Tests", false), ("", false),
    ("# comment", false), ("a\nb", false), ("a//b", false), ("..swift", true),
  ]) func faultsAreNamed(_ pattern: String, _ isGood: Bool) { #expect((PathFilter.fault(of: pattern) == nil) == isGood) }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in Self.tree { try folder.write(file) }
    return folder
  }

  private func walk(_ paths: [String], _ folder: TemporaryFolder, _ included: [String], _ excluded: [String]) -> FileWalk.Result {
    var options = FileWalk.Options()
    options.currentDirectory = folder.path
    options.filter = PathFilter(included: included, excluded: excluded, folder: folder.path)
    return FileWalk.run(paths, options: options)
  }
}
