import Testing

@testable import CommandLine

@Suite struct ArgumentParserTests {
  enum Format: String, CaseIterable, Sendable { case json, dot, mermaid }

  static let format = Option("format", valueName: "format", choicesOf: Format.self, help: "The form.", defaultValue: .json)
  static let output = Option<String>("output", short: "o", valueName: "file", help: "Where to.")
  static let strict = Flag("strict", help: "Warnings fail.")
  static let threads = Option<Int>("threads", valueName: "number", in: 1...64, help: "How many threads.")

  let parser = ArgumentParser(
    ProgramDeclaration(
      name: "tool", version: "1.2", summary: "does things",
      commands: [
        CommandDeclaration(
          name: "graph", summary: "prints the graph", arguments: ArgumentDeclaration(name: "paths", minimum: 0, maximum: .max, help: "Folders."),
          options: [Self.format.declaration, Self.output.declaration, Self.strict.declaration],
          examples: [Example("tool graph --format dot", does: "Prints DOT.")]),
        CommandDeclaration(
          name: "explain", summary: "explains a place", arguments: ArgumentDeclaration(name: "place", minimum: 1, maximum: 1, help: "file:line"),
          options: [], examples: [Example("tool explain a:1", does: "Explains.")]),
      ],
      commonOptions: [Self.threads.declaration]))

  @Test func readsEveryWayToWriteAnOption() throws {
    let (command, parsed) = try run(["graph", "a", "--format", "dot", "-o", "x", "b", "--threads=4", "--strict"])
    #expect(command == "graph")
    #expect(parsed.positional == ["a", "b"])
    #expect(parsed.value(Self.format) == .dot)
    #expect(parsed.value(Self.output) == "x")
    #expect(parsed.value(Self.threads) == 4)
    #expect(parsed.has(Self.strict))
    #expect(try run(["graph", "-ofile"]).1.value(Self.output) == "file")
    #expect(try run(["graph", "--output=--odd=name"]).1.value(Self.output) == "--odd=name")
  }

  @Test func aValueMayBeOptional() throws {
    let save = Option<String>("save", valueName: "file", isValueOptional: true, help: "Saves.")
    let declaration = CommandDeclaration(
      name: "graph", summary: "", arguments: ArgumentDeclaration(name: "paths", minimum: 0, maximum: .max, help: ""),
      options: [save.declaration, Self.strict.declaration], examples: [])
    let parser = ArgumentParser(ProgramDeclaration(name: "tool", version: "1", summary: "", commands: [declaration], commonOptions: []))
    for (arguments, value) in [(["--save"], nil), (["--save", "--strict"], nil), (["--save", "a", "--strict"], "a"), (["--save=a"], "a")] as [([String], String?)] {
      guard case .run(_, let parsed) = try parser.parse(["graph"] + arguments) else { throw UsageError("no run") }
      #expect(parsed.has(save))
      #expect(parsed.value(save) == value)
      #expect(parsed.has(Self.strict) == arguments.contains("--strict"))
    }
    #expect(HelpText.command(declaration, of: ProgramDeclaration(name: "t", version: "1", summary: "", commands: [], commonOptions: [])).contains("--save [<file>]"))
  }

  @Test func repeatsKeepTheirOrder() throws {
    let parsed = try run(["graph", "--format", "dot", "-o", "a", "--format=json", "-o", "-"]).1
    #expect(parsed.values(Self.format) == [.dot, .json])
    #expect(parsed.value(Self.output) == "-")
    #expect(parsed.occurrences.map(\.name) == ["format", "output", "format", "output"])
  }

  @Test func twoDashesEndOptions() throws {
    let parsed = try run(["graph", "--strict", "--", "--format", "-o", "--"]).1
    #expect(parsed.positional == ["--format", "-o", "--"])
  }

  @Test func commonOptionsMayComeFirst() throws {
    #expect(try run(["--threads", "2", "graph"]).1.value(Self.threads) == 2)
  }

  @Test(arguments: [
    (["grpah"], "unknown command 'grpah'; did you mean 'graph'?"),
    (["something"], "unknown command 'something'"),
    (["graph", "--fromat", "dot"], "unknown option '--fromat'; did you mean '--format'?"),
    (["graph", "--format"], "--format needs a value"),
    (["graph", "--format", "--strict"], "--format needs a value"),
    (["graph", "--format=dott"], "--format takes no 'dott'; did you mean 'dot'? (one of json, dot, mermaid)"),
    (["graph", "--format", "xyz"], "--format takes no 'xyz' (one of json, dot, mermaid)"),
    (["graph", "--strict=yes"], "--strict takes no value"),
    (["graph", "--threads", "0"], "--threads takes a whole number from 1 to 64, not '0'"),
    (["graph", "--threads", "99999999999999999999"], "--threads takes a whole number from 1 to 64, not '99999999999999999999'"),
    (["graph", "--output="], "--output takes some text, not ''"),
    (["graph", "-x"], "unknown option '-x'"),
    (["explain"], "place is missing"),
    (["explain", "a:1", "b"], "unexpected argument 'b'"),
    (["a\u{1B}[31m\n"], "unknown command 'a\\u{1B}[31m\\n'"),
  ]) func mistakes(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError.self) { try parser.parse(arguments) }
    do {
      _ = try parser.parse(arguments)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func helpSpeaksOfEveryWordThatIsDeclared() throws {
    for arguments in [[], ["--help"], ["help"], ["-h"]] {
      let text = try help(arguments)
      #expect(text.contains("graph    prints the graph"))
      #expect(text.contains("--threads <number>"))
    }
    for arguments in [["graph", "--help"], ["help", "graph"], ["graph", "x", "-h"]] {
      let text = try help(arguments)
      for part in ["tool graph [paths…]", "--format <format>", "One of: json, dot, mermaid. (default: json)", "-o, --output <file>", "tool graph --format dot"] {
        #expect(text.contains(part), "\(part)")
      }
    }
  }

  @Test func version() throws {
    for arguments in [["--version"], ["graph", "--version"]] {
      guard case .version(let text) = try parser.parse(arguments) else {
        Issue.record("no version")
        continue
      }
      #expect(text == "tool 1.2")
    }
  }

  @Test func linesOfHelpFit() throws {
    for line in try help(["graph", "--help"]).split(separator: "\n") { #expect(line.count <= HelpText.width) }
  }

  @Test(arguments: [("lint", "lint", 0), ("lnit", "lint", 1), ("lin", "lint", 1), ("", "abc", 3), ("kitten", "sitting", 3)])
  func editDistance(_ first: String, _ second: String, _ distance: Int) {
    #expect(Suggestion.editDistance(Array(first), Array(second)) == distance)
    #expect(Suggestion.editDistance(Array(second), Array(first)) == distance)
  }

  @Test(arguments: [
    ("only-rule", "only"), ("github-actions-logging", "github-actions"), ("prefix", "link-prefix"), ("fix", nil), ("tset", "test"), ("un", nil),
  ]) func theWordThatIsMeant(_ word: String, _ meant: String?) {
    #expect(Suggestion.nearest(to: word, among: ["only", "github-actions", "link-prefix", "test", "no-default-excludes"]) == meant)
  }

  private func run(_ arguments: [String]) throws -> (String, ParsedArguments) {
    guard case .run(let command, let parsed) = try parser.parse(arguments) else { throw UsageError("no run") }
    return (command.name, parsed)
  }

  private func help(_ arguments: [String]) throws -> String {
    guard case .help(let text) = try parser.parse(arguments) else { throw UsageError("no help") }
    return text
  }
}
