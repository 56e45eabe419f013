/// Texts as YAML values.
public enum YAMLText {
  /// Words that YAML readers take for something else than a text.
  private static let reserved: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]

  /// The text as a value that reads back as the same text, on one line: plain where that is safe, else in double quotes.
  public static func value(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// In double quotes, with escapes where a terminal or a YAML reader needs them.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.isHazardous || scalar == "\u{FEFF}" || scalar.value & 0xFFFE == 0xFFFE {
          let digits = String(scalar.value, radix: 16)
          result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// The text as a comment may hold it: on one line, without what no YAML file may hold.
  public static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.visible.unicodeScalars.map { $0.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : $0 }))
  }

  /// Letters, digits and marks that mean nothing in YAML, a letter first.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, isLetter(first), !reserved.contains(text.lowercased()) else { return false }
    return bytes.indices.allSatisfy { position in
      let byte = bytes[position]
      if byte == UInt8(ascii: ":") { return position + 1 < bytes.count && isLetter(bytes[position + 1]) }
      return isLetter(byte) || (0x30...0x39).contains(byte) || "._-/".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
}
