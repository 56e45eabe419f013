import Facts

/// From the scanner's symbols to those of the facts, so that a name is looked up once in a file. An entry carries the number of its file.
struct SymbolMap: ~Copyable {
  private var entries: UnsafeMutablePointer<UInt64>
  private var capacity: Int
  private var generation: UInt64 = 0

  init() {
    capacity = 1 << 12
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: 0, count: capacity)
  }

  deinit { entries.deallocate() }

  /// Starts a new file with symbols below `count`.
  mutating func reset(count: Int) {
    generation += 1
    let isWornOut = generation > UInt64(UInt32.max)
    if isWornOut { generation = 1 }
    if count > capacity {
      entries.deallocate()
      capacity = max(count, capacity * 2)
      entries = .allocate(capacity: capacity)
      entries.initialize(repeating: 0, count: capacity)
    } else if isWornOut {
      entries.update(repeating: 0, count: capacity)
    }
  }

  /// What `symbol` was mapped to in this file.
  @inline(__always) subscript(symbol: UInt32) -> Symbol? {
    guard Int(symbol) < capacity else { return nil }
    let entry = entries[Int(symbol)]
    return entry >> 32 == generation ? Symbol(UInt32(truncatingIfNeeded: entry)) : nil
  }

  @inline(__always) mutating func set(_ symbol: UInt32, to mapped: Symbol) {
    if Int(symbol) < capacity { entries[Int(symbol)] = generation << 32 | UInt64(mapped.raw) }
  }
}
