/// Names as code in Markdown (CommonMark 0.31 with the tables of GitHub Flavored Markdown).
public enum MarkdownCode {
  /// A name as code, as it stands in the source, so that differences of files can be read. A pipe ends a cell also within code, but for one
  /// behind a backslash; a name that has that itself stands in a `code` element, all that could be markup written by number, or as plain text
  /// where HTML is left out. Round a backtick the fence is longer; where HTML is left out it cannot be (DocC takes that for a symbol).
  /// - Parameters:
  ///   - inTable: Whether it stands in a cell.
  ///   - allowsHTML: Whether the reader shows HTML within text.
  public static func span(_ name: String, inTable: Bool = true, allowsHTML: Bool = true) -> String {
    let text = name.visible
    guard !text.isEmpty else { return "" }
    let run = longestRun(ofBackticksIn: text)
    if run > 0 && !allowsHTML || inTable && text.contains("\\|") { return allowsHTML ? "<code>\(byNumber(text))</code>" : byNumber(text) }
    let fence = String(repeating: "`", count: run + 1)
    // A code span loses one space at each end, and a backtick there would be of the fence.
    let isEdge: (UInt8?) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
    let isBlank = text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    let margin = !isBlank && (isEdge(text.utf8.first) || isEdge(text.utf8.last)) ? " " : ""
    let content = inTable ? text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : text
    return fence + margin + content + margin + fence
  }

  private static func longestRun(ofBackticksIn text: String) -> Int {
    var (run, longest) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
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
