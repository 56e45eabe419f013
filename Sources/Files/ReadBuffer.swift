#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A buffer that files are read into, one after the other.
///
/// Files are never mapped: one that is cut short while mapped ends the process by a signal. A thread keeps one buffer
/// and reads all its files into it, so that a run allocates once a thread and not once a file.
public struct ReadBuffer: ~Copyable {
  /// The largest file that is read: source positions are 32-bit, and nobody writes a gigabyte of Swift.
  public static let maximumSize = 1 << 30

  private var storage: UnsafeMutableBufferPointer<UInt8>
  private let limit: Int
  private let tree: (any FileTree)?

  /// - Parameters:
  ///   - limit: files larger than this are refused; never above `maximumSize`.
  ///   - tree: what is read from; the disk where it is nil.
  public init(limit: Int = ReadBuffer.maximumSize, of tree: (any FileTree)? = nil) {
    self.limit = min(max(limit, 0), ReadBuffer.maximumSize)
    self.tree = tree
    storage = .allocate(capacity: 64 << 10)
  }

  deinit { storage.deallocate() }

  /// Reads a regular file whole and hands its bytes to `body`; they are valid only inside.
  ///
  /// Opens without blocking (a FIFO would wait for its writer) and without following a link in the last part of the path,
  /// as the walk gives paths that are none.
  /// - Parameters:
  ///   - path: the path to open.
  ///   - displayPath: the path that problems name.
  /// - Throws: a `FileProblem` that says why the file could not be read, or what `body` throws.
  public mutating func read<Result>(
    _ path: String, displayPath: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) throws -> Result {
    let count = try fill(path, displayPath: displayPath)
    return try body(content(count))
  }

  func content(_ count: Int) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: UnsafeBufferPointer(storage)[0..<count]) }

  /// Reads a file into the buffer; gives the number of bytes.
  mutating func fill(_ path: String, displayPath: String) throws(FileProblem) -> Int {
    if let tree {
      let bytes = try tree.bytes(of: path, displayPath: displayPath, limit: limit)
      reserve(bytes.count, keeping: 0)
      _ = storage.update(fromContentsOf: bytes)
      return bytes.count
    }
    let descriptor = openRetrying(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path: displayPath, reason: SystemError.describe(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(path: displayPath, reason: SystemError.describe(errno)) }
    if let reason = FileType(status).reasonNotRegular { throw FileProblem(path: displayPath, reason: reason) }
    // The size is a hint: the file may grow or shrink while it is read.
    guard status.st_size <= limit else { throw Self.tooLarge(displayPath, limit: limit) }
    reserve(Int(status.st_size) + 1, keeping: 0)
    var count = 0
    while true {
      if count == storage.count {
        guard count <= limit else { throw Self.tooLarge(displayPath, limit: limit) }
        reserve(count * 2, keeping: count)
      }
      let got = readRetrying(descriptor, UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(storage)[count...]))
      guard got >= 0 else { throw FileProblem(path: displayPath, reason: SystemError.describe(errno)) }
      guard got > 0 else { break }
      count += got
    }
    guard count <= limit else { throw Self.tooLarge(displayPath, limit: limit) }
    return count
  }

  static func tooLarge(_ path: String, limit: Int) -> FileProblem {
    FileProblem(path: path, reason: "larger than \(limit) bytes, the most that is read of one file")
  }

  private mutating func reserve(_ capacity: Int, keeping count: Int) {
    guard capacity > storage.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    if count > 0 { _ = larger.update(fromContentsOf: storage[0..<count]) }
    storage.deallocate()
    storage = larger
  }
}

extension ReadBuffer {
  /// Reads a small file whole into an array: manifests, property lists and the like, not source in bulk.
  ///
  /// - Parameter tree: what is read from; the disk where it is nil.
  public static func bytes(
    of path: String, displayPath: String, limit: Int = ReadBuffer.maximumSize, in tree: (any FileTree)? = nil
  ) throws(FileProblem) -> [UInt8] {
    if let tree { return try tree.bytes(of: path, displayPath: displayPath, limit: limit) }
    var buffer = ReadBuffer(limit: limit)
    do {
      return try buffer.read(path, displayPath: displayPath) { Array($0) }
    } catch let problem as FileProblem {
      throw problem
    } catch {
      throw FileProblem(path: displayPath, reason: "could not be read")
    }
  }
}

/// `open`, again where a signal interrupted it.
func openRetrying(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  while true {
    let descriptor = open(path, flags, mode)
    if descriptor >= 0 || errno != EINTR { return descriptor }
  }
}

/// `read`, again where a signal interrupted it; -1 with `errno` on failure, 0 at the end.
func readRetrying(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let got = read(descriptor, buffer.baseAddress, buffer.count)
    if got >= 0 || errno != EINTR { return got }
  }
}
