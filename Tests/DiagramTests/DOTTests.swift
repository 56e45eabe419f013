import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@testable import Diagram

@Suite struct DOTTests {
  /// Graphviz reads no text of more than 16,384 bytes.
  @Test func longNamesStayApartAndReadable() {
    let names = ["a", "b"].map { String(repeating: "x", count: 20_000) + $0 }
    let ids = names.map { DOTText.identifier($0) }
    #expect(ids[0] != ids[1] && ids.allSatisfy { $0.utf8.count < 16_000 })
    #expect(DOTText.quoted(names[0]).utf8.count < 16_000)
  }

  @Test(arguments: ["fruit", "fruit-dark", "fruit-routes", "shop", "folded"])
  func textsAreKept(name: String) throws {
    var options = DiagramOptions()
    var text = DOTWriter.Options()
    let graph: NavigationGraph
    switch name {
    case "shop": graph = Sketch.shop()
    case "folded": graph = Sketch.dense(screens: 350, links: 1150, modules: 12)
    default: graph = Sketch.fruit()
    }
    options.showsRoutes = name == "fruit-routes"
    if name == "fruit-dark" {
      text.theme = .dark
      text.linkPrefix = "https://example.org/blob/main/"
    }
    let file = Golden.repository().appendingPathComponent("Tests/DiagramTests/Goldens/\(name).dot")
    let difference = try Golden.difference(DOTWriter.write(Diagram(graph: graph, options: options), options: text), file, renew: "DOTTests")
    #expect(difference == nil)
  }

  @Test func quotedTextCannotEndItself() {
    #expect(DOTText.quoted("a\"b\\") == "\"a\\\"b&#92;\"")
    #expect(DOTText.quoted("a\nb") == "\"a\\nb\"")
    #expect(DOTText.quoted("\0\u{1B}[31m") == "\"\u{FFFD}\u{FFFD}[31m\"")
  }

  @Test func labelsHoldNoMarkup() {
    #expect(DOTText.label("<b>&\"") == "&lt;b&gt;&amp;&quot;")
    #expect(DOTText.label("\\N") == "\\\\N")
    #expect(DOTText.label("") == "–")
  }

  @Test func identifiersAreDistinct() {
    let ids = hostileNames + ["a_x22_", "a\"", "_x", "_x5F_x", "x_", "a b", "a\u{A0}b"]
    // Swift takes texts of equal meaning for equal: counted by their bytes.
    #expect(Set(ids.map { Array(DOTText.identifier($0).utf8) }).count == Set(ids.map { Array($0.utf8) }).count)
    #expect(DOTText.identifier("view:Feature.Detail") == "view:Feature.Detail")
  }

  /// Where there is no link (SourceLink), none is written.
  @Test(arguments: DiagramFormats.all.map(\.name)) func filesOutsideThePrefixHaveNoLinks(format: String) throws {
    let form = try #require(DiagramFormats.all.first { $0.name == format })
    for (file, isLinked) in [("App/Home.swift", true), ("../Kit/Home.swift", false), ("/abs/Home.swift", false)] {
      var node = Node(id: "view:Home", kind: .view, name: "Home", location: SourceLocation(file: file, line: 3, column: 1))
      node.entry = true
      var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
      graph.nodes = [node]
      let text = form.render(graph, DiagramOptions(), DiagramFormat.Options(linkPrefix: "https://example.org/blob/main/"))
      #expect(text.contains("https://") == isLinked, "\(file)")
      #expect(!isLinked || text.contains("https://example.org/blob/main/App/Home.swift#L3"))
    }
  }
}

@Suite struct ThemeTests {
  /// The contrast of two colours, as WCAG 2 defines it.
  private func contrast(_ a: String, _ b: String) -> Double {
    func luminance(_ color: String) -> Double {
      let value = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map { Double($0) / 255 }
      let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  @Test(arguments: [Theme.light, Theme.dark])
  func textCanBeRead(theme: Theme) {
    let grounds = [theme.ground, theme.clusterGround]
    for text in [theme.text, theme.quietText, theme.push, theme.sheetText, theme.tab, theme.deepLink, theme.amberText, theme.fadedText] {
      for ground in grounds { #expect(contrast(text, ground) >= 4.5, "\(text) on \(ground)") }
    }
    let pairs = [
      (theme.text, theme.boxGround), (theme.quietText, theme.boxGround), (theme.entryText, theme.entryGround), (theme.text, theme.quietGround),
      (theme.quietText, theme.quietGround), (theme.deepLinkText, theme.deepLinkGround), (theme.amberText, theme.amberGround),
      (theme.redText, theme.redGround), (theme.red, theme.redGround), (theme.greenText, theme.greenGround),
      (theme.greenText, theme.ground), (theme.redText, theme.ground), (theme.sheetText, theme.boxGround), (theme.tab, theme.boxGround),
    ]
    for (text, ground) in pairs { #expect(contrast(text, ground) >= 4.5, "\(text) on \(ground)") }
  }

  /// A picture that follows the reader's system is recoloured colour by colour.
  @Test func eachLightColourHasOneDarkOne() {
    let pairs = Theme.lightToDark
    for pair in pairs { #expect(Set(pairs.filter { $0.light == pair.light }.map(\.dark)).count == 1, "\(pair.light) stands for several") }
  }

  @Test func everyKindOfArrowDiffersInMoreThanColour() {
    // Kinds that one word or the ends tell apart stand together.
    let kinds: [ArrowKind] = [.push, .replace, .swap, .sheet, .cover, .alert, .window, .tab, .contains, .owns, .unresolved]
    let looks = kinds.map { kind in
      let style = ArrowStyle(kind, .exact, .light)
      return "\(style.head) \(style.line ?? "solid") \(style.isDouble)"
    }
    #expect(Set(looks).count == looks.count)
  }
}
