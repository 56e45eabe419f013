extension Lexer {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// A byte order mark, and the line of a shebang.
  mutating func skipHead(_ cursor: inout Cursor) {
    if end - cursor >= 3, cursor[0] == 0xEF, cursor[1] == 0xBB, cursor[2] == 0xBF { cursor += 3 }
    if cursor[0] == UInt8(ascii: "#"), cursor[1] == UInt8(ascii: "!") { skipToLineEnd(&cursor) }
  }

  /// A line break, and the indentation after it.
  @inline(__always)
  mutating func lexNewline(_ cursor: inout Cursor) {
    if lineBreakEndsInterpolation { abandonInterpolations(at: cursor) }
    noteSpace([.spaceBefore, .newlineBefore])
    stepOverNewline(&cursor)
    // Eight spaces at a time, then the rest by counting the zero bytes of the difference.
    while true {
      let difference = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self) ^ 0x2020_2020_2020_2020
      if difference == 0 {
        cursor += 8
      } else {
        cursor += difference.littleEndian.trailingZeroBitCount &>> 3
        return
      }
    }
  }

  /// Steps over LF, CRLF or CR and begins a line.
  @inline(__always)
  mutating func stepOverNewline(_ cursor: inout Cursor) {
    if cursor[0] == 0x0D && cursor[1] == 0x0A { cursor += 1 }
    cursor += 1
    lines.append(offset(cursor))
  }

  @inline(__always)
  mutating func skipLineComment(_ cursor: inout Cursor) {
    noteSpace()
    skipToLineEnd(&cursor)
  }

  /// Stands at the next line break or at the end of the file.
  mutating func skipToLineEnd(_ cursor: inout Cursor) {
    var place = cursor
    while place < end {
      let word = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
      let lf = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let cr = word ^ 0x0D0D_0D0D_0D0D_0D0D
      let found = ((lf &- Lexer.ones) & ~lf | (cr &- Lexer.ones) & ~cr) & Lexer.highs
      if found == 0 {
        place += 8
      } else {
        place += found.trailingZeroBitCount &>> 3
        break
      }
    }
    cursor = min(place, end)
  }

  /// A comment with slashes and stars, and those nested in it.
  @inline(never)
  mutating func skipBlockComment(_ cursor: inout Cursor) {
    noteSpace()
    cursor += 2
    var depth = 1
    while true {
      switch cursor.pointee {
      case UInt8(ascii: "*") where cursor[1] == UInt8(ascii: "/"):
        cursor += 2
        depth &-= 1
        if depth == 0 { return }
      case UInt8(ascii: "/") where cursor[1] == UInt8(ascii: "*"):
        cursor += 2
        depth &+= 1
      case 0x0A, 0x0D:
        pending.formUnion(.newlineBefore)
        stepOverNewline(&cursor)
      case 0 where cursor >= end:
        return
      default:
        cursor += 1
      }
    }
  }
}
