import Foundation
import Testing

/// Whatever lies beside it, a good file gives its graph, a message names the bad one, and the exit code stays.
@Suite struct BadInputTests {
  @Test(arguments: [
    ("Binary.swift", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2] as [UInt8], "warning: Binary.swift: a binary file"),
    ("Wide.swift", [0xFF, 0xFE, 0x61, 0], "warning: Wide.swift: UTF-16 text"),
    ("Broken.swift", Array("let a = \"".utf8) + [0xC3, 0x28, 0xFF] + Array("\"\n".utf8), "warning: Broken.swift: "),
  ]) func badFilesAreNamed(_ name: String, _ bytes: [UInt8], _ message: String) throws {
    let folder = try goodFolder()
    try folder.write(name, bytes)
    let outcome = try Tool.run(["graph"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    expectGoodGraph(outcome)
  }

  /// Files that are odd and yet all right: nothing is said of them.
  @Test(arguments: [
    ("Empty.swift", ""), ("Mark.swift", "\u{FEFF}struct A {}\n"), ("Returns.swift", "struct A {\r\n  let b = 1\r\n}\r\n"), ("OldMac.swift", "struct A {}\rstruct B {}\r"),
    ("Cut.swift", String(SmallApp.source.prefix(700)).replacing("SmallApp", with: "CutApp").replacing("HomeView", with: "CutView")), ("Open.swift", "struct A { func f() { \"\"\"\n \\(("),
    ("Deep.swift", String(repeating: "(", count: 100_000)), ("Braces.swift", String(repeating: "{", count: 100_000)), ("Close.swift", String(repeating: ")}]", count: 50_000)),
    ("Comments.swift", String(repeating: "/*", count: 100_000)), ("Strings.swift", String(repeating: "\"\\(", count: 50_000)), ("Hashes.swift", String(repeating: "#", count: 200_000)),
  ]) func oddFilesDoNoHarm(_ name: String, _ text: String) throws {
    let folder = try goodFolder()
    try folder.write(name, text)
    let outcome = try Tool.run(["graph"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.messages.isEmpty, "\(outcome.messages)")
    expectGoodGraph(outcome)
  }

  @Test func aFileOfFiftyMegabytesIsRead() throws {
    let folder = try goodFolder()
    // Long strings, as such files have: a debug build scans them in a few seconds.
    let line = "  let value = Model(name: \"\(String(repeating: "text ", count: 400))\", count: 12)\n"
    try folder.write("Huge.swift", "struct Huge {\n" + String(repeating: line, count: (50 << 20) / line.utf8.count) + "}\n")
    let outcome = try Tool.run(["graph"], in: folder)
    #expect(outcome.code == 0)
    expectGoodGraph(outcome)
  }

  @Test func whatIsNoFileIsNamed() throws {
    let folder = try goodFolder()
    #expect(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
    try folder.link("Loop.swift", to: "Loop.swift")
    try folder.link("Gone.swift", to: "nowhere")
    try folder.link("up", to: "..")
    try FileManager.default.createDirectory(atPath: folder.path + "/Folder.swift", withIntermediateDirectories: true)
    let outcome = try Tool.run(["graph"], in: folder)
    #expect(outcome.code == 0)
    for message in [
      "warning: Pipe.swift: a named pipe (FIFO), not a regular file", "warning: Loop.swift: a symbolic link that leads in a circle",
      "warning: Gone.swift: a symbolic link that leads nowhere", "note: up: a symbolic link that leads in a circle; not followed",
    ] {
      #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }
    expectGoodGraph(outcome)
    #expect(try Tool.run(["graph", "--fail-on-unreadable"], in: folder).code == 3)
  }

  /// Root may read everything: where these tests run as root, this shows nothing and is left out.
  @Test(.disabled(if: geteuid() == 0)) func filesWithoutPermissionAreNamed() throws {
    let folder = try goodFolder()
    try folder.write("Secret.swift", "struct Secret {}")
    #expect(chmod(folder.path + "/Secret.swift", 0) == 0)
    let outcome = try Tool.run(["graph"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.messages.contains("warning: Secret.swift: no permission to read it"))
    expectGoodGraph(outcome)
  }

  @Test func namesComeOutAsText() throws {
    let folder = try goodFolder()
    try folder.write("a\n\u{1B}[31m.swift", [0, 1])
    let outcome = try Tool.run(["graph"], in: folder)
    #expect(outcome.messages.contains("warning: a\\n\\u{1B}[31m.swift: a binary file"))
    #expect(!outcome.messages.contains("\u{1B}"))
  }

  @Test func withoutSwiftFilesItSaysWhereItLooked() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/notes.txt", "x")
    for arguments in [["lint"], ["graph", "a"], ["graph", "--files-from", "-"]] {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.code == 3)
      #expect(outcome.output.isEmpty)
      #expect(outcome.messages.contains("no Swift file found in: "), "\(outcome.messages)")
    }
    #expect(try Tool.run(["graph", "a"], in: folder).messages.contains("found in: a "))
  }

  /// A slip in the call would otherwise lint a part of the app, and stay green.
  @Test func aPathThatIsNotThereEndsWithTwo() throws {
    let folder = try goodFolder()
    for (arguments, message) in [
      (["lint", "nowhere"], "error: nowhere: no such file or folder"), (["lint", ".", "Packges"], "error: Packges: no such file or folder"),
      (["graph", "App.swift/deep"], "error: App.swift/deep: no such file or folder"), (["lint", ""], "error: a path is empty"),
    ] {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }
    let listed = try Tool.run(["lint", "--files-from", "-"], in: folder, input: "App.swift\nGone.swift\n")
    #expect(listed.code == 0 && listed.messages.contains("warning: Gone.swift: no such file or folder"))
  }

  /// The shell still stands in a folder that a job has replaced: nothing relative means what it says, least of all the root of the disk.
  @Test func aWorkingFolderThatIsGoneIsTold() throws {
    let folder = try TemporaryFolder()
    let gone = folder.path + "/gone"
    try FileManager.default.createDirectory(atPath: gone, withIntermediateDirectories: true)
    let outcome = try Tool.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "rmdir '\(gone)' && exec '\(try Tool.executable.path)' lint"], inFolder: gone)
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains("the working folder is not there any more"), "\(outcome.messages)")
  }

  /// The builder stands in a file that cannot be read: that nobody maps the route is not known.
  @Test func whatWasNotReadHoldsFindingsBack() throws {
    let folder = try TemporaryFolder()
    let parts = SmallApp.source.components(separatedBy: "struct HomeView")
    try folder.write("App/App.swift", parts[0].replacing("HomeView()", with: "MenuView()") + """
      struct MenuView: View {
        @State private var route: Route?
        var body: some View { Button("Open") { route = .detail(1) }.sheet(item: $route) { route in RouteView(route: route) } }
      }

      """)
    try folder.write("App/Lost.swift", "import SwiftUI\n\nstruct LostScreen: View {\n  var body: some View { Text(\"\").navigationTitle(\"Lost\") }\n}\n")
    #expect(try Tool.run(["lint"], in: folder).output.contains("(unreachable_screen)"))
    try folder.write("App/Views.swift", [0, 1])
    let outcome = try Tool.run(["lint", "--strict"], in: folder)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("held back"), "\(outcome.output)")
    try FileManager.default.removeItem(atPath: folder.path + "/App/Views.swift")
    let alone = try Tool.run(["lint", "--strict", "--verbose", "App/App.swift"], in: folder)
    #expect(alone.code == 0, "\(alone.output)")
    #expect(try Tool.run(["lint", "App/App.swift", "App/Lost.swift"], in: folder).output.contains("(unreachable_screen)"))
  }

  @Test func pathsMayComeFromAList() throws {
    let folder = try goodFolder()
    try folder.write("list", "App.swift\n")
    let expected = try Tool.run(["graph"], in: folder).output
    #expect(try Tool.run(["graph", "--files-from", "list"], in: folder).output == expected)
    #expect(try Tool.run(["graph", "--files-from=-"], in: folder, input: "App.swift\0").output == expected)
  }

  private func goodFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    return folder
  }

  private func expectGoodGraph(_ outcome: Tool.Outcome) {
    #expect(outcome.endedByItself)
    for part in ["\"id\": \"view:DetailView\"", "\"id\": \"route:Route.detail\"", "\"to\": \"view:DetailView\""] { #expect(outcome.output.contains(part)) }
  }
}
