import Diagram
import Foundation
import NavigationGraph
import PictureTestSupport
import Testing

/// The picture of each sample by its structure: fonts differ between machines, ids, titles, links and classes do not.
@Suite struct PictureTests {
  @Test(arguments: Sample.all) func showsTheGraph(_ sample: Sample) throws {
    let graph = try sample.graph()
    let diagram = Diagram(graph: graph)
    let picture = try Renderer(program: LayoutPrograms.any()).render(diagram, options: PictureOptions())
    #expect(picture.warnings == [])
    let elements = try XMLElements.parse(String(decoding: picture.bytes, as: UTF8.self))
    let ids = elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "ids are not unique")
    #expect(!diagram.boxes.isEmpty && !diagram.arrows.isEmpty)
    for box in diagram.boxes { #expect(ids.contains(box.id), "\(box.id) is not in the picture") }

    let groups = elements.filter { $0.name == "g" }
    #expect(groups.count { $0.classes.contains("node") } >= diagram.boxes.count)
    #expect(groups.count { $0.classes.contains("edge") } >= diagram.arrows.count)
    #expect(groups.contains { $0.classes.contains("entry") }, "no entry is marked")

    let links = elements.filter { $0.name == "a" }.compactMap { $0.attributes["xlink:href"] ?? $0.attributes["href"] }
    for box in diagram.boxes.compactMap({ box in graph.nodes.first { $0.id == box.id } }) {
      guard let location = box.location else { continue }
      #expect(links.contains("\(location.file)#L\(location.line)"), "no link to \(box.id)")
    }
    let titles = elements.filter { $0.name == "title" }.map(\.text)
    #expect(titles.first == "\(diagram.title): navigation")
  }
}

extension XMLElements.Element {
  fileprivate var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }
}
