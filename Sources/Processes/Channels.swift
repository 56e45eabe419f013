#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The three pipes to a child. Its input is a socket, which is written without a SIGPIPE that would end this process: no state of the
/// process is changed for that.
struct Channels {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var childInput: Int32 = -1
  private(set) var childOutput: Int32 = -1
  private(set) var childErrors: Int32 = -1
  private var input: Int32 = -1
  private var outputEnd: Int32 = -1
  private var errorsEnd: Int32 = -1
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  /// The most of an error output that is kept.
  private static let errorLimit = 1 << 20

  init() throws(ChildProcess.Failure) {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream, 0, &pair) == 0 else { throw Self.failure() }
    (input, childInput) = (pair[0], pair[1])
    guard pipe(&pair) == 0 else {
      close()
      throw Self.failure()
    }
    (outputEnd, childOutput) = (pair[0], pair[1])
    guard pipe(&pair) == 0 else {
      close()
      throw Self.failure()
    }
    (errorsEnd, childErrors) = (pair[0], pair[1])
    for end in [input, childInput, outputEnd, childOutput, errorsEnd, childErrors] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in [input, outputEnd, errorsEnd] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(input, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func failure() -> ChildProcess.Failure {
    .system("cannot open a pipe to a child process: \(String(cString: strerror(errno)))")
  }

  /// Whether the child may still write.
  var isOpen: Bool { outputEnd >= 0 || errorsEnd >= 0 }

  /// Whether the child's standard output may say more.
  var isOutputOpen: Bool { outputEnd >= 0 }

  /// Waits until something can be read or, where somebody wants to, written; false at the time out.
  func poll(milliseconds: Int32, isWriting: Bool = true) throws(ChildProcess.Failure) -> Bool {
    // A descriptor of -1 is passed over.
    var ends = [
      pollfd(fd: isWriting ? input : -1, events: Int16(POLLOUT), revents: 0), pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorsEnd, events: Int16(POLLIN), revents: 0),
    ]
    #if canImport(Darwin)
      let count = Darwin.poll(&ends, nfds_t(ends.count), milliseconds)
    #else
      let count = Glibc.poll(&ends, nfds_t(ends.count), milliseconds)
    #endif
    if count < 0, errno != EINTR { throw .system("cannot wait for a child process: \(String(cString: strerror(errno)))") }
    return count > 0
  }

  /// Writes as much as fits. A child that does not read is no error: it says itself what it lacks.
  mutating func write(_ rest: inout Input) {
    guard input >= 0 else { return }
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    while !rest.isDone {
      let count = rest.bytes[rest.written...].withUnsafeBytes { send(input, $0.baseAddress, $0.count, flags) }
      if count > 0 {
        rest.written += count
      } else if errno == EINTR {
        continue
      } else {
        if errno != EAGAIN, errno != EWOULDBLOCK { rest.written = rest.bytes.count }
        return
      }
    }
  }

  /// Takes bytes off the front of the output. The caller sees to it that there are as many.
  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { output.removeFirst(min(count, output.count)) }
    return output.prefix(count)
  }

  /// Reads what is there.
  mutating func read() throws(ChildProcess.Failure) {
    Self.drain(&outputEnd, into: &output, limit: .max, &buffer)
    Self.drain(&errorsEnd, into: &errors, limit: Self.errorLimit, &buffer)
  }

  private static func drain(_ end: inout Int32, into bytes: inout [UInt8], limit: Int, _ buffer: inout [UInt8]) {
    guard end >= 0 else { return }
    // A bounded number of reads, so that a child that writes without end does not keep the clock from being asked.
    for _ in 0..<16 {
      #if canImport(Darwin)
        let count = Darwin.read(end, &buffer, buffer.count)
      #else
        let count = Glibc.read(end, &buffer, buffer.count)
      #endif
      if count > 0 {
        if bytes.count < limit { bytes.append(contentsOf: buffer[..<count]) }
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else {
        close(&end)
        return
      }
    }
  }

  mutating func closeInput() { Self.close(&input) }

  mutating func closeChildEnds() {
    Self.close(&childInput)
    Self.close(&childOutput)
    Self.close(&childErrors)
  }

  mutating func close() {
    closeChildEnds()
    closeInput()
    Self.close(&outputEnd)
    Self.close(&errorsEnd)
  }

  private static func close(_ end: inout Int32) {
    guard end >= 0 else { return }
    #if canImport(Darwin)
      _ = Darwin.close(end)
    #else
      _ = Glibc.close(end)
    #endif
    end = -1
  }
}
