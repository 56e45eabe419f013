/// Walks over JSON without making anything of what is passed over: in linear time, without recursion, and never past the end.
struct JSONCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int = 0) {
    self.bytes = bytes
    self.position = max(0, position)
  }

  /// Calls a closure for each member of the object that stands here, which it has to read or to skip. Ends behind the object.
  mutating func members(
    _ body: (_ key: String, _ json: inout JSONCursor) throws(StringTableFault) -> Void
  ) throws(StringTableFault) {
    try expect(UInt8(ascii: "{"), "an object")
    skipSpace()
    if take(UInt8(ascii: "}")) { return }
    while true {
      let key = try string()
      try expect(UInt8(ascii: ":"), "“:”")
      skipSpace()
      let start = position
      try body(key, &self)
      guard position > start else { throw StringTableFault(reason: "a value should stand here", offset: position) }
      skipSpace()
      if take(UInt8(ascii: ",")) {
        skipSpace()
        continue
      }
      return try expect(UInt8(ascii: "}"), "“,” or “}”")
    }
  }

  /// Goes to the value of a member of the object that stands here; false where there is no object, or none with the member. The cursor is
  /// then anywhere.
  mutating func enter(_ name: String) throws(StringTableFault) -> Bool { try enter { $0 == name } }

  mutating func enterFirst() throws(StringTableFault) -> Bool { try enter { _ in true } }

  private mutating func enter(_ isWanted: (String) -> Bool) throws(StringTableFault) -> Bool {
    skipSpace()
    guard take(UInt8(ascii: "{")) else { return false }
    skipSpace()
    while position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      let key = try string()
      try expect(UInt8(ascii: ":"), "“:”")
      skipSpace()
      if isWanted(key) { return true }
      try skip()
      skipSpace()
      guard take(UInt8(ascii: ",")) else { return false }
      skipSpace()
    }
    return false
  }

  /// Passes over the value that stands here.
  mutating func skip() throws(StringTableFault) {
    skipSpace()
    var depth = 0
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        try skipString()
        if depth == 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return try needSomething(since: start) }
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: ",") where depth == 0: return try needSomething(since: start)
      default: position += 1
      }
    }
    if depth > 0 { throw StringTableFault(reason: "it ends too early", offset: position) }
    try needSomething(since: start)
  }

  private func needSomething(since start: Int) throws(StringTableFault) {
    if position == start { throw StringTableFault(reason: "a value should stand here", offset: position) }
  }

  /// The text of the string that stands here.
  mutating func string() throws(StringTableFault) -> String {
    skipSpace()
    let start = position
    let hasEscapes = try skipString()
    guard hasEscapes else { return String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self) }
    var units: [UInt16] = []
    var text = ""
    var index = start + 1
    var run = index
    func flush(to end: Int) {
      if !units.isEmpty { text += String(decoding: units, as: UTF16.self) }
      units = []
      if run < end { text += String(decoding: bytes[run..<end], as: UTF8.self) }
    }
    while index < position - 1 {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      // Escapes that follow one another may make one character.
      if run < index || units.isEmpty { flush(to: index) }
      let mark = bytes[index + 1]
      index += 2
      switch mark {
      case UInt8(ascii: "u"):
        var unit: UInt16 = 0
        var count = 0
        while count < 4, index < position - 1, let digit = bytes[index].hexadecimalValue {
          unit = unit << 4 | UInt16(digit)
          index += 1
          count += 1
        }
        units.append(count == 4 ? unit : 0xFFFD)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      default: units.append(mark < 0x80 ? UInt16(mark) : 0xFFFD)
      }
      run = index
    }
    flush(to: position - 1)
    return text
  }

  /// Passes over a string; tells whether it has escapes.
  @discardableResult
  private mutating func skipString() throws(StringTableFault) -> Bool {
    let start = position
    try expect(UInt8(ascii: "\""), "a string")
    var hasEscapes = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return hasEscapes
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    position = bytes.count
    throw StringTableFault(reason: "a string that does not end", offset: start)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ what: String) throws(StringTableFault) {
    skipSpace()
    guard take(byte) else { throw StringTableFault(reason: "\(what) should stand here", offset: position) }
  }
}
