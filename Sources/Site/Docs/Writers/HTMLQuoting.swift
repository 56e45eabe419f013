import NavigationGraph

/// The one place where text becomes HTML.
enum HTMLQuoting {
  /// A name in a `code` element, which may be broken where its parts end.
  static func code(_ text: String) -> String {
    var result = ""
    var part = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      part.append(scalar)
      if scalar == "." || scalar == "/" || scalar == "(" || scalar == "," {
        result += self.text(String(part)) + "<wbr>"
        part = String.UnicodeScalarView()
      }
    }
    return result + self.text(String(part))
  }

  /// Text in an element or in a quoted attribute: what is hazardous as visible escapes, marks of the markup as entities.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
