#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends this process when the one that started it is gone (Ctrl-C, a kill): a layout may run for minutes with nobody to take it.
/// A timer asks twice a second, for macOS has no signal on the parent's death.
enum ParentWatch {
  /// Written once, before the timer starts.
  nonisolated(unsafe) private static var parent: pid_t = 0

  static func start() {
    parent = getppid()
    // Started by init, in a container say: nothing to watch.
    guard parent > 1 else { return }
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in ParentWatch.check() }
    #else
      action.__sigaction_handler.sa_handler = { _ in ParentWatch.check() }
    #endif
    action.sa_flags = Int32(SA_RESTART)
    guard sigaction(SIGALRM, &action, nil) == 0 else { return }
    let halfSecond = timeval(tv_sec: 0, tv_usec: 500_000)
    var interval = itimerval(it_interval: halfSecond, it_value: halfSecond)
    #if canImport(Darwin)
      setitimer(ITIMER_REAL, &interval, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &interval, nil)
    #endif
  }

  /// Runs in a signal handler: only calls that are safe there.
  private static func check() {
    if getppid() != parent { _exit(1) }
  }
}
