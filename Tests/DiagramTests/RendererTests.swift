import Foundation
import PictureTestSupport
import Processes
import Testing

@testable import Diagram

/// The renderer against layout programs that misbehave.
@Suite struct RendererTests {
  /// A folder with an executable script in it, removed at the end.
  private func withScript<T>(_ name: String, _ body: String, _ use: (_ folder: String, _ path: String) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    // Written by a child: a descriptor of this process, open for writing, could be inherited by the child of another test, and a file that
    // is open for writing cannot be run.
    let writer = ChildProcess(program: "/bin/sh", arguments: ["-c", "cat > \"$0\" && chmod 755 \"$0\"", file.path])
    #expect(try writer.run(input: Array("#!/bin/sh\n\(body)\n".utf8), timeLimit: .seconds(60)).exitCode == 0)
    return try use(folder.path, file.path)
  }

  @Test func aHangingLayoutIsEndedAtTheLimit() throws {
    try withScript("navgraph-layout", "cat > /dev/null; sleep 600") { _, path in
      var options = PictureOptions()
      options.timeLimit = .seconds(1)
      let renderer = try Renderer(program: .own(path: path))
      #expect(throws: RenderFailure.timeLimit(seconds: 1)) { try renderer.render(Diagram(graph: Sketch.fruit()), options: options) }
    }
    #expect(RenderFailure.timeLimit(seconds: 1).description.contains("--time-limit"))
  }

  @Test func whatAFailedLayoutSaysIsPassedOn() throws {
    try withScript("navgraph-layout", "echo 'navgraph-layout: no memory' >&2; exit 5") { _, path in
      let renderer = try Renderer(program: .own(path: path))
      #expect(throws: RenderFailure.layout("no memory")) { try renderer.render(dot: "digraph {}", format: .svg) }
    }
  }

  @Test func aLayoutThatEndsWithoutAPictureIsAFailure() throws {
    try withScript("navgraph-layout", "cat > /dev/null") { _, path in
      let renderer = try Renderer(program: .own(path: path))
      #expect(throws: RenderFailure.layout("exit code 0")) { try renderer.render(dot: "digraph {}", format: .svg) }
    }
  }

  @Test func anInstalledDotWillDo() throws {
    try withScript("dot", "echo \"$@\"") { folder, path in
      let program = try LayoutProgram.find(beside: "/nonexistent", searchPath: "/nonexistent:\(folder)")
      #expect(program == .graphviz(path: path))
      let picture = try Renderer(program: program).render(dot: "digraph {}", format: .png, layout: .sfdp)
      #expect(String(decoding: picture.bytes, as: UTF8.self) == "-Ksfdp -Tpng -Gdpi=144\n")
    }
  }

  @Test func theOwnProgramComesFirst() throws {
    try withScript("navgraph-layout", "exit 0") { folder, path in
      let program = try LayoutProgram.find(beside: folder, searchPath: folder)
      #expect(program == .own(path: path))
    }
  }
}

@Suite struct SVGDocumentTests {
  /// A colour that the dark has no answer to would stay light.
  @Test func everyColourOfAPictureHasADarkOne() throws {
    let known = Set(Theme.lightToDark.map { $0.light.lowercased() })
    for graph in [Sketch.fruit(), Sketch.shop(), Sketch.dense(screens: 350, links: 1150)] {
      let picture = try Renderer(program: LayoutPrograms.any()).render(Diagram(graph: graph), options: PictureOptions())
      for element in try XMLElements.parse(String(decoding: picture.bytes, as: UTF8.self)) {
        for name in ["fill", "stroke"] {
          guard let color = element.attributes[name], color != "none", color != "transparent" else { continue }
          #expect(known.contains(color), "\(element.name) has \(name) \(color)")
        }
      }
      #expect(String(decoding: picture.bytes, as: UTF8.self).contains("prefers-color-scheme:dark"))
    }
  }

  @Test func cellsOfTheTableHaveIdsAndClasses() throws {
    var s = Sketch()
    s.screens("Home", "Detail")
    s.edge("view:Home", .push, "view:Detail")
    for i in 0..<5 { s.node("view:Old\(i)") { $0.reachable = false } }
    let picture = try Renderer(program: LayoutPrograms.any()).render(Diagram(graph: s.graph), options: PictureOptions())
    let elements = try XMLElements.parse(String(decoding: picture.bytes, as: UTF8.self))
    #expect(elements.first { $0.attributes["id"] == "view:Old3" }?.attributes["class"] == "node box screen unreachable")
  }

  @Test func whatIsNoSVGIsLeftAlone() {
    let bytes = Array("not a picture".utf8)
    #expect(SVGDocument.finish(bytes, title: "t", description: "d", followsSystem: true) == bytes)
  }

  @Test func titlesAreText() throws {
    let svg = Array("<svg width=\"1pt\"><!-- made by --><g></g></svg>".utf8)
    let text = String(decoding: SVGDocument.finish(svg, title: "<b>\0&", description: "d", followsSystem: false), as: UTF8.self)
    let elements = try XMLElements.parse(text)
    #expect(elements.first { $0.name == "title" }?.text == "<b>\u{FFFD}&")
    #expect(!text.contains("made by"))
  }
}

@Suite struct LayoutQualityTests {
  private func quality(_ text: String) -> LayoutQuality { LayoutQuality(PlainLayout(text)) }

  private let boxes = """
    graph 1 4 2
    node a 0.5 1 0.5 0.4 <A> filled box black white
    node "view:b" 3.5 1 0.5 0.4 <B b> filled box black white
    node c 2 1 0.5 0.4 <C> filled box black white
    """

  @Test func aLineThroughABoxIsSeen() {
    #expect(quality(boxes + "\nedge a \"view:b\" 4 0.75 1 1.5 1 2.5 1 3.25 1 solid black").boxesHit == 1)
    #expect(quality(boxes + "\nedge a \"view:b\" 4 0.75 1 1.5 1.9 2.5 1.9 3.25 1 solid black").boxesHit == 0)
    #expect(quality(boxes + "\nedge a c 4 0.75 1 1.2 1 1.5 1 1.75 1 solid black").boxesHit == 0)
  }

  @Test func crossingsAreCounted() {
    let lines = """

      node d 2 1.8 0.5 0.1 <D> filled box black white
      node e 2 0.2 0.5 0.1 <E> filled box black white
      edge a "view:b" 4 0.75 1 1.5 1 2.5 1 3.25 1 solid black
      edge d e 4 2.1 1.8 2.1 1.5 2.1 0.5 2.1 0.2 < some words > 2.1 1 solid black
      """
    let quality = quality(boxes + lines)
    #expect(quality.crossings == 1)
    #expect(quality.wordsHit == 1)
    #expect(abs(quality.proportion - 1.414) < 0.01)
  }

  @Test func whatIsNotUnderstoodIsPassedOver() {
    let odd = ["", "graph", "graph x y z", "node", "node a 1", "edge a b 99999999999 1", "edge a b 2 0 0", "node \"a", "edge a b -1", "edge a b nan"]
    for text in odd { #expect(quality(text).boxesHit == 0) }
  }
}
