import Files

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs a program: bytes in, bytes out, ended at a time limit. By `posix_spawn`: `Foundation.Process` costs 50 ms a call in waiting alone.
///
/// The child leads a process group of its own, so that what it starts ends with it. An interrupt (Ctrl-C) that reaches this process while a
/// child runs ends the child's group first (`Interruption`).
public struct ChildProcess: Sendable {
  /// What came back.
  public struct Output: Sendable {
    /// The exit code; nil where a signal ended the program.
    public var exitCode: Int32?
    /// The signal that ended it.
    public var signal: Int32?
    public var standardOutput: [UInt8]
    public var standardError: [UInt8]
  }

  /// Why a program gave no output.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// It could not be started.
    case notStarted(program: String, reason: String)
    /// It ran longer than allowed and was ended.
    case timeLimit(program: String, Duration)
    /// It wrote more than allowed and was ended.
    case tooMuchOutput(program: String)
    /// The system refused a pipe, a poll or a wait.
    case system(String)

    public var description: String {
      switch self {
      case .notStarted(let program, let reason): "cannot start \(program): \(reason)"
      case .timeLimit(let program, let limit): "\(program) ran longer than \(limit.components.seconds) s and was ended"
      case .tooMuchOutput(let program): "\(program) wrote too much and was ended"
      case .system(let reason): reason
      }
    }
  }

  /// The file to run; no shell, no search.
  public var program: String
  /// Without the program's own name.
  public var arguments: [String]
  /// The variables of this process's environment that the program does not get.
  public var withheldVariables: Set<String> = []
  /// The most bytes of output that are taken.
  public var outputLimit = 1 << 30

  public init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Starts the program, writes `input` to it, reads until it ends.
  ///
  /// - Parameters:
  ///   - input: what stands on its standard input. A program that does not read it is no error.
  ///   - timeLimit: after this its whole group is killed.
  /// - Throws: `Failure`.
  public func run(input: [UInt8], timeLimit: Duration) throws(Failure) -> Output {
    let deadline = ContinuousClock.now + timeLimit
    let input = Input(bytes: input)
    var channels = try Channels()
    defer { channels.close() }
    let process = try spawn(channels)
    Interruption.childStarted(process)
    channels.closeChildEnds()

    var failure: Failure?
    do throws(Failure) {
      try exchange(input, &channels, deadline: deadline)
    } catch {
      failure = error
    }
    if failure != nil { kill(-process, SIGKILL) }
    channels.close()
    let status = wait(for: process, until: failure == nil ? deadline : nil)
    Interruption.childEnded(process)
    if let failure { throw Self.dated(failure, timeLimit) }
    guard let status else { throw .timeLimit(program: program, timeLimit) }
    let wasSignalled = status & 0x7F != 0
    return Output(
      exitCode: wasSignalled ? nil : (status >> 8) & 0xFF, signal: wasSignalled ? status & 0x7F : nil,
      standardOutput: channels.output, standardError: channels.errors)
  }

  private static func dated(_ failure: Failure, _ limit: Duration) -> Failure {
    if case .timeLimit(let program, _) = failure { return .timeLimit(program: program, limit) }
    return failure
  }

  // MARK: Start

  func spawn(_ channels: Channels) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw .system("cannot prepare a child process") }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { throw .system("cannot prepare a child process") }
    defer { posix_spawnattr_destroy(&attributes) }

    posix_spawn_file_actions_adddup2(&actions, channels.childInput, 0)
    posix_spawn_file_actions_adddup2(&actions, channels.childOutput, 1)
    posix_spawn_file_actions_adddup2(&actions, channels.childErrors, 2)
    var none = sigset_t()
    sigemptyset(&none)
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard words.dropLast().allSatisfy({ $0 != nil }) else { throw .system("out of memory") }
    // Pointers to the environment's own texts: nothing is copied.
    var variables = environment()
    var process: pid_t = 0
    let status = posix_spawnp(&process, program, &actions, &attributes, &words, &variables)
    guard status == 0 else { throw .notStarted(program: program, reason: String(cString: strerror(status))) }
    return process
  }

  /// What the program gets of the environment, ended by nil.
  private func environment() -> [UnsafeMutablePointer<CChar>?] {
    var result: [UnsafeMutablePointer<CChar>?] = []
    let all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    var next = all
    while let entry = next?.pointee {
      next = next?.successor()
      let name = withheldVariables.isEmpty ? "" : String(cString: entry).prefix { $0 != "=" }
      if !withheldVariables.contains(String(name)) { result.append(entry) }
    }
    return result + [nil]
  }

  // MARK: Exchange

  private func exchange(_ input: consuming Input, _ channels: inout Channels, deadline: ContinuousClock.Instant) throws(Failure) {
    while channels.isOpen {
      if input.isDone { channels.closeInput() }
      let left = deadline - .now
      guard left > .zero else { throw .timeLimit(program: program, .zero) }
      guard try channels.poll(milliseconds: Self.milliseconds(left)) else { continue }
      channels.write(&input)
      try channels.read()
      if channels.output.count > outputLimit { throw .tooMuchOutput(program: program) }
    }
  }

  static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    // A poll of at most a minute: the loop asks the clock again.
    return seconds >= 60 ? 60_000 : Int32(seconds) * 1000 + Int32(attoseconds / 1_000_000_000_000_000) + 1
  }

  // MARK: End

  /// The status of the ended process; nil where it had to be killed at the deadline. Without a deadline it waits for the end of one that
  /// was killed.
  private func wait(for process: pid_t, until deadline: ContinuousClock.Instant?) -> Int32? {
    var status: Int32 = 0
    var pause: UInt32 = 200
    while let deadline {
      let result = waitpid(process, &status, WNOHANG)
      if result == process { return status }
      if result < 0, errno != EINTR { return nil }
      if deadline < .now { break }
      // A program that has closed its output is about to end: most are gone at the first look.
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
    kill(-process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return nil
  }
}

/// What is still to be written.
struct Input {
  var bytes: [UInt8]
  var written = 0
  var isDone: Bool { written >= bytes.count }
}
