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

    let run = Run(#"cd "$1" && exec "$0/navgraph" render -o picture.svg"#, program.path, folder.path)
    let words = try ids(in: program.path, or: run)
    try #require(words.count == 2)
    let (child, navgraph) = (words[0], words[1])

    #expect(kill(navgraph, signal) == 0)
    let output = try #require(try run.wait())
    #expect(output.signal == signal, "\(output)")
    try wait { kill(child, 0) != 0 }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App.swift"])
  }

  /// Between the making of a file and its last name there is one by another name; a run that writes thousands of them is nearly always there.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aFileThatIsHalfWrittenGoes(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let nodes = (0..<4000).map { #"{"id": "view:S\#($0)", "kind": "view", "name": "S\#($0)", "role": "screen"}"# }
    try folder.write(
      "graph.json",
      #"{"schemaVersion": 1, "generator": {"name": "navgraph", "version": "0"}, "nodes": [\#(nodes.joined(separator: ","))], "edges": [], "#
        + #""returns": [], "unresolved": [], "summary": {"files": 1, "sites": 0, "resolvedSites": 0, "routes": 0, "views": 4000}}"#)
    let script = #"echo $$ > "$1/new" && mv "$1/new" "$1/ids" && cd "$1" && exec "$0" docs graph.json --no-picture -o pages"#
    let run = Run(script, try Tool.executable.path, folder.path)
    let navgraph = try #require(try ids(in: folder.path, or: run).first)
    let screens = folder.path + "/pages/screens"
    func pages() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: screens) }
    // The folder is not there at once.
    try wait { (try? pages().count) ?? 0 > 20 || run.isOver }

    #expect(kill(navgraph, signal) == 0)
    let output = try #require(try run.wait())
    #expect(output.signal == signal, "\(output)")
    // A folder that cannot be listed is another fault than one with a file too many.
    let left = try pages()
    #expect(left.count > 20 && left.allSatisfy { $0.hasSuffix(".md") }, "\(left.count): \(left.filter { !$0.hasSuffix(".md") })")
  }

  /// A script that runs beside the test. Not by `Process`: it hands the signals that are blocked on this thread on to the program.
  private final class Run: Sendable {
    private let outcome = Mutex<Result<ChildProcess.Output, ChildProcess.Failure>?>(nil)

    init(_ script: String, _ arguments: String...) {
      let child = ChildProcess(program: "/bin/sh", arguments: ["-c", script] + arguments)
      DispatchQueue.global().async { [self] in
        let result = Result { () throws(ChildProcess.Failure) in try child.run(input: [], timeLimit: .seconds(120)) }
        outcome.withLock { $0 = result }
      }
    }

    var isOver: Bool { outcome.withLock { $0 != nil } }

    /// What came of it; nil where it did not end within a minute.
    func wait() throws -> ChildProcess.Output? {
      for _ in 0..<6000 where !isOver { usleep(10_000) }
      return try outcome.withLock { $0 }?.get()
    }
  }

  /// The processes that a script names in a file.
  private func ids(in folder: String, or run: Run) throws -> [pid_t] {
    let file = folder + "/ids"
    try wait { FileManager.default.fileExists(atPath: file) || run.isOver }
    return try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
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
