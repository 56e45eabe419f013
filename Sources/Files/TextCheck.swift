/// Tells text from bytes that are none.
public enum TextCheck {
  /// How much of a file is looked at for NUL bytes; what `git` and `grep` look at, too.
  static let binaryWindow = 8 << 10

  /// Why the bytes are no source text, or `nil` where they may be.
  public static func binaryReason(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if bytes.count >= 2 {
      if bytes[0] == 0xFF, bytes[1] == 0xFE { return "UTF-16 text; Swift source is UTF-8" }
      if bytes[0] == 0xFE, bytes[1] == 0xFF { return "UTF-16 text; Swift source is UTF-8" }
    }
    var index = 0
    let end = min(bytes.count, binaryWindow)
    while index < end {
      if bytes[index] == 0 { return "a binary file (NUL byte at offset \(index))" }
      index += 1
    }
    return nil
  }

  /// The offset of the first byte that is part of no well-formed UTF-8 sequence (Unicode 16, table 3-7), or `nil`.
  ///
  /// Linear; ASCII is passed over eight bytes at a time.
  public static func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = bytes.count
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < count {
      if index + 8 <= count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
        index += 8
        continue
      }
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      let length = sequenceLength(bytes, at: index, first: first)
      guard length > 0 else { return index }
      index += length
    }
    return nil
  }

  /// The length of the multi-byte sequence at `index`, 0 where it is ill-formed.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, first: UInt8) -> Int {
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, low) = (3, 0xA0)
    case 0xED: (length, high) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, low) = (4, 0x90)
    case 0xF4: (length, high) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard bytes.count - index >= length else { return 0 }
    guard bytes[index + 1] >= low, bytes[index + 1] <= high else { return 0 }
    var next = 2
    while next < length {
      guard bytes[index + next] & 0xC0 == 0x80 else { return 0 }
      next += 1
    }
    return length
  }

  /// The line, from 1, on which the byte at `offset` stands.
  public static func line(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var line = 1
    for index in 0..<min(max(offset, 0), bytes.count) where bytes[index] == 0x0A { line += 1 }
    return line
  }
}
