#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The whole of a file descriptor, nil on an error.
func readAll(from descriptor: Int32) -> [UInt8]? {
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 64 * 1024)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      result.append(contentsOf: buffer[..<count])
    } else if count == 0 {
      return result
    } else if errno != EINTR {
      return nil
    }
  }
}

/// Writes all bytes; false on an error, a closed pipe among them.
@discardableResult
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

@discardableResult
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
}

func writeMessage(_ message: String) {
  writeAll(Array("navgraph-layout: \(message)\n".utf8), to: STDERR_FILENO)
}
