import Diagram
import NavigationGraph

/// Puts the page together. Text from the source gets into it escaped, and as one block of JSON.
struct ViewerPage {
  let title: String
  /// What the browser calls the page.
  let documentTitle: String
  let facts: [String]
  let notes: [String]
  let generator: Generator
  let theme: ThemeChoice
  /// The picture as a part of HTML.
  let picture: [UInt8]
  /// JSON.
  let data: [UInt8]

  func bytes() -> [UInt8] {
    let script = ViewerAssets.script
    var page = Array(head(scriptHash: Base64.text(SHA256.digest(of: Array(script.utf8)))).utf8)
    page += body()
    page += Array("<script type=\"application/json\" id=\"nv-data\">\n".utf8) + Self.inScript(data) + Array("</script>\n".utf8)
    page += Array("<script>\(script)</script>\n</body>\n</html>\n".utf8)
    return page
  }

  private func head(scriptHash: String) -> String {
    let policy = "default-src 'none'; script-src 'sha256-\(scriptHash)'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en" data-theme="\(theme.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(MarkupText.escaped("\(generator.name) \(generator.version)"))">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <link rel="icon" href="data:,">
      <title>\(MarkupText.escaped(documentTitle))</title>
      <style>
      \(PictureMarkup.declarations)\(ViewerAssets.style)</style>
      </head>

      """
  }

  private func body() -> [UInt8] {
    let places: [String: [UInt8]] = [
      "TITLE": Array(MarkupText.escaped(title).utf8), "FACTS": Array(MarkupText.escaped(facts.joined(separator: " · ")).utf8), "PICTURE": picture,
      "NOTES": Array(notes.isEmpty ? "".utf8 : "<p class=\"notes\" id=\"nv-notes\">\(notes.map(MarkupText.escaped).joined(separator: " "))</p>".utf8),
      "GENERATOR": Array("Made by \(MarkupText.escaped("\(generator.name) \(generator.version)")).".utf8),
    ]
    var output: [UInt8] = []
    var rest = ViewerAssets.body[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      output += Array(rest[..<start.lowerBound].utf8) + (places[String(rest[start.upperBound..<end.lowerBound])] ?? [])
      rest = rest[end.upperBound...]
    }
    return output + Array(rest.utf8)
  }

  /// JSON that no parser of HTML takes for markup: in JSON these signs stand in strings only.
  static func inScript(_ json: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(json.count + json.count / 16)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): output += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): output += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): output += Array("\\u0026".utf8)
      default: output.append(byte)
      }
    }
    return output
  }
}
