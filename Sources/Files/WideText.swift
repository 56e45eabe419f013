/// Text in UTF-16, told by its byte order mark.
public enum WideText {
  /// The same text in UTF-8; the bytes as they are where they are not in UTF-16.
  public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2, bytes[0] ^ bytes[1] == 1, min(bytes[0], bytes[1]) == 0xFE else { return bytes }
    let isBig = bytes[0] == 0xFE
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
