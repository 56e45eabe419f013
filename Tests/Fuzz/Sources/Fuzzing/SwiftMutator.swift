import SwiftScan

/// Changes Swift source as people and tools do: tokens moved, doubled, left out or put in, brackets dropped, strings cut.
struct SwiftMutator {
  private static let words: [[UInt8]] = [
    "struct", "class", "enum", "case", "func", "var", "let", "extension", "protocol", "indirect", "switch", "default", "if", "else", "guard", "return",
    "where", "some", "any", "View", "body", "NavigationStack", "NavigationLink", ".sheet", ".navigationDestination", "isPresented:", "for:", "path",
    "@State", "@main", "App", "Self", "self", "super", "#if", "#else", "#endif", "#available", "#Preview", "{", "}", "(", ")", "[", "]", "<", ">", ",",
    ":", ";", "->", "=", "==", "??", "?", "!", "&", "\\(", "\"", "\"\"\"", "#\"", "/*", "*/", "//", "`", "$0", "\\.", "...", "try", "await", "async", "0x",
    "1e", "\n", "UIViewController", "pushViewController", "present", "init", "operator", "precedencegroup", "macro", "repeat", "each", "~Copyable",
  ].map { Array($0.utf8) }

  private var generator: SplitMix

  init(seed: UInt32) { generator = SplitMix(state: UInt64(seed)) }

  /// Another source, at most so long; nil where there is none to change.
  mutating func changed(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    let tree = SyntaxTree()
    guard !bytes.isEmpty, (try? bytes.withUnsafeBufferPointer({ try Scanner().lex($0, into: tree) })) != nil else { return nil }
    var bounds = tree.tokens.map { Int($0.offset) }.filter { $0 <= bytes.count }
    bounds.append(bytes.count)
    guard bounds.count > 2 else { return nil }
    var result = bytes
    for _ in 0..<(1 + below(3)) where bounds.count > 2 {
      let first = below(bounds.count - 1)
      let token = bounds[first]..<max(bounds[first], bounds[first + 1])
      guard token.upperBound <= result.count else { break }
      switch below(7) {
      case 0: result.removeSubrange(token)
      case 1: result.insert(contentsOf: result[token], at: token.lowerBound)
      case 2: result.insert(contentsOf: Self.words[below(Self.words.count)] + [0x20], at: token.lowerBound)
      case 3: result.replaceSubrange(token, with: Self.words[below(Self.words.count)] + [0x20])
      case 4:
        // A run of tokens goes elsewhere.
        let last = min(bounds.count - 1, first + 1 + below(12))
        let run = Array(result[token.lowerBound..<min(result.count, max(token.upperBound, bounds[last]))])
        result.insert(contentsOf: run, at: min(result.count, bounds[below(bounds.count)]))
      case 5:
        let brackets = result.indices.filter { "(){}[]<>\"".utf8.contains(result[$0]) }
        if !brackets.isEmpty { result.remove(at: brackets[below(brackets.count)]) }
      default: result.removeSubrange(token.lowerBound..<min(result.count, token.lowerBound + 1 + below(token.count + 1)))
      }
      // Where tokens are now is not known any more.
      break
    }
    return Array(result.prefix(limit))
  }

  private mutating func below(_ limit: Int) -> Int { Int(generator.next() % UInt64(max(1, limit))) }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
