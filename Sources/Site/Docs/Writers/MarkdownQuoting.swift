import NavigationGraph

/// The one place where text of the pages becomes Markdown (CommonMark 0.31 with the tables of GitHub Flavored Markdown).
///
/// What is left as it is reads and compares well: only what could be markup where it stands is escaped. Reports escape more, as hosts look for
/// mentions and references in comments.
struct MarkdownQuoting {
  /// Whether HTML within text is shown: DocC leaves it out, and takes code between two backticks for a symbol.
  let allowsHTML: Bool

  /// Text that means nothing but itself, on one line.
  /// - Parameter isFirst: Whether a line begins with it.
  func text(_ text: String, isFirst: Bool = false) -> String {
    let text = text.visible
    if Self.isPlain(text, isFirst: isFirst) { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (i, scalar) in scalars.enumerated() {
      let next = i + 1 < scalars.count ? scalars[i + 1] : " "
      switch scalar {
      case "\\", "`", "*", "[", "]", "<", ">", "|", "~": escape(scalar, &result)
      case "_":
        // Within a word it is no emphasis.
        let isInner = i > 0 && Self.isWord(scalars[i - 1]) && Self.isWord(next)
        if isInner { result.append(scalar) } else { escape(scalar, &result) }
      case "&" where Self.isWord(next) || next == "#": result.append(contentsOf: "&amp;".unicodeScalars)
      // Formulas on some hosts; an image; a directive of DocC.
      case "$": result.append(contentsOf: "&#36;".unicodeScalars)
      case "!" where next == "[" || i + 1 == scalars.count: escape(scalar, &result)
      case "#", "+", "-", "=", ":", "@": if i == 0, isFirst { escape(scalar, &result) } else { result.append(scalar) }
      // A number at the beginning of a line makes a list.
      case ".", ")":
        let isNumber = isFirst && i > 0 && scalars[..<i].allSatisfy { ("0"..."9").contains($0) }
        if isNumber { escape(scalar, &result) } else { result.append(scalar) }
      case " ":
        // At an end it is lost, or makes code of a line or a break.
        let isAtEnd = isFirst && i == 0
        if isAtEnd { result.append(contentsOf: "&#32;".unicodeScalars) } else { result.append(scalar) }
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether nothing in a text needs a look, which holds for most.
  private static func isPlain(_ text: String, isFirst: Bool) -> Bool {
    if isFirst, let first = text.utf8.first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { return false }
    return text.utf8.allSatisfy { !special.contains($0) }
  }

  private static let special = Set("\\`*[]<>|~_&$!".utf8)

  /// A name as code.
  func code(_ name: String, inTable: Bool) -> String { MarkdownCode.span(name, inTable: inTable, allowsHTML: allowsHTML) }

  private func escape(_ scalar: Unicode.Scalar, _ result: inout String.UnicodeScalarView) {
    result.append("\\")
    result.append(scalar)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
}
