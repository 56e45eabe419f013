import NavigationGraph

/// The only place where text becomes DOT: names come from other people's source and may hold anything.
public enum DOTText {
  /// A quoted string for an attribute that Graphviz reads escapes and entities in (tooltips, ids, URLs).
  static func quoted(_ text: String) -> String {
    let text = text.utf8.count > longest ? String(text.unicodeScalars.prefix(longest / 4)) + "…" : text
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      // An escape is substituted twice by some releases; an entity goes through to SVG as it is.
      case "\\": result += "&#92;"
      case "\n": result += "\\n"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(visible(scalar))
      }
    }
    return result + "\""
  }

  /// Text inside an HTML-like label, which is never empty: Graphviz takes that for an error. Line breaks become spaces.
  static func label(_ text: String) -> String {
    // Escapes (`\N`) are substituted in such a label too, after its entities.
    text.isEmpty ? "–" : xml(text).split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
  }

  /// Text of an attribute inside an HTML-like label, lines kept.
  static func attribute(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { label(String($0)) }.joined(separator: "&#10;")
  }

  /// Text inside XML. Unlike in pages (`MarkupText`) what cannot be shown is one sign: an escape would widen its box.
  static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(visible(scalar))
      }
    }
    return result
  }

  /// An id as the name of a node and as an XML id: letters, digits and `. : / + -` as they are, else `_xHEX_`.
  public static func identifier(_ id: String) -> String {
    let scalars = Array(id.unicodeScalars)
    var result = ""
    for (i, scalar) in scalars.enumerated() {
      let isAmbiguous = scalar == "_" && i + 1 < scalars.count && scalars[i + 1] == "x"
      if !isAmbiguous, isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "_x" + String(scalar.value, radix: 16, uppercase: true) + "_"
      }
    }
    guard result.utf8.count > longest else { return result }
    return String(result.unicodeScalars.prefix(longest / 4)) + "_" + Fingerprint.of([id])
  }

  /// Graphviz reads texts of up to 16,384 bytes.
  private static let longest = 4_000

  /// White space of any kind as a space, what cannot be shown or changes what stands after it as a visible sign.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 9, 10, 13, 0x85, 0x2028, 0x2029: " "
    case 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar.isHazardous ? "\u{FFFD}" : scalar
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", ":", "/", "+", "-": true
    default: scalar.value >= 0xA0 && scalar.properties.isAlphabetic
    }
  }
}
