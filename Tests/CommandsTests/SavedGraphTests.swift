import Foundation
import Testing

@Suite struct SavedGraphTests {
  @Test(arguments: [
    ("dot", "digraph"), ("mermaid", "flowchart"), ("d2", "direction"), ("plantuml", "@startuml"), ("tree", "HomeView"),
    ("json", "\"schemaVersion\": 1"),
  ])
  func printsEveryForm(_ format: String, _ part: String) throws {
    let folder = try folder()
    let outcome = try Tool.run(["graph", "graph.json", "--format", format], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(part))
    #expect(outcome.messages.isEmpty)
    let toFile = try Tool.run(["graph", "graph.json", "--format", format, "-o", "out"], in: folder)
    #expect(toFile.output.isEmpty)
    #expect(try folder.text("out") == outcome.output)
  }

  @Test(arguments: [("picture.svg", "<?xml"), ("page.html", "<!DOCTYPE html>"), ("picture.png", "\u{FFFD}PNG"), ("picture.PDF", "%PDF-")])
  func rendersEveryForm(_ file: String, _ start: String) throws {
    let folder = try folder()
    let outcome = try Tool.run(["render", "graph.json", "-o", file], in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(try folder.text(file).hasPrefix(start))
  }

  /// Without its source nobody could find the same again.
  @Test func aSavedGraphKeepsItsFindings() throws {
    let folder = try folder()
    let saved = try folder.text("graph.json")
    let finding = #""findings": [{"rule": "a_rule_of_then", "severity": "note", "message": "as it was said", "hint": "", "fingerprint": "f"}], "generator""#
    try folder.write("found.json", saved.replacing("\"generator\"", with: finding, maxReplacements: 1))
    for options in [[], ["--findings"]] {
      let outcome = try Tool.run(["graph", "found.json"] + options, in: folder)
      #expect(outcome.code == 0 && outcome.output.contains("as it was said"), "\(options): \(outcome.messages)")
    }
  }

  @Test func screenshotsStandInTheirBoxes() throws {
    let folder = try folder()
    let shots = folder.path + "/shots"
    try FileManager.default.createDirectory(atPath: shots, withIntermediateDirectories: true)
    // One grey pixel.
    let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: pixel)).write(to: URL(fileURLWithPath: shots + "/HomeView.png"))
    let outcome = try Tool.run(["render", "graph.json", "-o", "picture.svg", "--images", "shots"], in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(try folder.text("picture.svg").contains("data:image/png;base64," + pixel))
    #expect(outcome.messages.isEmpty)
    for name in ["HomeVeiw.png", "Notes.txt", ".DS_Store"] { try folder.write("shots/" + name, "") }
    let told = try Tool.run(["render", "graph.json", "-o", "picture.svg", "--images", "shots"], in: folder).messages
    #expect(
      told == """
        note: HomeVeiw.png is named after no screen; did you mean HomeView?
        note: Notes.txt is neither PNG nor JPEG; left out

        """)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: shots + "/HomeView.png"))
    let refused = try Tool.run(["render", "graph.json", "-o", "other.svg", "--images", "shots"], in: folder)
    #expect(refused.code == 0)
    #expect(refused.messages.contains("shots/HomeView.png: neither PNG nor JPEG"))
    #expect(try Tool.run(["render", "graph.json", "-o", "other.svg", "--images", "nowhere"], in: folder).code == 2)
  }

  @Test func aSmallBudgetFolds() throws {
    let folder = try folder()
    let outcome = try Tool.run(["graph", "graph.json", "--format", "dot", "--max-boxes", "1"], in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("digraph"))
  }

  @Test func aFileThatIsTheSameIsLeftAlone() throws {
    let folder = try folder()
    #expect(try Tool.run(["graph", "graph.json", "-o", "out.json"], in: folder).code == 0)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path + "/out.json")
    #expect(try Tool.run(["graph", "graph.json", "-o", "out.json"], in: folder).code == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path + "/out.json")[.modificationDate] as? Date == past)
  }

  @Test(arguments: ["none/out.json", "."]) func whereNothingCanBeWrittenItSaysSo(_ path: String) throws {
    let outcome = try Tool.run(["graph", "graph.json", "-o", path], in: try folder())
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains(path))
  }

  @Test(arguments: ["", "{", "[]", "{\"schemaVersion\": 99}", "\u{0}\u{1}", "{\"schemaVersion\": 1, \"nodes\": 3}"])
  func brokenGraphsAreNamed(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("graph.json", text)
    let outcome = try Tool.run(["graph", "graph.json"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains("error: graph.json: not a saved graph: "), "\(outcome.messages)")
    #expect(outcome.output.isEmpty)
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let folder = try folder()
    let tool = try Tool.executable.path
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "'\(tool)' graph graph.json 2>messages | true"]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try shell.run()
    shell.waitUntilExit()
    #expect(try folder.text("messages").isEmpty)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("graph.json", SmallApp.savedGraph)
    return folder
  }
}

extension TemporaryFolder {
  func text(_ relative: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(relative)), as: UTF8.self)
  }
}
