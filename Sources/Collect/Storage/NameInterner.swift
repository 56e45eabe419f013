import Facts

/// The names of the file at hand, in the order of first use; each spelling is to have one symbol.
///
/// Names that the scanner knows are told apart by its symbols and only added here. Other texts (string literals, numbers, conditions)
/// go through a hash table with open addressing. Its slots carry the number of the file they were filled for, so that a new file costs
/// no clearing.
struct NameInterner: ~Copyable {
  private struct Slot {
    var generation: UInt32
    var symbol: UInt32
  }

  private var slots: UnsafeMutablePointer<Slot>
  private var mask: Int
  private var generation: UInt32 = 0
  /// The symbols in the table.
  private var hashed = Arena<UInt32>(capacity: 1 << 8)
  private let hash = SpellingHash()
  private(set) var bytes = Arena<UInt8>(capacity: 1 << 14)
  private(set) var ends = Arena<UInt32>(capacity: 1 << 10)

  init() {
    mask = (1 << 10) - 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(generation: 0, symbol: 0), count: mask + 1)
  }

  deinit { slots.deallocate() }

  /// Forgets all names.
  mutating func reset() {
    bytes.cut(to: 0)
    ends.cut(to: 0)
    ends.append(0)
    hashed.cut(to: 0)
    generation &+= 1
    if generation == 0 {
      slots.update(repeating: Slot(generation: 0, symbol: 0), count: mask + 1)
      generation = 1
    }
  }

  /// Adds a name that is not there.
  ///
  /// - Parameter name: a name of a syntax tree, behind which eight more bytes can be read.
  @inline(__always) mutating func add(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    guard let start = name.baseAddress, name.count > 0 else { return .none }
    let source = UnsafeRawPointer(start)
    let target = UnsafeMutableRawPointer(bytes.reserve(name.count, spare: 8))
    var offset = 0
    while offset < name.count {
      target.storeBytes(of: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self), toByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return Symbol(UInt32(truncatingIfNeeded: ends.count - 1))
  }

  /// The symbol of a text that is no name of the tree; `none` for the empty one. Costs time in proportion to its length.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    guard let start = name.baseAddress, name.count > 0 else { return .none }
    var position = Int(truncatingIfNeeded: hash(start, name.count)) & mask
    while slots[position].generation == generation {
      let symbol = slots[position].symbol
      if isEqual(symbol, start, name.count) { return Symbol(symbol) }
      position = (position + 1) & mask
    }
    let symbol = UInt32(truncatingIfNeeded: ends.count)
    bytes.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[position] = Slot(generation: generation, symbol: symbol)
    hashed.append(symbol)
    if hashed.count * 2 > mask { grow() }
    return Symbol(symbol)
  }

  /// The spelling's bytes.
  @inline(__always) func range(of symbol: Symbol) -> Range<Int> {
    let index = Int(symbol.raw)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }

  func spells(_ symbol: Symbol, _ spelling: StaticString) -> Bool {
    let range = range(of: symbol)
    guard range.count == spelling.utf8CodeUnitCount else { return false }
    return UnsafeBufferPointer(rebasing: bytes.elements[range])
      .elementsEqual(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
  }

  /// Whether a name's first letter is no small one: the spelling of types.
  func isTypeName(_ symbol: Symbol) -> Bool {
    for position in range(of: symbol) {
      let byte = bytes[position]
      if byte == UInt8(ascii: "_") { continue }
      return (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")) || byte >= 0x80
    }
    return false
  }

  func table() -> NameTable {
    var table = NameTable()
    table.bytes = bytes.array()
    table.ends = ends.array()
    return table
  }

  @inline(__always) private func isEqual(_ symbol: UInt32, _ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let low = Int(ends[Int(symbol) - 1])
    guard Int(ends[Int(symbol)]) - low == count else { return false }
    return bytes.elements.baseAddress.map { SpellingHash.areEqual($0 + low, start, count) } ?? false
  }

  @inline(never) private mutating func grow() {
    let size = (mask + 1) * 2
    slots.deallocate()
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(generation: 0, symbol: 0), count: size)
    mask = size - 1
    guard let base = bytes.elements.baseAddress else { return }
    for index in 0..<hashed.count {
      let symbol = Int(hashed[index])
      let low = Int(ends[symbol - 1])
      var position = Int(truncatingIfNeeded: hash(base + low, Int(ends[symbol]) - low)) & mask
      while slots[position].generation == generation { position = (position + 1) & mask }
      slots[position] = Slot(generation: generation, symbol: UInt32(truncatingIfNeeded: symbol))
    }
  }
}
