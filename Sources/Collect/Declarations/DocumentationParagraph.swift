import Facts

/// The first paragraph of a documentation comment, on one line, its Markdown kept.
enum DocumentationParagraph {
  /// Longer paragraphs are cut at a word, in characters as far as these are single scalars.
  static let maximumLength = 300

  /// Appends the paragraph of a comment as it is written, marks and all; nothing where it begins with something else (a list, a code block).
  static func append(_ comment: UnsafeBufferPointer<UInt8>, to text: inout Arena<UInt8>) {
    let isBlock = comment.count > 1 && comment[1] == UInt8(ascii: "*")
    var position = 0
    var length = 0
    let mark = text.count
    while position < comment.count {
      var end = position
      while end < comment.count, comment[end] != UInt8(ascii: "\n"), comment[end] != UInt8(ascii: "\r") { end += 1 }
      let line = content(comment, position..<end, isBlock: isBlock)
      let isPair = end + 1 < comment.count && comment[end] == UInt8(ascii: "\r") && comment[end + 1] == UInt8(ascii: "\n")
      position = end + (isPair ? 2 : 1)
      switch kind(comment, line) {
      case .empty: if text.count > mark { return }
      // A heading says no more than the name does; a line that is drawn says nothing.
      case .heading: if text.count > mark { return }
      case .other: return
      case .text:
        if text.count > mark { add(UInt8(ascii: " "), &length, to: &text) }
        for byte in comment[line] { add(byte, &length, to: &text) }
        if length > maximumLength { return cut(&text, from: mark) }
      }
    }
  }

  private static func add(_ byte: UInt8, _ length: inout Int, to text: inout Arena<UInt8>) {
    // The first byte of each character counts.
    if byte & 0xC0 != 0x80 { length += 1 }
    text.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
  }

  /// A line without the marks of the comment and the white space round it.
  private static func content(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, isBlock: Bool) -> Range<Int> {
    var (start, end) = (line.lowerBound, line.upperBound)
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    func skipSpace() { while start < end, isSpace(bytes[start]) { start += 1 } }
    skipSpace()
    if isBlock {
      if line.lowerBound == 0 { start = min(3, end) }
      if end == bytes.count, end - start >= 2, bytes[end - 2] == UInt8(ascii: "*"), bytes[end - 1] == UInt8(ascii: "/") { end -= 2 }
      // A star that leads a line is a mark; one that begins bold text is none.
      if line.lowerBound > 0, start < end, bytes[start] == UInt8(ascii: "*"), start + 1 == end || isSpace(bytes[start + 1]) { start += 1 }
      // `**/`
      while end > start, bytes[end - 1] == UInt8(ascii: "*"), end + 2 == bytes.count { end -= 1 }
    } else {
      start = min(start + 3, end)
    }
    skipSpace()
    while end > start, isSpace(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "\\") { end -= 1 }
    return start..<end
  }

  private enum Kind {
    case text, empty, heading, other
  }

  private static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Kind {
    guard let first = bytes[line].first else { return .empty }
    func byte(_ distance: Int) -> UInt8 { line.lowerBound + distance < line.upperBound ? bytes[line.lowerBound + distance] : 0 }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      if byte(1) == UInt8(ascii: " ") || byte(1) == UInt8(ascii: "\t") { return .other }
    case UInt8(ascii: "#"): return .heading
    case UInt8(ascii: "`"): if byte(1) == first, byte(2) == first { return .other }
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"): return .other
    case UInt8(ascii: "!") where byte(1) == UInt8(ascii: "["): return .other
    default: break
    }
    if isDrawn(bytes, line) { return .heading }
    return notes.contains { starts(bytes, line, with: $0) } ? .other : .text
  }

  /// Whether nothing in a line can be read: `=====`.
  private static func isDrawn(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    bytes[line].allSatisfy { byte in
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      return byte < 0x80 && !isDigit && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }

  /// What speaks to tools and not to readers.
  private static let notes: [StaticString] = ["MARK:", "TODO:", "FIXME:", "swiftlint:", "sourcery:", "navgraph:"]

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, with word: StaticString) -> Bool {
    line.count >= word.utf8CodeUnitCount && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[line.lowerBound + $0] == word.utf8Start[$0] }
  }

  /// At a word, if there is one to cut at, and never within a character.
  private static func cut(_ text: inout Arena<UInt8>, from mark: Int) {
    var (end, length) = (mark, 0)
    while end < text.count {
      if text[end] & 0xC0 != 0x80 {
        guard length < maximumLength - 1 else { break }
        length += 1
      }
      end += 1
    }
    var word = end
    while word > mark, text[word] != UInt8(ascii: " ") { word -= 1 }
    text.cut(to: word > mark ? word : end)
    for byte in "…".utf8 { text.append(byte) }
  }
}
