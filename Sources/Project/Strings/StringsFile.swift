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
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return parsed(keys, UnsafeBufferPointer(rebasing: bytes[start...]))
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
  private let bytes: UnsafeBufferPointer<UInt8>
  private let keys: StringKeys
  private var position = 0
  private(set) var values: [String: String] = [:]
  private(set) var fault: StringTableFault?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ keys: StringKeys) {
    self.bytes = bytes
    self.keys = keys
  }

  mutating func parse() {
    while true {
      skipSpace()
      guard position < bytes.count else { return }
      // The form of a property list that is one dictionary.
      if bytes[position] == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "}") || bytes[position] == UInt8(ascii: ";") {
        position += 1
        continue
      }
      guard let key = word() else {
        recover("a key should stand here")
        continue
      }
      skipSpace()
      if take(UInt8(ascii: ";")) {
        note(key, key)
        continue
      }
      guard take(UInt8(ascii: "=")) else {
        recover("“=” should stand here")
        continue
      }
      skipSpace()
      guard let value = word() else {
        recover("a text should stand here")
        continue
      }
      note(key, value)
      skipSpace()
      if position < bytes.count, !take(UInt8(ascii: ";")), bytes[position] != UInt8(ascii: "}") { recover("“;” should stand here") }
    }
  }

  private mutating func note(_ key: [UInt8], _ value: [UInt8]) {
    let name = String(decoding: key, as: UTF8.self)
    if keys.contains(name) { values[name] = String(decoding: value, as: UTF8.self) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// On to the next entry: behind the end of this one, or to the next line.
  private mutating func recover(_ reason: String) {
    if fault == nil { fault = StringTableFault(reason: reason, offset: position) }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") { return }
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        // The star that opens a comment does not close it.
        position += 3
        while position < bytes.count, !(bytes[position - 1] == UInt8(ascii: "*") && bytes[position] == UInt8(ascii: "/")) { position += 1 }
        position = min(position + 1, bytes.count)
      } else {
        return
      }
    }
  }

  /// A text in quotes, or a word without.
  private mutating func word() -> [UInt8]? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      return position > start ? Array(bytes[start..<position]) : nil
    }
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote { return text }
      if byte == UInt8(ascii: "\\") { escape(&text) } else { text.append(byte) }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func escape(_ text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "u"), UInt8(ascii: "U"): unit(&text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // Octal, in the character set of NeXT, whose lower half is ASCII.
      var value = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 where position < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[position]) {
        value = value * 8 + Int(bytes[position] - UInt8(ascii: "0"))
        position += 1
      }
      text += value < 0x80 ? [UInt8(value)] : Array("\u{FFFD}".utf8)
    default: text.append(byte)
    }
  }

  /// `\U00e9`, of which two may make one character.
  private mutating func unit(_ text: inout [UInt8]) {
    guard let first = hexadecimal() else {
      text += Array("\u{FFFD}".utf8)
      return
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] | 0x20 == UInt8(ascii: "u")
    {
      position += 2
      if let second = hexadecimal() { units.append(second) }
    }
    text += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimal() -> UInt16? {
    var value: UInt16 = 0
    var count = 0
    while count < 4, position < bytes.count, let digit = bytes[position].hexadecimalValue {
      value = value << 4 | UInt16(digit)
      position += 1
      count += 1
    }
    return count > 0 ? value : nil
  }
}

extension UInt8 {
  /// What a hexadecimal digit stands for.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
