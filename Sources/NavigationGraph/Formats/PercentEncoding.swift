/// Percent-encoding (RFC 3986, section 2).
public enum PercentEncoding {
  /// A path as part of an address: all but unreserved characters and the slash is encoded, so that no part can be read as scheme, query or
  /// markup. The plus, too, which some readers take for a space.
  public static func path(_ path: String) -> String { encode(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") } }

  /// An address as users write it: what no address holds is encoded, and so are brackets and quotes, which would end a link.
  public static func url(_ url: String) -> String { encode(url) { isUnreserved($0) || kept.contains($0) } }

  private static let kept = Set(":/?#@!$&*+,;=%".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func encode(_ text: String, _ isKept: (UInt8) -> Bool) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    var bytes: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if isKept(byte) { bytes.append(byte) } else { bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
