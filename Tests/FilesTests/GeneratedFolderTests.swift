import Files
import Foundation
import Testing

@Suite struct GeneratedFolderTests {
  private typealias File = GeneratedFolder.File

  private func file(_ path: String, _ text: String) -> File { File(path: path, bytes: Array(text.utf8)) }

  @Test func whatIsNewChangedAndGoneIsTold() throws {
    let folder = try Folder()
    let first = [file("README.md", "1"), file("a/b.md", "2"), file("a/c.md", "3")]
    #expect(try GeneratedFolder(folder.path).changes(to: first).new == ["README.md", "a/b.md", "a/c.md"])
    try GeneratedFolder(folder.path).write(first)
    #expect(try GeneratedFolder(folder.path).changes(to: first).isEmpty)
    #expect(try folder.text(".navgraph-docs") == "README.md\na/b.md\na/c.md\n")
    let second = [file("README.md", "1"), file("a/b.md", "two"), file("d.md", "4")]
    let changes = try GeneratedFolder(folder.path).changes(to: second)
    #expect(changes.new == ["d.md"] && changes.changed == ["a/b.md"] && changes.gone == ["a/c.md"] && changes.foreign.isEmpty)
    try GeneratedFolder(folder.path).write(second)
    #expect(try folder.all() == [".navgraph-docs", "README.md", "a/b.md", "d.md"])
    try GeneratedFolder(folder.path).write([file("d.md", "4")])
    #expect(try folder.all() == [".navgraph-docs", "d.md"])
  }

  @Test func filesOfOthersStay() throws {
    let folder = try Folder()
    try folder.write("README.md", "mine")
    try folder.write("a/mine.md", "mine")
    let files = [file("README.md", "theirs"), file("a/b.md", "2")]
    #expect(try GeneratedFolder(folder.path).changes(to: files).foreign == ["README.md"])
    let made = try GeneratedFolder(folder.path)
    #expect(throws: FileProblem.self) { try made.write(files) }
    #expect(try folder.all() == ["README.md", "a/mine.md"])
    #expect(try folder.text("README.md") == "mine")
    try GeneratedFolder(folder.path).write([file("a/b.md", "2")])
    try GeneratedFolder(folder.path).write([file("c.md", "2")])
    #expect(try folder.all() == [".navgraph-docs", "README.md", "a/mine.md", "c.md"])
  }

  @Test func twoFilesOfOnePathAreRefused() throws {
    let folder = try Folder()
    for second in ["a/b.md", "A/B.md"] {
      let files = [file("a/b.md", "1"), file(second, "2")]
      let made = try GeneratedFolder(folder.path)
      #expect(throws: FileProblem.self) { try made.changes(to: files) }
      #expect(throws: FileProblem.self) { try made.write(files) }
      #expect(try folder.all() == [])
    }
  }

  /// A list that names what a run did not come to write gives no right to what others put there.
  @Test func whatAFailedRunDidNotWriteIsNotOurs() throws {
    let folder = try Folder()
    let files = [file("a.md", "1"), file("b.md", "2")]
    // As a run leaves the folder that ends behind its first file.
    try GeneratedFolder(folder.path).write([file("a.md", "1")])
    try folder.write(".navgraph-docs", "a.md\nb.md\t?0\nc.md\t?af63ac4c86019afc\n")
    try folder.write("b.md", "mine")
    try folder.write("c.md", "1")
    #expect(try GeneratedFolder(folder.path).changes(to: files).foreign == ["b.md"])
    let made = try GeneratedFolder(folder.path)
    #expect(throws: FileProblem.self) { try made.write(files) }
    #expect(try folder.text("b.md") == "mine")
    // What it did write is: FNV-1a of "1".
    #expect(try GeneratedFolder(folder.path).changes(to: [file("a.md", "1")]).gone == ["c.md"])
  }

  @Test func whatStandsInTheWayOfAFolderIsToldBefore() throws {
    let (folder, other) = (try Folder(), try Folder())
    let files = [file("README.md", "1"), file("a/b.md", "2"), file("a/c.md", "2"), file("l/b.md", "2")]
    try folder.write("a", "mine")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/l", withDestinationPath: other.path)
    #expect(try GeneratedFolder(folder.path).changes(to: files).foreign == ["a", "l"])
    let made = try GeneratedFolder(folder.path)
    #expect(throws: FileProblem.self) { try made.write(files) }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/README.md"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/.navgraph-docs"))
    #expect(try other.all() == [])
  }

  @Test func otherLettersAreOtherFilesWhereTheyAre() throws {
    let folder = try Folder()
    try GeneratedFolder(folder.path).write([file("Home.md", "1")])
    try folder.write("home.md", "mine")
    // Where the file system takes both for one, it is the generated one.
    guard try folder.text("Home.md") == "1" else { return }
    let made = try GeneratedFolder(folder.path)
    #expect(throws: FileProblem.self) { try made.write([file("home.md", "2")]) }
    #expect(try folder.text("home.md") == "mine" && folder.text("Home.md") == "1")
  }

  @Test func theListLeadsNowhereElse() throws {
    let outer = try Folder()
    try outer.write("outside.md", "mine")
    try outer.write("in/.navgraph-docs", "../outside.md\n/etc/hostname\n\n.\na/../../outside.md\nlink/outside.md\n\u{0}\n")
    try FileManager.default.createSymbolicLink(atPath: outer.path + "/in/link", withDestinationPath: outer.path)
    try GeneratedFolder(outer.path + "/in").write([file("x.md", "1")])
    #expect(try outer.text("outside.md") == "mine")
    #expect(try outer.text("in/.navgraph-docs") == "x.md\n")
    let through = try GeneratedFolder(outer.path + "/in")
    #expect(throws: FileProblem.self) { try through.write([file("link/new.md", "1")]) }
    #expect(!FileManager.default.fileExists(atPath: outer.path + "/new.md"))
  }

  @Test func keysStandForContent() throws {
    let folder = try Folder()
    try GeneratedFolder(folder.path).write([File(path: "p.svg", bytes: [1], key: "k1")])
    #expect(try GeneratedFolder(folder.path).key(of: "p.svg") == "k1")
    #expect(try GeneratedFolder(folder.path).changes(to: [File(path: "p.svg", bytes: [2], key: "k1")]).isEmpty)
    #expect(try GeneratedFolder(folder.path).changes(to: [File(path: "p.svg", bytes: nil, key: "k2")]).changed == ["p.svg"])
    try GeneratedFolder(folder.path).write([File(path: "p.svg", bytes: nil, key: "k1"), file("x.md", "1")])
    #expect(try folder.text("p.svg") == "\u{1}")
    try FileManager.default.removeItem(atPath: folder.path + "/p.svg")
    #expect(try GeneratedFolder(folder.path).key(of: "p.svg") == nil)
    #expect(try GeneratedFolder(folder.path).changes(to: [File(path: "p.svg", bytes: [1], key: "k1")]).new == ["p.svg"])
  }

  @Test func namesThatDifferInCapitalsAreRenamed() throws {
    let folder = try Folder()
    try GeneratedFolder(folder.path).write([file("Home.md", "1")])
    try GeneratedFolder(folder.path).write([file("HOME.md", "2")])
    #expect(try folder.all() == [".navgraph-docs", "HOME.md"])
  }

  @Test func aFileInThePlaceOfAFolderIsSaid() throws {
    let folder = try Folder()
    try folder.write("file", "x")
    #expect(throws: FileProblem.self) { try GeneratedFolder(folder.path + "/file") }
    let below = try GeneratedFolder(folder.path + "/file/below")
    #expect(throws: FileProblem.self) { try below.write([file("a.md", "1")]) }
    let made = try GeneratedFolder(folder.path)
    #expect(throws: FileProblem.self) { try made.write([file("file/a.md", "1")]) }
  }

  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-folder-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ file: String, _ text: String) throws {
      let url = URL(fileURLWithPath: path + "/" + file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func text(_ file: String) throws -> String { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)), as: UTF8.self) }

    func all() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: path).filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path + "/" + $0, isDirectory: &isFolder) && !isFolder.boolValue
      }.sorted()
    }
  }
}
