#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that answers one question after the other, until its input is closed.
///
/// A value of identity: the process behind it ends with it. Not for several threads at once: whoever shares it holds a lock.
public final class ChildSession {
  private let program: String
  private let process: pid_t
  private var channels: Channels
  private let timeLimit: Duration

  /// Starts the program.
  ///
  /// - Parameter timeLimit: how long an answer may take.
  /// - Throws: `ChildProcess.Failure`.
  public init(_ child: ChildProcess, timeLimit: Duration) throws(ChildProcess.Failure) {
    program = child.program
    self.timeLimit = timeLimit
    var channels = try Channels()
    do throws(ChildProcess.Failure) {
      process = try child.spawn(channels)
    } catch {
      channels.close()
      throw error
    }
    channels.closeChildEnds()
    self.channels = channels
  }

  deinit {
    channels.close()
    var status: Int32 = 0
    // It ends at the end of its input; one that does not is ended.
    for _ in 0..<200 {
      if waitpid(process, &status, WNOHANG) != 0 { return }
      usleep(500)
    }
    kill(-process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Writes a question.
  /// - Throws: `ChildProcess.Failure` where it is not taken.
  public func ask(_ question: [UInt8]) throws(ChildProcess.Failure) {
    var input = Input(bytes: question)
    let deadline = ContinuousClock.now + timeLimit
    while !input.isDone {
      try wait(until: deadline, isWriting: true)
      channels.write(&input)
    }
  }

  /// The next line of the answer, without its end.
  /// - Throws: `ChildProcess.Failure` where none comes.
  public func line() throws(ChildProcess.Failure) -> [UInt8] {
    var looked = 0
    let deadline = ContinuousClock.now + timeLimit
    while true {
      if let end = channels.output[looked...].firstIndex(of: UInt8(ascii: "\n")) {
        return Array(channels.take(end + 1).dropLast())
      }
      looked = channels.output.count
      try more(until: deadline)
    }
  }

  /// The next bytes of the answer.
  /// - Throws: `ChildProcess.Failure` where they do not come.
  public func bytes(_ count: Int) throws(ChildProcess.Failure) -> [UInt8] {
    let deadline = ContinuousClock.now + timeLimit
    while channels.output.count < count { try more(until: deadline) }
    return Array(channels.take(count))
  }

  private func more(until deadline: ContinuousClock.Instant) throws(ChildProcess.Failure) {
    let known = channels.output.count
    guard channels.isOpen else { throw .system("\(program) has ended") }
    try wait(until: deadline, isWriting: false)
    try channels.read()
    if channels.output.count == known, !channels.isOutputOpen { throw .system("\(program) has ended") }
  }

  private func wait(until deadline: ContinuousClock.Instant, isWriting: Bool) throws(ChildProcess.Failure) {
    let left = deadline - .now
    guard left > .zero else { throw .timeLimit(program: program, timeLimit) }
    _ = try channels.poll(milliseconds: ChildProcess.milliseconds(left), isWriting: isWriting)
  }
}
