import Foundation
import Testing

/// The steps of `action.yml`, run as a runner runs them.
@Suite struct ActionTests {
  static let script = ReadmeTests.root.appendingPathComponent("Scripts/action").path

  @Test func annotationsSummaryAndSARIFInOneRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", LintTests.faulty)
    let outcome = try lint(folder, ["NAVGRAPH_PATHS": "App\n", "NAVGRAPH_SARIF_FILE": "navgraph.sarif"])
    #expect(outcome.code == 1, "\(outcome.messages)")
    #expect(outcome.output.contains("::error file=App/App.swift,line="))
    #expect(outcome.output.contains("::warning file=App/App.swift,line="))
    // What another step wrote stays.
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("# Before\n") && summary.contains("`unmapped_destination`"))
    #expect(try folder.text("navgraph.sarif").contains("\"ruleId\": \"unmapped_destination\""))
    #expect(try folder.text("outputs").contains("exit-code=1\n"))
  }

  @Test func whatIsWellPasses() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    let outcome = try lint(folder, [:])
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.messages)")
    #expect(try folder.text("outputs").contains("exit-code=0\n"))
  }

  @Test(arguments: [
    (["NAVGRAPH_STRICT": "true", "NAVGRAPH_OPTIONS": "--only\nunused_destination"], 1), (["NAVGRAPH_OPTIONS": "--only=unused_destination"], 0),
    (["NAVGRAPH_OPTIONS": "--lenient"], 0), (["NAVGRAPH_STRICT": "yes"], 2), (["NAVGRAPH_BASELINE": "nowhere.json"], 2),
    (["NAVGRAPH_CONFIG": "nowhere.yml"], 2), (["NAVGRAPH_PATHS": "nowhere"], 2),
  ] as [([String: String], Int32)]) func inputsAreOptions(_ inputs: [String: String], _ code: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", LintTests.faulty)
    let outcome = try lint(folder, inputs)
    #expect(outcome.code == code, "\(outcome.output)\(outcome.messages)")
  }

  /// A pull request may choose what an input holds; none of it may run or become an option.
  @Test(arguments: ["$(touch pwned)", "`touch pwned`", "; touch pwned", "\"; touch pwned; \"", "--write-baseline=pwned", "* | touch pwned"])
  func inputsAreData(_ hostile: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    for name in ["NAVGRAPH_PATHS", "NAVGRAPH_CONFIG", "NAVGRAPH_BASELINE", "NAVGRAPH_STRICT"] {
      let outcome = try lint(folder, [name: hostile])
      #expect(outcome.code >= 2, "\(name): \(outcome.output)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/pwned"))
    }
    #expect(try lint(folder, ["NAVGRAPH_SARIF_FILE": hostile]).code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/pwned"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/" + hostile))
  }

  /// The key tells the source of the action, wherever it lies.
  @Test func theBuildIsKeptUnderWhatItIsMadeOf() throws {
    let folder = try TemporaryFolder()
    #expect(try run("cache", folder, [:]).code == 0)
    let outputs = try folder.text("outputs").split(separator: "\n").map(String.init)
    #expect(outputs.contains("path=" + ReadmeTests.root.appendingPathComponent(".build").path))
    let key = try #require(outputs.first { $0.hasPrefix("key=navgraph-") })
    #expect(key.contains(/-[0-9a-f]{64}$/))
    let again = try TemporaryFolder()
    #expect(try run("cache", again, [:]).code == 0)
    #expect(try again.text("outputs").contains(key + "\n"))
  }

  @Test func anArchiveIsCheckedBeforeItRuns() throws {
    let folder = try TemporaryFolder()
    try folder.write("navgraph-1/navgraph", "#!/bin/sh\necho navgraph 1\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/navgraph-1/navgraph")
    _ = try Tool.run(URL(fileURLWithPath: "/usr/bin/env"), ["tar", "-czf", "release.tar.gz", "navgraph-1"], inFolder: folder.path)
    let archive = "file://\(folder.path)/release.tar.gz"
    #expect(try provide(folder, ["NAVGRAPH_ARCHIVE": archive]).code == 2)
    let other = try provide(folder, ["NAVGRAPH_ARCHIVE": archive, "NAVGRAPH_ARCHIVE_SHA256": String(repeating: "0", count: 64)])
    #expect(other.code == 2)
    #expect(other.output.contains("another checksum"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/outputs"))
    let sum = try Tool.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["bash", "-c", "if command -v sha256sum >/dev/null; then sha256sum \"$0\"; else shasum -a 256 \"$0\"; fi", "release.tar.gz"],
      inFolder: folder.path).output.prefix(64)
    let right = try provide(folder, ["NAVGRAPH_ARCHIVE": archive, "NAVGRAPH_ARCHIVE_SHA256": String(sum)])
    #expect(right.code == 0, "\(right.output)\(right.messages)")
    #expect(right.output == "navgraph 1\n")
    #expect(try folder.text("outputs").hasPrefix("executable=\(folder.path)/"))
  }

  @Test func aChangeIsToldInTheSummaryAndInAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    try git(folder, "init", "-q")
    try git(folder, "add", "-A")
    try git(folder, "commit", "-q", "-m", "one")
    try folder.write("App.swift", SmallApp.source.replacing("DetailView", with: "ItemView"))
    try git(folder, "commit", "-q", "-a", "-m", "two")
    func report(_ paths: String) throws -> String {
      try? FileManager.default.removeItem(atPath: folder.path + "/outputs")
      let outcome = try run("diff", folder, ["NAVGRAPH_EXECUTABLE": try Tool.executable.path, "NAVGRAPH_PATHS": paths])
      #expect(outcome.code == 0, "\(outcome.output)\(outcome.messages)")
      let path = try #require(try folder.text("outputs").split(separator: "\n").first { $0.hasPrefix("report=") }).dropFirst(7)
      return try String(contentsOfFile: String(path), encoding: .utf8)
    }
    let text = try report(".")
    #expect(text.hasPrefix("<!-- navgraph diff -->\n### Navigation: 1 screen renamed"))
    #expect(try folder.text("summary.md") == text)
    let comment = try #require(try folder.text("outputs").split(separator: "\n").first { $0.hasPrefix("comment=") }).dropFirst(8)
    #expect(try String(contentsOfFile: String(comment), encoding: .utf8) == text)
    // Each app of a repository has a comment of its own.
    let own = try report("App.swift\n./App.swift")
    #expect(own.hasPrefix("<!-- navgraph diff of App.swift ./App.swift -->\n### Navigation: 1 screen renamed"))
    for hostile in ["$(touch pwned)", "--output=pwned", "; touch pwned", "nowhere"] {
      #expect(try run("diff", folder, ["NAVGRAPH_EXECUTABLE": try Tool.executable.path, "NAVGRAPH_COMPARE": hostile]).code == 2)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/pwned"))
    }
  }

  /// Whatever the limit, a comment ends behind a whole row, and nothing stays open.
  @Test func aCommentIsCutBetweenRows() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<12).map { "| 🟢 new | `Screen\($0)` | `App.swift:\($0)` |" }
    let lines = ["<!-- navgraph diff -->", "### Navigation: 24 screens added", "", "From `a` to `b`.", "", "```mermaid", "flowchart LR", "  n0 --> n1", "```", "",
      "| | Findings | |", "|---|---|---|"] + rows + ["| | and 100 more | |", "", "<details><summary>12 changes</summary>", "", "| | Screens | |", "|---|---|---|"]
      + rows + ["", "| | Ways | |", "|---|---|---|"] + rows + ["", "</details>", "", "And 3 changes to components."]
    let text = lines.joined(separator: "\n") + "\n"
    try folder.write("report.md", text)
    let step = 37
    for limit in stride(from: 200, through: text.utf8.count + step, by: step) {
      let outcome = try Tool.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["bash", "-c", "\"$0\" shorten \"$1\" <report.md", Self.script, String(limit)], inFolder: folder.path)
      let cut = outcome.output
      try #require(outcome.code == 0, "\(outcome.messages)")
      if limit >= text.utf8.count {
        #expect(cut == text)
        continue
      }
      #expect(cut.utf8.count <= limit && cut.hasPrefix("<!-- navgraph diff -->\n") && cut.hasSuffix("\nThe rest stands in the summary of the job.\n"), "\(limit): \(cut)")
      let told = cut.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(told.dropLast(2).allSatisfy { lines.contains($0) }, "\(limit): \(cut)")
      for (opening, closing) in [("<details>", "</details>"), ("```mermaid", "```")] {
        let count = told.count { $0.hasPrefix(opening) }
        #expect(told.count { $0 == closing } == count && count < 2, "\(limit): \(cut)")
      }
      // Each table has a row.
      for (number, line) in told.enumerated() where line == "|---|---|---|" { #expect(told[number + 1].hasPrefix("| 🟢"), "\(limit): \(cut)") }
    }
  }

  private static let hasNode = (try? Tool.run(URL(fileURLWithPath: "/usr/bin/env"), ["node", "--version"], inFolder: "/").code) == 0

  /// The step that posts the comment, against a stand-in for GitHub.
  @Test(.enabled(if: hasNode)) func onlyItsOwnCommentIsChanged() throws {
    let folder = try TemporaryFolder()
    let action = try String(contentsOf: ReadmeTests.root.appendingPathComponent("action.yml"), encoding: .utf8)
    let script = try #require(action.split(separator: "        script: |\n", maxSplits: 1).last)
    try folder.write("report.md", "<!-- navgraph diff -->\nnew\n")
    try folder.write(
      "run.js",
      """
      const comments = JSON.parse(process.argv[2]), calls = []
      const call = (name) => async (values) => calls.push(name + ' ' + (values.comment_id ?? values.issue_number) + ' ' + values.body.split('\\n')[1])
      const github = {
        paginate: async () => comments,
        graphql: async (query, { ids }) => ({ nodes: ids.map((id) => ({ id, viewerDidAuthor: comments.find((one) => one.node_id === id).mine })) }),
        rest: { issues: { updateComment: call('update'), createComment: call('create') } },
      }
      const context = { repo: { owner: 'o', repo: 'r' }, payload: { pull_request: { number: 7 } } }
      const core = { warning: (text) => calls.push(text) }
      const step = async () => {
      \(script)
      }
      step().then(() => console.log(calls.join(', ')))

      """)
    func comment(_ id: Int, _ body: String, mine: Bool) -> String {
      "{\"id\": \(id), \"node_id\": \"n\(id)\", \"body\": \"\(body)\", \"mine\": \(mine)}"
    }
    let (mark, old) = ("<!-- navgraph diff -->", "<!-- navgraph diff -->\\r\\nold\\r\\n")
    let cases: [([String], String)] = [
      ([], "create 7 new"), ([comment(1, old, mine: true)], "update 1 new"), ([comment(1, old, mine: false)], "create 7 new"),
      ([comment(1, old, mine: false), comment(2, old, mine: true)], "update 2 new"), ([comment(1, mark + "\\nnew\\n", mine: true)], ""),
      ([comment(1, "<!-- navgraph diff of App -->\\nold", mine: true), comment(2, mark + "!", mine: true)], "create 7 new"),
    ]
    for (comments, calls) in cases {
      let outcome = try Tool.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["node", "run.js", "[" + comments.joined(separator: ",") + "]"], inFolder: folder.path,
        environment: ["NAVGRAPH_COMMENT": "report.md"])
      #expect(outcome.output == calls + "\n", "\(comments): \(outcome)")
    }
  }

  private func lint(_ folder: TemporaryFolder, _ inputs: [String: String]) throws -> Tool.Outcome {
    try folder.write("summary.md", "# Before\n")
    return try run("lint", folder, inputs.merging(["NAVGRAPH_EXECUTABLE": try Tool.executable.path]) { own, _ in own })
  }

  private func provide(_ folder: TemporaryFolder, _ inputs: [String: String]) throws -> Tool.Outcome { try run("provide", folder, inputs) }

  private func run(_ step: String, _ folder: TemporaryFolder, _ inputs: [String: String]) throws -> Tool.Outcome {
    let runner = ["GITHUB_OUTPUT": folder.path + "/outputs", "GITHUB_STEP_SUMMARY": folder.path + "/summary.md", "RUNNER_TEMP": folder.path]
    return try Tool.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["bash", Self.script, step], inFolder: folder.path, environment: inputs.merging(runner) { $1 })
  }
}
