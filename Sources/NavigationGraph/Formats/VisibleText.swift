extension Unicode.Scalar {
  /// Whether printing the scalar could do anything but show a mark at its place: control characters (terminal escapes begin with one), what
  /// breaks lines, what reorders text (bidirectional controls), what cannot be seen.
  public var isHazardous: Bool {
    switch value {
    case 0..<0x20, 0x7f..<0xa0: true
    case 0xad, 0x61c, 0x180e, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff, 0xfff9...0xfffb: true
    case 0x1d173...0x1d17a, 0xe0000...0xe007f: true
    default: false
    }
  }
}

extension String {
  /// The text as a terminal may show it: what is hazardous stands as a visible escape (`\u{1B}`), tabs and line breaks as `\t` and `\n`.
  public var visible: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isHazardous: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
