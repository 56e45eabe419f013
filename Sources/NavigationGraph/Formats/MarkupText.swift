/// Text for HTML and XML 1.0.
public enum MarkupText {
  /// Text that may stand in an element or in a quoted attribute, on one line: control characters and what hides or reorders text as visible
  /// escapes, what XML 1.0 does not allow (section 2.2: U+FFFE, U+FFFF) replaced, marks of the markup as entities.
  public static func escaped(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "'": "&#39;"
      default: inElement(scalar)
      }
    }
  }

  /// The same for an element only, where quotes mean nothing.
  static func element(_ text: String) -> String { escaped(text, inElement) }

  private static func escaped(_ text: String, _ entity: (Unicode.Scalar) -> String?) -> String {
    let text = text.visible
    if text.unicodeScalars.allSatisfy({ entity($0) == nil }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let entity = entity(scalar) { result += entity } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  private static func inElement(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: nil
    }
  }
}
