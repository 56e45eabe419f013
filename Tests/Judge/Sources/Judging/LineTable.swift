/// Lines of a file by byte offset. LF, CR LF and a lone CR end a line, as in the compiler.
struct LineTable {
  private var starts: [Int] = [0]

  init(_ source: [UInt8]) {
    for (offset, byte) in source.enumerated() {
      let isEnd = byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !(offset + 1 < source.count && source[offset + 1] == UInt8(ascii: "\n")))
      if isEnd { starts.append(offset + 1) }
    }
  }

  /// The line, from 1, that holds the byte at `offset`. Logarithmic.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
