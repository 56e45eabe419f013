import CommandLine
import Configuration
import Files
import NavigationGraph
import Reports
import Rules

/// `navgraph lint`: the findings.
enum LintCommand: Command {
  static let reporter = Option<String>(
    "reporter", choices: ReporterRegistry.all.map(\.name), valueName: "form",
    help: "The form of the findings; give it more than once, each with its --output, for several in one run."
      + ReporterRegistry.all.map { " \($0.name): \($0.summary)." }.joined(),
    defaultText: "text")
  static let output = Option<String>(
    "output", short: "o", valueName: "file",
    help: "Write the report of the --reporter before it to a file; standard output where it is not given.")
  static let strict = Flag("strict", help: "End with 1 for warnings, too; notes never count.")
  static let only = Option<String>("only", valueName: "rule", help: "Run this rule and no other; several with commas, or the option again.")
  static let enable = Option<String>(
    "enable", valueName: "rule", help: "Run a rule that is off by default; several with commas, or the option again.")
  static let disable = Option<String>("disable", valueName: "rule", help: "Do not run this rule; several with commas, or the option again.")

  static let declaration = CommandDeclaration(
    name: "lint", summary: "what is wrong with the navigation",
    discussion: """
      Reads Swift source and reports routes that no builder maps, that no site uses, or that nobody can reach. \
      Findings that a site which could not be followed might make wrong are held back and counted.
      """,
    arguments: SourceOptions.paths,
    options: [reporter.declaration, output.declaration, strict.declaration, only.declaration, enable.declaration, disable.declaration]
      + SourceOptions.declarations,
    examples: [
      Example("navgraph lint", does: "Lints the app in the current folder."),
      Example("navgraph lint App --reporter xcode", does: "In a build phase: findings show in Xcode, and only errors fail the build."),
      Example(
        "navgraph lint --strict --reporter text --reporter json --output findings.json",
        does: "Text for the log, JSON into a file, and 1 at the end for warnings, too."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    try checkRules(arguments)
    let reports = try reports(arguments)
    let analysis = try GraphInput.read(
      arguments.positional, arguments, takesSavedGraph: false,
      observing: { configuration(arguments, $0).observedFamilies() }, console)
    let start = ContinuousClock.now
    let outcome = analysis.graph.lint(configuration(arguments, analysis.configuration), observing: analysis.observations)
    console.detail("lint       \(GraphInput.milliseconds(ContinuousClock.now - start))")
    let unreadable = analysis.problems.filter { $0.kind == .unreadable }.map { UnreadableFile(path: $0.path, reason: $0.reason) }
    let result = LintResult(
      generator: analysis.graph.generator, outcome: outcome, summary: analysis.graph.summary, unresolved: analysis.graph.unresolved,
      unreadable: unreadable)
    for report in reports {
      let options = ReportOptions(
        color: console.usesColor && report.file == nil, verbose: console.isVerbose,
        currentDirectory: PathResolution.currentDirectory() ?? "/")
      try OutputFile.write(report.reporter.render(result, options), to: report.file, console)
    }
    return GraphInput.code(code(result, isStrict: arguments.has(strict)), analysis, arguments)
  }

  static func code(_ result: LintResult, isStrict: Bool) -> ExitCode {
    if result.count(of: .error) > 0 { return .findings }
    return isStrict && result.count(of: .warning) > 0 ? .findings : .success
  }

  static func unknownRule(_ id: String) -> String {
    let hint = Suggestion.nearest(to: id, among: RuleRegistry.all.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
    return "unknown rule '\(TerminalText.printable(id))'\(hint) ('navgraph rules' lists them)"
  }

  private static func checkRules(_ arguments: ParsedArguments) throws(CommandFailure) {
    for option in [only, enable, disable] {
      for id in rules(arguments, option) where RuleRegistry.rule(id) == nil { throw .usage(unknownRule(id)) }
    }
  }

  /// The project's settings, and over them what the command line says of the same rule.
  private static func configuration(_ arguments: ParsedArguments, _ project: Configuration?) -> LintConfiguration {
    let settings = project?.rules.map(\.value) ?? []
    let (only, enabled, disabled) = (Set(rules(arguments, only)), Set(rules(arguments, enable)), Set(rules(arguments, disable)))
    var result = LintConfiguration(only: only.isEmpty ? nil : only, enabled: enabled, disabled: disabled)
    for setting in settings {
      result.severities[setting.id] = Severity(rawValue: setting.level.rawValue)
      if setting.level != .off {
        result.enabled.insert(setting.id)
      } else if !enabled.contains(setting.id), !only.contains(setting.id) {
        result.disabled.insert(setting.id)
      }
    }
    return result
  }

  /// Ids as they are given, one by one or with commas between them.
  private static func rules(_ arguments: ParsedArguments, _ option: Option<String>) -> [String] {
    arguments.values(option).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Each `--output` belongs to the `--reporter` before it; one without goes to standard output, of which there is one.
  private static func reports(_ arguments: ParsedArguments) throws(CommandFailure) -> [(reporter: Reporter, file: String?)] {
    var reports: [(reporter: Reporter, file: String?)] = []
    for (name, value) in arguments.occurrences {
      if name == reporter.declaration.name, let reporter = ReporterRegistry.reporter(value) {
        reports.append((reporter, nil))
      } else if name == output.declaration.name {
        if reports.isEmpty { reports.append((.text, nil)) }
        guard reports[reports.count - 1].file == nil else {
          throw .usage("--output \(value) follows another --output; each belongs to the --reporter before it")
        }
        reports[reports.count - 1].file = value
      }
    }
    if reports.isEmpty { reports.append((.text, nil)) }
    let toStandardOutput = reports.filter { $0.file == nil || $0.file == "-" }
    guard toStandardOutput.count <= 1 else {
      throw .usage(
        "\(toStandardOutput.map(\.reporter.name).joined(separator: " and ")) would both go to standard output; give each an --output")
    }
    return reports
  }
}
