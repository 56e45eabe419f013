extension String {
  /// Whether a word of small letters stands anywhere in a name, in whatever case its letters are.
  func says(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard !wanted.isEmpty else { return true }
    var name = self
    return name.withUTF8 { bytes in
      guard bytes.count >= wanted.count else { return false }
      return (0...(bytes.count - wanted.count)).contains { start in
        wanted.indices.allSatisfy { offset in
          let byte = bytes[start + offset]
          let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
          return (isCapital ? byte | 0x20 : byte) == wanted[offset]
        }
      }
    }
  }
}
