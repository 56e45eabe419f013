/// How many columns of a terminal text takes.
enum DisplayWidth {
  /// Combining marks take none, East Asian wide characters and emoji two (Unicode Standard Annex 11, in its main ranges).
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    // What joins into one character is as wide as its widest part.
    character.unicodeScalars.map(of).max() ?? 0
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// The text in at most so many columns, cut at its end with `…`.
  static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var (result, used) = ("", 0)
    for character in text {
      let next = of(character)
      guard used + next <= width - 1 else { break }
      result.append(character)
      used += next
    }
    return width > 0 ? result + "…" : ""
  }

  /// The same, cut at its beginning: the end of a path says more.
  static func cutStart(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var (kept, used) = ([Character](), 0)
    for character in text.reversed() {
      let next = of(character)
      guard used + next <= width - 1 else { break }
      kept.append(character)
      used += next
    }
    return width > 0 ? "…" + String(kept.reversed()) : ""
  }

  /// The text with spaces behind it up to a width.
  static func padded(_ text: String, to width: Int) -> String { text + String(repeating: " ", count: max(0, width - of(text))) }
}
