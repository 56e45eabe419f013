import Files
import Foundation
import GraphTestSupport
import NavigationGraph
import SourceTestSupport
import Testing

@testable import Pipeline

/// Parts that are read one by one are together what one run over all of them is.
@Suite struct PartTests {
  private static let samples = ["FaultyShop", "FruitFlows", "OldLinks", "PhotoFeatures", "ReaderToday", "RecipeRouter"]

  private func options(in folder: String) -> PipelineOptions {
    var options = PipelineOptions()
    options.walk.currentDirectory = folder
    options.threads = 1
    return options
  }

  /// What is in a folder, as paths that name all of it: folders whole, or their contents one by one.
  private func pieces(of folder: String, under root: String, by generator: inout SeededGenerator) throws -> [String] {
    let shown = PathResolution.relative(folder, to: root)
    if folder.hasSuffix(".xcodeproj") || (folder != root && generator.once(in: 3)) { return [shown] }
    var result: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      result += isFolder.boolValue ? try pieces(of: path, under: root, by: &generator) : [PathResolution.relative(path, to: root)]
    }
    return result
  }

  /// Eighteen ways to divide each of six apps.
  @Test(arguments: samples, 0..<18) func anAppThatIsSplitIsTheSame(_ sample: String, _ seed: Int) throws {
    let root = Repository.url("Samples/\(sample)/App").path
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = try pieces(of: root, under: root, by: &generator)
    let count = Int.random(in: 1...6, using: &generator)
    var shares = [[String]](repeating: [], count: count)
    for piece in pieces.shuffled(using: &generator) { shares[Int.random(in: 0..<count, using: &generator)].append(piece) }
    shares.removeAll(where: \.isEmpty)
    let whole = try Pipeline.run(paths: shares.flatMap(\.self), options: options(in: root))
    // Another machine has the source elsewhere, or not at all.
    let files = shares.map { PartFile.bytes(of: Pipeline.part(paths: $0, options: options(in: root)), version: "1", from: root) }
    let elsewhere = PartFile.folder(of: try #require(files.first))
    let parts = try files.map { try PartFile.part($0, version: "1", in: elsewhere) }
    let linked = Pipeline.link(try Pipeline.read(parts: parts, options: options(in: elsewhere)), options: options(in: elsewhere))
    #expect(linked.graph.json() == whole.graph.json())
    #expect(linked.problems == whole.problems)
    #expect(linked.observations.directives == whole.observations.directives)
    #expect(linked.leftOutBeside == whole.leftOutBeside)
  }

  @Test func aModuleThatIsNamedHasAllFilesOfItsPart() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(PipelineTests.app.utf8), to: "Shop/Main.swift")
    try folder.write(Array(PipelineTests.detail.utf8), to: "Detail/Detail.swift")
    let root = folder.url.resolvingSymlinksInPath().path
    let parts = [("Shop", SourcePart.ModuleName.Kind.app), ("Detail", .library)].map { name, kind in
      Pipeline.part(paths: [name], options: options(in: root), module: SourcePart.ModuleName(name: "My\(name)", kind: kind))
    }
    let graph = Pipeline.link(try Pipeline.read(parts: parts, options: options(in: root)), options: options(in: root)).graph
    #expect(Set(graph.nodes.compactMap(\.module)) == ["MyShop", "MyDetail"])
  }

  // MARK: Files that are no parts

  private func part() throws -> (bytes: [UInt8], root: String) {
    let folder = try TemporaryFolder()
    try folder.write(Array(PipelineTests.app.utf8), to: "Shop/Main.swift")
    try folder.write(Array("navgraph: none\n".utf8), to: "Shop/notes.strings")
    let root = folder.url.resolvingSymlinksInPath().path
    return (PartFile.bytes(of: Pipeline.part(paths: ["Shop"], options: options(in: root)), version: "1", from: root), root)
  }

  @Test func whatIsNotWholeIsRefused() throws {
    let (bytes, root) = try part()
    for end in bytes.indices { #expect(throws: PartFile.Fault.self) { try PartFile.part(Array(bytes[..<end]), version: "1", in: root) } }
    #expect(throws: PartFile.Fault.damaged) { try PartFile.part(bytes + [0], version: "1", in: root) }
    #expect(throws: PartFile.Fault.otherVersion("1")) { try PartFile.part(bytes, version: "2", in: root) }
    #expect(throws: PartFile.Fault.noPart) { try PartFile.part(Array("struct A {}".utf8), version: "1", in: root) }
  }

  /// Whatever bytes turn out to be a part can be linked.
  @Test(arguments: 0..<8) func aPartWithAnyBitFlippedIsRefusedOrLinked(_ bit: Int) throws {
    let (bytes, root) = try part()
    for position in stride(from: bit % 3, to: bytes.count, by: 3) {
      var changed = bytes
      changed[position] ^= 1 << UInt8(bit)
      guard let part = try? PartFile.part(changed, version: "1", in: root) else { continue }
      guard let source = try? Pipeline.read(parts: [part], options: options(in: root)) else { continue }
      _ = Pipeline.link(source, options: options(in: root))
    }
  }
}
