import NavigationGraph

/// A line of source and a caret under its column, for terminals and whoever shows text in columns of one width.
struct CaretLines {
  let source: String
  /// As wide as what stands before the column, then `^`, and `~` under the rest of the word.
  let caret: String

  /// - Parameter width: The most columns to take.
  /// - Returns: nil for a blank line.
  init?(_ excerpt: SourceExcerpt, width: Int) {
    var column = 0
    let indented = Self.shown(excerpt.before, from: &column, trimming: !excerpt.isCutBefore)
    var before = (excerpt.isCutBefore ? "…" : "") + indented
    var after = Self.shown(excerpt.after, from: &column, trimming: false) + (excerpt.isCutAfter ? "…" : "")
    let word = Self.wordWidth(excerpt.after)
    while let last = after.last, last == " " { after.removeLast() }
    guard !before.isEmpty || !after.isEmpty else { return nil }
    let widths = (before: DisplayWidth.of(before), after: DisplayWidth.of(after))
    if widths.before + widths.after > width {
      before = DisplayWidth.cutStart(before, to: min(widths.before, max(width / 2, width - widths.after)))
      after = DisplayWidth.cut(after, to: width - DisplayWidth.of(before))
    }
    source = before + after
    let tail = min(word, DisplayWidth.of(after)) - 1
    caret = String(repeating: " ", count: DisplayWidth.of(before)) + "^" + String(repeating: "~", count: max(0, tail))
  }

  /// Text as it may be shown, tabs as spaces up to the next column that four divides.
  private static func shown(_ text: String, from column: inout Int, trimming isTrimming: Bool) -> String {
    let text = isTrimming ? text.drop { $0 == " " || $0 == "\t" } : text[...]
    var result = ""
    for part in text.split(separator: "\t", omittingEmptySubsequences: false) {
      if part.startIndex != text.startIndex {
        let spaces = 4 - column % 4
        result += String(repeating: " ", count: spaces)
        column += spaces
      }
      let visible = String(part).visible
      result += visible
      column += DisplayWidth.of(visible)
    }
    return result
  }

  /// How wide the name or number is with which a text begins.
  private static func wordWidth(_ text: String) -> Int {
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return DisplayWidth.of(String(word).visible)
  }
}
