#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The first bytes of a file, which tell what it is.
public enum FileBeginning {
  /// - Returns: At most `count` bytes; nothing where the file cannot be read.
  public static func bytes(of path: String, count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    let descriptor = openRetrying(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, readRetrying(descriptor, UnsafeMutableRawBufferPointer(buffer)))
    }
  }
}
