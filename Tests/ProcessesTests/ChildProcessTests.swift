import Foundation
import Testing

@testable import Processes

@Suite struct ChildProcessTests {
  private func shell(_ script: String) -> ChildProcess { ChildProcess(program: "/bin/sh", arguments: ["-c", script]) }

  @Test func bytesGoInAndComeBack() throws {
    let input = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let output = try ChildProcess(program: "/bin/cat", arguments: []).run(input: input, timeLimit: .seconds(30))
    #expect(output.standardOutput == input)
    #expect(output.exitCode == 0)
  }

  @Test func exitCodeAndErrorsAreToldApart() throws {
    let output = try shell("echo out; echo err >&2; exit 7").run(input: [], timeLimit: .seconds(30))
    #expect(output.exitCode == 7)
    #expect(output.standardOutput == Array("out\n".utf8))
    #expect(output.standardError == Array("err\n".utf8))
  }

  @Test func aSignalIsNoExitCode() throws {
    let output = try shell("kill -TERM $$").run(input: [], timeLimit: .seconds(30))
    #expect(output.exitCode == nil)
    #expect(output.signal == 15)
  }

  /// A child that closes its input while this process writes would raise SIGPIPE here.
  @Test func aChildThatDoesNotReadIsNoError() throws {
    let output = try shell("exec <&-; echo done").run(input: [UInt8](repeating: 65, count: 4_000_000), timeLimit: .seconds(30))
    #expect(output.standardOutput == Array("done\n".utf8))
  }

  @Test func aMissingProgramIsNamed() {
    #expect {
      _ = try ChildProcess(program: "/nonexistent/program", arguments: []).run(input: [], timeLimit: .seconds(5))
    } throws: { error in
      "\(error)".contains("/nonexistent/program")
    }
  }

  @Test func aHangingChildIsEndedWithWhatItStarted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("grandchild").path
    let child = shell("sleep 600 & echo $! > '\(file)'; wait")
    #expect(throws: ChildProcess.Failure.timeLimit(program: "/bin/sh", .milliseconds(700))) {
      _ = try child.run(input: [], timeLimit: .milliseconds(700))
    }
    let text = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    let grandchild = try #require(Int32(text))
    // Killed, though its own parent is gone before it: gone, or waiting to be reaped.
    var isGone = false
    for _ in 0..<200 where !isGone {
      isGone = kill(grandchild, 0) != 0 || isZombie(grandchild)
      if !isGone { usleep(10_000) }
    }
    #expect(isGone)
  }

  /// It has closed its output: the end of the pipes says nothing about the end of the process.
  @Test func aChildThatHangsWithClosedOutputIsEnded() {
    #expect(throws: ChildProcess.Failure.timeLimit(program: "/bin/sh", .milliseconds(300))) {
      _ = try shell("exec >&- 2>&-; sleep 600").run(input: [], timeLimit: .milliseconds(300))
    }
  }

  @Test func outputWithoutEndIsCut() {
    var child = shell("yes")
    child.outputLimit = 1_000_000
    #expect(throws: ChildProcess.Failure.tooMuchOutput(program: "/bin/sh")) {
      _ = try child.run(input: [], timeLimit: .seconds(60))
    }
  }

  @Test func variablesCanBeWithheld() throws {
    var child = ChildProcess(program: "/usr/bin/env", arguments: [])
    let all = String(decoding: try child.run(input: [], timeLimit: .seconds(30)).standardOutput, as: UTF8.self)
    child.withheldVariables = ["PATH"]
    let rest = String(decoding: try child.run(input: [], timeLimit: .seconds(30)).standardOutput, as: UTF8.self)
    #expect(all.split(separator: "\n").filter { !$0.hasPrefix("PATH=") } == rest.split(separator: "\n")[...].map { $0 })
    #expect(all != rest)
  }

  private func isZombie(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return text.contains(") Z ")
  }
}
