/// Writes JSON text into a buffer of bytes. It knows commas, quotes and line breaks; order and names of the members are the caller's.
///
/// Text comes out as ASCII-safe as JSON and terminals need it: control characters (C0, DEL, C1), line and paragraph separators, and the
/// characters that reorder or hide text are written as `\u` escapes, everything else as UTF-8.
public struct JSONWriter: Sendable {
  /// The text so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  public init() {}

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Objects and arrays: each that is begun has to be ended by its own.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  public mutating func endObject() { close(UInt8(ascii: "}")) }
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// The name of the member whose value comes next.
  public mutating func key(_ name: String) {
    separate()
    append(quoted: name)
    append(": ")
    needsComma = false
  }

  /// A string, quoted and escaped.
  public mutating func string(_ value: String) {
    separate()
    append(quoted: value)
    needsComma = true
  }

  /// A whole number.
  public mutating func integer(_ value: Int) {
    separate()
    append(String(value))
    needsComma = true
  }

  /// `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
    needsComma = true
  }

  /// A line break and an indentation, after the comma that is due.
  public mutating func newline(indent: Int) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<max(0, indent) { bytes.append(UInt8(ascii: " ")) }
  }

  /// A line break that no comma goes before: at the start of a container, before its end, at the end of the text.
  public mutating func endLine(indent: Int = 0) {
    needsComma = false
    newline(indent: indent)
  }

  /// A member of type string, left out where there is none.
  public mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// A member of type integer, left out where there is none.
  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  /// A member of type bool, left out where there is none.
  public mutating func member(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    bool(value)
  }

  /// A member that is a list on one line, left out where it is empty.
  public mutating func member<T>(_ name: String, _ values: [T], _ write: (inout JSONWriter, T) -> Void) {
    guard !values.isEmpty else { return }
    key(name)
    beginArray()
    for value in values { write(&self, value) }
    endArray()
  }

  /// A member that is a list with one element a line, or `[]`.
  public mutating func lines<T>(_ name: String, _ values: [T], indent: Int, _ write: (inout JSONWriter, T) -> Void) {
    key(name)
    beginArray()
    for value in values {
      newline(indent: indent + 2)
      write(&self, value)
    }
    if !values.isEmpty { endLine(indent: indent) }
    endArray()
  }

  // MARK: Bytes

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(", ") }
    needsComma = false
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      append(text)
    } else {
      for scalar in text.unicodeScalars { append(escaped: scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    default:
      if scalar.isHazardous {
        // All of them lie in the basic plane but tags and language marks, which take a surrogate pair.
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
