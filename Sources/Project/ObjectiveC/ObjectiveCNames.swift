/// The words that Objective-C says: a class or an enum of Swift that none of them names is not used there.
enum ObjectiveCNames {
  /// The words outside comments that have a capital letter or an underscore at their beginning, and others that are asked for. Those in strings
  /// count, for a class may be asked for by its name.
  static func words(in text: UnsafeBufferPointer<UInt8>, and asked: Set<String> = []) -> Set<String> {
    var result: Set<String> = []
    var lexer = ObjectiveCLexer(text)
    while let token = lexer.next() {
      switch token {
      case .word(let range): insert(range, of: text, asked, &result)
      case .string(let range):
        for word in words(ofString: range, text) { insert(word, of: text, asked, &result) }
      case .sign: continue
      }
    }
    return result
  }

  private static func insert(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ asked: Set<String>, _ result: inout Set<String>) {
    let first = text[range.lowerBound]
    let isName = first == UInt8(ascii: "_") || first >= 0x80 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    guard isName || !asked.isEmpty else { return }
    let word = String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
    if isName || asked.contains(word) { result.insert(word) }
  }

  /// The letter after a backslash begins no word.
  private static func words(ofString range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    func take(to end: Int) {
      var lexer = ObjectiveCLexer(text, in: start..<max(start, end), isString: true)
      while let token = lexer.next() { if case .word(let word) = token { result.append(word) } }
    }
    while index < range.upperBound {
      guard text[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      take(to: index)
      index += 2
      start = min(index, range.upperBound)
    }
    take(to: range.upperBound)
    return result
  }
}
