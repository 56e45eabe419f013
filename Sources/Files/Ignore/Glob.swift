/// A pattern for one part of a path, in the language of `.gitignore`: `*`, `?`, `[a-z]`, `[!a]`, `[[:alpha:]]`, `\` before a literal.
///
/// Matching takes time in proportion to pattern times name and never more: of several `*` only the last one met is gone back to,
/// which is enough, since an earlier one could only give what a later one can give as well.
struct Glob: Sendable, Equatable {
  enum Token: Sendable, Equatable {
    case byte(UInt8)
    case any
    case star
    case set(ByteSet)
  }

  let tokens: [Token]

  /// `nil` where a bracket is never closed: such a pattern matches nothing.
  init?(_ pattern: some Collection<UInt8>) {
    let bytes = Array(pattern)
    var tokens: [Token] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "*"):
        if tokens.last != .star { tokens.append(.star) }
        index += 1
      case UInt8(ascii: "?"):
        tokens.append(.any)
        index += 1
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.parse(bytes, from: index + 1) else { return nil }
        tokens.append(.set(set))
        index = end
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count else { return nil }
        tokens.append(.byte(bytes[index + 1]))
        index += 2
      default:
        tokens.append(.byte(bytes[index]))
        index += 1
      }
    }
    self.tokens = tokens
  }

  /// The name that is the only match, where the pattern has no wildcard.
  var literal: [UInt8]? {
    var bytes: [UInt8] = []
    for token in tokens {
      guard case .byte(let byte) = token else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  func matches(_ name: [UInt8]) -> Bool {
    var token = 0
    var index = 0
    var retry: (token: Int, index: Int)?
    while true {
      if token < tokens.count, tokens[token] == .star {
        retry = (token + 1, index)
        token += 1
      } else if token < tokens.count, index < name.count, accepts(tokens[token], name[index]) {
        token += 1
        index += 1
      } else if token == tokens.count, index == name.count {
        return true
      } else if let last = retry, last.index < name.count {
        retry = (last.token, last.index + 1)
        token = last.token
        index = last.index + 1
      } else {
        return false
      }
    }
  }

  private func accepts(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let wanted): wanted == byte
    case .any: true
    case .set(let set): set.contains(byte)
    case .star: false
    }
  }
}

/// A set of bytes, as a bracket in a pattern gives it.
struct ByteSet: Sendable, Equatable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }

  func contains(_ byte: UInt8) -> Bool {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    return switch byte >> 6 {
    case 0: words.0 & bit != 0
    case 1: words.1 & bit != 0
    case 2: words.2 & bit != 0
    default: words.3 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    switch byte >> 6 {
    case 0: words.0 |= bit
    case 1: words.1 |= bit
    case 2: words.2 |= bit
    default: words.3 |= bit
    }
  }

  mutating func invert() { words = (~words.0, ~words.1, ~words.2, ~words.3) }

  /// Reads what stands after `[`, up to and with its `]`.
  static func parse(_ bytes: [UInt8], from start: Int) -> (ByteSet, end: Int)? {
    var set = ByteSet()
    var index = start
    let negated = index < bytes.count && (bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^"))
    if negated { index += 1 }
    let first = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "]"), index > first {
        if negated { set.invert() }
        return (set, index + 1)
      }
      if let (members, end) = namedClass(bytes, from: index) {
        guard let members else { return nil }
        for byte in UInt8.min...UInt8.max where members(byte) { set.insert(byte) }
        index = end
        continue
      }
      guard let (low, next) = member(bytes, at: index) else { return nil }
      index = next
      if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"), bytes[index + 1] != UInt8(ascii: "]") {
        guard let (high, afterRange) = member(bytes, at: index + 1) else { return nil }
        if low <= high { for byte in low...high { set.insert(byte) } }
        index = afterRange
      } else {
        set.insert(low)
      }
    }
    return nil
  }

  private static func member(_ bytes: [UInt8], at index: Int) -> (UInt8, next: Int)? {
    guard bytes[index] == UInt8(ascii: "\\") else { return (bytes[index], index + 1) }
    guard index + 1 < bytes.count else { return nil }
    return (bytes[index + 1], index + 2)
  }

  /// `[:alpha:]` and its like at `index`; a `nil` test where the name is none that is known.
  private static func namedClass(_ bytes: [UInt8], from index: Int) -> (((UInt8) -> Bool)?, end: Int)? {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: ":") else { return nil }
    var end = index + 2
    while end < bytes.count, bytes[end] != UInt8(ascii: "]") { end += 1 }
    guard end < bytes.count, end - 1 > index + 1, bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    let test: ((UInt8) -> Bool)? =
      switch String(decoding: bytes[(index + 2)..<(end - 1)], as: UTF8.self) {
      case "alpha": { isUpper($0) || isLower($0) }
      case "digit": { isDigit($0) }
      case "alnum": { isUpper($0) || isLower($0) || isDigit($0) }
      case "upper": { isUpper($0) }
      case "lower": { isLower($0) }
      case "space": { $0 == 0x20 || (0x09...0x0D).contains($0) }
      case "blank": { $0 == 0x20 || $0 == 0x09 }
      case "punct": { (0x21...0x7E).contains($0) && !isUpper($0) && !isLower($0) && !isDigit($0) }
      case "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) }
      case "cntrl": { $0 < 0x20 || $0 == 0x7F }
      case "graph": { (0x21...0x7E).contains($0) }
      case "print": { (0x20...0x7E).contains($0) }
      default: nil
      }
    return (test, end + 1)
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
