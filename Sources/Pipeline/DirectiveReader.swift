import NavigationGraph
import Observations
import SwiftScan

/// Finds the comments that speak to navgraph.
enum DirectiveReader {
  private static let word: [UInt8] = Array("navgraph:".utf8)
  /// How far the word may be moved on for the byte at its end.
  private static let steps: [Int] = {
    var steps = [Int](repeating: word.count, count: 256)
    for (position, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - position }
    return steps
  }()
  /// The longest text of a directive, in bytes.
  private static let longestText = 2000

  /// The directives of a scanned file. Files without the word cost one search of their bytes.
  static func directives(_ bytes: UnsafeBufferPointer<UInt8>, _ tree: SyntaxTree, path: String) -> [Directive] {
    var result: [Directive] = []
    var start = 0
    // All comments before it have been passed: each is passed once, however many of them there are.
    var passed = 0
    while let hit = find(bytes, from: start) {
      start = hit + word.count
      guard let mark = commentMark(bytes, before: hit), isOutermost(bytes, tree, mark: mark, hit: hit, &passed) else { continue }
      let position = tree.position(atOffset: UInt32(truncatingIfNeeded: hit))
      result.append(
        Directive(
          location: SourceLocation(file: path, line: position.line, column: position.column), text: text(bytes, from: hit + word.count)))
    }
    return result
  }

  /// The next place of the word (Horspool 1980): looks at about one byte in nine.
  private static func find(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let last = word.count - 1
    var position = start
    while position + last < bytes.count {
      let byte = bytes[position + last]
      if byte == word[last], (0..<last).allSatisfy({ bytes[position + $0] == word[$0] }) { return position }
      position += steps[Int(byte)]
    }
    return nil
  }

  /// Where the comment's mark ends, where nothing but space stands between it and a place.
  private static func commentMark(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Int? {
    var position = place - 1
    while position >= 0, bytes[position] == 0x20 || bytes[position] == 0x09 { position -= 1 }
    return position >= 1 && (bytes[position] == slash || bytes[position] == star) ? position : nil
  }

  /// Whether a place lies in no token, and the comment that its mark begins lies in no other: code that is commented out says nothing.
  private static func isOutermost(_ bytes: UnsafeBufferPointer<UInt8>, _ tree: SyntaxTree, mark: Int, hit: Int, _ passed: inout Int) -> Bool {
    let tokens = tree.tokens
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].offset) <= hit { low = middle + 1 } else { high = middle }
    }
    var position = max(passed, low > 0 ? Int(tokens[low - 1].offset) + Int(tokens[low - 1].length) : 0)
    // From the last token on there is nothing but space and comments.
    while position + 1 < hit {
      guard bytes[position] == slash, bytes[position + 1] == slash || bytes[position + 1] == star else {
        position += 1
        continue
      }
      let start = position
      position += 2
      // Documentation comments have longer marks.
      while position <= mark, bytes[position] == bytes[start + 1] { position += 1 }
      let isHere = position == mark + 1
      position = end(ofComment: start, bytes)
      passed = position
      if isHere { return true }
    }
    return false
  }

  /// The place behind a comment.
  private static func end(ofComment start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let bound = bytes.count
    var position = start + 2
    if bytes[start + 1] == slash {
      while position < bound, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      return position
    }
    var depth = 1
    while position + 1 < bound, depth > 0 {
      let (byte, next) = (bytes[position], bytes[position + 1])
      if byte == slash, next == star {
        (depth, position) = (depth + 1, position + 2)
      } else if byte == star, next == slash {
        (depth, position) = (depth - 1, position + 2)
      } else {
        position += 1
      }
    }
    return depth > 0 ? bound : position
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    var end = start
    while end < bytes.count, end - start < longestText, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "*"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/") { break }
      end += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
