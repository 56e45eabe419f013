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

  /// Sets and dictionaries have another order in each run: no text may depend on it, neither of what is folded nor of what is drawn whole.
  @Test func eachRunWritesTheSame() throws {
    let folder = try TemporaryFolder()
    var (nodes, edges) = (["{\"id\": \"app:A\", \"kind\": \"app\", \"name\": \"A\", \"entry\": true, \"reachable\": true}"], [String]())
    func node(_ name: String) -> String {
      "{\"id\": \"view:\(name)\", \"kind\": \"view\", \"name\": \"\(name)\", \"role\": \"screen\", \"reachable\": true}"
    }
    func edge(_ from: String, _ to: String, _ kind: String) -> String {
      let place = "{\"file\": \"A.swift\", \"line\": \(edges.count + 1), \"column\": 1}"
      return "{\"from\": \"\(from)\", \"to\": \"\(to)\", \"kind\": \"\(kind)\", \"certainty\": \"exact\", \"location\": \(place)}"
    }
    for hub in 0..<60 {
      nodes.append(node("Hub\(hub)"))
      edges.append(edge("app:A", "view:Hub\(hub)", "root"))
      for leaf in 0..<6 {
        nodes.append(node("Leaf\(hub)x\(leaf)"))
        edges.append(edge("view:Hub\(hub)", "view:Leaf\(hub)x\(leaf)", "push"))
      }
    }
    let generator = "\"generator\": {\"name\": \"navgraph\", \"version\": \"0.1.0\"}"
    let counts = "\"files\": 1, \"sites\": 1, \"resolvedSites\": 1, \"routes\": 0, \"views\": 1"
    let whole = """
      {"schemaVersion": 1, \(generator), "nodes": [\(nodes.joined(separator: ", "))], "edges": [\(edges.joined(separator: ", "))],
      "returns": [], "unresolved": [], "summary": {\(counts)}}
      """
    try folder.write("hubs.json", whole)
    for options in [["--format", "mermaid"], ["--format", "dot"], ["--format", "dot", "--max-boxes", "1000"]] {
      let texts = try (0..<4).map { _ in try Tool.run(["graph", "hubs.json"] + options, in: folder) }
      #expect(texts[0].code == 0, "\(texts[0].messages)")
      #expect(Set(texts.map(\.output)).count == 1, "\(options)")
    }
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
