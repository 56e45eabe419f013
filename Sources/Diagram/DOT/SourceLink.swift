/// Links from a picture to the source.
public enum SourceLink {
  /// The link to a line: `prefix` + path + `#L12`, or the prefix as a pattern where it has `{file}`.
  static func url(file: String, line: Int, prefix: String?) -> String {
    replace("{line}", in: pattern(file: file, prefix: prefix), by: String(line))
  }

  /// The link to any line of a file, with `{line}` where its number stands.
  public static func pattern(file: String, prefix: String?) -> String {
    let path = encoded(file)
    guard let prefix else { return "\(path)#L{line}" }
    if prefix.contains("{file}") { return replace("{file}", in: prefix, by: path) }
    return prefix + (prefix.hasSuffix("/") || prefix.isEmpty ? "" : "/") + path + "#L{line}"
  }

  /// All but letters, digits and `-._~/` percent-encoded, so that a path is never taken for a scheme, a query or markup.
  private static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    return result
  }

  private static func replace(_ mark: String, in text: String, by value: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: mark) {
      result += rest[..<range.lowerBound] + value
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
