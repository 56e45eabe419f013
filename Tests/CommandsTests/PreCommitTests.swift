import Foundation
import Testing

/// The hooks of `.pre-commit-hooks.yaml` in a repository of git: a commit that breaks a route is refused.
///
/// The hook is called as pre-commit calls it: in the repository's folder, without names of files. pre-commit itself is not needed.
@Suite struct PreCommitTests {
  @Test func aCommitThatBreaksARouteIsRefused() throws {
    let folder = try TemporaryFolder()
    let entry = try Self.entry(of: "navgraph-installed")
    #expect(entry.first == "navgraph")
    try git(["init", "--quiet"], folder)
    try folder.write(".git/hooks/pre-commit", "#!/bin/sh\nexec \(entry.joined(separator: " "))\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.git/hooks/pre-commit")

    try folder.write("App/App.swift", SmallApp.source)
    #expect(try commit("An app", folder).code == 0)
    try folder.write("App/App.swift", LintTests.faulty)
    let refused = try commit("A route without a view", folder)
    #expect(refused.code == 1)
    #expect((refused.output + refused.messages).contains("(unmapped_destination)"))
    #expect(try git(["log", "--format=%s"], folder).output == "An app\n")

    try folder.write("App/App.swift", SmallApp.source + "\n")
    #expect(try commit("Mended", folder).code == 0)
    #expect(try git(["log", "--format=%s"], folder).output == "Mended\nAn app\n")
  }

  /// The script builds the tool where it is missing; here it is there, beside a copy of the script.
  @Test func theScriptRunsTheToolBesideIt() throws {
    let folder = try TemporaryFolder()
    let entry = try Self.entry(of: "navgraph")
    #expect(entry == ["Scripts/pre-commit"])
    let script = try String(contentsOf: ReadmeTests.root.appendingPathComponent("Scripts/pre-commit"), encoding: .utf8)
    let copy = try folder.write("hooks/Scripts/pre-commit", script)
    try FileManager.default.createDirectory(atPath: folder.path + "/hooks/.build/release", withIntermediateDirectories: true)
    try folder.link("hooks/.build/release/navgraph", to: try Tool.executable.path)
    try folder.write("app/App.swift", LintTests.faulty)
    let bash = URL(fileURLWithPath: "/usr/bin/env")
    let outcome = try Tool.run(bash, ["bash", copy, "--only", "unmapped_destination"], inFolder: folder.path + "/app")
    #expect(outcome.code == 1, "\(outcome.messages)")
    #expect(outcome.output.contains("(unmapped_destination)") && !outcome.output.contains("(unused_destination)"))
  }

  /// The words of a hook's `entry`. That the file is YAML of the right form is tested in ConfigurationTests.
  private static func entry(of id: String) throws -> [String] {
    let text = try String(contentsOf: ReadmeTests.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0 == "- id: \(id)" })
    let line = try #require(lines[start...].first { $0.hasPrefix("  entry: ") })
    return line.dropFirst("  entry: ".count).split(separator: " ").map(String.init)
  }

  private func commit(_ message: String, _ folder: TemporaryFolder) throws -> Tool.Outcome {
    try git(["add", "--all"], folder)
    return try git(["commit", "--quiet", "--message", message], folder)
  }

  @discardableResult
  private func git(_ arguments: [String], _ folder: TemporaryFolder) throws -> Tool.Outcome {
    let tool = try Tool.executable.deletingLastPathComponent().path
    // Nothing of the machine's own settings.
    let environment = [
      "PATH": tool + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"), "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_CEILING_DIRECTORIES": folder.path,
    ]
    return try Tool.run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments, inFolder: folder.path, environment: environment)
  }
}
