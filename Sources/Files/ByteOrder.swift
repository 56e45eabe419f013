#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The order of paths: by their bytes, the same on every machine and in every locale.
public enum ByteOrder {
  public static func precedes(_ left: String, _ right: String) -> Bool {
    let fast = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    if let fast, let order = fast { return order }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
    let order = memcmp(first, second, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
  }
}
