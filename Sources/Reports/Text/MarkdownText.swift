import NavigationGraph

/// Text for Markdown pages, in tables too.
enum MarkdownText {
  /// A name as code. What would end a code span or a cell of a table (backtick, pipe, and a backslash before it) cannot be escaped in one:
  /// such a name stands in a `code` element, with all that Markdown or HTML could read as markup written by number.
  static func code(_ name: String) -> String {
    let text = name.visible
    guard !text.isEmpty else { return "" }
    let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "\\") }
    // A code span loses one space at each end.
    if isPlain, text.utf8.first != UInt8(ascii: " "), text.utf8.last != UInt8(ascii: " ") { return "`\(text)`" }
    return "<code>\(escaped(text))</code>"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
