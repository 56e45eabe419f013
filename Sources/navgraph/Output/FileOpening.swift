import CommandLine
import Processes

/// Hands a file to the program that the system opens such files with, and does not wait for that one.
enum FileOpening {
  #if canImport(Darwin)
    private static let program = "open"
  #else
    private static let program = "xdg-open"
  #endif
  private static let script = #"command -v "$1" >/dev/null || exit 127; "$1" "$2" </dev/null >/dev/null 2>&1 &"#

  static func open(_ path: String) throws(CommandFailure) {
    // What begins with a hyphen would be an option.
    let path = path.hasPrefix("-") ? "./" + path : path
    let output = try? ChildProcess(program: "/bin/sh", arguments: ["-c", script, "sh", program, path]).run(input: [], timeLimit: .seconds(10))
    guard output?.exitCode == 0 else {
      throw .failure("\(TerminalText.printable(path)) was written, but there is no \(program) to open it with")
    }
  }
}
