/// The interned names of one file: an open-addressing hash table that is emptied by counting up a generation.
///
/// The text of every name is kept in one blob (each name followed by at least eight zero bytes, so that it can be compared in words).
/// Words of the language and the caller's known names are put in once, with the generation `permanent`, and survive every reset.
@usableFromInline
struct NameTable {
  /// A place of the hash table; empty when its generation is older than the table's.
  @usableFromInline struct Slot: BitwiseCopyable {
    /// The first eight bytes of the name, filled up with zeros.
    var prefix: UInt64
    var generation: UInt32
    var symbol: UInt32
  }

  /// Where the text of a symbol stands in the blob.
  @usableFromInline struct Extent: BitwiseCopyable {
    @usableFromInline var offset: UInt32
    @usableFromInline var length: UInt32
  }

  private static var permanent: UInt32 { .max }

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var generation: UInt32 = 1
  @usableFromInline var extents = GrowableBuffer<Extent>(capacity: 2048)
  @usableFromInline var blob = GrowableBuffer<UInt8>(capacity: 32 * 1024)
  private var permanentCount = 0
  private var permanentBytes = 0

  init(knownNames: [String]) {
    let size = 2048
    slots = UnsafeMutablePointer<Slot>.allocate(capacity: size)
    slots.initialize(repeating: Slot(prefix: 0, generation: 0, symbol: 0), count: size)
    mask = size - 1
    generation = NameTable.permanent
    for spelling in Word.spellings { _ = insertFresh(spelling.utf8Start, spelling.utf8CodeUnitCount) }
    for name in knownNames {
      var name = name
      name.withUTF8 { utf8 in
        if let base = utf8.baseAddress { _ = insertFresh(base, utf8.count) } else { _ = insertFresh(slots.asEmptyText, 0) }
      }
    }
    permanentCount = extents.count
    permanentBytes = blob.count
    generation = 1
  }

  func free() {
    slots.deallocate()
    extents.free()
    blob.free()
  }

  /// Forgets the names of the last file. Takes constant time.
  mutating func reset() {
    extents.count = permanentCount
    blob.count = permanentBytes
    generation &+= 1
    if generation == NameTable.permanent {
      // After four thousand million files the stamps begin anew.
      generation = 1
      rebuild(size: mask &+ 1)
    }
  }

  /// The symbol of a name given as text; nil if the file does not contain it.
  func lookup(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt32? {
    let prefix = NameTable.prefix(text, length)
    var place = Int(truncatingIfNeeded: NameTable.hash(prefix, text, length)) & mask
    while slots[place].generation >= generation {
      if slots[place].prefix == prefix, equal(slots[place].symbol, text, length) { return slots[place].symbol }
      place = (place &+ 1) & mask
    }
    return nil
  }

  /// The symbol of a name, which is added if it is new.
  ///
  /// - Parameters:
  ///   - text: the name; memory up to `text + length + 8` must be readable.
  ///   - prefix: its first eight bytes, filled up with zeros.
  @inline(__always)
  mutating func intern(_ text: UnsafePointer<UInt8>, _ length: Int, prefix: UInt64) -> UInt32 {
    var place = Int(truncatingIfNeeded: NameTable.hash(prefix, text, length)) & mask
    while true {
      let slot = slots[place]
      if slot.generation < generation { return add(text, length, prefix, place) }
      if slot.prefix == prefix && (length < 8 || equal(slot.symbol, text, length)) { return slot.symbol }
      place = (place &+ 1) & mask
    }
  }

  /// Like `intern(_:_:prefix:)` for text that has no readable bytes after it.
  mutating func intern(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    if let known = lookup(text, length) { return known }
    return insertFresh(text, length)
  }

  /// The names' first eight bytes and length, and for long names the last eight too, make the hash.
  @inline(__always)
  private static func hash(_ prefix: UInt64, _ text: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var mixed = prefix &* 0x9E37_79B9_7F4A_7C15
    if length > 8 {
      let tail = UnsafeRawPointer(text + (length &- 8)).loadUnaligned(as: UInt64.self)
      mixed ^= (tail &+ UInt64(truncatingIfNeeded: length)) &* 0xC2B2_AE3D_27D4_EB4F
      if length > 16 {
        let middle = UnsafeRawPointer(text + ((length &>> 1) &- 4)).loadUnaligned(as: UInt64.self)
        mixed = (mixed ^ (mixed &>> 29)) &+ middle &* 0x1656_67B1_9E37_79F9
      }
    }
    return mixed &>> 20 ^ mixed &>> 44
  }

  private static func prefix(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt64 {
    var prefix: UInt64 = 0
    for i in 0..<min(length, 8) { prefix |= UInt64(text[i]) &<< UInt64(truncatingIfNeeded: 8 &* i) }
    return prefix
  }

  @inline(__always)
  private func equal(_ symbol: UInt32, _ text: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    let extent = extents[Int(symbol)]
    guard Int(extent.length) == length else { return false }
    let name = blob.base + Int(extent.offset)
    // The first eight bytes are known to be equal; the last word may overlap the one before it.
    var i = 8
    while i < length {
      let place = min(i, length &- 8)
      let word = UnsafeRawPointer(name + place).loadUnaligned(as: UInt64.self)
      if word != UnsafeRawPointer(text + place).loadUnaligned(as: UInt64.self) { return false }
      i &+= 8
    }
    return true
  }

  @inline(never)
  private mutating func add(_ text: UnsafePointer<UInt8>, _ length: Int, _ prefix: UInt64, _ place: Int) -> UInt32 {
    let symbol = UInt32(truncatingIfNeeded: extents.count)
    slots[place] = Slot(prefix: prefix, generation: generation, symbol: symbol)
    let offset = blob.count
    blob.reserve(offset &+ length &+ 8)
    (blob.base + offset).update(from: text, count: length)
    (blob.base + offset + length).update(repeating: 0, count: 8)
    blob.count = offset &+ length &+ 8
    extents.append(Extent(offset: UInt32(truncatingIfNeeded: offset), length: UInt32(truncatingIfNeeded: length)))
    if extents.count &* 2 > mask { rebuild(size: (mask &+ 1) &* 2) }
    return symbol
  }

  private mutating func insertFresh(_ text: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    let prefix = NameTable.prefix(text, length)
    var place = Int(truncatingIfNeeded: NameTable.hash(prefix, text, length)) & mask
    while slots[place].generation >= generation { place = (place &+ 1) & mask }
    return add(text, length, prefix, place)
  }

  /// Places all symbols anew, permanent ones first: their probe sequences must not lead over places that a reset empties.
  private mutating func rebuild(size: Int) {
    slots.deallocate()
    slots = UnsafeMutablePointer<Slot>.allocate(capacity: size)
    slots.initialize(repeating: Slot(prefix: 0, generation: 0, symbol: 0), count: size)
    mask = size &- 1
    let building = permanentCount == 0
    for symbol in 0..<extents.count {
      let extent = extents[symbol]
      let text = UnsafePointer(blob.base + Int(extent.offset))
      let prefix = NameTable.prefix(text, Int(extent.length))
      var place = Int(truncatingIfNeeded: NameTable.hash(prefix, text, Int(extent.length))) & mask
      while slots[place].generation != 0 { place = (place &+ 1) & mask }
      let stamp = building || symbol < permanentCount ? NameTable.permanent : generation
      slots[place] = Slot(prefix: prefix, generation: stamp, symbol: UInt32(truncatingIfNeeded: symbol))
    }
  }
}

extension UnsafeMutablePointer<NameTable.Slot> {
  /// Some valid address, for a text of no bytes.
  fileprivate var asEmptyText: UnsafePointer<UInt8> { UnsafePointer(UnsafeRawPointer(self).assumingMemoryBound(to: UInt8.self)) }
}
