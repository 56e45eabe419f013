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

  /// `git status` runs the filter of a file whose time of change is another; a program that the repository names must not run.
  @Test func noFilterRuns() throws {
    try withRepository { folder in
      try git(folder, "init", "-q")
      for name in ["A.swift", "B.swift"] { try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
      try Data("A.swift filter=my.trap\n".utf8).write(to: URL(fileURLWithPath: folder + "/.gitattributes"))
      try git(folder, "add", "-A")
      try git(folder, "commit", "-q", "-m", "one")
      let trap = folder + "/.git/trap"
      for kind in ["clean", "process"] { try git(folder, "config", "filter.my.trap.\(kind)", "touch '\(trap)'; cat") }
      try git(folder, "config", "filter.my.trap.required", "true")
      // Of another length, as a filter might make it: what it is to git only the filter can tell.
      try Data("let a = 10\n".utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      #expect(Revision(ofFolder: folder)?.hasChanges == false)
      for text in ["let a = 1\n", "let a = 2\n"] {
        for name in ["A.swift", "B.swift"] {
          let path = folder + "/" + name
          try Data(text.utf8).write(to: URL(fileURLWithPath: path))
          try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 100)], ofItemAtPath: path)
        }
        #expect(Revision(ofFolder: folder)?.hasChanges == (text != "let a = 1\n"), "\(text)")
      }
      #expect(!FileManager.default.fileExists(atPath: trap))
    }
  }

  @Test func hashesAreThoseOfTheFilesThatCanBeRead() throws {
    try withRepository { folder in
      try git(folder, "init", "-q")
      let names = ["A.swift", "gone.swift", "B.swift", "a folder", "C.swift"].map { folder + "/" + $0 }
      for path in names where path.hasSuffix(".swift") && !path.hasSuffix("gone.swift") {
        try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: path))
      }
      try FileManager.default.createDirectory(atPath: folder + "/a folder", withIntermediateDirectories: true)
      let hashes = try WorkingCopy(around: folder).hashes(of: names)
      #expect(Set(hashes.keys) == Set([names[0], names[2], names[4]]))
      #expect(Set(hashes.values).count == 1)
    }
  }

  @Test func ofABareRepositoryItsOwnFolderIsTheTop() throws {
    try withRepository { folder in
      try git(folder, "init", "-q", "--bare", "app.git")
      let copy = try WorkingCopy(around: folder + "/app.git")
      #expect(copy.isBare && copy.top.hasSuffix("/app.git"))
      try git(folder, "init", "-q")
      #expect(try !WorkingCopy(around: folder).isBare)
    }
  }

  @Test func noRepositoryHasNone() throws {
    #expect(Revision(ofFolder: "/") == nil)
    #expect(Revision(ofFolder: "/no such folder") == nil)
  }
}
