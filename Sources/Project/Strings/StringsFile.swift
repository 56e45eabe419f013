/// Reads tables of texts in their old form: `"key" = "value";` with comments, in UTF-8 or UTF-16, or a property list in XML.
enum StringsFile {
  /// - Parameter keys: others are passed over.
  static func values(
    of keys: StringKeys, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (values: [String: String], fault: StringTableFault?) {
    let encoding = Encoding(bytes)
    if encoding != .utf8 {
      let text = encoding.utf8(bytes)
      return text.withUnsafeBufferPointer { parsed(keys, $0) }
    }
    return parsed(keys, bytes)
  }

  private static func parsed(
    _ keys: StringKeys, _ text: UnsafeBufferPointer<UInt8>
  ) -> (values: [String: String], fault: StringTableFault?) {
    if text.starts(with: Array("bplist".utf8)) || text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") { return propertyList(keys, text) }
    var parser = StringsParser(text, keys)
    parser.parse()
    return (parser.values, parser.fault)
  }

  private static func propertyList(
    _ keys: StringKeys, _ text: UnsafeBufferPointer<UInt8>
  ) -> (values: [String: String], fault: StringTableFault?) {
    do {
      let list = try PropertyListReader.parse(Array(text))
      var values: [String: String] = [:]
      for (key, value) in list.dictionary ?? [:] where keys.contains(key) { values[key] = value.string }
      return (values, nil)
    } catch {
      return ([:], StringTableFault(reason: error.reason, offset: error.offset))
    }
  }

  /// How a file's characters are written: by its byte order mark, else by where its zeros stand.
  private enum Encoding {
    case utf8, utf16Little, utf16Big

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard bytes.count >= 2 else {
        self = .utf8
        return
      }
      switch (bytes[0], bytes[1]) {
      case (0xFF, 0xFE), (1..., 0): self = .utf16Little
      case (0xFE, 0xFF), (0, 1...): self = .utf16Big
      default: self = .utf8
      }
    }

    func utf8(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
      let isBig = self == .utf16Big
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count / 2)
      for index in stride(from: 0, to: bytes.count - 1, by: 2) {
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        let unit = isBig ? first << 8 | second : second << 8 | first
        if index > 0 || unit != 0xFEFF { units.append(unit) }
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }
}

/// The parser of the old form. It goes on behind what it cannot read, and remembers the first such place.
private struct StringsParser {
  private let keys: StringKeys
  private var lexer: OpenStepLexer
  private(set) var values: [String: String] = [:]
  private(set) var fault: StringTableFault?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ keys: StringKeys) {
    lexer = OpenStepLexer(bytes)
    self.keys = keys
  }

  mutating func parse() {
    while true {
      lexer.skipBlanks()
      guard let byte = lexer.current else { return }
      // The form of a property list that is one dictionary.
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") {
        lexer.position += 1
        continue
      }
      guard case .text(let key) = lexer.word() else {
        recover("a key should stand here")
        continue
      }
      lexer.skipBlanks()
      if lexer.take(UInt8(ascii: ";")) {
        note(key, key)
        continue
      }
      guard lexer.take(UInt8(ascii: "=")) else {
        recover("“=” should stand here")
        continue
      }
      lexer.skipBlanks()
      guard case .text(let value) = lexer.word() else {
        recover("a text should stand here")
        continue
      }
      note(key, value)
      lexer.skipBlanks()
      if !lexer.isAtEnd, !lexer.take(UInt8(ascii: ";")), lexer.current != UInt8(ascii: "}") { recover("“;” should stand here") }
    }
  }

  private mutating func note(_ key: [UInt8], _ value: [UInt8]) {
    let name = String(decoding: key, as: UTF8.self)
    if keys.contains(name) { values[name] = String(decoding: value, as: UTF8.self) }
  }

  /// On to the next entry: behind the end of this one, or to the next line.
  private mutating func recover(_ reason: String) {
    if fault == nil { fault = StringTableFault(reason: reason, offset: lexer.position) }
    while let byte = lexer.current {
      lexer.position += 1
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") { return }
    }
  }
}
