#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The child that runs now. It has a process group of its own, so a Ctrl-C at the terminal does not reach it: while it runs, the signals
/// that end this process end the child's group first.
enum ChildGroup {
  /// Read in a signal handler, where a lock may not be taken: a word that is written in one piece, before the handler is there and
  /// after it is gone.
  nonisolated(unsafe) private static var current: pid_t = 0
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Called after a start. A second child at the same time is watched over by its own means only (`navgraph-layout` ends with its parent).
  static func enter(_ process: pid_t) {
    guard current == 0 else { return }
    current = process
    for signal in signals { install(signal) }
  }

  static func leave(_ process: pid_t) {
    guard current == process else { return }
    for number in signals { restore(number) }
    current = 0
  }

  private static func install(_ number: Int32) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0 else { return }
    // A handler of the program's own, or a wish to be left alone (nohup), stays.
    guard isDefault(old) else { return }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { ChildGroup.end($0) }
    #else
      action.__sigaction_handler.sa_handler = { ChildGroup.end($0) }
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
    sigaction(number, &action, nil)
  }

  private static func restore(_ number: Int32) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0, !isDefault(old), !isIgnored(old) else { return }
    signal(number, SIG_DFL)
  }

  /// In the handler: the action is the default again (`SA_RESETHAND`), so the signal raised anew ends this process.
  private static func end(_ number: Int32) {
    let process = current
    if process > 1 { kill(-process, SIGKILL) }
    raise(number)
  }

  private static func isDefault(_ action: sigaction) -> Bool { address(action) == 0 }

  private static func isIgnored(_ action: sigaction) -> Bool { address(action) == 1 }

  /// `SIG_DFL` is 0 and `SIG_IGN` 1 on Linux and macOS; functions of C do not compare in Swift.
  private static func address(_ action: sigaction) -> Int {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}
