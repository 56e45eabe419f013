import Diagram
import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Site

/// The page as a file, without a browser.
@Suite struct PageTextTests {
  @Test func sameInputSameBytes() throws {
    #expect(try SamplePage.bytes(SamplePage.graph) == SamplePage.bytes(SamplePage.graph))
  }

  @Test func thePageNamesNoHost() throws {
    var text = String(decoding: try SamplePage.bytes(SamplePage.graph), as: UTF8.self)
    for name in ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"] { text = text.replacingOccurrences(of: name, with: "") }
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("src="))
  }

  /// Each name in each place: the parts of the page stay as many as they are.
  @Test func hostileNamesAreNoMarkup() throws {
    for name in hostileTexts + ["</script><img src=x onerror=alert(1)>", "{{PICTURE}}"] {
      var graph = SamplePage.graph
      for i in graph.nodes.indices {
        graph.nodes[i].name = name
        graph.nodes[i].title = name
        graph.nodes[i].documentation = name
        graph.nodes[i].module = name
        graph.nodes[i].location?.file = name
      }
      var diagram = Diagram(graph: graph)
      diagram.title = name
      diagram.notes = [name]
      diagram.facts = [name]
      let text = String(decoding: Viewer.page(graph: graph, diagram: diagram, svg: Array("<svg></svg>".utf8)), as: UTF8.self)
      #expect(text.components(separatedBy: "</script").count == 3, "\(name.debugDescription)")
      #expect(text.components(separatedBy: "<script").count == 3, "\(name.debugDescription)")
      #expect(text.components(separatedBy: "</style").count == 2, "\(name.debugDescription)")
      #expect(!text.contains("<img"), "\(name.debugDescription)")
      #expect(text.components(separatedBy: "<svg></svg>").count == 2, "\(name.debugDescription)")
    }
  }

  @Test func thePictureLosesLinksAndGainsThePalette() {
    let svg = """
      <?xml version="1.0"?><!-- c > --><svg width="1"><title>a</title><style>b{}</style><g id="view:A&#45;b"><title>x</title>\
      <a xlink:href="f.swift#L1" xlink:title="t &lt;&#10;u" target="_blank"><path fill="#FEFEFE" stroke="#123456" d="M0"/></a></g></svg> tail
      """
    let expected = """
      <svg width="1"><g id="view:A&#45;b"><g><title>t &lt;&#10;u</title><path fill="var(--c-fefefe)" stroke="#123456" d="M0"/></g></g></svg>
      """
    #expect(String(decoding: PictureMarkup.inHTML(Array(svg.utf8)), as: UTF8.self) == expected)
    #expect(PictureMarkup.declarations.contains("--c-fefefe: light-dark(#fefefe, "))
  }

  /// Whatever stands there, it ends.
  @Test(arguments: ["", "<", "<svg", "<svg><a", "<svg><title>", "<svg><!-- ", "text", "<svg fill=\"#", "</svg>", "<svg fill=\"#fefefe"])
  func brokenPicturesAreTaken(_ text: String) {
    #expect(PictureMarkup.inHTML(Array(text.utf8)).count <= text.utf8.count + 16)
  }
}
