/// The words, blanks and comments of old ASCII property lists: project files and tables of texts are made of them.
///
/// The grammar is that of the "Old-Style ASCII Property Lists" in Apple's archive, with comments. No byte beyond the end is read.
struct OpenStepLexer {
  /// What stands at a place.
  enum Word {
    case text([UInt8])
    /// Nothing that could be a word; the place stays.
    case none
    /// A quote that is never closed; the place is the end.
    case unclosed
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  /// Begins behind a byte order mark of UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the place; nil at the end.
  var current: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  mutating func skipBlanks() {
    while let byte = current {
      if byte <= 0x20 {
        position += 1
      } else if isComment(at: position, UInt8(ascii: "/")) {
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
      } else if isComment(at: position, UInt8(ascii: "*")) {
        // The star that opens a comment does not close it.
        position += 3
        while position < bytes.count, !(bytes[position - 1] == UInt8(ascii: "*") && bytes[position] == UInt8(ascii: "/")) { position += 1 }
        position = min(position + 1, bytes.count)
      } else {
        return
      }
    }
  }

  /// A text in quotes, or a word without.
  mutating func word() -> Word {
    guard let quote = current else { return .none }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return plainWord() }
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == quote { return .text(text) }
      if byte == UInt8(ascii: "\\") { escape(&text) } else { text.append(byte) }
    }
    return .unclosed
  }

  private mutating func plainWord() -> Word {
    let start = position
    while let byte = current, Self.isPlain(byte) {
      if position > start, isComment(at: position, UInt8(ascii: "*")) { break }
      position += 1
    }
    return position > start ? .text(Array(bytes[start..<position])) : .none
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: byte >= 0x80
    }
  }

  private func isComment(at place: Int, _ second: UInt8) -> Bool {
    place + 1 < bytes.count && bytes[place] == UInt8(ascii: "/") && bytes[place + 1] == second
  }

  // MARK: Escapes

  private mutating func escape(_ text: inout [UInt8]) {
    guard let byte = current else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "u"), UInt8(ascii: "U"): unit(&text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // Octal, in the character set of NeXT, whose lower half is ASCII.
      var value = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        value = value * 8 + Int(digit - UInt8(ascii: "0"))
        position += 1
      }
      text += value < 0x80 ? [UInt8(value)] : Array("\u{FFFD}".utf8)
    default: text.append(byte)
    }
  }

  /// `\U00e9`, of which two may make one character.
  private mutating func unit(_ text: inout [UInt8]) {
    guard let first = hexadecimal() else {
      text += Array("\u{FFFD}".utf8)
      return
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] | 0x20 == UInt8(ascii: "u")
    {
      position += 2
      if let second = hexadecimal() { units.append(second) }
    }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimal() -> UInt16? {
    var value: UInt16 = 0
    var count = 0
    while count < 4, let digit = current?.hexadecimalValue {
      value = value << 4 | UInt16(digit)
      position += 1
      count += 1
    }
    return count > 0 ? value : nil
  }
}
