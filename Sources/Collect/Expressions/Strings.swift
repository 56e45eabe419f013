import Facts
import SwiftScan

/// String literals: the text that they mean, not the one that is written.
extension Collector {
  /// A literal without interpolation.
  mutating func plainString(_ node: Int) -> ID<Value> {
    var result = Value(kind: .string, offset: offset(node))
    result.symbol = plainText(node)
    return facts.add(result)
  }

  /// The text of a literal without interpolation; `none` for the empty string.
  mutating func plainText(_ node: Int) -> Symbol {
    let first = firstToken(node)
    let end = endToken(node)
    let start = tokens[first]
    guard start.kind == .stringStart, first + 1 < end else { return .none }
    if tokens[first + 1].kind == .stringSegment, first + 2 >= end || tokens[first + 2].kind != .stringSegment,
      !start.flags.contains(.multiline)
    {
      let segment = tokens[first + 1]
      let written = text(Int(segment.offset), Int(segment.endOffset))
      if !contains(written, UInt8(ascii: "\\")) { return names.intern(cutText(written)) }
    }
    var decoder = StringDecoder(multiline: start.flags.contains(.multiline), pounds: Int(start.poundCount), indentation: indentation(node))
    text.cut(to: 0)
    for position in (first + 1)..<end where tokens[position].kind == .stringSegment {
      decoder.decode(text(Int(tokens[position].offset), Int(tokens[position].endOffset)), into: &text)
    }
    decoder.dropLastLineBreak(from: &text)
    return names.intern(cutText(text.elements))
  }

  /// A literal with interpolation: its parts in order.
  mutating func interpolatedString(_ node: Int) -> ID<Value> {
    let first = firstToken(node)
    let end = endToken(node)
    let start = tokens[first]
    var decoder = StringDecoder(multiline: start.flags.contains(.multiline), pounds: Int(start.poundCount), indentation: indentation(node))
    let mark = facts.pendingArguments.count
    var position = first + 1
    var interpolation = node + 1
    while position < end {
      let token = tokens[position]
      if token.kind == .stringSegment {
        text.cut(to: 0)
        decoder.decode(text(Int(token.offset), Int(token.endOffset)), into: &text)
        if position + 1 < end, tokens[position + 1].kind == .stringEnd { decoder.dropLastLineBreak(from: &text) }
        pushPart(token.offset)
        position += 1
      } else if token.kind == .interpolationStart, interpolation < next(node) {
        pushArguments(of: interpolation)
        decoder.isAtLineStart = false
        position = max(endToken(interpolation), position + 1)
        interpolation = next(interpolation)
      } else {
        position += 1
      }
    }
    var result = Value(kind: .string, offset: start.offset)
    result.flags = .interpolated
    result.arguments = facts.takeArguments(from: mark)
    return facts.add(result)
  }

  private mutating func pushPart(_ offset: UInt32) {
    guard text.count > 0 else { return }
    var part = Value(kind: .string, offset: offset)
    part.symbol = names.intern(cutText(text.elements))
    let id = facts.add(part)
    facts.pendingArguments.append(Argument(label: .none, value: id, offset: offset))
  }

  /// The white space before the closing quotes of a multi-line literal.
  private func indentation(_ node: Int) -> Int {
    let end = endToken(node)
    guard end > firstToken(node), tokens[end - 1].kind == .stringEnd else { return 0 }
    let quotes = min(Int(tokens[end - 1].offset), bytes.count)
    var start = quotes
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return quotes - start
  }

  /// At most `maximumTextLength` bytes, and no half of a character.
  private func cutText(_ text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard text.count > Collector.maximumTextLength else { return text }
    var end = Collector.maximumTextLength
    while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
    return UnsafeBufferPointer(rebasing: text[0..<end])
  }

  private func contains(_ text: UnsafeBufferPointer<UInt8>, _ byte: UInt8) -> Bool {
    for candidate in text where candidate == byte { return true }
    return false
  }
}
