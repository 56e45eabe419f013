import NavigationGraph

/// Text for XML 1.0 and HTML.
enum MarkupText {
  /// Text that may stand in an element or in a quoted attribute, on one line: control characters and what hides or reorders text as visible
  /// escapes, what XML 1.0 does not allow (section 2.2: U+FFFE, U+FFFF) replaced, marks of the markup as entities.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same with names in backticks as `code` elements.
  static func withCode(_ text: String) -> String {
    CodeSpans.of(text).map { $0.isCode ? "<code>\(escaped($0.text))</code>" : escaped($0.text) }.joined()
  }
}
