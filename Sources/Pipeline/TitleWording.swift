import Link

/// How a title is shown in a diagram or a table: on one line, with `…` for what is only known at run time.
enum TitleWording {
  /// Longer ones are cut at a word.
  static let maximumLength = 80
  /// With values in it, a title says something only by so many letters.
  private static let leastLetters = 3
  /// What keys call the values that are put into a text.
  private static let places = ["%@", "%lld", "%d", "%ld", "%lf", "%f"]

  /// The keys that a text can have in a table: of one with values in it, one for each way of calling these.
  static func keys(of text: TitleText) -> [String] {
    let parts = text.text.split(separator: TitleText.hole, omittingEmptySubsequences: false)
    guard parts.count > 1 else { return [text.text] }
    let plain = places.map { parts.joined(separator: $0) }
    guard parts.count > 2 else { return plain }
    let numbered = places.map { place in
      parts.enumerated().map { $0.offset == 0 ? String($0.element) : "%\($0.offset)$\(place.dropFirst())\($0.element)" }.joined()
    }
    return plain + numbered
  }

  /// Nil for a text that says nothing without its values.
  static func shown(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let hasHoles = words.contains(TitleText.hole)
    let letters = words.count { $0.isLetter || $0.isNumber }
    guard letters >= (hasHoles ? leastLetters : 1) else { return nil }
    return cut(String(words.map { $0 == TitleText.hole ? "…" : $0 }))
  }

  private static func cut(_ text: String) -> String {
    guard text.count > maximumLength else { return text }
    let start = text.prefix(maximumLength - 1)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return start[..<end] + "…"
  }

  /// The alternatives of a title; nil where one is not known.
  static func joined(_ texts: [String?]) -> String? {
    var unique: [String] = []
    for text in texts {
      guard let text else { return nil }
      if !unique.contains(text) { unique.append(text) }
    }
    return unique.isEmpty ? nil : unique.joined(separator: " / ")
  }

  /// Whether a text looks like a name in a program: `settings.title`, `SETTINGS_TITLE`, `settingsTitle`.
  static func isIdentifier(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), text.count > 1 else { return false }
    if text.contains("_") || text.dropLast().contains(where: { $0 == "." }) { return true }
    return text.first?.isLowercase == true && text.contains(where: \.isUppercase)
  }
}
