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

  /// A message on one line: names in backticks as code, the rest as text that means nothing to Markdown, HTML or the host.
  static func prose(_ text: String) -> String {
    CodeSpans.of(text).map { $0.isCode ? code($0.text) : plain($0.text) }.joined()
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

  private static func plain(_ text: String) -> String {
    let scalars = Array(text.visible.unicodeScalars)
    var result = ""
    for (i, scalar) in scalars.enumerated() {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", "(", ")", "'", "\"": result.unicodeScalars.append(scalar)
      // Within a word a full stop or a colon may be part of an address, of which hosts make a link; behind a number the first makes a list.
      case ".", ":":
        let isLast = i + 1 == scalars.count || scalars[i + 1] == " "
        let isSafe = isLast && (i == 0 || scalars[i - 1].properties.isAlphabetic)
        result += isSafe ? String(Character(scalar)) : "&#\(scalar.value);"
      // Hosts look for mentions and references in what is shown, where entities are characters again: something must stand in between.
      case "@", "#", "!", "~", "%", "$", "&", "^": result += "&#\(scalar.value);&#8203;"
      case _ where scalar.isASCII: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
