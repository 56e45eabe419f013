/// What Graphviz's SVG lacks: a title and a description that screen readers find, a style for pointing and for the dark, and no comments
/// (they tell the version of Graphviz). Stays well-formed; no scripts.
public enum SVGDocument {
  /// - Parameters:
  ///   - svg: what Graphviz wrote.
  ///   - title: the title of the document.
  ///   - description: a sentence on what is to be seen.
  ///   - cells: the classes of boxes that are cells of a table, by XML id: Graphviz gives a cell another id and no class.
  ///   - images: what Graphviz names by their paths: they are put into the document, which stays one file.
  ///   - followsSystem: adds the dark colours for readers whose system is dark; the picture is drawn in the light ones.
  /// - Returns: the document, unchanged where there is no `<svg` element.
  public static func finish(
    _ svg: [UInt8], title: String, description: String, cells: [String: String] = [:], images: some Sequence<Screenshot> = [],
    followsSystem: Bool
  ) -> [UInt8] {
    var text = withoutComments(String(decoding: svg, as: UTF8.self))
    if !cells.isEmpty { text = withCells(text, cells) }
    text = withImages(text, Dictionary(images.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }))
    guard let start = text.firstRange(of: "<svg "), let end = text[start.upperBound...].firstIndex(of: ">") else { return svg }
    var result = String(text[..<start.upperBound])
    result += "role=\"img\" aria-labelledby=\"picture-title picture-description\" "
    result += text[start.upperBound...end]
    result += "\n<title id=\"picture-title\">\(DOTText.xml(title))</title>"
    result += "\n<desc id=\"picture-description\">\(DOTText.xml(description))</desc>"
    result += "\n<style>\(style(followsSystem: followsSystem))</style>"
    result += text[text.index(after: end)...]
    return Array(result.utf8)
  }

  /// Text of names is escaped, so `<!--` begins a comment wherever it stands.
  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<!--"), let end = rest[start.upperBound...].firstRange(of: "-->") {
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
      if rest.first == "\n" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func withCells(_ text: String, _ cells: [String: String]) -> String {
    let mark = "<g id=\"a_"
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: mark), let end = rest[start.upperBound...].firstIndex(of: "\"") {
      result += rest[..<start.lowerBound]
      let id = String(rest[start.upperBound..<end])
      if let classes = cells[id] {
        result += "<g id=\"\(id)\" class=\"node \(classes)\""
      } else {
        result += rest[start.lowerBound...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// A path that is not among the images is taken out: the document names no file of this machine.
  private static func withImages(_ text: String, _ images: [String: Screenshot]) -> String {
    let mark = "<image xlink:href=\""
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: mark), let end = rest[start.upperBound...].firstIndex(of: "\"") {
      result += rest[..<start.upperBound]
      result += images[String(rest[start.upperBound..<end])]?.dataURI ?? ""
      rest = rest[end...]
    }
    return result + rest
  }

  private static func style(followsSystem: Bool) -> String {
    var rules = [
      "svg{max-width:100%;height:auto}",
      "a{text-decoration:none}",
      ".box:hover path,.box:hover polygon,.box:hover ellipse{stroke-width:2.2}",
      ".arrow:hover path{stroke-width:2.6}",
      ".arrow:hover text,.box:hover text{text-decoration:underline}",
    ]
    if followsSystem {
      // Each light colour has one dark one, so the colours themselves can be asked for.
      let pairs = Theme.lightToDark.flatMap { light, dark in
        ["[fill=\"\(light.lowercased())\"]{fill:\(dark.lowercased())}", "[stroke=\"\(light.lowercased())\"]{stroke:\(dark.lowercased())}"]
      }
      let plainText = "text:not([fill]){fill:\(Theme.dark.text.lowercased())}"
      rules.append("@media (prefers-color-scheme:dark){\((pairs + [plainText]).joined())}")
    }
    return rules.joined(separator: "\n")
  }
}
