import NavigationGraph

/// Names in pages of HTML.
enum HTMLQuoting {
  /// A name in a `code` element, which may be broken where its parts end.
  static func code(_ name: String) -> String {
    let text = MarkupText.escaped(name)
    // No entity holds one of these.
    if !text.utf8.contains(where: isBreak) { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 32)
    for byte in text.utf8 {
      bytes.append(byte)
      if isBreak(byte) { bytes += "<wbr>".utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ",")
  }
}
