import Diagram
import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

/// What Chromium prints.
@Suite @MainActor struct PaperTests {
  /// The sizes of the pages, in points.
  private func pages(
    _ graph: NavigationGraph, _ fragment: String = "", width: Int = 1440, diagram: DiagramOptions = DiagramOptions()
  ) throws -> [String] {
    let sample = try SamplePage(graph, diagram: diagram)
    defer { sample.remove() }
    var sizes: [String] = []
    try sample.open(fragment, width: width) { (page: BrowserPage) throws in
      let pdf = try page.send("Page.printToPDF", ["preferCSSPageSize": true])
      let data = try #require(Data(base64Encoded: pdf["data"] as? String ?? ""))
      let text = String(decoding: data, as: UTF8.self)
      sizes = text.components(separatedBy: "/MediaBox [").dropFirst().map { String($0.prefix { $0 != "]" }) }
    }
    return sizes
  }

  /// The picture on a page that is turned for it, all tables that have rows on the next.
  @Test func aWidePictureTurnsItsPage() throws {
    #expect(try pages(SamplePage.graph) == ["0 0 792 612", "0 0 612 792"])
    // The window decides nothing.
    #expect(try pages(SamplePage.graph, "#tab=routes&select=view:Home", width: 390) == ["0 0 792 612", "0 0 612 792"])
  }

  /// A high picture has its title above it, and no empty page behind it.
  @Test func aHighPictureIsOnePage() throws {
    let steps = (1..<30).map { "edge view:Screen\($0) push view:Screen\($0 + 1)" }
    let graph = NavigationGraph(text: (["node app:Shop entry", "edge app:Shop root view:Screen1"] + steps).joined(separator: "\n")).normalized()
    var options = DiagramOptions()
    options.direction = .topToBottom
    #expect(try pages(graph, diagram: options) == ["0 0 612 792"])
  }

  /// What the page's bar says stands on paper, whatever the width of the paper; the picture does not say it again.
  @Test func theTitleIsThereOnce() throws {
    try SamplePage.open(width: 700) { (page: BrowserPage) throws in
      try page.wait("document.querySelector('#nv-tab-unresolved h2')")
      try page.setMedia(dark: false, media: "print")
      #expect(try page.isTrue("document.querySelector('.heading .facts').checkVisibility()"))
      #expect(try page.isTrue("document.querySelectorAll('#nv-canvas .caption').length > 0"))
      #expect(try !page.isTrue("[...document.querySelectorAll('#nv-canvas .caption')].some((text) => text.checkVisibility())"))
      // Headings that pages repeat are words alone.
      #expect(try page.text("getComputedStyle(document.querySelector('#nv-tab-screens thead button')).display") == "contents")
    }
  }
}
