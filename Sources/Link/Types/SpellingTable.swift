import Facts

/// Numbers by spelling, for names that come as bytes: what was met before costs neither a text nor a hash of one.
struct SpellingTable {
  private let hash = SpellingHash()
  /// The spellings, one behind the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  private var hashes: [UInt32] = []
  private var numbers: [Int32] = []
  /// The position of a spelling and one, or 0: open addressing.
  private var slots: [Int32] = Array(repeating: 0, count: 1 << 12)

  /// The number of a spelling; of one that was not met before the number that `added` gives it.
  mutating func number(of spelling: UnsafeBufferPointer<UInt8>, orAdd added: () -> Int32) -> Int32 {
    let hash = hashed(spelling)
    let mask = slots.count - 1
    var position = Int(hash) & mask
    while slots[position] != 0 {
      let known = Int(slots[position] - 1)
      if hashes[known] == hash, isEqual(known, spelling) { return numbers[known] }
      position = (position + 1) & mask
    }
    let number = added()
    bytes.append(contentsOf: spelling)
    ends.append(bytes.count)
    hashes.append(hash)
    numbers.append(number)
    slots[position] = Int32(truncatingIfNeeded: numbers.count)
    if numbers.count * 2 > slots.count { grow() }
    return number
  }

  private func hashed(_ spelling: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let start = spelling.baseAddress, spelling.count > 0 else { return 0 }
    return UInt32(truncatingIfNeeded: hash(start, spelling.count))
  }

  private func isEqual(_ known: Int, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = ends[known]
    guard ends[known + 1] - start == spelling.count else { return false }
    guard let other = spelling.baseAddress, spelling.count > 0 else { return true }
    return bytes.withUnsafeBufferPointer { own in own.baseAddress.map { SpellingHash.areEqual($0 + start, other, spelling.count) } ?? false }
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (known, hash) in hashes.enumerated() {
      var position = Int(hash) & mask
      while slots[position] != 0 { position = (position + 1) & mask }
      slots[position] = Int32(truncatingIfNeeded: known + 1)
    }
  }
}
