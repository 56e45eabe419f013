/// Breaks sentences into lines: none of the programs that draw does.
enum LineBreaks {
  /// - Parameter limit: the most characters of a line that has more than one word.
  static func wrapped(_ text: String, to limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > limit {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
