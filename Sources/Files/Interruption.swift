import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What is put in order when a signal ends the process (Ctrl-C, `kill`, a closed terminal): a child that runs, a file that is half written,
/// a line of progress. Nothing is left behind, and the process ends as the signal wants it.
///
/// A handler may take no lock and no memory, so all that it reads are words written in one piece and one buffer that stays where it is.
public enum Interruption {
  /// The child that leads a process group of its own, which a Ctrl-C at the terminal does not reach.
  private static let child = Atomic<Int32>(0)
  /// Whether `path` names a file.
  private static let hasFile = Atomic<Bool>(false)
  private static let isFileClaimed = Atomic<Bool>(false)
  /// The thread that has the claim.
  private static let writer = Atomic<UInt>(0)
  /// Whether a signal has come.
  private static let isEnding = Atomic<Bool>(false)
  private static let showsProgress = Atomic<Bool>(false)
  private static let isInstalled = Atomic<Bool>(false)
  /// Ended by a zero; written by who holds the claim, while `hasFile` is false.
  nonisolated(unsafe) private static let path = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 4096)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The group of this process is ended first until `childEnded`. A second child at the same time is not watched over.
  public static func childStarted(_ process: pid_t) {
    install()
    _ = child.compareExchange(expected: 0, desired: process, ordering: .sequentiallyConsistent)
  }

  public static func childEnded(_ process: pid_t) {
    _ = child.compareExchange(expected: process, desired: 0, ordering: .sequentiallyConsistent)
  }

  /// Runs work that writes a file, and removes it when a signal ends the process. A second file at the same time is not watched over. Once a
  /// signal has come no further file is begun: the thread that would stays here until the process ends.
  /// - Parameter work: Tells, by the function that it is handed, the name of the file before it is made.
  static func guarding<Result>(_ work: ((String) -> Void) throws(FileProblem) -> Result) throws(FileProblem) -> Result {
    install()
    guard isFirst(isFileClaimed) else { return try work { _ in } }
    writer.store(thread, ordering: .sequentiallyConsistent)
    defer {
      hasFile.store(false, ordering: .sequentiallyConsistent)
      isFileClaimed.store(false, ordering: .sequentiallyConsistent)
    }
    if isEnding.load(ordering: .sequentiallyConsistent) {
      isFileClaimed.store(false, ordering: .sequentiallyConsistent)
      while true { pause() }
    }
    return try work(announce)
  }

  private static func announce(_ file: String) {
    hasFile.store(false, ordering: .sequentiallyConsistent)
    guard file.utf8.count < path.count else { return }
    var position = 0
    for byte in file.utf8 {
      path[position] = CChar(bitPattern: byte)
      position += 1
    }
    path[position] = 0
    hasFile.store(true, ordering: .sequentiallyConsistent)
  }

  /// This thread, as a word.
  private static var thread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// Whether a line of progress stands on the terminal that standard error goes to: it is wiped away.
  public static func progress(isShown: Bool) {
    if isShown { install() }
    showsProgress.store(isShown, ordering: .sequentiallyConsistent)
  }

  private static func isFirst(_ claim: borrowing Atomic<Bool>) -> Bool {
    claim.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged
  }

  private static func install() {
    guard isFirst(isInstalled) else { return }
    // Lazy globals take a lock at their first use, which must not be in the handler.
    path[0] = 0
    _ = (writer.load(ordering: .relaxed), isFileClaimed.load(ordering: .relaxed), isEnding.load(ordering: .relaxed))
    _ = (child.load(ordering: .relaxed), hasFile.load(ordering: .relaxed), showsProgress.load(ordering: .relaxed), wipe.utf8CodeUnitCount)
    for signal in signals { install(signal) }
  }

  private static func install(_ number: Int32) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0 else { return }
    // A handler of the program's own, or a wish to be left alone (nohup), stays.
    guard isDefault(old) else { return }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { Interruption.end($0) }
    #else
      action.__sigaction_handler.sa_handler = { Interruption.end($0) }
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
    sigaction(number, &action, nil)
  }

  /// `\r`, and "erase to the end of the line".
  private static let wipe: StaticString = "\r\u{1B}[K"

  /// In the handler: the action is the default again (`SA_RESETHAND`), so the signal raised anew ends this process.
  private static func end(_ number: Int32) {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    let process = child.load(ordering: .relaxed)
    if process > 1 { kill(-process, SIGKILL) }
    // Another thread comes to the end of its file, and begins no other; this one is stopped in the midst of it.
    var patience = 2000
    while patience > 0, writer.load(ordering: .relaxed) != thread, isFileClaimed.load(ordering: .sequentiallyConsistent) {
      _ = poll(nil, 0, 1)
      patience -= 1
    }
    if hasFile.load(ordering: .relaxed), let address = path.baseAddress { unlink(address) }
    if showsProgress.load(ordering: .relaxed) { _ = write(2, wipe.utf8Start, wipe.utf8CodeUnitCount) }
    raise(number)
  }

  /// `SIG_DFL` is 0 on Linux and macOS; functions of C do not compare in Swift. The cast cannot trap: an optional pointer to a function is one
  /// word, as `Int` is.
  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 0
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0
    #endif
  }
}
