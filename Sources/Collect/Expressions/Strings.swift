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
      let written = syntax.text(Int(segment.offset), Int(segment.endOffset))
      if !written.contains(UInt8(ascii: "\\")) { return intern(written.cut) }
    }
    var decoder = StringDecoder(
      multiline: start.flags.contains(.multiline), pounds: Int(start.poundCount), indentation: syntax.indentation(node))
    text.cut(to: 0)
    for position in (first + 1)..<end where tokens[position].kind == .stringSegment {
      decoder.decode(syntax.text(Int(tokens[position].offset), Int(tokens[position].endOffset)), into: &text)
    }
    decoder.dropLastLineBreak(from: &text)
    return intern(text.elements.cut)
  }

  /// A literal with interpolation: its parts in order.
  mutating func interpolatedString(_ node: Int) -> ID<Value> {
    let first = firstToken(node)
    let end = endToken(node)
    let start = tokens[first]
    var decoder = StringDecoder(
      multiline: start.flags.contains(.multiline), pounds: Int(start.poundCount), indentation: syntax.indentation(node))
    let mark = facts.pendingArguments.count
    var position = first + 1
    var interpolation = node + 1
    while position < end {
      let token = tokens[position]
      if token.kind == .stringSegment {
        text.cut(to: 0)
        decoder.decode(syntax.text(Int(token.offset), Int(token.endOffset)), into: &text)
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
    part.symbol = intern(text.elements.cut)
    let id = facts.add(part)
    facts.pendingArguments.append(Argument(label: .none, value: id, offset: offset))
  }
}

extension Syntax {
  /// The white space before the closing quotes of a multi-line literal.
  func indentation(_ node: Int) -> Int {
    let end = endToken(node)
    guard end > firstToken(node), tokens[end - 1].kind == .stringEnd else { return 0 }
    let quotes = min(Int(tokens[end - 1].offset), bytes.count)
    var start = quotes
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return quotes - start
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// At most `Collector.maximumTextLength` bytes, and no half of a character.
  fileprivate var cut: UnsafeBufferPointer<UInt8> {
    guard count > Collector.maximumTextLength else { return self }
    var end = Collector.maximumTextLength
    while end > 0, self[end] & 0xC0 == 0x80 { end -= 1 }
    return UnsafeBufferPointer(rebasing: self[0..<end])
  }
}
