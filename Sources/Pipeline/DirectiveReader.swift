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
    while let hit = find(bytes, from: start) {
      start = hit + word.count
      guard beginsComment(bytes, at: hit), isTrivia(tree, at: hit) else { continue }
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

  /// Whether nothing but space stands between the comment's mark and a place.
  private static func beginsComment(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    var position = place - 1
    while position >= 0, bytes[position] == 0x20 || bytes[position] == 0x09 { position -= 1 }
    return position >= 1 && (bytes[position] == UInt8(ascii: "/") || bytes[position] == UInt8(ascii: "*"))
  }

  /// Whether a place lies in no token, so that it is white space or a comment.
  private static func isTrivia(_ tree: SyntaxTree, at place: Int) -> Bool {
    let tokens = tree.tokens
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].offset) <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return true }
    return Int(tokens[low - 1].offset) + Int(tokens[low - 1].length) <= place
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    var end = start
    while end < bytes.count, end - start < longestText, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "*"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/") { break }
      end += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
