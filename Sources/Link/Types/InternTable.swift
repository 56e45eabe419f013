/// Keys, each once, numbered in the order in which they were met. A key lies in one place only: what finds it is a table of numbers with open
/// addressing (Knuth 1973, 6.4), so that a key with lists in it is neither copied nor hashed again as the table grows.
struct InternTable<Key: NumberKey> {
  private(set) var keys: [Key] = []
  /// Of each key the bits that its place is made of.
  private var hashes: [UInt32] = []
  /// The number of a key and one, or 0.
  private var slots: [Int32] = Array(repeating: 0, count: 64)

  subscript(_ number: Int32) -> Key { @inline(__always) get { keys[Int(number)] } }

  /// The number of a key; the next one for a key that was not met before.
  mutating func intern(_ key: Key) -> (number: Int32, isNew: Bool) {
    let hash = UInt32(truncatingIfNeeded: spread(key.keyBits))
    let mask = slots.count - 1
    var position = Int(hash) & mask
    while slots[position] != 0 {
      let number = slots[position] - 1
      if hashes[Int(number)] == hash, keys[Int(number)] == key { return (number, false) }
      position = (position + 1) & mask
    }
    let number = Int32(truncatingIfNeeded: keys.count)
    slots[position] = number + 1
    keys.append(key)
    hashes.append(hash)
    if keys.count * 2 > slots.count { grow() }
    return (number, true)
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, hash) in hashes.enumerated() {
      var position = Int(hash) & mask
      while slots[position] != 0 { position = (position + 1) & mask }
      slots[position] = Int32(truncatingIfNeeded: number + 1)
    }
  }
}
