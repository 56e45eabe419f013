/// Names as code in Markdown (CommonMark 0.31 with the tables of GitHub Flavored Markdown).
public enum MarkdownCode {
  /// A name as code. A backtick ends a code span, a pipe a cell, also within code, and a backslash before it cannot be told apart: a name with
  /// one of these stands in a `code` element, all that could be markup written by number, or as plain text where HTML is left out.
  /// - Parameters:
  ///   - inTable: Whether it stands in a cell.
  ///   - allowsHTML: Whether the reader shows HTML within text.
  public static func span(_ name: String, inTable: Bool = true, allowsHTML: Bool = true) -> String {
    let text = name.visible
    guard !text.isEmpty else { return "" }
    let isPlain = text.utf8.allSatisfy {
      $0 != UInt8(ascii: "`") && (!inTable || ($0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "\\")))
    }
    // A code span loses one space at each end.
    if isPlain, text.utf8.first != UInt8(ascii: " "), text.utf8.last != UInt8(ascii: " ") { return "`\(text)`" }
    return allowsHTML ? "<code>\(byNumber(text))</code>" : byNumber(text)
  }

  private static func byNumber(_ text: String) -> String {
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
