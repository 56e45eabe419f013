/// Keys, each once, numbered in the order in which they were met. A key lies in one place only: what finds it is a table of numbers with open
/// addressing (Knuth 1973, 6.4), so that a key with lists in it is neither copied nor hashed again as the table grows.
struct InternTable<Key: NumberKey> {
  private(set) var keys: [Key] = []
  private var slots: [Slot] = Array(repeating: Slot(), count: 64)

  /// The number of a key and one, or 0, beside the bits that its place is made of: what is another key mostly shows there already.
  private struct Slot {
    var next: Int32 = 0
    var hash: UInt32 = 0
  }

  subscript(_ number: Int32) -> Key { @inline(__always) get { keys[Int(number)] } }

  /// The number of a key; the next one for a key that was not met before.
  mutating func intern(_ key: Key) -> (number: Int32, isNew: Bool) {
    let hash = UInt32(truncatingIfNeeded: spread(key.keyBits))
    let mask = slots.count - 1
    var position = Int(hash) & mask
    while slots[position].next != 0 {
      let number = slots[position].next - 1
      if slots[position].hash == hash, keys[Int(number)] == key { return (number, false) }
      position = (position + 1) & mask
    }
    let number = Int32(truncatingIfNeeded: keys.count)
    slots[position] = Slot(next: number + 1, hash: hash)
    keys.append(key)
    if keys.count * 2 > slots.count { grow() }
    return (number, true)
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var larger = Array(repeating: Slot(), count: mask + 1)
    for slot in slots where slot.next != 0 {
      var position = Int(slot.hash) & mask
      while larger[position].next != 0 { position = (position + 1) & mask }
      larger[position] = slot
    }
    slots = larger
  }
}
