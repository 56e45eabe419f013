import Foundation
import Testing

/// What a commit and the disk hold in ways of their own is no change, and is told of both alike.
@Suite struct BothSidesTests {
  private let more = "import SwiftUI\n\nextension HomeView {\n  var more: some View { Text(\"\").sheet(isPresented: .constant(true)) { MoreView() } }\n}\n\nstruct MoreView: View {\n  var body: some View { Text(\"More\") }\n}\n"

  private func repository(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    for (path, text) in files { try folder.write(path, text) }
    try git(folder, "init", "-q", "-b", "main")
    try commit(folder)
    return folder
  }

  private func commit(_ folder: TemporaryFolder) throws {
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "--allow-empty", "-m", "next")
  }

  private func shell(_ folder: TemporaryFolder, _ script: String) throws {
    let outcome = try Tool.run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], inFolder: folder.path)
    try #require(outcome.code == 0, "\(script): \(outcome.messages)")
  }

  @Test func linksAndNamesThatCannotBeReadAreToldOfBothSides() throws {
    let folder = try repository(["Real/More.swift": more])
    try folder.link("Gone.swift", to: "nowhere")
    try folder.link("Circle.swift", to: "Circle.swift")
    try folder.link("Outside", to: "/usr")
    try folder.link("Inside.swift", to: "Real/More.swift")
    try folder.link("Folder", to: "./Real/../Real")
    #if os(Linux)
    try shell(folder, #"cp App.swift "$(printf 'B\377.swift')"; mkdir "$(printf 'Real/f\377')"; cp App.swift "$(printf 'Real/f\377/C.swift')""#)
    defer { try? shell(folder, #"rm -rf B*.swift Real/f*"#) }
    #endif
    try commit(folder)
    let plain = try Tool.run(["lint", "--fail-on-unreadable"], in: folder)
    #expect(plain.code == 3 && plain.messages.contains("Gone.swift: a symbolic link that leads nowhere"), "\(plain.messages)")
    for words in [["HEAD"], ["HEAD..HEAD"], ["HEAD^..HEAD"]] {
      let outcome = try Tool.run(["diff"] + words + ["--fail-on-unreadable"], in: folder)
      #expect(outcome.output.contains("No change to the navigation") && outcome.code == 3, "\(words): \(outcome)")
      // The same lines as of the files on the disk alone.
      #expect(outcome.messages == plain.messages, "\(words): \(outcome.messages)")
    }
    // A link that is named itself leads where it leads on either side.
    for words in [["diff", "HEAD", "Folder"], ["diff", "HEAD..HEAD", "Folder"]] {
      let outcome = try Tool.run(words, in: folder)
      #expect(outcome.output.contains("No change") && !outcome.messages.contains("no Swift file"), "\(words): \(outcome)")
    }
  }

  private func withModule() throws -> (folder: TemporaryFolder, module: TemporaryFolder) {
    let module = try TemporaryFolder()
    try module.write("More.swift", more)
    try git(module, "init", "-q")
    try commit(module)
    let folder = try repository()
    try git(folder, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "file://" + module.path, "Module")
    try commit(folder)
    return (folder, module)
  }

  @Test func aMovedSubmoduleIsTheSame() throws {
    let (folder, _) = try withModule()
    try git(folder, "mv", "Module", "Other")
    let moved = try Tool.run(["diff"], in: folder)
    #expect(moved.output.contains("No change") && moved.messages.isEmpty, "\(moved)")
    try commit(folder)
    try folder.write("Other/More.swift", more.replacing("MoreView", with: "LessView"))
    for (words, part) in [(["HEAD^..HEAD"], "No change"), (["HEAD^"], "1 screen renamed")] {
      let outcome = try Tool.run(["diff"] + words, in: folder)
      #expect(outcome.output.contains(part) && outcome.messages.isEmpty, "\(words): \(outcome)")
    }
  }

  @Test func aMovedSubmoduleThatCannotBeReadIsLeftOutOnBothSides() throws {
    let (folder, module) = try withModule()
    try git(folder, "mv", "Module", "Other")
    try commit(folder)
    // Another history in its place, which lacks the commit.
    try shell(module, "rm -rf .git")
    try module.write("Later.swift", "struct Later {}\n")
    try git(module, "init", "-q")
    try commit(module)
    try shell(folder, "rm -rf Other && git clone -q '\(module.path)' Other")
    try commit(folder)
    let outcome = try Tool.run(["diff", "HEAD~2..HEAD"], in: folder)
    #expect(outcome.output.contains("No change"), "\(outcome)")
    for name in ["Module", "Other"] { #expect(outcome.messages.contains("the submodule \(name) is left out on both sides"), "\(outcome.messages)") }
  }

  /// `eol` and `working-tree-encoding` have the disk differ from the commit though nothing was changed.
  @Test func whatACheckoutWritesOtherwiseIsNoChange() throws {
    let table = "\"a\" = \"b\";\n"
    let wide = more.replacing("MoreView", with: "WideView")
    let folder = try TemporaryFolder()
    try folder.write(".gitattributes", "App.swift eol=crlf\n*.strings working-tree-encoding=UTF-16\nWide.swift working-tree-encoding=UTF-16\n")
    try folder.write("App.swift", SmallApp.source)
    func write(_ path: String, _ text: String) throws {
      try folder.write(path, [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    }
    try write("en.lproj/Localizable.strings", table)
    try write("Wide.swift", wide)
    try git(folder, "init", "-q")
    try commit(folder)
    try FileManager.default.removeItem(atPath: folder.path + "/App.swift")
    try git(folder, "checkout", "-q", "--", "App.swift")
    try #require(try String(decoding: Data(contentsOf: URL(fileURLWithPath: folder.path + "/App.swift")), as: UTF8.self).contains("\r\n"))
    let clean = try Tool.run(["diff"], in: folder)
    #expect(clean.output.contains("No change") && clean.messages.contains("Wide.swift: UTF-16 text"), "\(clean)")
    #expect(try Tool.run(["affected"], in: folder).output.contains("0 files changed"))
    // What cannot be read on one side only neither comes nor goes.
    try write("Wide.swift", wide.replacing("WideView", with: "WiderView"))
    let changed = try Tool.run(["diff"], in: folder)
    #expect(changed.output.contains("No change") && changed.messages.contains("Wide.swift: UTF-16 text"), "\(changed)")
    try folder.write("Wide.swift", wide)
    try write("en.lproj/Localizable.strings", table.replacing("b", with: "c"))
    #expect(try Tool.run(["affected"], in: folder).output.contains("1 file changed"))
  }

  @Test func whatCouldNotBeReadBeforeIsLeftOutAfterIt() throws {
    let folder = try repository()
    try folder.write("More.swift", [0xFF, 0xFE] + more.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    try commit(folder)
    try folder.write("More.swift", more)
    let outcome = try Tool.run(["diff"], in: folder)
    #expect(outcome.output.contains("No change"), "\(outcome)")
    #expect(outcome.messages.contains("More.swift: UTF-16 text; Swift source is UTF-8 (in HEAD); left out on both sides"), "\(outcome.messages)")
    // Lint is about what is there.
    #expect(try !Tool.run(["lint", "--changed-since", "HEAD"], in: folder).messages.contains("left out on both sides"))
  }
}

/// How the words of `diff` are taken.
@Suite struct ChangeWordsTests {
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("both/App.swift", SmallApp.source)
    try folder.write("Gone.swift", "struct Gone {}\n")
    try git(folder, "init", "-q", "-b", "main")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "the first")
    try git(folder, "tag", "both")
    try folder.write("both/App.swift", SmallApp.source.replacing("DetailView", with: "ItemView"))
    try git(folder, "commit", "-q", "-a", "-m", "the second")
    try FileManager.default.removeItem(atPath: folder.path + "/Gone.swift")
    return folder
  }

  @Test func aWordThatIsARevisionAndAPathIsToldHowItIsTaken() throws {
    let folder = try repository()
    let cases: [([String], String, String)] = [
      (["both"], "both → the working tree: 1 screen renamed", "taken as the revision; for the path: HEAD -- both"),
      (["HEAD", "both"], "HEAD → the working tree: No change", "taken as the path; for the revision: HEAD..both"),
      (["both", "--"], "both → the working tree: 1 screen renamed", ""), (["HEAD", "--", "both"], "HEAD → the working tree: No change", ""),
      (["HEAD", "both", "--"], "HEAD → both: 1 screen renamed", ""), (["HEAD..both", "--", "both"], "HEAD → both: 1 screen renamed", ""),
      // With nothing before it `--` only ends the options.
      (["--", "HEAD^..HEAD", "both"], "HEAD^ → HEAD: 1 screen renamed", ""),
    ]
    for (words, output, message) in cases {
      for command in ["diff", "affected"] {
        let outcome = try Tool.run([command] + words, in: folder)
        if command == "diff" { #expect(outcome.output.hasPrefix(output), "\(words): \(outcome)") }
        #expect(message.isEmpty ? !outcome.messages.contains("taken as") : outcome.messages.contains(message), "\(words): \(outcome.messages)")
      }
    }
  }

  @Test func whatIsNeitherIsWrongUsage() throws {
    let folder = try repository()
    let cases: [([String], String)] = [
      (["^HEAD~1"], "'^HEAD~1' leaves commits out"), (["HEAD", "^HEAD~1"], "'^HEAD~1' leaves commits out"),
      ([":/nothing like it"], "is no revision"), (["HEAD^!"], "is no revision"), ([""], "a revision is empty"), (["HEAD", ""], "is empty"),
      (["a.b/c"], "'a.b/c' is no revision that this repository knows, and no file or folder"), (["HEAD", "--", "nowhere"], "nowhere: no such file or folder"),
      (["HEAD", "both", "nowhere"], "nowhere: no such"), (["HEAD..HEAD", "nowhere"], "nowhere: no such"), (["both/App.swift", "nowhere"], "nowhere: no such"),
      (["HEAD", ".."], ".. is not in the repository"), (["HEAD..HEAD", "/usr"], "/usr is not in the repository"),
      (["HEAD", "HEAD", "HEAD", "--"], "two revisions are compared"), (["HEAD..HEAD", "HEAD", "--"], "only paths stand behind it"),
      (["Gone.swift"], "HEAD -- Gone.swift"), (["HEAD", "Gone.swift"], "HEAD -- Gone.swift"),
    ]
    for (words, part) in cases {
      for command in ["diff", "affected"] {
        let outcome = try Tool.run([command] + words, in: folder)
        #expect(outcome.code == 2 && outcome.messages.contains(part), "\(command) \(words): \(outcome.code) \(outcome.messages)")
      }
    }
    #expect(try Tool.run(["diff", "HEAD", "--", "Gone.swift"], in: folder).code == 0)
    let found = try Tool.run(["diff", ":/the first"], in: folder)
    #expect(found.output.hasPrefix(":/the first → the working tree: 1 screen renamed"), "\(found)")
  }
}
