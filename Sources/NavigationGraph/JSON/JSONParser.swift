/// Reads JSON text (RFC 8259) in linear time with an explicit stack, to a bounded depth. A byte order mark is passed over.
public struct JSONParser {
  /// The deepest nesting that is read; a graph needs four levels.
  public static let maximumDepth = 256

  /// An array or object that is open; its elements are what lies on the stack of values from `start`.
  private struct Container {
    let isObject: Bool
    let start: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var containers: [Container] = []
  private var values: [JSONValue] = []
  /// The names of the members of all objects that are open, as many as these have values.
  private var keys: [String] = []

  /// The value that a text holds.
  ///
  /// - Throws: `JSONSyntaxError`, with the place of the first mistake.
  public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    return try parser.document()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  private mutating func document() throws(JSONSyntaxError) -> JSONValue {
    while true {
      // One value, or the opening of a container.
      skipSpace()
      var value: JSONValue
      switch peek {
      case UInt8(ascii: "["):
        try checkDepth()
        position += 1
        skipSpace()
        if take("]") {
          value = .array([])
        } else {
          containers.append(Container(isObject: false, start: values.count))
          continue
        }
      case UInt8(ascii: "{"):
        try checkDepth()
        position += 1
        skipSpace()
        if take("}") {
          value = .object([:])
        } else {
          containers.append(Container(isObject: true, start: values.count))
          keys.append(try key())
          continue
        }
      default:
        value = try scalar()
      }
      // The value goes into its container; full containers close and become values themselves.
      closing: while true {
        skipSpace()
        guard let container = containers.last else {
          guard position == bytes.count else { throw error("unexpected text after the value") }
          return value
        }
        values.append(value)
        if take(",") {
          if container.isObject { keys.append(try key()) }
          break closing
        }
        guard take(container.isObject ? "}" : "]") else { throw error(container.isObject ? "expected ',' or '}'" : "expected ',' or ']'") }
        value = close(container)
      }
    }
  }

  /// The innermost container as a value, taken off the stacks.
  private mutating func close(_ container: Container) -> JSONValue {
    containers.removeLast()
    // Copied before the stack shrinks: a slice that still lives would make that a copy of the whole stack.
    let content = Array(values[container.start...])
    values.removeLast(content.count)
    guard container.isObject else { return .array(content) }
    let names = Array(keys.suffix(content.count))
    keys.removeLast(content.count)
    return .object(Dictionary(zip(names, content), uniquingKeysWith: { _, last in last }))
  }

  private func checkDepth() throws(JSONSyntaxError) {
    if containers.count >= Self.maximumDepth { throw error("nested deeper than \(Self.maximumDepth) levels") }
  }

  /// A member's name and its colon.
  private mutating func key() throws(JSONSyntaxError) -> String {
    skipSpace()
    guard peek == UInt8(ascii: "\"") else { throw error("expected a member's name in quotes") }
    let key = try string()
    skipSpace()
    guard take(":") else { throw error("expected ':'") }
    return key
  }

  private mutating func scalar() throws(JSONSyntaxError) -> JSONValue {
    switch peek {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("the text ends where a value should stand")
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return try number()
    default: throw error("expected a value")
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    let word = text.description.utf8
    guard bytes[position...].starts(with: word) else { throw error("expected a value") }
    position += word.count
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    var isInteger = true
    if take(".") {
      isInteger = false
      try digits()
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      position = start
      throw error("the number is too large")
    }
    return .double(value)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let byte = peek, isDigit(byte) else { throw error("expected a digit") }
    while let byte = peek, isDigit(byte) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    position += 1
    var content: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          position = opening
          throw error("the string is no valid UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        content.append(contentsOf: try escape())
      case 0..<0x20:
        throw error("a control character in a string")
      default:
        content.append(byte)
        position += 1
      }
    }
    position = opening
    throw error("the string has no end")
  }

  private mutating func escape() throws(JSONSyntaxError) -> [UInt8] {
    position += 1
    guard let byte = peek else { throw error("the string has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]) {
        guard take("\\"), take("u") else { throw error("half a surrogate pair") }
        units.append(try codeUnit())
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw error("half a surrogate pair") }
      return Array(text.utf8)
    default:
      position -= 1
      throw error("unknown escape")
    }
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error("expected four hexadecimal digits") }
      unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
      position += 1
    }
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek, UInt32(byte) == character.value else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> JSONSyntaxError {
    var line = 1
    var column = 1
    for byte in bytes[..<min(position, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return JSONSyntaxError(line: line, column: column, message: message)
  }
}
