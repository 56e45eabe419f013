import Dispatch
import Foundation
import Processes
import Synchronization
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Ctrl-C ends a run that takes long, and leaves nothing behind.
@Suite struct InterruptTests {
  /// A layout program that tells its process and its parent's, and never comes to an end.
  private static let endless = #"""
    #!/bin/sh
    here=$(dirname "$0")
    echo $$ $PPID > "$here/new" && mv "$here/new" "$here/ids"
    cat > /dev/null
    sleep 600
    """#

  /// Written by a process of its own: a file that this one has open for writing while a parallel test starts a program cannot be run.
  private static let install = #"cp "$0" "$1/navgraph" && printf '%s' "$2" > "$1/navgraph-layout" && chmod 755 "$1/navgraph-layout""#

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aLayoutEndsWithTheRun(_ signal: Int32) throws {
    let program = try TemporaryFolder()
    let folder = try TemporaryFolder()
    let shell = URL(fileURLWithPath: "/bin/sh")
    let arguments = ["-c", Self.install, try Tool.executable.path, program.path, Self.endless]
    #expect(try Tool.run(shell, arguments, inFolder: folder.path).code == 0)
    try folder.write("App.swift", SmallApp.source)

    // Not by `Process`: it hands the signals that are blocked on this thread on to the program.
    let script = #"cd "$1" && exec "$0/navgraph" render -o picture.svg"#
    let run = ChildProcess(program: "/bin/sh", arguments: ["-c", script, program.path, folder.path])
    let outcome = Mutex<Result<ChildProcess.Output, ChildProcess.Failure>?>(nil)
    DispatchQueue.global().async {
      let result = Result { () throws(ChildProcess.Failure) in try run.run(input: [], timeLimit: .seconds(120)) }
      outcome.withLock { $0 = result }
    }
    let ids = program.path + "/ids"
    try wait { FileManager.default.fileExists(atPath: ids) || outcome.withLock { $0 != nil } }
    let words = try String(contentsOfFile: ids, encoding: .utf8).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    try #require(words.count == 2)
    let (child, navgraph) = (words[0], words[1])

    #expect(kill(navgraph, signal) == 0)
    try wait { outcome.withLock { $0 != nil } }
    let output = try #require(try outcome.withLock { $0 }?.get())
    #expect(output.signal == signal, "\(output)")
    try wait { kill(child, 0) != 0 }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App.swift"])
  }

  /// Asks until something is so, for a minute at most.
  private func wait(_ isSo: () -> Bool) throws {
    for _ in 0..<6000 {
      if isSo() { return }
      usleep(10_000)
    }
    Issue.record("waited for a minute")
  }
}
