import Testing

@Suite struct UsageTests {
  @Test func helpNamesEveryCommandAndShowsExamples() throws {
    let folder = try TemporaryFolder()
    let help = try Tool.run(["--help"], in: folder)
    #expect(help.code == 0)
    #expect(help.messages.isEmpty)
    for command in ["lint", "graph", "render", "routes", "path", "explain", "rules", "init", "config"] {
      #expect(help.output.contains("\n  \(command) "))
      let own = try Tool.run([command, "--help"], in: folder)
      #expect(own.code == 0)
      #expect(own.output.contains("EXAMPLES:\n  navgraph \(command)"))
      #expect(try Tool.run(["help", command], in: folder).output == own.output)
    }
  }

  @Test func version() throws {
    let outcome = try Tool.run(["--version"], in: try TemporaryFolder())
    #expect(outcome.code == 0)
    #expect(outcome.output.wholeMatch(of: /navgraph \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [
    (["lnit"], "unknown command 'lnit'; did you mean 'lint'?"), (["graph", "--fromat=dot"], "unknown option '--fromat'; did you mean '--format'?"),
    (["graph", "--format", "dott"], "did you mean 'dot'?"), (["lint", "--only", "unused_destinaton"], "did you mean 'unused_destination'?"),
    (["rules", "nothing_like_it"], "unknown rule 'nothing_like_it'"), (["render"], "render needs -o"), (["render", "-o", "a.jpeg"], "has no ending of a picture"),
    (["explain", "nowhere"], "explain takes a place such as"), (["explain", "a.swift:0"], "explain takes a place such as"),
    (["lint", "--threads", "0"], "--threads takes a whole number"), (["lint", "--reporter", "json", "--reporter", "text"], "would both go to standard output"),
    (["lint", "-o", "a", "-o", "b"], "follows another --output"), (["graph", "a.json", "b"], "it is read alone"),
    (["lint", "a.json"], "only graph, render, docs, routes and path read saved graphs"), (["lint", "--only", "unused_destination,unmaped_destination"], "did you mean 'unmapped_destination'?"),
    (["lint", "--only", "unused"], "did you mean 'unused_destination'?"), (["path"], "destination is missing"),
    (["graph", "--format", "tree", "--components"], "--components says what the picture shows: it goes with --format d2, dot, mermaid, plantuml"),
    (["graph", "--rankdir=LR"], "--rankdir says what the picture shows"), (["lint", "--config", "nofile.yml"], "error: nofile.yml: no such file"),
  ]) func wrongUsageEndsWithTwo(_ arguments: [String], _ message: String) throws {
    let outcome = try Tool.run(arguments, in: try TemporaryFolder())
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
  }

  @Test func rulesAreListedAndShown() throws {
    let folder = try TemporaryFolder()
    let list = try Tool.run(["rules"], in: folder)
    #expect(list.code == 0)
    for id in ["default_mapped_destination", "unmapped_destination", "unreachable_destination", "unused_destination"] {
      #expect(list.output.contains("\(id) "))
      #expect(try Tool.run(["rules", id], in: folder).output.contains("`\(id)`"))
    }
  }

  @Test func argumentsComeOutAsText() throws {
    let outcome = try Tool.run(["\u{1B}[31mred\u{7}\nnext"], in: try TemporaryFolder())
    #expect(outcome.messages.contains("unknown command '\\u{1B}[31mred\\u{7}\\nnext'"))
    #expect(!outcome.messages.contains("\u{1B}"))
  }
}
