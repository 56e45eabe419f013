/// The parts of a message: rules put names in backticks.
enum CodeSpans {
  /// Plain text and code in turn, backticks taken away. The last backtick of an odd number is text. A name with a backtick in it shifts what
  /// counts as code, and nothing else: both kinds are escaped by whoever prints them.
  static func of(_ text: String) -> [(text: String, isCode: Bool)] {
    // By scalars: a backtick with a combining mark behind it is one, too.
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    var result: [(text: String, isCode: Bool)] = []
    for (i, part) in parts.enumerated() {
      if i % 2 == 1, i == parts.count - 1 {
        result.append(("`" + part, false))
      } else if !part.isEmpty {
        result.append((part, i % 2 == 1))
      }
    }
    return result
  }
}
