extension Lexer {
  struct Scalar {
    var value: UInt32
    var length: Int
  }

  /// The character at a place, if its bytes are valid UTF-8.
  func scalar(at cursor: Cursor) -> Scalar? {
    func following(_ distance: Int) -> UInt32? {
      let byte = cursor[distance]
      return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
    }
    let first = UInt32(cursor.pointee)
    switch first {
    case 0..<0x80: return Scalar(value: first, length: 1)
    case 0xC2..<0xE0:
      guard let a = following(1) else { return nil }
      return Scalar(value: (first & 0x1F) << 6 | a, length: 2)
    case 0xE0..<0xF0:
      guard let a = following(1), let b = following(2) else { return nil }
      let value = (first & 0x0F) << 12 | a << 6 | b
      return value >= 0x800 && !(0xD800...0xDFFF).contains(value) ? Scalar(value: value, length: 3) : nil
    case 0xF0..<0xF5:
      guard let a = following(1), let b = following(2), let c = following(3) else { return nil }
      let value = (first & 0x07) << 18 | a << 12 | b << 6 | c
      return (0x10000...0x10FFFF).contains(value) ? Scalar(value: value, length: 4) : nil
    default: return nil
    }
  }

  /// What begins with a byte outside ASCII: a name, an operator, a curly quote; anything else counts as white space.
  @inline(never)
  mutating func lexUnicode(_ cursor: inout Cursor) {
    guard let scalar = scalar(at: cursor) else {
      cursor += 1
      return noteSpace()
    }
    if scalar.value.continuesName {
      let first = cursor
      skipNameCharacters(&cursor)
      emitName(.identifier, from: first, to: cursor)
    } else if scalar.value.beginsOperator {
      lexOperator(&cursor)
    } else if scalar.value == 0x201C || scalar.value == 0x201D {
      emit(.unknown, from: cursor, to: cursor + scalar.length)
      cursor += scalar.length
    } else {
      cursor += scalar.length
      noteSpace()
    }
  }
}

extension UInt32 {
  /// "identifier-character" of *The Swift Programming Language*, outside ASCII.
  var continuesName: Bool {
    switch self {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D,
      0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    case 0x10000...0xEFFFD: self & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// "operator-head", outside ASCII.
  var beginsOperator: Bool {
    switch self {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E,
      0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default: false
    }
  }

  /// "operator-character", outside ASCII.
  var continuesOperator: Bool {
    switch self {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: beginsOperator
    }
  }
}
