import CommandLine

/// Options that every command takes.
enum CommonOptions {
  static let verbose = Flag("verbose", help: "Say how long each stage takes, and more about what was left out.")
  static let color = Option(
    "color", valueName: "when", choicesOf: ColorChoice.self, help: "Whether results are coloured.", defaultValue: .auto)

  static let declarations = [verbose.declaration, color.declaration]
}

/// Options of the commands that read source.
enum SourceOptions {
  static let filesFrom = Option<String>(
    "files-from", valueName: "file", help: "Read paths from a file, one a line (or ended by NUL); - for standard input.")
  static let noIgnore = Flag("no-ignore", help: "Read what .gitignore leaves out, too.")
  static let noDefaultExcludes = Flag(
    "no-default-excludes",
    help: "Read dependencies, build products and generated files, too (.build, Pods, Carthage, DerivedData, *.generated.swift …).")
  static let failOnUnreadable = Flag("fail-on-unreadable", help: "End with 3 where a file could not be read.")
  static let threads = Option<Int>("threads", valueName: "number", in: 1...256, help: "How many threads to use.", defaultText: "one a core")

  static let config = Option<String>(
    "config", valueName: "file", help: "The configuration.", defaultText: ".navgraph.yml in the folder of the first path, or above it")
  static let noConfig = Flag("no-config", help: "Read no configuration.")

  static let declarations = [
    filesFrom.declaration, noIgnore.declaration, noDefaultExcludes.declaration, failOnUnreadable.declaration, threads.declaration,
    config.declaration, noConfig.declaration,
  ]
  static let paths = ArgumentDeclaration(
    name: "paths", minimum: 0, maximum: .max,
    help: "Folders or Swift files; together they are one app. The current folder where none is given.")
  static let pathsOrGraph = ArgumentDeclaration(
    name: "paths", minimum: 0, maximum: .max,
    help: "Folders or Swift files; together they are one app. The current folder where none is given. Or one graph saved as JSON.")
}
