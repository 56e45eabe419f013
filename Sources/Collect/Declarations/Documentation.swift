import Facts
import SwiftScan

/// Documentation comments. The scanner keeps no comments: the bytes before a declaration are looked at once it is met.
extension Collector {
  /// The first paragraph of the documentation comment before a declaration, or between its attributes and its keyword; `none` where there is
  /// none. Costs time in proportion to the white space and comments there.
  mutating func documentation(of node: Int) -> Symbol {
    guard let comment = syntax.documentationComment(of: node) else { return .none }
    text.cut(to: 0)
    DocumentationParagraph.append(syntax.text(comment.lowerBound, comment.upperBound), to: &text)
    return text.count > 0 ? intern(text.elements) : .none
  }
}

extension Syntax {
  /// The documentation comment that speaks of a declaration.
  fileprivate func documentationComment(of node: Int) -> Range<Int>? {
    let first = firstToken(node)
    if let comment = documentationComment(beforeToken: first) { return comment }
    // Behind the attributes: the first child that is none stands behind the keyword.
    var child = node + 1
    let end = next(node)
    var last = first
    while child < end, kind(child) == .attribute || kind(child) == .modifier || kind(child) == .conditionalBlock {
      last = endToken(child)
      if last > first, let comment = documentationComment(beforeToken: last) { return comment }
      child = next(child)
    }
    return nil
  }

  /// The last documentation comment between a token and the one before, where that does not stand behind code on its line.
  private func documentationComment(beforeToken token: Int) -> Range<Int>? {
    var gap = CommentGap(bytes: bytes, start: token > 0 ? Int(tokens[token - 1].endOffset) : 0, end: Int(tokens[token].offset))
    guard gap.end - gap.start > 3, let comment = gap.lastDocumentation(isAtFileStart: token == 0) else { return nil }
    // What stands at the head of a file may speak of the file and of who owns it.
    return token == 0 && gap.isNotice(comment) ? nil : comment
  }
}

/// The bytes between two tokens: white space and comments.
private struct CommentGap {
  let bytes: UnsafeBufferPointer<UInt8>
  let start: Int
  let end: Int

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
    self.bytes = bytes
    self.start = min(max(start, 0), bytes.count)
    self.end = min(max(end, self.start), bytes.count)
  }

  /// `///` lines that follow one another, or a `/** … */`; ordinary comments behind them change nothing.
  mutating func lastDocumentation(isAtFileStart: Bool) -> Range<Int>? {
    var found: Range<Int>?
    // What stands on the line of the code before speaks of that code.
    var isOnNewLine = isAtFileStart
    var lineBreaks = 0
    /// Whether the last comment was a `///` line.
    var isOpen = false
    var position = start
    while position < end {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "/"), position + 1 < end else {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !(position + 1 < end && bytes[position + 1] == UInt8(ascii: "\n")) {
          isOnNewLine = true
          lineBreaks += 1
        }
        position += 1
        continue
      }
      let comment = position
      let isLine = bytes[position + 1] == UInt8(ascii: "/")
      let mark = isLine ? UInt8(ascii: "/") : UInt8(ascii: "*")
      func at(_ distance: Int) -> UInt8 { comment + distance < end ? bytes[comment + distance] : 0 }
      // `////` and `/***` draw lines, `/**/` is empty.
      let isDocumentation = at(2) == mark && at(3) != mark && !(at(3) == UInt8(ascii: "/") && !isLine)
      position = isLine ? lineEnd(from: position) : blockEnd(from: position)
      if isDocumentation, isOnNewLine {
        if isLine, isOpen, lineBreaks == 1, let open = found { found = open.lowerBound..<position } else { found = comment..<position }
      }
      isOpen = isLine && isDocumentation && isOnNewLine
      lineBreaks = 0
    }
    return found
  }

  private func lineEnd(from start: Int) -> Int {
    var position = start
    while position < end, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") { position += 1 }
    return position
  }

  /// Blocks nest.
  private func blockEnd(from start: Int) -> Int {
    var depth = 1
    var position = start + 2
    while position + 1 < end, depth > 0 {
      let pair = (bytes[position], bytes[position + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        (depth, position) = (depth + 1, position + 2)
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        (depth, position) = (depth - 1, position + 2)
      } else {
        position += 1
      }
    }
    return depth > 0 ? end : position
  }

  /// Whether a comment says whose the file is.
  func isNotice(_ comment: Range<Int>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: bytes[comment])
    return Self.notices.contains { text.contains($0) }
  }

  private static let notices: [[UInt8]] = ["opyright", "©", "SPDX-License", "Created by "].map { Array($0.utf8) }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= count else { return false }
    for start in 0...(count - word.count) where self[start] == first {
      if word.indices.allSatisfy({ self[start + $0] == word[$0] }) { return true }
    }
    return false
  }
}
