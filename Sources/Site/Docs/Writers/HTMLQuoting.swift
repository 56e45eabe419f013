import NavigationGraph

/// The one place where text becomes HTML.
enum HTMLQuoting {
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
