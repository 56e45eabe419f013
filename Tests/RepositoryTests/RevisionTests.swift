import Foundation
import Processes
import Testing

@testable import Repository

@Suite struct RevisionTests {
  private func withRepository(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("revision-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try work(folder)
  }

  private func git(_ folder: String, _ arguments: String...) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", "-C", folder]
    let output = try ChildProcess(program: "git", arguments: identity + arguments).run(input: [], timeLimit: .seconds(30))
    #expect(output.exitCode == 0, "\(arguments): \(String(decoding: output.standardError, as: UTF8.self))")
  }

  @Test func aCommitHasAHashAndADay() throws {
    try withRepository { folder in
      try git(folder, "init", "-q")
      #expect(Revision(ofFolder: folder) == nil, "no commit yet")
      try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      try git(folder, "add", "A.swift")
      try git(folder, "commit", "-q", "-m", "one", "--date", "2020-01-02T12:00:00Z")
      let revision = try #require(Revision(ofFolder: folder))
      #expect(revision.hash.count >= 7)
      #expect(revision.day.count == 10)
      #expect(!revision.hasChanges)
      #expect(revision.text == "\(revision.hash) · \(revision.day)")
      try Data("let a = 2\n".utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      #expect(Revision(ofFolder: folder)?.hasChanges == true)
    }
  }

  @Test func noRepositoryHasNone() throws {
    #expect(Revision(ofFolder: "/") == nil)
    #expect(Revision(ofFolder: "/no such folder") == nil)
  }
}
