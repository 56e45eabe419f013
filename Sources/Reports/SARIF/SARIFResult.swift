import NavigationGraph
import Rules

/// A SARIF result (SARIF 2.1.0, sections 3.27 to 3.30).
extension JSONWriter {
  mutating func result(_ finding: Finding, ruleIndex: Int?, _ result: LintResult) {
    beginObject()
    member("ruleId", finding.rule)
    member("ruleIndex", ruleIndex)
    member("level", finding.severity.rawValue)
    key("message")
    sarifMessage(finding.sentences)
    key("locations")
    beginArray()
    beginObject()
    // GitHub takes no result without a place: one that has none is of the whole.
    physicalLocation(finding.location, file: finding.location?.file ?? ".", result)
    endObject()
    endArray()
    member("relatedLocations", Array(finding.related.enumerated())) { writer, related in
      writer.beginObject()
      writer.member("id", related.offset + 1)
      writer.physicalLocation(related.element.location, file: related.element.location.file, result)
      writer.key("message")
      writer.sarifMessage(related.element.message)
      writer.endObject()
    }
    key("partialFingerprints")
    beginObject()
    member("navgraph/v1", finding.fingerprint)
    endObject()
    key("properties")
    beginObject()
    member("hint", finding.hint)
    endObject()
    endObject()
  }

  /// A message. Text in brackets before text in parentheses would be a link (section 3.11.6): there brackets are escaped.
  mutating func sarifMessage(_ text: String) {
    beginObject()
    let bytes = text.utf8
    let mayLink = zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(") }
    member("text", mayLink ? escapingBrackets(text) : text)
    endObject()
  }

  mutating func artifactLocation(_ path: String) {
    key("artifactLocation")
    beginObject()
    if path.utf8.first == UInt8(ascii: "/") {
      member("uri", "file://" + PercentEncoding.path(path))
    } else {
      member("uri", path == "." ? "./" : PercentEncoding.path(path))
      member("uriBaseId", Self.sarifSourceRoot)
    }
    endObject()
  }

  private mutating func physicalLocation(_ location: SourceLocation?, file: String, _ result: LintResult) {
    key("physicalLocation")
    beginObject()
    artifactLocation(file)
    if let location {
      key("region")
      beginObject()
      member("startLine", max(1, location.line))
      // In UTF-16 code units, which only the line itself tells.
      member("startColumn", result.excerpt(at: location)?.utf16Column)
      endObject()
    }
    endObject()
  }

  private func escapingBrackets(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if character == "[" || character == "]" || character == "\\" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result
  }
}
