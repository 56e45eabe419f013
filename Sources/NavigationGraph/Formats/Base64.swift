/// RFC 4648, section 4. Here, for those who use it need no Foundation else.
public enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text, padded. O(size).
  public static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let a = bytes[start]
      let b = count > 1 ? bytes[start + 1] : 0
      let c = count > 2 ? bytes[start + 2] : 0
      result.append(digits[Int(a >> 2)])
      result.append(digits[Int((a & 3) << 4 | b >> 4)])
      result.append(count > 1 ? digits[Int((b & 15) << 2 | c >> 6)] : UInt8(ascii: "="))
      result.append(count > 2 ? digits[Int(c & 63)] : UInt8(ascii: "="))
    }
    return String(decoding: result, as: UTF8.self)
  }
}
