/// The lines of a file, to tell where a line of a block begins: YAML takes the indentation away, and its marks do not tell it.
struct SourceLines {
  private let lines: [Substring]

  /// - Parameter text: with whatever line ends.
  init(_ text: String) { lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

  /// How many scalars stand before a line of a block.
  /// - Parameter number: the line of the file, from 1.
  func indentation(of line: Substring, at number: Int) -> Int {
    guard number >= 1, number <= lines.count else { return 0 }
    return max(0, lines[number - 1].unicodeScalars.count - line.unicodeScalars.count)
  }
}
