import NavigationGraph

extension MarkupText {
  /// The text with names in backticks as `code` elements.
  static func withCode(_ text: String) -> String {
    CodeSpans.of(text).map { $0.isCode ? "<code>\(escaped($0.text))</code>" : escaped($0.text) }.joined()
  }
}
