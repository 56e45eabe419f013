import Foundation
import GraphTestSupport
import NavigationGraph
import PictureTestSupport
import Testing

@testable import Diagram

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct RenderTests {
  /// The layout program that this build made: it stands beside the test bundle; else an installed Graphviz.
  private func renderer() throws -> Renderer { try Renderer(program: LayoutPrograms.any()) }

  @Test func svgIsWellFormedAndCarriesTitlesLinksAndClasses() throws {
    let diagram = Diagram(graph: Sketch.fruit())
    var options = PictureOptions()
    options.linkPrefix = "https://example.org/blob/main/"
    let svg = String(decoding: try renderer().render(diagram, options: options).bytes, as: UTF8.self)
    let elements = try XMLElements.parse(svg)
    #expect(elements.first?.name == "svg")
    #expect(elements.first?.attributes["role"] == "img")
    for id in ["app:FruitApp", "view:FruitDetailScreen", "deepLink:fruit://recipe", "unresolved:view:FruitProductionAreaListScreen"] {
      #expect(elements.contains { $0.attributes["id"] == id }, "\(id) is not in the picture")
    }
    let classes = Set(elements.compactMap { $0.attributes["class"] })
    for name in ["node box entry", "node box screen", "node box screen unreachable", "node box deepLink", "edge arrow push", "edge arrow cover"] {
      #expect(classes.contains(name), "no element of class \(name)")
    }
    let links = elements.filter { $0.name == "a" }.compactMap { $0.attributes["xlink:href"] }
    #expect(links.contains { $0.hasPrefix("https://example.org/blob/main/App/FruitDetailScreen.swift#L") })
    #expect(!svg.contains("<!--"))
    #expect(!svg.contains("<script"))
  }

  @Test(arguments: [PictureFormat.png, .pdf])
  func otherFormatsHaveTheirSignature(format: PictureFormat) throws {
    var options = PictureOptions()
    options.format = format
    let bytes = try renderer().render(Diagram(graph: Sketch.fruit()), options: options).bytes
    let signature: [UInt8] = format == .png ? [0x89, 0x50, 0x4E, 0x47] : Array("%PDF-".utf8)
    #expect(bytes.starts(with: signature))
  }

  @Test func hostileNamesComeOutAsText() throws {
    let hostile = [
      "<script>alert(1)</script>", "a\"b", "a\\", "a\\N", "line\nbreak", "nul\0", "\u{1}\u{FFFE}", "]]>", "<!-- -->", "&amp;", "", " ", "é漢字",
      "\u{202E}reversed", "-> b; c [", String(repeating: "x", count: 10_000),
    ]
    var sketch = Sketch()
    sketch.node("app:A<b>")
    for name in hostile {
      sketch.node("view:" + name, parameters: [Parameter(label: name, type: name)]) { $0.title = "T" + name }
      sketch.node("deepLink:" + name)
      sketch.route("R." + name, builds: name)
      sketch.edge("app:A<b>", .push, "route:R." + name)
      sketch.edge("deepLink:" + name, .open, "view:" + name)
      sketch.unresolved("view:" + name, .push, name)
    }
    let svg = String(decoding: try renderer().render(Diagram(graph: sketch.graph), options: PictureOptions()).bytes, as: UTF8.self)
    let elements = try XMLElements.parse(svg)
    #expect(!elements.contains { $0.name == "script" })
    let text = elements.map(\.text).joined(separator: "\n")
    #expect(text.contains("<script>alert(1)</script>"))
    #expect(text.contains("a\\N"))
    #expect(Set(elements.compactMap { $0.attributes["id"] }).count == elements.compactMap { $0.attributes["id"] }.count)
  }

  /// Names of all kinds, edges of all kinds, and whatever options: Graphviz takes the text without a word, and the picture is XML.
  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func graphsAtRandomAreAccepted(seed: UInt64) throws {
    var options = DiagramOptions()
    options.showsRoutes = seed.isMultiple(of: 3)
    options.showsComponents = seed.isMultiple(of: 4)
    options.grouping = Grouping.allCases[Int(seed) % Grouping.allCases.count]
    if seed.isMultiple(of: 5) { options.boxBudget = 4 }
    let diagram = Diagram(graph: .random(seed: seed, size: 20, hostile: true), options: options)
    var text = DOTWriter.Options()
    text.layout = seed.isMultiple(of: 7) ? .neato : .dot
    // First as it comes, for what Graphviz says of it.
    let plain = try renderer().render(dot: DOTWriter.write(diagram, options: text), format: .svg, layout: text.layout)
    #expect(plain.warnings.isEmpty)
    var choices = PictureOptions()
    choices.layout = text.layout
    let picture = try renderer().render(diagram, options: choices)
    #expect(picture.warnings.isEmpty)
    let elements = try XMLElements.parse(String(decoding: picture.bytes, as: UTF8.self))
    let drawn = Set(elements.compactMap { $0.attributes["id"] })
    for box in diagram.boxes { #expect(drawn.contains(DOTText.identifier(box.id)), "\(box.id) is not drawn") }
  }

  @Test func invalidDOTIsRefusedWithWhatGraphvizSays() throws {
    let renderer = try renderer()
    #expect {
      _ = try renderer.render(dot: "digraph { a -> ", format: .svg)
    } throws: { error in
      guard case RenderFailure.layout(let message) = error else { return false }
      return message.contains("syntax error")
    }
  }

  @Test func aMissingGraphvizIsNamedWithWhatToInstall() throws {
    #expect(throws: RenderFailure.noGraphviz) { try LayoutProgram.find(beside: "/nonexistent", searchPath: "/nonexistent:/also-not") }
    #expect(RenderFailure.noGraphviz.description.contains("apt-get install graphviz"))
  }
}
