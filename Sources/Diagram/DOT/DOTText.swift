import NavigationGraph

/// The only place where text becomes DOT: names come from other people's source and may hold anything.
enum DOTText {
  /// A quoted string for an attribute that Graphviz reads escapes and entities in (labels, tooltips, ids, URLs).
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(visible(scalar))
      }
    }
    return result + "\""
  }

  /// Text inside an HTML-like label. Line breaks become spaces.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // An HTML-like label is still scanned for escapes such as \N by some releases.
      case "\\": result += "&#92;"
      default: result.unicodeScalars.append(visible(scalar))
      }
    }
    return result.isEmpty ? "–" : result
  }

  /// An id as the name of a node and as an XML id: letters, digits and `. : / + -` as they are, else `_xHEX_`.
  static func identifier(_ id: String) -> String {
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
    return result
  }

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
