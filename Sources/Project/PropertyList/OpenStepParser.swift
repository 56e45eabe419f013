/// Reads property lists in the old ASCII form (OpenStep), in which Xcode writes `project.pbxproj`.
///
/// Iterative, linear, and without limits but those of `PropertyListValue`: any bytes give a value or an error.
struct OpenStepParser {
  private var lexer: OpenStepLexer
  private var builder = PropertyListBuilder()

  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    try bytes.withUnsafeBufferPointer { bytes throws(PropertyListError) in
      var parser = OpenStepParser(lexer: OpenStepLexer(bytes))
      return try parser.parse()
    }
  }

  private init(lexer: OpenStepLexer) { self.lexer = lexer }

  private mutating func parse() throws(PropertyListError) -> PropertyListValue {
    while true {
      lexer.skipBlanks()
      guard let byte = lexer.current else {
        guard builder.depth == 0, let root = builder.root else { throw error("it ends too early") }
        return root
      }
      if builder.depth == 0, builder.root != nil { throw error("there is something behind its end") }
      try readItem(byte)
    }
  }

  /// Reads one bracket, value or pair's beginning.
  private mutating func readItem(_ first: UInt8) throws(PropertyListError) {
    switch first {
    case UInt8(ascii: "}"):
      guard builder.isInDictionary else { throw error("'}' closes nothing") }
      try close()
    case UInt8(ascii: ")"):
      guard builder.isInArray else { throw error("')' closes nothing") }
      try close()
    default:
      if builder.isInDictionary {
        let key = try readString()
        lexer.skipBlanks()
        // `{ name; }` stands for `{ name = name; }`.
        let place = lexer.position
        if lexer.take(UInt8(ascii: ";")) {
          builder.setKey(key)
          builder.add(.string(key, offset: place))
          return
        }
        guard lexer.take(UInt8(ascii: "=")) else { throw error("'=' is missing after a key") }
        builder.setKey(key)
        lexer.skipBlanks()
      }
      try readValue()
    }
  }

  private mutating func readValue() throws(PropertyListError) {
    guard let first = lexer.current else { throw error("it ends too early") }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard builder.depth < PropertyListValue.maximumDepth else { throw error("it is nested too deeply") }
      if first == UInt8(ascii: "{") { builder.beginDictionary() } else { builder.beginArray() }
      lexer.position += 1
      return
    case UInt8(ascii: "<"):
      while let byte = lexer.current, byte != UInt8(ascii: ">") { lexer.position += 1 }
      guard lexer.take(UInt8(ascii: ">")) else { throw error("'>' is missing") }
      builder.add(.other)
    default:
      let start = lexer.position
      builder.add(.string(try readString(), offset: start))
    }
    try readSeparator()
  }

  private mutating func close() throws(PropertyListError) {
    lexer.position += 1
    builder.end()
    try readSeparator()
  }

  /// Reads what must follow a value, seen from what holds it now.
  private mutating func readSeparator() throws(PropertyListError) {
    lexer.skipBlanks()
    if builder.isInDictionary {
      guard lexer.take(UInt8(ascii: ";")) else { throw error("';' is missing after a value") }
    } else if builder.isInArray {
      guard let byte = lexer.current else { throw error("it ends too early") }
      if !lexer.take(UInt8(ascii: ",")), byte != UInt8(ascii: ")") { throw error("',' is missing after a value") }
    }
  }

  private mutating func readString() throws(PropertyListError) -> String {
    guard let first = lexer.current else { throw error("it ends too early") }
    switch lexer.word() {
    case .text(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .none: throw error("a byte \(first) that starts no value")
    case .unclosed: throw error("a quote is never closed")
    }
  }

  private func error(_ reason: String) -> PropertyListError { PropertyListError(reason: reason, offset: lexer.position) }
}
