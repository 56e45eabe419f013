/// Decodes the segments of one string literal: escapes, and in multi-line literals line breaks and indentation.
///
/// The Swift Programming Language, "Lexical Structure", String Literals. What is no escape stays as it is written.
struct StringDecoder {
  let multiline: Bool
  /// Number of `#` that an escape needs.
  let pounds: Int
  /// Bytes of white space that each line begins with.
  let indentation: Int
  var isAtLineStart: Bool
  /// The line break behind the opening quotes is no part of the text.
  private var isAtBeginning: Bool

  init(multiline: Bool, pounds: Int, indentation: Int) {
    self.multiline = multiline
    self.pounds = pounds
    self.indentation = multiline ? indentation : 0
    isAtLineStart = false
    isAtBeginning = multiline
  }

  /// Appends the meaning of a segment to `text`.
  mutating func decode(_ segment: UnsafeBufferPointer<UInt8>, into text: inout Arena<UInt8>) {
    var position = 0
    while position < segment.count {
      // A longer text is cut anyway.
      if text.count > Collector.maximumTextLength + 4 { return }
      if isAtLineStart { position = skipIndentation(segment, position) }
      guard position < segment.count else { return }
      let byte = segment[position]
      if multiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        position += lineBreakLength(segment, position)
        if !isAtBeginning { text.append(UInt8(ascii: "\n")) }
        isAtBeginning = false
        isAtLineStart = true
      } else if byte == UInt8(ascii: "\\"), let end = escape(segment, position, into: &text) {
        position = end
      } else {
        text.append(byte)
        position += 1
      }
    }
  }

  /// The line break before the closing quotes is no part of the text.
  func dropLastLineBreak(from text: inout Arena<UInt8>) {
    if multiline, isAtLineStart, text.count > 0, text[text.count - 1] == UInt8(ascii: "\n") { text.cut(to: text.count - 1) }
  }

  private mutating func skipIndentation(_ segment: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    isAtLineStart = false
    var position = start
    while position < segment.count, position - start < indentation,
      segment[position] == UInt8(ascii: " ") || segment[position] == UInt8(ascii: "\t")
    {
      position += 1
    }
    if position == segment.count { isAtLineStart = true }
    return position
  }

  private func lineBreakLength(_ segment: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    segment[position] == UInt8(ascii: "\r") && position + 1 < segment.count && segment[position + 1] == UInt8(ascii: "\n") ? 2 : 1
  }

  /// The position behind the escape at `position`, whose meaning is appended; nil if there is none.
  private mutating func escape(_ segment: UnsafeBufferPointer<UInt8>, _ start: Int, into text: inout Arena<UInt8>) -> Int? {
    var position = start + 1
    var seen = 0
    while seen < pounds, position < segment.count, segment[position] == UInt8(ascii: "#") {
      seen += 1
      position += 1
    }
    guard seen == pounds, position < segment.count else { return nil }
    switch segment[position] {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(segment[position])
    case UInt8(ascii: "u"): return unicodeEscape(segment, position + 1, into: &text)
    default: return multiline ? lineContinuation(segment, position) : nil
    }
    return position + 1
  }

  /// A backslash at the end of a line takes the line break away.
  private mutating func lineContinuation(_ segment: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var position = start
    while position < segment.count, segment[position] == UInt8(ascii: " ") || segment[position] == UInt8(ascii: "\t") { position += 1 }
    guard position < segment.count, segment[position] == UInt8(ascii: "\n") || segment[position] == UInt8(ascii: "\r") else { return nil }
    isAtLineStart = true
    return position + lineBreakLength(segment, position)
  }

  /// `{1F600}`
  private func unicodeEscape(_ segment: UnsafeBufferPointer<UInt8>, _ start: Int, into text: inout Arena<UInt8>) -> Int? {
    guard start < segment.count, segment[start] == UInt8(ascii: "{") else { return nil }
    var position = start + 1
    var number: UInt32 = 0
    while position < segment.count, position - start <= 8, let digit = hexadecimal(segment[position]) {
      number = number << 4 | digit
      position += 1
    }
    guard position > start + 1, position < segment.count, segment[position] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(number) else {
      return nil
    }
    for byte in Unicode.UTF8.encode(scalar) ?? .init() { text.append(byte) }
    return position + 1
  }

  private func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
