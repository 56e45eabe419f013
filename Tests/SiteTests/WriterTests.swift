import GraphTestSupport
import NavigationGraph
import Site
import Testing

/// Names come from other people's source: none of them may be markup.
@Suite struct WriterTests {
  @Test(arguments: DocsForms.all.map(\.name)) func noControlCharacterGetsThrough(_ name: String) throws {
    let form = try #require(DocsForms.form(name))
    for file in form.write(Documentation(hostileGraph()), LinkOptions()) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" }, "\(file.path)")
    }
  }

  @Test func htmlIsWellFormedAndHasNoMarkupOfNames() {
    let allowed: Set<String> = [
      "html", "head", "meta", "title", "link", "body", "a", "nav", "ul", "ol", "li", "main", "p", "h1", "h2", "h3", "code", "strong", "em", "div",
      "table", "thead", "tbody", "tr", "th", "td", "figure", "picture", "source", "img", "wbr",
    ]
    let void: Set<String> = ["meta", "link", "source", "img", "wbr"]
    for file in DocsForm.html.write(Documentation(hostileGraph()), LinkOptions()) where file.path.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self).replacing("<!DOCTYPE html>", with: "")
      var open: [String] = []
      for match in text.matches(of: /<(\/?)([a-zA-Z0-9]*)((?:[^<>"]|"[^"<>]*")*)>/.matchingSemantics(.unicodeScalar)) {
        let tag = String(match.2)
        #expect(allowed.contains(tag), "\(file.path): <\(tag)>")
        if !match.1.isEmpty { #expect(open.popLast() == tag, "\(file.path)") } else if !void.contains(tag) { open.append(tag) }
        for attribute in match.3.matches(of: /([a-zA-Z-]+)=/) { #expect(!attribute.1.hasPrefix("on"), "\(file.path)") }
      }
      #expect(open.isEmpty, "\(file.path)")
      // Every mark of the markup belongs to one of these.
      let rest = text.replacing(/<\/?[a-zA-Z0-9]+(?:[^<>"]|"[^"<>]*")*>/.matchingSemantics(.unicodeScalar), with: "")
      #expect(!rest.unicodeScalars.contains { $0 == "<" || $0 == ">" }, "\(file.path)")
      #expect(!text.contains("javascript:alert(1)\""), "\(file.path)")
    }
  }

  /// Each row of a table has as many cells as its head, whatever stands in them.
  @Test(arguments: ["markdown", "docc"]) func tablesKeepTheirCells(_ name: String) throws {
    let form = try #require(DocsForms.form(name))
    for file in form.write(Documentation(hostileGraph()), LinkOptions()) {
      var columns: Int?
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
        guard line.hasPrefix("|") else {
          columns = nil
          continue
        }
        let bars = line.replacing("\\\\", with: "").replacing("\\|", with: "").unicodeScalars.count { $0 == "|" }
        if let columns { #expect(bars == columns, "\(file.path): \(line)") } else { columns = bars }
      }
    }
  }

  @Test func everyLinkBetweenPagesLeadsSomewhere() {
    for form in DocsForms.all where form.name != "docc" {
      // Names in Markdown may look like links, as code.
      for graph in [shop, generated(900)] + (form.name == "html" ? [hostileGraph()] : []) {
        let files = form.write(Documentation(graph), LinkOptions())
        let paths = Set(files.map(\.path))
        for file in files where !file.path.hasSuffix(".css") {
          let text = String(decoding: file.bytes, as: UTF8.self)
          let folder = file.path.split(separator: "/").dropLast().first.map(String.init)
          let links = form.name == "html" ? text.matches(of: /href="([^"]*)"/).map { String($0.1) } : text.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }
          for link in links where !link.hasPrefix("https://") && !link.hasPrefix("#") && !link.hasSuffix(".svg") && !link.hasPrefix("javascript") {
            let target = link.hasPrefix("../") ? String(link.dropFirst(3)) : (folder.map { $0 + "/" } ?? "") + link
            if !paths.contains(target) { Issue.record("\(file.path) leads to \(link)") }
          }
        }
      }
    }
  }

  @Test func textIsLeftReadable() {
    var graph = shop
    for number in graph.nodes.indices where graph.nodes[number].name == "BuyView" {
      graph.nodes[number].documentation = "1. Buys (some) snake_case things: see [the wiki](https://example.org/a_b). Costs $5, a < b & c; ``Item`` #1 @MainActor"
    }
    let text = DocsForm.markdown.write(Documentation(graph), LinkOptions()).text("screens/BuyView.md") ?? ""
    #expect(
      text.contains(
        "\n1\\. Buys (some) snake_case things: see [the wiki](https://example.org/a_b). Costs &#36;5, a \\< b & c; `Item` #1 @MainActor\n"), "\(text)")
  }
}
