#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes output files whole or not at all.
public enum FileWriter {
  public enum Outcome: Sendable {
    case written
    /// The file had this content already and was left alone, its time of change too.
    case unchanged
  }

  /// Writes `bytes` to `path`: into a new file beside it, synchronised, then renamed over it.
  ///
  /// A link is followed and its target replaced; permissions of an existing file stay. What is no regular file
  /// (`/dev/stdout`, a pipe) is written to as it stands, for it cannot be replaced.
  /// - Parameter isLasting: Whether the content outlasts a power cut from the end of the call on. It costs some milliseconds a file, which
  ///   thousands of files that can be made again need not pay.
  /// - Throws: a `FileProblem` that names the path; the old content is then still there.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String, isLasting: Bool = true) throws(FileProblem) -> Outcome {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists {
      switch FileType(status) {
      case .regular: break
      case .directory: throw FileProblem(path: path, reason: "it is a folder, not a file")
      default:
        try writeThrough(bytes, to: path)
        return .written
      }
      if Int(status.st_size) == bytes.count, hasContent(bytes, at: path) { return .unchanged }
    }
    let target = exists ? (PathResolution.canonical(path) ?? path) : path
    try replace(target, with: bytes, mode: exists ? status.st_mode & 0o7777 : nil, isLasting: isLasting, displayPath: path)
    return .written
  }

  /// The same for text, as UTF-8.
  @discardableResult
  public static func write(_ text: String, to path: String) throws(FileProblem) -> Outcome {
    try write(Array(text.utf8), to: path)
  }

  private static func hasContent(_ bytes: [UInt8], at path: String) -> Bool {
    let target = PathResolution.canonical(path) ?? path
    guard let current = try? ReadBuffer.bytes(of: target, displayPath: path) else { return false }
    return current == bytes
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, isLasting: Bool, displayPath: String
  ) throws(FileProblem) {
    let (folder, name) = PathResolution.split(target)
    try Interruption.guarding { announce throws(FileProblem) in
      let (temporary, descriptor) = try createBeside(folder: folder, name: name, displayPath: displayPath, announce)
      try fill(temporary, descriptor, with: bytes, mode: mode, isLasting: isLasting, then: target, displayPath: displayPath)
    }
    if isLasting { synchronise(folder) }
  }

  private static func fill(
    _ temporary: String, _ descriptor: Int32, with bytes: [UInt8], mode: mode_t?, isLasting: Bool, then target: String, displayPath: String
  ) throws(FileProblem) {
    var failure = writeAll(bytes, to: descriptor)
    if failure == nil, let mode, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == nil, isLasting, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, target) != 0 { failure = errno }
    if let failure {
      unlink(temporary)
      throw FileProblem(path: displayPath, reason: "not written: \(SystemError.describe(failure, doing: .writing))")
    }
  }

  /// - Parameter announce: Is told each name before a file is made of it.
  private static func createBeside(
    folder: String, name: String, displayPath: String, _ announce: (String) -> Void
  ) throws(FileProblem) -> (String, Int32) {
    // The name is cut so that the temporary one is never longer than a file system takes.
    let stem = String(decoding: Array(name.utf8.prefix(100)), as: UTF8.self)
    for _ in 0..<16 {
      let temporary = folder + "/." + stem + ".\(UInt32.random(in: 0 ... .max)).tmp"
      announce(temporary)
      let descriptor = openRetrying(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST else { break }
    }
    let code = errno
    let reason = code == ENOENT ? "the folder \(folder) does not exist" : SystemError.describe(code, doing: .writing)
    throw FileProblem(path: displayPath, reason: "not written: \(reason)")
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let descriptor = openRetrying(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path: path, reason: "not written: \(SystemError.describe(errno, doing: .writing))") }
    defer { close(descriptor) }
    if let failure = writeAll(bytes, to: descriptor) {
      throw FileProblem(path: path, reason: "not written: \(SystemError.describe(failure, doing: .writing))")
    }
  }

  /// Makes the rename last through a power cut, where the file system can.
  private static func synchronise(_ folder: String) {
    let descriptor = openRetrying(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}

/// Writes all bytes to a descriptor, `errno` of the failure or `nil`. Signals and short writes are gone on from.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var written = 0
    while written < buffer.count {
      let part = UnsafeRawBufferPointer(rebasing: buffer[written...])
      let count = write(descriptor, part.baseAddress, part.count)
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
