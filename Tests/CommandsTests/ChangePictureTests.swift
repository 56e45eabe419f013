import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

/// `navgraph diff --render`.
@Suite struct ChangePictureTests {
  private static let base = """
    node app:App entry
    edge app:App root view:Home
    edge view:Home push view:List
    edge view:List push view:Detail
    edge view:Detail sheet view:Share
    edge view:Home push view:Settings
    edge view:Settings push view:About
    """

  /// Two saved graphs that differ in one push that is a sheet now, and a screen that is new.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let head = Self.base.replacing("push view:About", with: "sheet view:About") + "\nedge view:About push view:Licenses"
    for (name, text) in [("base.json", Self.base), ("head.json", head)] {
      var graph = NavigationGraph(text: text)
      for i in graph.nodes.indices where graph.nodes[i].kind == .view { graph.nodes[i].role = .screen }
      try folder.write(name, graph.json())
    }
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(["diff", "base.json", "head.json"] + arguments, in: folder)
  }

  @Test(arguments: [("change.svg", "<?xml"), ("change.png", "\u{89}PNG"), ("change.pdf", "%PDF"), ("change.html", "<!DOCTYPE html>")])
  func everyFormIsDrawn(_ file: String, _ start: String) throws {
    let folder = try folder()
    let outcome = try run(folder, "--render", file)
    #expect(outcome.code == 0 && outcome.messages.isEmpty, "\(outcome.messages)")
    #expect(outcome.output.contains("1 screen added"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
    #expect(bytes.prefix(start.unicodeScalars.count).elementsEqual(start.unicodeScalars.map { UInt8($0.value) }))
  }

  @Test func thePictureSaysWhatItIsOf() throws {
    let folder = try folder()
    #expect(try run(folder, "--render", "change.svg").code == 0)
    let picture = try folder.text("change.svg")
    for words in ["Navigation: base.json → head.json", "1 screen added", "push → sheet", "+ push", "class=\"node box screen added\""] {
      #expect(picture.contains(words), "\(words)")
    }
  }

  @Test func contextSaysHowFarItGoes() throws {
    let folder = try folder()
    func boxes(_ context: String) throws -> Int {
      #expect(try run(folder, "--render", "change.svg", "--context", context).code == 0)
      return try folder.text("change.svg").components(separatedBy: "class=\"node box").count - 1
    }
    #expect(try [boxes("0"), boxes("1"), boxes("2"), boxes("all")] == [3, 4, 5, 8])
    // Steps lead on and back: what stands aside of all ways through the change is no part of its surroundings.
    #expect(try boxes("99") == 5)
  }

  @Test func whatDoesNotFitIsRefused() throws {
    let folder = try folder()
    for arguments in [["--context", "2"], ["--theme", "dark"], ["--render", "a.txt"], ["--render", "a.svg", "--context", "far"], ["--render", "a.svg", "--context", "-1"]] {
      let outcome = try Tool.run(["diff", "base.json", "head.json"] + arguments, in: folder)
      #expect(outcome.code == 2, "\(arguments): \(outcome.messages)")
    }
  }

  @Test func aCommentHasAChart() throws {
    let folder = try folder()
    let comment = try run(folder, "--reporter", "markdown").output
    for words in ["```mermaid\n", "flowchart LR", ":::added", "linkStyle", "push → sheet"] { #expect(comment.contains(words), "\(words)") }
    let same = try Tool.run(["diff", "base.json", "base.json", "--reporter", "markdown"], in: folder).output
    #expect(!same.contains("mermaid"))
    // A hub with more boxes than a comment shows.
    let lines = (0..<40).map { "\nedge view:Home push view:New\($0)" }.joined()
    try folder.write("head.json", NavigationGraph(text: Self.base + lines).json())
    let large = try run(folder, "--reporter", "markdown").output
    #expect(!large.contains("```mermaid") && large.contains("too many for a picture here"))
  }

  @Test func aPictureOfNoChangeIsDrawn() throws {
    let folder = try folder()
    let outcome = try Tool.run(["diff", "base.json", "base.json", "--render", "same.svg"], in: folder)
    #expect(outcome.code == 0, "\(outcome.messages)")
    #expect(try folder.text("same.svg").contains("No change to the navigation"))
  }
}
