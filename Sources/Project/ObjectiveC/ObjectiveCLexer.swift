/// The words, strings and signs of Objective-C outside comments, one after the other, as ranges of bytes. Any bytes will do; one
/// pass, no memory.
struct ObjectiveCLexer {
  enum Token: Equatable {
    case word(Range<Int>)
    /// What stands between the quotes.
    case string(Range<Int>)
    case sign(UInt8)
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private let isString: Bool

  /// - Parameter isString: the text is that of a string, in which nothing is a comment.
  init(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil, isString: Bool = false) {
    self.text = text
    self.isString = isString
    let range = (range ?? 0..<text.count).clamped(to: 0..<text.count)
    (index, end) = (range.lowerBound, range.upperBound)
  }

  mutating func next() -> Token? {
    while index < end {
      let byte = text[index]
      if !isString, byte == UInt8(ascii: "/"), index + 1 < end, text[index + 1] == UInt8(ascii: "/") {
        skipLine()
      } else if !isString, byte == UInt8(ascii: "/"), index + 1 < end, text[index + 1] == UInt8(ascii: "*") {
        skipBlockComment()
      } else if byte == UInt8(ascii: "\"") {
        return .string(string())
      } else if Self.isWord(byte) {
        return .word(word())
      } else {
        index += 1
        if byte > 0x20 { return .sign(byte) }
      }
    }
    return nil
  }

  private mutating func skipLine() {
    while index < end, text[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    index += 2
    while index + 1 < end {
      if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = end
  }

  /// Up to the closing quote, or the end of the line: a quote that is none ends there at the latest.
  private mutating func string() -> Range<Int> {
    index += 1
    let start = index
    while index < end, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "\n") {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let last = min(index, end)
    index = min(index + 1, end)
    return start..<last
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < end, Self.isWord(text[index]) { index += 1 }
    return start..<index
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
