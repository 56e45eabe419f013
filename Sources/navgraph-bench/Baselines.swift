#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Passes that do as little as can be done with all bytes: what the stages are compared with.
enum Baselines {
  /// The sum of all bytes, one after the other.
  @inline(never) static func byteSum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var sum: UInt64 = 0
    for byte in bytes { sum = sum &* 31 &+ UInt64(byte) }
    return sum
  }

  /// The number of lines, found by the C library's `memchr`.
  @inline(never) static func lines(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard var position = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return 0 }
    let end = position + bytes.count
    var count = 0
    while position < end, let found = memchr(position, 10, end - position) {
      count += 1
      position = UnsafeRawPointer(found) + 1
    }
    return count
  }
}
