/// Tells spellings apart that come from the source: folded multiplication of 8 bytes at a time, as in wyhash. The seed is random, so that no
/// input can be made to collide.
public struct SpellingHash: Sendable {
  @usableFromInline let seed = UInt64.random(in: .min ... .max) | 1

  public init() {}

  /// - Parameter count: at least 1.
  @inlinable public func callAsFunction(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(start)
    var state = seed ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    while offset + 8 <= count {
      state = Self.fold(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), 0x9e37_79b9_7f4a_7c15)
      offset += 8
    }
    var tail: UInt64 = 0
    if count >= 8 {
      if offset < count { tail = raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    } else if count >= 4 {
      tail = UInt64(raw.loadUnaligned(as: UInt32.self)) << 32 | UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else if count > 0 {
      tail = UInt64(start[0]) << 16 | UInt64(start[count >> 1]) << 8 | UInt64(start[count - 1])
    }
    state = Self.fold(state ^ tail, 0xbf58_476d_1ce4_e5b9)
    return state ^ (state >> 32)
  }

  @inlinable static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  /// Whether two runs of bytes are equal; names are too short for a call of `memcmp`.
  @inlinable public static func areEqual(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let first = UnsafeRawPointer(a)
    let second = UnsafeRawPointer(b)
    var offset = 0
    while offset + 8 <= count {
      if first.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self) {
        return false
      }
      offset += 8
    }
    while offset < count {
      if a[offset] != b[offset] { return false }
      offset += 1
    }
    return true
  }
}
