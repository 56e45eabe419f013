import NavigationGraph

/// Text for Markdown in comments and tables. All that could be a mention, a reference or a link to a host is escaped, at the cost of how the
/// text reads as a file; pages that are committed and compared escape less (`MarkdownQuoting` of the site).
enum MarkdownText {
  /// A name as code, in tables too.
  static func code(_ name: String) -> String { MarkdownCode.span(name) }

  /// A message on one line: names in backticks as code, the rest as text that means nothing to Markdown, HTML or the host.
  static func prose(_ text: String) -> String {
    CodeSpans.of(text).map { $0.isCode ? code($0.text) : plain($0.text) }.joined()
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
