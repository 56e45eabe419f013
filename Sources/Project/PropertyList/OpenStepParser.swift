/// Reads property lists in the old ASCII form (OpenStep), in which Xcode writes `project.pbxproj`.
///
/// The grammar is that of the "Old-Style ASCII Property Lists" in Apple's archive, with comments. Iterative, linear, and without
/// limits but those of `PropertyListValue`: any bytes give a value or an error.
struct OpenStepParser {
  private let bytes: [UInt8]
  private var index = 0
  private var builder = PropertyListBuilder()

  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListValue {
    var parser = OpenStepParser(bytes: bytes)
    return try parser.parse()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func parse() throws(PropertyListError) -> PropertyListValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while true {
      skipBlanks()
      guard index < bytes.count else {
        guard builder.depth == 0, let root = builder.root else { throw error("it ends too early") }
        return root
      }
      if builder.depth == 0, builder.root != nil { throw error("there is something behind its end") }
      try readItem()
    }
  }

  /// Reads one bracket, value or pair's beginning.
  private mutating func readItem() throws(PropertyListError) {
    switch bytes[index] {
    case UInt8(ascii: "}"):
      guard builder.isInDictionary else { throw error("'}' closes nothing") }
      try close()
    case UInt8(ascii: ")"):
      guard builder.isInArray else { throw error("')' closes nothing") }
      try close()
    default:
      if builder.isInDictionary {
        let key = try readString()
        skipBlanks()
        // `{ name; }` stands for `{ name = name; }`.
        if index < bytes.count, bytes[index] == UInt8(ascii: ";") {
          builder.setKey(key)
          builder.add(.string(key, offset: index))
          index += 1
          return
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { throw error("'=' is missing after a key") }
        index += 1
        builder.setKey(key)
        skipBlanks()
      }
      try readValue()
    }
  }

  private mutating func readValue() throws(PropertyListError) {
    guard index < bytes.count else { throw error("it ends too early") }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard builder.depth < PropertyListValue.maximumDepth else { throw error("it is nested too deeply") }
      if bytes[index] == UInt8(ascii: "{") { builder.beginDictionary() } else { builder.beginArray() }
      index += 1
      return
    case UInt8(ascii: "<"):
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      guard index < bytes.count else { throw error("'>' is missing") }
      index += 1
      builder.add(.other)
    default:
      let start = index
      builder.add(.string(try readString(), offset: start))
    }
    try readSeparator()
  }

  private mutating func close() throws(PropertyListError) {
    index += 1
    builder.end()
    try readSeparator()
  }

  /// Reads what must follow a value, seen from what holds it now.
  private mutating func readSeparator() throws(PropertyListError) {
    skipBlanks()
    if builder.isInDictionary {
      guard index < bytes.count, bytes[index] == UInt8(ascii: ";") else { throw error("';' is missing after a value") }
      index += 1
    } else if builder.isInArray {
      guard index < bytes.count else { throw error("it ends too early") }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
      } else if bytes[index] != UInt8(ascii: ")") {
        throw error("',' is missing after a value")
      }
    }
  }

  private mutating func readString() throws(PropertyListError) -> String {
    guard index < bytes.count else { throw error("it ends too early") }
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") { return try readQuoted(bytes[index]) }
    let start = index
    while index < bytes.count, isPlain(bytes[index]) {
      if bytes[index] == UInt8(ascii: "/"), index > start, isComment(at: index) { break }
      index += 1
    }
    guard index > start else { throw error("a byte \(bytes[index]) that starts no value") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(PropertyListError) -> String {
    index += 1
    var content: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        readEscape(into: &content)
      } else {
        content.append(bytes[index])
        index += 1
      }
    }
    guard index < bytes.count else { throw error("a quote is never closed") }
    index += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func readEscape(into content: inout [UInt8]) {
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "U"):
      var value: UInt32 = 0
      var digits = 0
      while digits < 4, index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue {
        value = value << 4 | UInt32(digit)
        index += 1
        digits += 1
      }
      if let scalar = Unicode.Scalar(value) { content += Array(String(Character(scalar)).utf8) }
    default: content.append(letter)
    }
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: byte >= 0x80
    }
  }

  private func isComment(at place: Int) -> Bool {
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") else { return false }
    return bytes[place + 1] == UInt8(ascii: "*")
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if isComment(at: index) {
        index += 2
        while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func error(_ reason: String) -> PropertyListError { PropertyListError(reason: reason, offset: index) }
}
