import Foundation
import Testing

@testable import Files

@Suite struct ReadWriteTests {
  @Test func readsFilesOneAfterTheOther() throws {
    let folder = try TemporaryFolder()
    let large = [UInt8](repeating: 7, count: 300_000)
    let paths = [try folder.write("large", large), try folder.write("small", "abc"), try folder.write("empty")]
    var buffer = ReadBuffer()
    var contents: [[UInt8]] = []
    for path in paths { contents.append(try buffer.read(path, displayPath: path) { Array($0) }) }
    #expect(contents == [large, Array("abc".utf8), []])
  }

  @Test func refusesWhatIsNoRegularFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("file", "abc")
    try folder.link("link", to: "file")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(reason(folder.path + "/pipe") == "a named pipe (FIFO), not a regular file")
    #expect(reason(folder.path) == "it is a folder, not a file")
    #expect(reason(folder.path + "/link") == "a symbolic link, or links that lead in a circle")
    #expect(reason(folder.path + "/none") == "no such file or folder")
    #expect(reason("/dev/zero") == "a device, not a regular file")
    #expect(reason(folder.path + "/file", limit: 2)?.hasPrefix("larger than 2 bytes") == true)
    #expect(reason(folder.path + "/file", limit: 3) == nil)
  }

  @Test func sourceIsCheckedAsItIsRead() throws {
    let folder = try TemporaryFolder()
    func read(_ bytes: [UInt8], leavesOutGenerated: Bool = true) throws -> String {
      let file = SourceFile(path: "x.swift", absolutePath: try folder.write("x.swift", bytes), size: 0)
      var buffer = ReadBuffer()
      return switch buffer.readSource(file, leavesOutGenerated: leavesOutGenerated, { $0.count }) {
      case .read(let count, let problem): "\(count) \(problem?.description ?? "-")"
      case .generated: "generated"
      case .unreadable(let problem): problem.description
      }
    }
    #expect(try read(Array("let a".utf8)) == "5 -")
    #expect(try read([]) == "0 -")
    #expect(try read([0x0A, 0x61, 0xFF, 0x61]) == "4 x.swift: not valid UTF-8 from line 2 on (byte 2); the rest is read")
    #expect(try read([0x61, 0]) == "x.swift: a binary file (NUL byte at offset 1)")
    #expect(try read(Array("// @generated\n".utf8)) == "generated")
    #expect(try read(Array("// @generated\n".utf8), leavesOutGenerated: false) == "14 -")
  }

  @Test func writesAndLeavesAloneWhatIsTheSame() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.json"
    #expect(try FileWriter.write("one", to: path) == .written)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past, .posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try FileWriter.write("one", to: path) == .unchanged)
    #expect(try attribute(.modificationDate, path) as? Date == past)
    #expect(try FileWriter.write("two", to: path) == .written)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try (attribute(.posixPermissions, path) as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.json"])
  }

  @Test func writesThroughALink() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("real/target", "old")
    try folder.link("link", to: "real/target")
    try FileWriter.write("new", to: folder.path + "/link")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
    #expect(try attribute(.type, folder.path + "/link") as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func failuresNameThePathAndLeaveNothing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileProblem.self) { try FileWriter.write("x", to: folder.path) }
    let missing = folder.path + "/none/out"
    #expect(throws: FileProblem(path: missing, reason: "not written: the folder \(folder.path)/none does not exist")) {
      try FileWriter.write("x", to: missing)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    try FileWriter.write("x", to: "/dev/null")
  }

  private func attribute(_ key: FileAttributeKey, _ path: String) throws -> Any? {
    try FileManager.default.attributesOfItem(atPath: path)[key]
  }

  private func reason(_ path: String, limit: Int = 1000) -> String? {
    do {
      _ = try ReadBuffer.bytes(of: path, displayPath: path, limit: limit)
      return nil
    } catch {
      return error.reason
    }
  }
}
