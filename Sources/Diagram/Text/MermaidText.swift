import NavigationGraph

/// The only place where text becomes Mermaid.
enum MermaidText {
  /// A text between quotes, its lines apart. Whatever is no letter, digit or harmless mark becomes an entity code (`#34;`), the only escape
  /// that Mermaid has: Markdown begins with backticks, directives with `%%`, tags with `<`, and none of them is left.
  static func quoted(_ lines: [String]) -> String {
    let text = lines.map(line).filter { !$0.isEmpty }.joined(separator: "<br/>")
    return "\"\(text.isEmpty ? " " : text)\""
  }

  private static func line(_ text: String) -> String {
    var result = ""
    var isListMarker = true
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "0"..."9": result.unicodeScalars.append(scalar)
      case ".", "-", "+":
        // `1. a` and `- a` would be read as Markdown lists.
        if isListMarker { result += "#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
        isListMarker = false
      case "a"..."z", "A"..."Z", " ", "_", ":", ",", "/", "(", ")", "=", "?", "!":
        isListMarker = false
        result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII:
        isListMarker = false
        result += "#\(scalar.value);"
      default:
        isListMarker = false
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A line that is not drawn. A brace behind the signs would begin a directive.
  static func comment(_ text: String) -> String {
    "%% " + String(String.UnicodeScalarView(text.visible.unicodeScalars.map { $0 == "{" ? "(" : $0 == "}" ? ")" : $0 }))
  }

  /// The title in the YAML before the chart: a string in quotes, as in JSON. Mermaid decodes no entity there.
  static func title(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      // Mermaid takes tags and entity codes out before YAML is read.
      case "<", ">", "#", ";": result += "\\x" + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result)\""
  }
}
