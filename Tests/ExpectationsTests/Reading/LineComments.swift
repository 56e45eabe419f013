import SwiftScan

/// The `//` comments of a Swift file, found between its tokens: what looks like one in a string literal or a block comment is none. Of an XML
/// file (a storyboard, a property list) the comments that stand on one line.
enum LineComments {
  struct Comment: Hashable {
    var line: Int
    /// Nothing but white space stands before it on its line.
    var isAlone: Bool
    /// Without the slashes and the white space round it.
    var text: String
  }

  static func allInXML(_ text: String) -> [Comment] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Comment] in
      line.matches(of: /<!--(.*?)-->/).map { match in
        Comment(line: index + 1, isAlone: line[..<match.range.lowerBound].trimmed.isEmpty, text: match.output.1.trimmed)
      }
    }
  }

  static func all(in bytes: [UInt8]) throws -> [Comment] {
    let tree = SyntaxTree()
    try Scanner().scan(bytes, into: tree)
    var comments: [Comment] = []
    var line = 1
    var isAlone = true
    var position = 0

    func skipGap(to end: Int) {
      while position < end {
        switch bytes[position] {
        case UInt8(ascii: "\n"):
          line += 1
          isAlone = true
          position += 1
        case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "/"):
          let stop = bytes[position..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
          let text = String(decoding: bytes[(position + 2)..<stop], as: UTF8.self)
          comments.append(Comment(line: line, isAlone: isAlone, text: text.trimmed))
          position = stop
        case UInt8(ascii: "/") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "*"):
          skipBlock(to: end)
        default:
          position += 1
        }
      }
    }

    /// Block comments nest.
    func skipBlock(to end: Int) {
      var depth = 0
      repeat {
        let pair = position + 1 < end ? (bytes[position], bytes[position + 1]) : (0, 0)
        if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
          depth += 1
          position += 2
        } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
          depth -= 1
          position += 2
        } else {
          if bytes[position] == UInt8(ascii: "\n") {
            line += 1
            isAlone = true
          }
          position += 1
        }
      } while depth > 0 && position < end
    }

    for token in tree.tokens {
      skipGap(to: Int(token.offset))
      isAlone = false
      let end = Int(token.endOffset)
      line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
      position = end
    }
    skipGap(to: bytes.count)
    return comments
  }
}

extension StringProtocol {
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
