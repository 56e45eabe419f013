import NavigationGraph

/// The one place where text becomes HTML.
enum HTMLQuoting {
  /// Text in an element or in a quoted attribute: what is hazardous as visible escapes, marks of the markup as entities.
  static func text(_ text: String) -> String { quoted(text.visible, breaks: false) }

  /// A name in a `code` element, which may be broken where its parts end.
  static func code(_ text: String) -> String { quoted(text.visible, breaks: true) }

  private static func quoted(_ text: String, breaks: Bool) -> String {
    let isPlain = text.utf8.allSatisfy { entity($0) == nil && !(breaks && isBreak($0)) }
    if isPlain { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 32)
    for byte in text.utf8 {
      if let entity = entity(byte) { bytes += entity.utf8 } else { bytes.append(byte) }
      if breaks, isBreak(byte) { bytes += "<wbr>".utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ",")
  }

  private static func entity(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
