import CommandLine
import Files

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Standard output for results, standard error for all else.
struct Console: Sendable {
  /// Whether results on standard output may be coloured.
  let usesColor: Bool
  let isVerbose: Bool

  init(color: ColorChoice, isVerbose: Bool) {
    self.isVerbose = isVerbose
    usesColor =
      switch color {
      case .always: true
      case .never: false
      // https://no-color.org: set to anything but nothing.
      case .auto: isatty(1) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) && !isDumbTerminal
      }
  }

  /// Writes a result to standard output.
  /// - Throws: where it cannot be written. A reader that has gone away (`| head`) ends the process quietly, by the signal or here.
  func output(_ bytes: [UInt8]) throws(CommandFailure) {
    guard let code = writeAll(bytes, to: 1) else { return }
    if code == EPIPE { exit(ExitCode.success.rawValue) }
    throw .failure("standard output: \(SystemError.describe(code, doing: .writing))")
  }

  /// Says something beside the result. Control characters in it come out as text.
  func say(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText.printable(String($0)) }
    _ = writeAll(Array((lines.joined(separator: "\n") + "\n").utf8), to: 2)
  }

  /// Says something with `--verbose` only.
  func detail(_ text: @autoclosure () -> String) {
    if isVerbose { say(text()) }
  }
}

extension Console {
  /// How many columns the terminal has on which standard output ends; nil where it ends elsewhere. `COLUMNS` comes first.
  static var terminalWidth: Int? {
    if let word = getenv("COLUMNS"), let columns = Int(String(cString: word)), columns >= 40 { return columns }
    var size = winsize()
    guard isatty(1) == 1, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return nil }
    return Int(size.ws_col)
  }
}

private var isDumbTerminal: Bool {
  guard let terminal = getenv("TERM") else { return false }
  return String(cString: terminal) == "dumb"
}

/// When results are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
