/// Texts into which values are put by the rules of `printf` and of `NSString`.
public enum FormatText {
  /// The text with a hole for each value: `%@`, `%1$lld`, `%.2f`, `%#@count@`; `%%` is one `%`. A `%` that begins no such place stays.
  public static func withHoles(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result.append("%")
        rest = rest.dropFirst()
      } else if let end = place(in: rest) {
        result.append(TitleText.hole)
        rest = rest[end...]
      } else {
        result.append("%")
      }
    }
    return result + rest
  }

  /// Where the place of a value ends that a `%` begins.
  private static func place(in text: Substring) -> Substring.Index? {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
    if rest.hasPrefix("#@") {
      return rest.dropFirst(2).firstIndex(of: "@").map { rest.index(after: $0) }
    }
    rest = rest.drop { "+-0123456789.".contains($0) }
    let length = rest.prefix { "hlqzjtL".contains($0) }
    rest = rest.dropFirst(length.count)
    guard let last = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(last) else { return nil }
    return rest.index(after: rest.startIndex)
  }
}
