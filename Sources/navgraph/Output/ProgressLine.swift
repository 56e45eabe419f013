import Dispatch
import Files
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One line at the bottom of the terminal that says how far a long run has come, and that is wiped away at its end. Never in a pipe, in a log
/// or before half a second is over.
enum ProgressLine {
  private static let delay = Duration.milliseconds(500)
  private static let interval = DispatchTimeInterval.milliseconds(100)

  /// Runs work and shows meanwhile what `text` says, asked ten times a second on another thread.
  static func show<Result, Failure: Error>(
    _ text: @escaping @Sendable () -> String, during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isTerminal else { return try work() }
    let line = Line()
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    let start = ContinuousClock.now
    timer.setEventHandler {
      if ContinuousClock.now - start >= delay { line.show(text()) }
    }
    timer.schedule(deadline: .now() + .milliseconds(500), repeating: interval)
    timer.resume()
    defer {
      timer.cancel()
      line.end()
    }
    return try work()
  }

  /// Standard error, where it is a terminal that understands "erase to the end of the line".
  private static var isTerminal: Bool {
    guard isatty(2) == 1, let terminal = getenv("TERM") else { return false }
    return String(cString: terminal) != "dumb"
  }

  /// The line itself: shown by one thread, ended by another.
  private final class Line: Sendable {
    private struct State {
      var isEnded = false
      var shown = ""
    }
    private let state = Mutex(State())

    func show(_ text: String) {
      state.withLock { state in
        guard !state.isEnded, text != state.shown else { return }
        if state.shown.isEmpty { Interruption.progress(isShown: true) }
        state.shown = text
        _ = writeAll(Array("\r\(text)\u{1B}[K".utf8), to: 2)
      }
    }

    func end() {
      state.withLock { state in
        state.isEnded = true
        guard !state.shown.isEmpty else { return }
        _ = writeAll(Array("\r\u{1B}[K".utf8), to: 2)
        Interruption.progress(isShown: false)
      }
    }
  }
}
