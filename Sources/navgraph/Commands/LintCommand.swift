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
  static let linkPrefix = Option<String>(
    "link-prefix", valueName: "url",
    help: """
      What stands before the file in links to source (markdown, html), say https://…/blob/main/, or a pattern with {file} and {line}; \
      without it there are none.
      """)
  static let rulePages = Option<String>(
    "rule-pages", valueName: "url",
    help: "What stands before <id>.md in links to the pages of rules (sarif, markdown, html): where docs/rules of navgraph lies.")
  static let strict = Flag("strict", help: "End with 1 for warnings, too; notes never count.")
  static let lenient = Flag("lenient", help: "Errors come out as warnings, so that no finding ends the run with 1: for builds that are not to break.")
  static let writeBaseline = Option<String>(
    "write-baseline", valueName: "file", isValueOptional: true,
    help: """
      Write all findings to a file; they count neither in this run nor in later ones with --baseline. Where no file is named behind it, to that \
      of --baseline or of `baseline` in the configuration.
      """)
  static let shrinkBaseline = Flag(
    "shrink-baseline", help: "Take out of the baseline what is mended, and add nothing: what is new counts as ever.")
  static let changedSince = Option<String>(
    "changed-since", valueName: "revision",
    help: """
      Only findings that were not there at a revision (main...HEAD: where the branch left main); the exit code, too, goes by these. The others \
      are counted.
      """)

  static let declaration = CommandDeclaration(
    name: "lint", summary: "what is wrong with the navigation",
    discussion: """
      Reads the source and reports what is wrong with its navigation: routes that nothing maps, screens that nobody reaches, values that no \
      stack knows, sheets that compete, links that are lost and more (`navgraph rules` lists the rules). \
      Findings that a site which could not be followed might make wrong are held back and counted.
      """,
    arguments: SourceOptions.paths,
    options: [reporter.declaration, output.declaration, linkPrefix.declaration, rulePages.declaration, strict.declaration, lenient.declaration]
      + LintOptions.declarations + [changedSince.declaration, writeBaseline.declaration, shrinkBaseline.declaration]
      + SourceOptions.declarations,
    examples: [
      Example("navgraph lint", does: "Lints the app in the current folder."),
      Example("navgraph lint App --reporter xcode", does: "In a build phase: findings show in Xcode, and only errors fail the build."),
      Example(
        "navgraph lint --strict --reporter text --reporter json --output findings.json",
        does: "Text for the log, JSON into a file, and 1 at the end for warnings, too."),
      Example(
        "navgraph lint --write-baseline .navgraph-baseline.json",
        does: "In an old app: saves what is there today, so that later runs with --baseline tell what is new."),
    ],
    foreignOptions: [
      "format": "lint has --reporter", "only-rule": "lint has --only", "exclude": "`excluded` of .navgraph.yml says what is left out",
      "excluded": "`excluded` of .navgraph.yml says what is left out", "include": "`included` of .navgraph.yml says what is read",
      "fix": "navgraph changes no source", "autocorrect": "navgraph changes no source", "quiet": "lint is quiet where all is well",
      "reporters": "--reporter is given once for each form", "target": "`included` of .navgraph.yml, or paths, say what is read",
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> ExitCode {
    try LintOptions.check(arguments)
    if arguments.has(strict), arguments.has(lenient) { throw .usage("--strict and --lenient contradict each other") }
    if arguments.has(writeBaseline), arguments.has(shrinkBaseline) {
      throw .usage("--write-baseline and --shrink-baseline contradict each other: one adds what is new, the other does not")
    }
    if arguments.has(changedSince), arguments.has(writeBaseline) || arguments.has(shrinkBaseline) {
      throw .usage("--changed-since shows a part of the findings, and a baseline is made of all: give one of the two")
    }
    let reports = try reports(arguments)
    var states: SourceStates?
    let analysis = try GraphInput.read(
      arguments.positional, arguments, takesSavedGraph: false,
      observing: { LintSettings(arguments, $0).lint.observedFamilies() }, tellingTitles: false,
      since: { paths throws(CommandFailure) in
        states = try arguments.value(changedSince).map { revision throws(CommandFailure) in
          try ChangeStart.states(revision, changedSince.declaration.name, paths: paths, console)
        }
        return states
      }, console)
    var settings = LintSettings(arguments, analysis.configuration)
    settings.read(analysis)
    let start = ContinuousClock.now
    var outcome = try outcome(arguments, analysis, &settings, reports.compactMap(\.file), console)
    try states?.check()
    if let states { LintedBase.keepNew(&outcome, since: states, analysis, arguments, console) }
    if arguments.has(lenient) { soften(&outcome.findings) }
    settings.tell(outcome.renamed, console)
    console.detail("lint       \(GraphInput.milliseconds(ContinuousClock.now - start))")
    let unreadable = analysis.problems.filter { $0.kind == .unreadable }.map { UnreadableFile(path: $0.path, reason: $0.reason) }
    let result = LintResult(
      generator: analysis.graph.generator, outcome: outcome, summary: analysis.graph.summary, unresolved: analysis.graph.unresolved,
      unreadable: unreadable, rules: RuleRegistry.all.filter(settings.lint.runs).map(\.id), excerpts: ExcerptInput.read(for: outcome.findings))
    for report in reports {
      let options = ReportOptions(
        color: console.usesColor && report.file == nil, verbose: console.isVerbose,
        currentDirectory: PathResolution.currentDirectory() ?? "/", linkPrefix: arguments.value(linkPrefix),
        rulePages: arguments.value(rulePages))
      try OutputFile.write(report.reporter.render(result, options), to: report.file, console)
    }
    return GraphInput.code(code(result, isStrict: arguments.has(strict)), analysis, arguments)
  }

  /// What the rules say, once the baseline was read, written or shrunk, whichever is asked for.
  private static func outcome(
    _ arguments: ParsedArguments, _ analysis: Analysis, _ settings: inout LintSettings, _ reports: [String], _ console: Console
  ) throws(CommandFailure) -> RuleOutcome {
    func lint() -> RuleOutcome { analysis.graph.lint(settings.lint, observing: analysis.observations) }
    var outcome: RuleOutcome
    if arguments.has(writeBaseline) {
      let file: String
      if let named = arguments.value(writeBaseline) {
        file = named
      } else {
        file = try BaselineInput.file(for: "write-baseline", arguments, analysis.configuration)
      }
      try refuse(file, beside: reports)
      outcome = lint()
      let old = BaselineInput.old(file)
      try BaselineInput.write(Baseline.written(anew: old, from: outcome, settings.lint), over: old, to: file, console)
      (outcome.baselined, outcome.findings) = (outcome.findings, [])
    } else {
      settings.know(try BaselineInput.read(arguments, analysis.configuration, console))
      outcome = lint()
      if arguments.has(shrinkBaseline) {
        let file = try BaselineInput.file(for: "shrink-baseline", arguments, analysis.configuration)
        try refuse(file, beside: reports)
        let old = settings.lint.baseline ?? Baseline([])
        let shrunk = old.shrunk(by: outcome, settings.lint)
        try BaselineInput.write(shrunk, over: old, to: file, console)
        // What was superfluous is so no more.
        settings.know(shrunk)
        outcome = lint()
      }
    }
    return outcome
  }

  /// - Throws: `CommandFailure` with 2 where two results would go to one file.
  private static func refuse(_ file: String, beside others: [String]) throws(CommandFailure) {
    if let other = others.first(where: { place($0) == place(file) }) { throw .usage("\(other) is the baseline, and cannot be a report, too") }
  }

  /// A file by whatever name.
  private static func place(_ file: String) -> String {
    let path = PathResolution.absolute(file, from: PathResolution.currentDirectory() ?? "/")
    if let canonical = PathResolution.canonical(path) { return canonical }
    let (folder, name) = PathResolution.split(path)
    return (PathResolution.canonical(folder) ?? folder) + "/" + name
  }

  /// Errors as warnings. Fingerprints know no severity, so a baseline holds for both.
  private static func soften(_ findings: inout [Finding]) {
    for index in findings.indices where findings[index].severity == .error { findings[index].severity = .warning }
  }

  static func code(_ result: LintResult, isStrict: Bool) -> ExitCode {
    if result.count(of: .error) > 0 { return .findings }
    return isStrict && result.count(of: .warning) > 0 ? .findings : .success
  }

  /// Each `--output` belongs to the `--reporter` before it; one without goes to standard output, of which there is one. Where there is one of
  /// each they belong together, whichever comes first.
  private static func reports(_ arguments: ParsedArguments) throws(CommandFailure) -> [(reporter: Reporter, file: String?)] {
    var reports: [(reporter: Reporter, file: String?)] = []
    let (named, files) = (arguments.values(reporter), arguments.values(output))
    if named.count == 1, files.count == 1, let reporter = ReporterRegistry.reporter(named[0]) { reports = [(reporter, files[0])] }
    for (name, value) in arguments.occurrences where reports.isEmpty || !(named.count == 1 && files.count == 1) {
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
    let written = reports.compactMap(\.file).filter { $0 != "-" }
    if let source = written.first(where: { $0.hasSuffix(".swift") }) { throw .usage("--output \(source) would overwrite source") }
    for (number, file) in written.enumerated() where written[..<number].contains(where: { place($0) == place(file) }) {
      throw .usage("--output \(file) is given twice; each report needs a file of its own")
    }
    let toStandardOutput = reports.filter { $0.file == nil || $0.file == "-" }
    guard toStandardOutput.count <= 1 else {
      throw .usage(
        "\(toStandardOutput.map(\.reporter.name).joined(separator: " and ")) would both go to standard output; give each an --output")
    }
    return reports
  }
}
